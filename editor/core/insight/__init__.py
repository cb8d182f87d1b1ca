"""Pictures of a document as a whole: what its entries have in common, and what stands out."""
