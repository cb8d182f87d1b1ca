"""What differs between systems and versions of Python, and what is done to the whole process.

Every layer may use it. What is done to the process saves time or memory, and changes no result. What
a newer version of Python makes needless goes: the repair of patterns in `process` with Python 3.11.4.
"""
