"""Every sentence people read: Fluent catalogues in four languages."""

from .catalogue import Catalogue, Texts, catalogue, message_id
from .variant import changed_texts, check_texts

__all__ = ["Catalogue", "Texts", "catalogue", "changed_texts", "check_texts", "message_id"]
