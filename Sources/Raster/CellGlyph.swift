import Synchronization

/// The character of a cell in four bytes.
///
/// A grid has thousands of cells, and each frame makes and copies several grids: a `Character` would have its
/// references counted in each of them. A character of one scalar is that scalar's value; a longer one is the number of
/// its row in a table that all grids share.
public struct CellGlyph: Hashable, Sendable, ExpressibleByUnicodeScalarLiteral {
  private let code: UInt32

  /// The right half of a wide character.
  public static let continuation: CellGlyph = "\u{0}"

  public init(_ scalar: Unicode.Scalar) { code = scalar.value }

  public init(unicodeScalarLiteral scalar: Unicode.Scalar) { code = scalar.value }

  /// Creates the glyph of a character. Once the table is full, a character of several scalars loses all but the first.
  public init(_ character: Character) {
    var scalars = character.unicodeScalars.makeIterator()
    let first = scalars.next() ?? " "
    guard scalars.next() != nil else {
      code = first.value
      return
    }
    code =
      CellGlyph.joined.withLock { $0.row(of: character) }.map { CellGlyph.firstRow + $0 }
      ?? first.value
  }

  /// The only scalar of the character; nil where it has several.
  public var scalar: Unicode.Scalar? { Unicode.Scalar(code) }

  public var character: Character {
    if let scalar { return Character(scalar) }
    return CellGlyph.joined.withLock { $0.characters[Int(code - CellGlyph.firstRow)] }
  }

  /// Whether the character is one scalar of ASCII.
  public var isASCII: Bool { code < 0x80 }

  /// Rows begin behind the last scalar.
  private static let firstRow: UInt32 = 0x11_0000
  private static let joined = Mutex(JoinedCharacters())
}

/// The characters of several scalars that were ever shown, in the order in which they came.
struct JoinedCharacters {
  private(set) var characters: [Character] = []
  private var rows: [Character: UInt32] = [:]
  private let most: Int

  /// Creates an empty table. What comes from outside may bring new characters for ever: no more are kept than `most`.
  init(most: Int = 65_536) { self.most = most }

  /// Returns the row of a character, which is added where it is new; nil where the table is full.
  mutating func row(of character: Character) -> UInt32? {
    if let row = rows[character] { return row }
    guard characters.count < most else { return nil }
    let row = UInt32(characters.count)
    characters.append(character)
    rows[character] = row
    return row
  }
}
