"""What concerns the whole process: memory, threads, how Qt is loaded, and what systems do otherwise.

Each module says why it is there and what it gains. What a newer version of Python makes needless goes:
`regex_repair` with Python 3.11.4. `side_thread` changes nothing but its own work; it is here because every
layer may use it.
"""
