"""The games in a terminal: drawn in letters from view and layout, told in words, played by number or notation."""
