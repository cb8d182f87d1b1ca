"""The document in memory: its entries as columns, the edits that change it, and who hears of them."""
