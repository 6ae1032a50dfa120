#!/usr/bin/env python3
"""Makes SymbolBoxTable.swift from measured.tsv: the boxes of SF Symbols by name and font size.

    python3 Sources/Drawing/SymbolBoxes/generate.py > Sources/Drawing/SymbolBoxTable.swift
"""

from pathlib import Path

# A character a length, in half points: printable characters without quote and backslash.
DIGITS = [c for c in map(chr, range(0x21, 0x7F)) if c not in '"\\']


# What hangs below the baseline may be negative: it is counted from this many points above.
ABOVE = 15
# No symbol is smaller, in points.
BELOW = 2


def encode(cell):
    width, height, descent = map(float, cell.split(" "))
    # A length that has no digit is an error here, and never a wrong one there.
    return "".join(DIGITS[round(length * 2)] for length in (width - BELOW, height - BELOW, descent + ABOVE - BELOW))


lines = [line for line in (Path(__file__).parent / "measured.tsv").read_text().splitlines() if not line.startswith("#")]
sizes = lines[0].split("\t")[1:]
print("// Made by SymbolBoxes/generate.py from measured.tsv; do not edit.\n")
print("/// Boxes of SF Symbols at two pixels a point.")
print("enum SymbolBoxTable {")
print("  /// The font sizes of a row.")
print(f"  static let sizes: [Double] = [{', '.join(sizes)}]\n")
print("  /// Where the third length of a size is counted from, in points.")
print(f"  static let above = {ABOVE}.0")
print("  /// Where all lengths are counted from, in points: no symbol is smaller.")
print(f"  static let below = {BELOW}.0\n")
print("  /// Width, height and what hangs below the baseline (counted from `above`) for each size, a character")
print("  /// a length, in half points; or")
print("  /// behind \"= \" the symbol whose box is assumed.")
print("  static let rows: [String: String] = [")
for line in lines[1:]:
    name, *cells = line.split("\t")
    row = cells[0] if len(cells) == 1 else "".join(map(encode, cells))
    print(f'    "{name}": "{row}",')
print("  ]\n}")
