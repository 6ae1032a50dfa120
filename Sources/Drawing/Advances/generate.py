#!/usr/bin/env python3
"""Makes AdvanceTable.swift from the Inter fonts (Debian package fonts-inter, SIL Open Font License 1.1).

Only advance widths are taken: numbers, no outlines. Inter's weights are linear between Thin, Regular and
Black (checked below), so three weights of each of the two optical cuts are enough.

    pip install fonttools
    python3 Sources/Drawing/Advances/generate.py /usr/share/fonts/opentype/inter > Sources/Drawing/AdvanceTable.swift
"""

import sys
from fontTools.ttLib import TTFont

RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x384, 0x3CE), (0x400, 0x45F), (0x490, 0x491),
    (0x1E80, 0x1EF9), (0x2010, 0x2027), (0x2030, 0x203A), (0x20A0, 0x20BF), (0x2116, 0x2116),
    (0x2122, 0x2122), (0x2190, 0x2199), (0x2212, 0x2212), (0x221E, 0x221E), (0x2248, 0x2248),
    (0x2260, 0x2260), (0x2264, 0x2265), (0x25A0, 0x25A0), (0x25CF, 0x25CF), (0x2713, 0x2713),
]
WEIGHTS = {100: "Thin", 400: "Regular", 900: "Black"}
CHECKED = {200: "ExtraLight", 300: "Light", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}
CUTS = {"text": "Inter", "display": "InterDisplay"}
# Two characters a width, in 1/4096 em: 94 printable characters without quote and backslash.
DIGITS = [c for c in map(chr, range(0x21, 0x7F)) if c not in '"\\']
UNIT = 4096


def load(folder, family, name):
    font = TTFont(f"{folder}/{family}-{name}.otf")
    return font.getBestCmap(), font["hmtx"].metrics, font["head"].unitsPerEm


def tabular(folder, family, name):
    """The width that the `tnum` feature gives to all digits."""
    font = TTFont(f"{folder}/{family}-{name}.otf")
    zero = font.getBestCmap()[ord("0")]
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[index].SubTable:
                mapping = getattr(getattr(table, "ExtSubTable", table), "mapping", {})
                if zero in mapping:
                    return font["hmtx"].metrics[mapping[zero]][0] / font["head"].unitsPerEm
    raise SystemExit(f"{family} {name} has no tabular zero")


def encode(width):
    value = round(width * UNIT)
    if not 0 <= value < len(DIGITS) ** 2:
        raise SystemExit(f"width {width} em does not fit")
    return DIGITS[value // len(DIGITS)] + DIGITS[value % len(DIGITS)]


def main(folder):
    table = {}
    for cut, family in CUTS.items():
        for weight, name in WEIGHTS.items():
            table[cut, weight] = load(folder, family, name)
    known = set.intersection(*(set(cmap) for cmap, _, _ in table.values()))
    codes = [c for first, last in RANGES for c in range(first, last + 1) if c in known]

    def width(entry, code):
        cmap, metrics, em = entry
        return metrics[cmap[code]][0] / em

    for cut, family in CUTS.items():
        for weight, name in CHECKED.items():
            entry = load(folder, family, name)
            low, high = (100, 400) if weight < 400 else (400, 900)
            part = (weight - low) / (high - low)
            for code in codes:
                if code not in entry[0]:
                    continue
                between = (1 - part) * width(table[cut, low], code) + part * width(table[cut, high], code)
                if abs(between - width(entry, code)) > 0.001:
                    raise SystemExit(f"{family} {name} is not linear at U+{code:04X}")

    runs = []
    for code in codes:
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])

    print("// Made by Advances/generate.py from the Inter fonts; do not edit.\n")
    print("/// Advance widths of the Inter fonts, two characters each, in 1/4096 em.")
    print("enum AdvanceTable {")
    print("  /// The characters of the table: runs of code points, first and last.")
    print("  static let runs: [(UInt32, UInt32)] = [")
    for first, last in runs:
        print(f"    (0x{first:X}, 0x{last:X}),")
    print("  ]\n")
    print("  /// Widths of tabular digits by weight 100, 400, 900, in em.")
    for cut, family in CUTS.items():
        values = ", ".join(f"{tabular(folder, family, name):.4f}" for name in WEIGHTS.values())
        print(f"  static let {cut}Digits = [{values}]")
    for cut in CUTS:
        for weight in WEIGHTS:
            text = "".join(encode(width(table[cut, weight], code)) for code in codes)
            print(f'\n  static let {cut}{weight} = """')
            for start in range(0, len(text), 92):
                more = "\\" if start + 92 < len(text) else ""
                print(f"    {text[start:start + 92]}{more}")
            print('    """')
    print("}")


main(sys.argv[1])
