"""What changes the whole process: allocator, collector, turns of threads, how modules are imported."""
