"""The delegates of the table: how cells are painted, and the editors that open in them."""
