"""The settings of the program: declared, stored in a file, offered as preferences."""
