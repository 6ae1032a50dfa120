import Numbers

/// What differs between two pictures of vectors.
public enum VectorDifference {
  /// Returns whether two files say the same, numbers in them to within a twentieth of a point.
  public static func isEqual(_ before: String, _ after: String) -> Bool {
    if before == after { return true }
    var (one, two) = (Reader(before), Reader(after))
    while true {
      let (a, b) = (one.next(), two.next())
      switch (a, b) {
      case (nil, nil): return true
      case (.number(let x)?, .number(let y)?) where abs(x - y) <= 0.05: continue
      case (.other(let x)?, .other(let y)?) where x == y: continue
      default: return false
      }
    }
  }

  /// Returns three pictures: before, after, and both over one another, where only what differs is not black.
  public static func picture(_ before: String, _ after: String) -> String {
    func size(_ text: String, _ name: String) -> Double {
      guard let start = text.firstRange(of: " \(name)=\"")?.upperBound else { return 0 }
      return Double(text[start...].prefix { $0 != "\"" }) ?? 0
    }
    let width = max(size(before, "width"), size(after, "width"))
    let height = max(size(before, "height"), size(after, "height"))
    func image(_ text: String, _ x: Double, _ more: String = "") -> String {
      let data = Base64.text(text.utf8)
      return """
        <image x="\(SVGText.number(x))" width="\(SVGText.number(size(text, "width")))" \
        height="\(SVGText.number(size(text, "height")))"\(more) \
        href="data:image/svg+xml;base64,\(data)"/>
        """
    }
    let step = width + 8
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(SVGText.number(3 * width + 16))" \
      height="\(SVGText.number(height))"><title>Before, after, and what differs</title>
      \(image(before, 0))
      \(image(after, step))
      <g style="isolation:isolate">\(image(before, 2 * step))
      \(image(after, 2 * step, " style=\"mix-blend-mode:difference\""))</g></svg>

      """
  }

  /// A file as numbers and what stands between them.
  private struct Reader {
    enum Piece {
      case number(Double)
      case other(UInt8)
    }

    private let bytes: [UInt8]
    private var place = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func next() -> Piece? {
      guard place < bytes.count else { return nil }
      let start = place
      var end = place
      if bytes[end] == UInt8(ascii: "-") { end += 1 }
      while end < bytes.count, bytes[end] >= 0x30 && bytes[end] <= 0x39 || bytes[end] == 0x2E {
        end += 1
      }
      if end > start, let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)) {
        place = end
        return .number(value)
      }
      place += 1
      return .other(bytes[start])
    }
  }
}
