/// Reads the sizes of image files from their first bytes.
public enum ImageHeader {
  /// Returns pixels across and down; nil for a format that is not drawn, and for a size that no image has.
  public static func size(_ bytes: [UInt8]) -> Size? {
    stated(bytes).flatMap { ImageLimit.plausible.allows($0) ? $0 : nil }
  }

  /// Returns what the first bytes say, whether it can be or not; nil when the format is none that can be drawn.
  public static func stated(_ bytes: [UInt8]) -> Size? {
    // Its first chunk is the header, of thirteen bytes.
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard bytes.count >= 24, bytes[8..<16].elementsEqual([0, 0, 0, 13] + Array("IHDR".utf8))
      else {
        return nil
      }
      return Size(width: Double(number(bytes, 16, 4)), height: Double(number(bytes, 20, 4)))
    }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      return Size(
        width: Double(Int(bytes[6]) | Int(bytes[7]) << 8),
        height: Double(Int(bytes[8]) | Int(bytes[9]) << 8))
    }
    return nil
  }

  /// Returns the page of a PDF in points, where its file says it in clear: pages of icons do.
  public static func page(pdf bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: Array("%PDF".utf8)) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    // The names are ASCII: no search needs more than the standard library.
    guard let name = text.ranges(of: "/MediaBox").first,
      let end = text[name.upperBound...].firstIndex(of: "]"),
      let start = text[name.upperBound..<end].firstIndex(of: "[")
    else { return nil }
    let sides = text[text.index(after: start)..<end].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard sides.count == 4 else { return nil }
    let size = Size(width: abs(sides[2] - sides[0]), height: abs(sides[3] - sides[1]))
    return size.width > 0 && size.height > 0 && max(size.width, size.height) < 1e5 ? size : nil
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Walks the segments to the frame header.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    var position = 2
    while position + 9 < bytes.count {
      guard bytes[position] == 0xFF else {
        position += 1
        continue
      }
      let marker = bytes[position + 1]
      if marker == 0xFF || marker == 0 || (0xD0...0xD9).contains(marker) {
        position += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let size = Size(
          width: Double(number(bytes, position + 7, 2)),
          height: Double(number(bytes, position + 5, 2)))
        return PhotographTurn(jpeg: bytes).swapsSides
          ? Size(width: size.height, height: size.width) : size
      }
      position += 2 + max(2, number(bytes, position + 2, 2))
    }
    return nil
  }
}
