/// Which glyph a font has for a letter: its table `cmap`.
final class LetterTable {
  private let part: FontBytes
  private var known: [Int: Int] = [:]

  /// Takes the part that has the most letters.
  init(_ table: FontBytes) {
    var best: (rank: Int, place: Int)?
    for row in 0..<min(table.word(2), 64) {
      let record = table.from(4 + 8 * row)
      let place = record.long(4)
      let rank = LetterTable.rank(
        platform: record.word(0), encoding: record.word(2), format: table.from(place).word(0))
      if rank > best?.rank ?? 0 { best = (rank, place) }
    }
    part = best.map { table.from($0.place) } ?? FontBytes([])
  }

  /// Returns how good a part is; 0 for one that cannot be read.
  private static func rank(platform: Int, encoding: Int, format: Int) -> Int {
    let isUnicode = platform == 0 || platform == 3 && [1, 10].contains(encoding)
    switch format {
    case 12 where isUnicode: return 4
    case 4 where isUnicode: return 3
    case 4 where platform == 3: return 2
    case 6 where isUnicode: return 1
    default: return 0
    }
  }

  /// Returns the glyph of a code point; 0 where there is none.
  func glyph(_ code: Int) -> Int {
    if let glyph = known[code] { return glyph }
    let glyph = find(code)
    known[code] = glyph
    return glyph
  }

  private func find(_ code: Int) -> Int {
    switch part.word(0) {
    case 4: return segment(code)
    case 6:
      let place = code - part.word(6)
      return place >= 0 && place < part.word(8) ? part.word(10 + 2 * place) : 0
    case 12:
      let count = min(part.long(12), part.count / 12)
      guard
        let row = part.row(of: code, among: count, key: { self.part.long(16 + 12 * $0) }),
        code <= part.long(20 + 12 * row)
      else { return 0 }
      return code - part.long(16 + 12 * row) + part.long(24 + 12 * row)
    default: return 0
    }
  }

  private func segment(_ code: Int) -> Int {
    guard code <= 0xFFFF else { return 0 }
    let count = part.word(6) / 2
    let starts = 16 + 2 * count
    guard let row = part.row(of: code, among: count, key: { self.part.word(starts + 2 * $0) }),
      code <= part.word(14 + 2 * row)
    else { return 0 }
    let start = part.word(starts + 2 * row)
    let shift = part.word(starts + 2 * count + 2 * row)
    let offsets = starts + 4 * count + 2 * row
    let offset = part.word(offsets)
    if offset == 0 { return (code + shift) & 0xFFFF }
    let glyph = part.word(offsets + offset + 2 * (code - start))
    return glyph == 0 ? 0 : (glyph + shift) & 0xFFFF
  }
}
