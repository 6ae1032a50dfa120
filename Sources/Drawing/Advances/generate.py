#!/usr/bin/env python3
"""Makes AdvanceTable.swift and KerningTable.swift: how wide San Francisco's letters are, as far as that is known.

Start: advance widths and kerning of the Inter fonts (Debian package fonts-inter, SIL Open Font License 1.1); numbers, no
outlines. Inter's weights are linear between Thin, Regular and Black (checked below), so three weights are enough.
Then each letter's width is fitted to the strings of measured.tsv, which were measured on Apple platforms: one ratio to Inter's
letter for text sizes, one for display sizes. The fit holds letters near the ratio of all, and those that no string has get it.
Between text and display sizes a share of both, by size; heavier weights get a factor. Both are fitted too.

    pip install fonttools numpy
    python3 Sources/Drawing/Advances/generate.py /usr/share/fonts/opentype/inter Sources/Drawing
"""

import sys
import unicodedata
from pathlib import Path

import numpy
from fontTools.ttLib import TTFont

RANGES = [
    (0x20, 0x7E), (0xA0, 0x2FF), (0x384, 0x3CE), (0x400, 0x52F), (0x1E00, 0x1FFF), (0x2010, 0x2027),
    (0x2030, 0x203A), (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2116, 0x2116), (0x2122, 0x2122), (0x2150, 0x215F),
    (0x2190, 0x2199), (0x2212, 0x2212), (0x221E, 0x221E), (0x2248, 0x2248), (0x2260, 0x2260),
    (0x2264, 0x2265), (0x25A0, 0x25A0), (0x25CF, 0x25CF), (0x2713, 0x2713),
]
WEIGHTS = {100: "Thin", 400: "Regular", 900: "Black"}
CHECKED = {200: "ExtraLight", 300: "Light", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}
# Two characters a width, in 1/4096 em: 92 printable characters without quote and backslash.
DIGITS = [c for c in map(chr, range(0x21, 0x7F)) if c not in '"\\']
UNIT = 4096
# Points after each character by size (Apple's Human Interface Guidelines, "SF Pro").
TRACKING = {
    5: .24, 6: .24, 7: .23, 8: .21, 9: .17, 10: .12, 11: .06, 12: 0, 13: -.08, 14: -.15, 15: -.23, 16: -.31, 17: -.43,
    18: -.44, 19: -.45, 20: -.45, 21: -.36, 22: -.26, 23: -.10, 24: .07, 25: .15, 26: .22, 27: .29, 28: .38, 29: .40,
    30: .40, 31: .39, 32: .41, 34: .40, 35: .38, 36: .36, 40: .37, 44: .37, 48: .35, 56: .30, 64: .22, 72: .14, 80: 0,
}
# San Francisco's own digits at 64 points, Regular, in 1/2048 em (Apple's developer forum, thread 715797).
BIG_DIGITS = [1249, 915, 1166, 1219, 1245, 1205, 1271, 1127, 1235, 1271]
# Ratios to Inter's letters, text and display, of letters that no string of measured.tsv has: pictures of a phone (LAYOUT.md, "Type").
RATIOS = {"%": (1.14, 1.0)}
# Where the share of the display widths begins, where it is fitted, and where it is all.
TEXT_SIZE, FITTED_SIZES, DISPLAY_SIZE = 17, (18, 19, 20, 21, 22, 24, 26), 28
FITTED_WEIGHTS = (300, 500, 600, 700, 800, 900)
# How far a letter's ratio may stray from the others' (text), and from its own text ratio's lead (display).
TEXT_SPREAD, DISPLAY_SPREAD, LEAD = 0.025, 0.03, 0.6
# Characters that are kerned: these and the letters with marks that are made of them. Spaces and "…" are not, since lines end there.
KERNED = [c for c in map(chr, range(0x21, 0x7F)) if c.isalnum() or c in "!'()*,-./:;?&"] + list("–—‘’“”«»‹›")


class Inter:
    """Advances and kerning of Inter's text cut at any weight, in em."""

    def __init__(self, folder):
        self.fonts = {w: TTFont(f"{folder}/Inter-{name}.otf") for w, name in {**WEIGHTS, **CHECKED}.items()}
        self.cmap = self.fonts[400].getBestCmap()
        self.pairs = kerning(self.fonts[400])

    def exact(self, code, weight):
        font = self.fonts[weight]
        return font["hmtx"].metrics[font.getBestCmap()[code]][0] / font["head"].unitsPerEm

    def advance(self, code, weight):
        low, high = (100, 400) if weight < 400 else (400, 900)
        part = (weight - low) / (high - low)
        return (1 - part) * self.exact(code, low) + part * self.exact(code, high)

    def check(self, codes):
        for weight in CHECKED:
            for code in codes:
                if abs(self.advance(code, weight) - self.exact(code, weight)) > 0.001:
                    raise SystemExit(f"{CHECKED[weight]} is not linear at U+{code:04X}")

    def tabular(self, weight):
        """The width that the `tnum` feature gives to all digits."""
        font = self.fonts[weight]
        gsub, zero = font["GSUB"].table, font.getBestCmap()[ord("0")]
        for record in gsub.FeatureList.FeatureRecord:
            for index in record.Feature.LookupListIndex if record.FeatureTag == "tnum" else []:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    mapping = getattr(getattr(table, "ExtSubTable", table), "mapping", {})
                    if zero in mapping:
                        return font["hmtx"].metrics[mapping[zero]][0] / font["head"].unitsPerEm
        raise SystemExit("no tabular zero")


def kerning(font):
    """What each pair of KERNED moves together (negative), in em, Regular."""
    gpos, em = font["GPOS"].table, font["head"].unitsPerEm
    names = {font.getBestCmap()[ord(c)]: c for c in KERNED if ord(c) in font.getBestCmap()}
    records = [r for r in gpos.FeatureList.FeatureRecord if r.FeatureTag == "kern"]
    pairs = {}

    def add(left, right, value):
        amount = getattr(value, "XAdvance", 0) if value else 0
        if amount:
            pairs[names[left], names[right]] = pairs.get((names[left], names[right]), 0) + amount / em

    for index in sorted({i for r in records for i in r.Feature.LookupListIndex}):
        done = set()
        for table in gpos.LookupList.Lookup[index].SubTable:
            table = getattr(table, "ExtSubTable", table)
            if not hasattr(table, "ValueFormat1"):
                continue
            if table.Format == 1:
                for left, values in zip(table.Coverage.glyphs, table.PairSet):
                    for record in values.PairValueRecord if left in names else []:
                        right = record.SecondGlyph
                        if right in names and (left, right) not in done:
                            done.add((left, right))
                            add(left, right, record.Value1)
                continue
            covered = set(table.Coverage.glyphs) & set(names)
            for left in covered:
                row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
                for right in names:
                    if (left, right) not in done:
                        done.add((left, right))
                        add(left, right, row[table.ClassDef2.classDefs.get(right, 0)].Value1)
    return pairs


class Fit:
    """Ratios of San Francisco's letters to Inter's, from measured strings."""

    def __init__(self, inter, strings):
        self.inter, self.strings = inter, strings
        self.letters = sorted({c for text, *_ in strings for c in text} | set("0123456789"))
        self.place = {c: i for i, c in enumerate(self.letters)}
        self.share = {5: 0.0, TEXT_SIZE: 0.0, **{s: (s - 17) / 11 for s in FITTED_SIZES}, DISPLAY_SIZE: 1.0, 80: 1.0}
        self.heavier = {100: 0.0, 400: 0.0, **{w: 0.0 for w in FITTED_WEIGHTS}}
        for _ in range(4):
            self.solve()
            self.mend()
        self.solve()

    def display(self, size):
        return float(numpy.interp(size, sorted(self.share), [self.share[s] for s in sorted(self.share)]))

    def factor(self, weight):
        weights = sorted(self.heavier)
        return 1 + float(numpy.interp(weight, weights, [self.heavier[w] for w in weights]))

    def fixed(self, text, size):
        """The part of a width that no ratio changes: tracking and kerning."""
        tracking = float(numpy.interp(size, sorted(TRACKING), [TRACKING[s] for s in sorted(TRACKING)]))
        return tracking * len(text) + size * sum(self.inter.pairs.get(pair, 0) for pair in zip(text, text[1:]))

    def row(self, text, size, weight):
        """Coefficients: each letter's text and display ratio, less the common ones, which are the last two."""
        count, share = len(self.letters), self.display(size)
        row = numpy.zeros(2 * count + 2)
        for character in text:
            width = self.inter.advance(ord(character), weight) * size * self.factor(weight)
            for start, last, part in ((0, -2, 1 - share), (count, -1, share)):
                row[start + self.place[character]] += width * part
                row[last] += width * part
        return row

    def solve(self):
        count, rows, values = len(self.letters), [], []

        def want(row, value, deviation):
            rows.append(row / deviation)
            values.append(value / deviation)

        for text, size, weight, width, deviation in self.strings:
            want(self.row(text, size, weight), width - self.fixed(text, size), numpy.hypot(deviation, .003 * width))
        for index in range(count):
            row = numpy.zeros(2 * count + 2)
            row[index] = 1
            want(row, 0, TEXT_SPREAD)
            row = numpy.zeros(2 * count + 2)
            row[count + index], row[index] = 1, -LEAD
            want(row, 0, DISPLAY_SPREAD)
        for digit, width in enumerate(BIG_DIGITS):
            want(self.row(str(digit), 64, 400), width / 2048 * 64, .05)
        self.solution = numpy.linalg.lstsq(numpy.array(rows), numpy.array(values), rcond=None)[0]

    def width(self, text, size, weight):
        return float(self.row(text, size, weight) @ self.solution) + self.fixed(text, size)

    def mend(self):
        """Moves weights' factors and sizes' shares against the error that is left."""

        def error(chosen):
            wide = sum(s[3] for s in chosen)
            return sum(self.width(*s[:3]) - s[3] for s in chosen) / wide if wide else 0

        for weight in FITTED_WEIGHTS:
            self.heavier[weight] -= error([s for s in self.strings if s[2] == weight])
        for size in FITTED_SIZES:
            # Display widths are about 0.13 narrower than text widths.
            self.share[size] += error([s for s in self.strings if s[1] == size and s[2] == 400]) / .13

    def ratio(self, code, cut):
        """A character's ratio: its own, that of the letter it is made of, or that of all."""
        if chr(code) in RATIOS:
            return RATIOS[chr(code)][cut != "text"]
        base = " " if code == 0xA0 else unicodedata.normalize("NFD", chr(code))[0]
        start, common = (0, self.solution[-2]) if cut == "text" else (len(self.letters), self.solution[-1])
        index = self.place.get(base)
        return common + (self.solution[start + index] if index is not None else 0)


def measured(path):
    """Text, size, weight, width without the rounding, and the width's deviation."""
    lines = [l for l in path.read_text().splitlines() if not l.startswith("#")][1:]
    for line in lines:
        size, weight, source, width, text = line.split("\t")
        isGolden = source.startswith("goldens")
        deviation = .144 if isGolden else .5 if source == "WebKit" else .1
        yield text, float(size), int(weight), float(width) - (.25 if isGolden else 0), deviation


def encode(width):
    value = round(width * UNIT)
    if not 0 <= value < len(DIGITS) ** 2:
        raise SystemExit(f"width {width} em does not fit")
    return DIGITS[value // len(DIGITS)] + DIGITS[value % len(DIGITS)]


def block(name, text):
    lines = [f'\n  static let {name} = """']
    for start in range(0, len(text), 92):
        lines.append(f"    {text[start:start + 92]}" + ("\\" if start + 92 < len(text) else ""))
    return "\n".join(lines + ['    """'])


def curve(comment, name, points):
    rows = "\n".join(f"    ({key}, {value:.4f})," for key, value in sorted(points.items()))
    return f"\n  /// {comment}\n  static let {name}: [(Double, Double)] = [\n{rows}\n  ]"


def advances(inter, fit):
    # A mark takes no room, whatever its own width.
    codes = [
        c for first, last in RANGES for c in range(first, last + 1)
        if c in inter.cmap and not unicodedata.category(chr(c)).startswith("M")
    ]
    inter.check(codes)
    runs = []
    for code in codes:
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    lines = [
        "// Made by Advances/generate.py from the Inter fonts and measured.tsv; do not edit.\n",
        "/// Advance widths of letters, two characters each, in 1/4096 em.", "enum AdvanceTable {",
        "  /// The characters of the table: runs of code points, first and last.",
        "  static let runs: [(UInt32, UInt32)] = [",
        *(f"    (0x{first:X}, 0x{last:X})," for first, last in runs), "  ]\n",
        "  /// Widths of Inter's tabular digits by weight 100, 400, 900, in em.",
        f"  static let tabularDigits = [{', '.join(f'{inter.tabular(w):.4f}' for w in WEIGHTS)}]",
        curve("How much of a width is that of the display sizes, by size in points.", "displayShare", fit.share),
        curve("How much wider than Inter's a weight's letters are.", "heavier", fit.heavier),
    ]
    for cut in ("text", "display"):
        for weight in WEIGHTS:
            widths = (inter.advance(code, weight) * fit.ratio(code, cut) for code in codes)
            lines.append(block(f"{cut}{weight}", "".join(map(encode, widths))))
    return "\n".join(lines + ["}", ""])


def pairs(inter):
    characters = [c for c in KERNED if ord(c) in inter.cmap]
    place = {c: i for i, c in enumerate(characters)}
    kept = sorted((place[a], place[b], round(v * 512)) for (a, b), v in inter.pairs.items() if round(v * 512))
    # Three characters a pair: left, right, and the amount, 0 in the middle.
    text = "".join(DIGITS[a] + DIGITS[b] + DIGITS[max(0, min(91, 46 + v))] for a, b, v in kept)
    swift = "".join(f"\\u{{{ord(c):X}}}" if ord(c) > 0x7E else c for c in characters)
    decomposed = (unicodedata.normalize("NFD", chr(code))[0] for code in range(0xC0, 0x250))
    bases = "".join(c if c.isascii() else " " for c in decomposed).rstrip()
    return "\n".join([
        "// Made by Advances/generate.py from the Inter fonts; do not edit.\n",
        "/// Pairs of letters that stand nearer to or further from one another than their widths say.", "enum KerningTable {",
        "  /// The characters that are kerned; letters with marks go by the letter below.",
        f'  static let characters =\n    "{swift}"\n',
        "  /// The letters that those from U+00C0 on are made of; a blank where there is none.", f'  static let bases =\n    "{bases}"\n',
        "  /// Three characters a pair: the two letters' places, and the amount in 1/512 em from 46 on.",
    ]) + block("pairs", text) + "\n}\n"


def held_out(inter, strings, parts=5):
    """Errors of strings that a fit has not seen: each part of the texts by a fit to the other parts."""
    texts, errors = sorted({s[0] for s in strings}), []
    for part in range(parts):
        # Every fifth of the sorted texts; no text is in two parts, whatever its size and weight.
        unseen = set(texts[part::parts])
        fit = Fit(inter, [s for s in strings if s[0] not in unseen])
        for text, size, weight, width, _ in strings:
            if text in unseen and width >= 25 and all(c in fit.place for c in text):
                errors.append((abs(fit.width(text, size, weight) / width - 1), weight))
    return errors


def main(folder, target):
    inter = Inter(folder)
    strings = list(measured(Path(__file__).parent / "measured.tsv"))
    fit = Fit(inter, strings)
    Path(target, "AdvanceTable.swift").write_text(advances(inter, fit))
    Path(target, "KerningTable.swift").write_text(pairs(inter))
    errors = numpy.array([fit.width(t, s, w) / m - 1 for t, s, w, m, _ in strings if m >= 25])
    print(f"{len(strings)} strings; of those from 25 points on mean {abs(errors).mean():.2%}, largest {abs(errors).max():.2%}")
    unseen = held_out(inter, strings)
    for name, chosen in [("weights to 700", [e for e, w in unseen if w <= 700]), ("800 and 900", [e for e, w in unseen if w > 700])]:
        values = numpy.array(chosen)
        print(f"unseen, {name}: {len(values)} strings, mean {values.mean():.2%}, largest {values.max():.2%}, {(values <= .025).mean():.1%} within 2.5 %")


main(sys.argv[1], sys.argv[2])
