import CLinux

/// The difference between two pictures: in each row, the part that changed.
struct PixelChange {
  private struct Span {
    /// Where it stands among the bytes of the picture.
    var start: Int
    var count: Int
  }

  private let width: Int
  private let height: Int
  private var spans: [Span] = []
  /// The bytes of all spans, one after the other.
  private(set) var bytes: [UInt8] = []

  /// Finds out what differs; between pictures of two sizes all of the second one does.
  init(from old: PixelImage, to new: PixelImage) {
    (width, height) = (new.width, new.height)
    guard old.width == new.width, old.height == new.height else {
      spans = [Span(start: 0, count: new.bytes.count)]
      bytes = new.bytes
      return
    }
    old.bytes.withUnsafeBytes { old in
      new.bytes.withUnsafeBytes { new in
        guard let one = old.baseAddress, let other = new.baseAddress, width > 0,
          old.count == new.count
        else { return }
        for start in stride(from: 0, to: new.count, by: 4 * width) {
          if memcmp(one + start, other + start, 4 * width) == 0 { continue }
          let row = start..<start + 4 * width
          guard let first = row.first(where: { old[$0] != new[$0] }),
            let last = row.last(where: { old[$0] != new[$0] })
          else { continue }
          spans.append(Span(start: first, count: last + 1 - first))
          bytes += new[first...last]
        }
      }
    }
  }

  /// The columns and rows in which something differs.
  var box: (columns: Range<Int>, rows: Range<Int>) {
    guard let first = spans.first, let end = spans.last, width > 0 else { return (0..<0, 0..<0) }
    // A picture of another size differs whole.
    if first.count > 4 * width { return (0..<width, 0..<height) }
    let columns = spans.map { span in
      let start = span.start % (4 * width)
      return start / 4..<(start + span.count + 3) / 4
    }
    let left = columns.map(\.lowerBound).min() ?? 0
    let right = columns.map(\.upperBound).max() ?? 0
    return (left..<right, first.start / (4 * width)..<end.start / (4 * width) + 1)
  }

  /// Makes the second picture of the first one.
  func apply(to image: inout PixelImage) {
    if image.width != width || image.height != height {
      image = PixelImage(width: width, height: height, bytes: [])
    }
    var place = 0
    for span in spans {
      image.bytes.replaceSubrange(
        span.start..<span.start + span.count, with: bytes[place..<place + span.count])
      place += span.count
    }
  }
}
