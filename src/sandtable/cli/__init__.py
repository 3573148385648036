"""The command line: `sandtable games | play | simulate | replay | verify | rules | bench | new-game | …`."""
