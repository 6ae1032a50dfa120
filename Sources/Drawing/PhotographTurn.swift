/// How a photograph's pixels lie in its file: cameras turn the picture by a note in the EXIF data only.
public enum PhotographTurn: UInt8, Hashable, Sendable, CaseIterable {
  // EXIF's numbers, by where the first row and the first column of the file belong in the picture.
  case topLeft = 1
  case topRight, bottomRight, bottomLeft, leftTop, rightTop, rightBottom, leftBottom

  /// Whether rows of the file are columns of the picture.
  public var swapsSides: Bool { rawValue >= 5 }

  /// Creates what a JPEG's first bytes say; as it lies where they say nothing.
  public init(jpeg bytes: [UInt8]) {
    self = PhotographTurn.note(bytes).flatMap(PhotographTurn.init) ?? .topLeft
  }

  /// Returns where the picture has a pixel of the file, of so many columns and rows.
  public func place(
    column x: Int, row y: Int, columns: Int, rows: Int
  ) -> (column: Int, row: Int) {
    let (right, bottom) = (columns - 1 - x, rows - 1 - y)
    return switch self {
    case .topLeft: (x, y)
    case .topRight: (right, y)
    case .bottomRight: (right, bottom)
    case .bottomLeft: (x, bottom)
    case .leftTop: (y, x)
    case .rightTop: (bottom, x)
    case .rightBottom: (bottom, right)
    case .leftBottom: (y, right)
    }
  }

  /// Returns the number in the orientation's entry, of the first segment with EXIF data.
  private static func note(_ bytes: [UInt8]) -> UInt8? {
    var at = 2
    while at + 4 <= bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      // From here on there are pixels.
      guard marker != 0xDA, length >= 2 else { return nil }
      let end = min(bytes.count, at + 2 + length)
      if marker == 0xE1, at + 10 <= end,
        bytes[(at + 4)..<(at + 10)].elementsEqual(Array("Exif\0\0".utf8))
      {
        return entry(Array(bytes[(at + 10)..<end]))
      }
      at += 2 + length
    }
    return nil
  }

  private static func entry(_ tiff: [UInt8]) -> UInt8? {
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff[0] == UInt8(ascii: "I")
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= tiff.count else { return nil }
      let part = tiff[at..<at + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let list = number(4, 4), let count = number(list, 2) else { return nil }
    for index in 0..<count {
      let at = list + 2 + 12 * index
      guard let tag = number(at, 2) else { return nil }
      if tag == 0x112 { return number(at + 8, 2).flatMap { UInt8(exactly: $0) } }
    }
    return nil
  }
}
