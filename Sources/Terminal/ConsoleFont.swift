import CLinux
import Canvas
import Glibc

/// The characters that the font of a Linux console has, as the kernel tells them.
///
/// A console shows one and the same block for every character that its font lacks. The kernel's own font has 256.
struct ConsoleFont: Hashable, Sendable {
  private let scalars: Set<UInt32>

  init(_ characters: some Sequence<Character>) {
    scalars = Set(characters.flatMap(\.unicodeScalars).map(\.value))
  }

  /// Reads the font of a console; nil where the descriptor is none, as over a network.
  init?(of descriptor: Int32) {
    var pairs = [unipair](repeating: unipair(), count: Int(UInt16.max))
    let count: UInt16? = pairs.withUnsafeMutableBufferPointer {
      var map = unimapdesc(entry_ct: UInt16.max, entries: $0.baseAddress)
      return ioctl(descriptor, UInt(GIO_UNIMAP), &map) == 0 ? map.entry_ct : nil
    }
    guard let count, count > 0 else { return nil }
    scalars = Set(pairs.prefix(Int(count)).map { UInt32($0.unicode) })
  }

  /// Returns a grid with characters that the font has.
  func shown(_ grid: CellGrid) -> CellGrid {
    var shown = grid
    for index in shown.cells.indices where !shown.cells[index].mark.isASCII {
      let glyph = shown.cells[index].glyph
      if glyph != Cell.continuation { shown.cells[index].glyph = form(of: glyph) }
    }
    return shown
  }

  /// Returns a character, or what comes nearest to it of those that the font has.
  func form(of glyph: Character) -> Character {
    if has(glyph) { return glyph }
    if let kin = ConsoleFont.kin[glyph]?.first(where: has) { return kin }
    let ascii = GlyphSet.ascii.shown(String(glyph)).first ?? " "
    // A sign whose form is not known is a dot; a question is for letters.
    return ascii == "?" && glyph.isSymbol ? form(of: "●") : ascii
  }

  private func has(_ glyph: Character) -> Bool {
    glyph.isASCII || glyph.unicodeScalars.allSatisfy { scalars.contains($0.value) }
  }

  /// Characters that look much like others, the most like one first.
  private static let kin: [Character: [Character]] = {
    let groups: [(String, [Character])] = [
      ("╭⌜┏", ["┌"]), ("╮⌝┓", ["┐"]), ("╰⌞┗", ["└"]), ("╯⌟┛", ["┘"]), ("━╸╺╴╶", ["─"]),
      ("┃╹╻╵╷", ["│"]), ("▸▶⏵", ["►", "▶"]), ("◂◀", ["◄", "◀"]), ("▴", ["▲"]), ("▾", ["▼"]),
      ("●◉⬤", ["•", "■"]), ("○◯◌", ["°"]), ("✓✔", ["√"]),
    ]
    var kin: [Character: [Character]] = [:]
    for (glyphs, forms) in groups { for glyph in glyphs { kin[glyph] = forms } }
    return kin
  }()
}
