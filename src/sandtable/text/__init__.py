"""Every sentence people read: Fluent catalogues in four languages."""

from .catalogue import Catalogue, Texts, catalogue, message_id

__all__ = ["Catalogue", "Texts", "catalogue", "message_id"]
