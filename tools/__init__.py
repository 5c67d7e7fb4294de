"""Tools of the workshop: nothing here is part of what is shipped."""
