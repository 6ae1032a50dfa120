"""Runs cases one after the other and prints a row of a table for each: client, version, case, result."""

import importlib.metadata
import sys


def run(cases, perform=lambda case: case()):
    """Runs (client, case, function) each; ends the process, with 1 when one failed.

    A client is a package of Python or a pair of name and version; one that is not installed is left out.
    """
    failed = False
    for client, case, function in cases:
        try:
            name, version = (client, importlib.metadata.version(client)) if isinstance(client, str) else client
        except importlib.metadata.PackageNotFoundError:
            print(f"| {client} | – | {case} | not there |", flush=True)
            continue
        try:
            perform(function)
            result = "ok"
        except Exception as error:  # the table says which, the exit code that one did
            result = f"FAILED: {type(error).__name__}: {error}"
            failed = True
        print(f"| {name} | {version} | {case} | {result} |", flush=True)
    sys.exit(failed)
