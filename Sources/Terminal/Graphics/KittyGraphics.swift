import Numbers

/// The kitty graphics protocol: pictures as PNG files in escape sequences, known by number.
///
/// `q=2` asks for no answers, so that none is taken for typing.
enum KittyGraphics {
  /// A sequence carries at most this many bytes of a file.
  static let mostInOne = 4096

  /// Sends a picture that cells with placeholders will show; one of the same number is replaced.
  static func sendForCells(
    _ png: [UInt8], id: Int, columns: Int, rows: Int
  ) -> [UInt8] {
    // Without a number of its own each sending adds a place, and older Ghosttys keep all of them.
    send(png, "a=T,U=1,f=100,q=2,i=\(id),p=1,c=\(columns),r=\(rows)")
  }

  /// Sends a picture and shows it at the cursor, which stays; one of the same number is replaced.
  static func sendAtCursor(_ png: [UInt8], id: Int, columns: Int, rows: Int) -> [UInt8] {
    send(png, "a=T,f=100,q=2,C=1,i=\(id),p=1,c=\(columns),r=\(rows)")
  }

  /// Puts a picture again where its cells show it, which changes nothing: the terminal answers whether it has it.
  static func putForCells(id: Int, columns: Int, rows: Int) -> [UInt8] {
    sequence("a=p,U=1,i=\(id),p=1,c=\(columns),r=\(rows)")
  }

  /// Takes a picture off the screen and out of the terminal's memory.
  static func remove(id: Int) -> [UInt8] { sequence("a=d,d=I,q=2,i=\(id)") }

  /// Ends a picture that has come by half: what is sent next would be taken for its rest. Ghostty up to 1.3.1 ends it at
  /// nothing else. Where there is none this is an empty picture, which no terminal keeps.
  static let end = sequence("m=0,q=2")

  /// Asks whether the terminal knows the protocol, with a picture of one pixel that is not kept.
  static let question = Array("\u{1B}_Gi=\(questionID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\".utf8)
  static let questionID = 31

  private static func send(_ file: [UInt8], _ keys: String) -> [UInt8] {
    let text = Base64.encode(file)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + text.count / mostInOne * 12 + 80)
    var start = 0
    repeat {
      let end = min(text.count, start + mostInOne)
      let isLast = end == text.count
      let head = start == 0 ? (isLast ? keys : "\(keys),m=1") : isLast ? "m=0,q=2" : "m=1,q=2"
      bytes += Array("\u{1B}_G\(head);".utf8)
      bytes += text[start..<end]
      bytes += [0x1B, UInt8(ascii: "\\")]
      start = end
    } while start < text.count
    return bytes
  }

  private static func sequence(_ keys: String) -> [UInt8] { Array("\u{1B}_G\(keys)\u{1B}\\".utf8) }

  // Cells that carry a picture.

  /// Returns the character of a cell that shows a part of a picture: the placeholder with its row and column as
  /// diacritics, and the upper byte of its number where there is one.
  static func placeholder(row: Int, column: Int, series: UInt8 = 0) -> Character {
    var text = "\u{10EEEE}".unicodeScalars
    text.append(diacritics[min(max(0, row), diacritics.count - 1)])
    text.append(diacritics[min(max(0, column), diacritics.count - 1)])
    if series > 0 { text.append(diacritics[Int(series)]) }
    return Character(String(text))
  }

  /// The marks that count rows and columns, in their order.
  ///
  /// The protocol takes them from Unicode 6.0: marks above (class 230) that nothing decomposes into, without those that
  /// normalization may join with a letter.
  static let diacritics: [Unicode.Scalar] = (0x300...0x1D244).compactMap { value in
    guard let scalar = Unicode.Scalar(UInt32(value)) else { return nil }
    let properties = scalar.properties
    guard properties.canonicalCombiningClass.rawValue == 230,
      properties.generalCategory == .nonspacingMark, !joining.contains(value),
      let age = properties.age, age.major < 6 || age.major == 6 && age.minor == 0,
      !isComposed(scalar)
    else { return nil }
    return scalar
  }

  private static let joining: Set<Int> = [
    0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30A, 0x30B, 0x30C, 0x30F,
    0x311,
    0x313, 0x314, 0x342, 0x653, 0x654,
  ]

  /// Returns whether a mark stands for other marks: the grave, the acute and the dialytika of Greek.
  private static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
    [0x340, 0x341, 0x343, 0x344].contains(scalar.value)
  }
}
