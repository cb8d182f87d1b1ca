"""Tricks that change the whole process for speed and memory, each with a switch.

`switches` names them all. What a newer version of Python makes needless goes: `regex_repair` with Python
3.11.4. `side_thread` changes nothing but its own work; it is here because every layer may use it.
"""
