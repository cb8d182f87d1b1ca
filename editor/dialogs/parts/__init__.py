"""The parts that several dialogs use: their frame, lists, file dialogs and encodings."""
