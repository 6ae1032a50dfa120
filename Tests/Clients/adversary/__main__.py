"""What nobody should send to a gateway: python -m adversary SCRATCH PID [NAME…].

Each attack runs against a live server. After each one a fresh client must be served within a second, the
process must be alive, and its resident memory is written down. A table; exit 1 when something gives way.
With names, only the attacks that they stand in.
"""

import sys
import time

from . import connections, floods, http1, http2, pages, words
from .target import GaveWay, descriptors, memory, rest, served

LARGEST_MEMORY = 128 << 10  # KiB that the process may hold at any time
LONGEST_WAIT = 1000  # ms that a fresh client may wait
ATTACKS = floods.ATTACKS + http2.ATTACKS + http1.ATTACKS + words.ATTACKS + pages.ATTACKS + connections.ATTACKS
wanted = sys.argv[3:]

failed = False
assert served() is not None, "the server does not serve before the first attack"
first = memory()
print("| attack | what happened | others waited, ms | memory before, after, MB | result |")
print("|---|---|---|---|---|")
for name, attack in ATTACKS:
    if wanted and not any(word in name for word in wanted):
        continue
    before = memory()
    start = time.monotonic()
    result = "ok"
    try:
        outcome = attack()
        rest()
    except GaveWay as sentence:
        outcome, result = str(sentence), "FAILED"
    except Exception as error:  # an attack that fails to run proves nothing
        outcome, result = f"not run: {type(error).__name__}: {error}", "FAILED"
    seconds = time.monotonic() - start
    waited = served()
    after = memory() or 0
    if waited is None or waited > LONGEST_WAIT or after > LARGEST_MEMORY:
        result = "FAILED"
    failed = failed or result != "ok"
    print(
        f"| {name} | {outcome} | {'none' if waited is None else round(waited)} "
        f"| {before / 1024:.1f}, {after / 1024:.1f} | {result}, {seconds:.1f} s |",
        flush=True,
    )
print(
    f"\nMemory: {first / 1024:.1f} MB at first, {memory() / 1024:.1f} MB at the end; "
    f"{descriptors()} descriptors at the end."
)
sys.exit(failed)
