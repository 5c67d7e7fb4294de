"""Walpurgis: five board games of witches, complete to the last rule, open day and night."""
