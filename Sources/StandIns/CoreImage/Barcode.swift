import enum Drawing.Guess

/// `islet_zint_encode` of CZint, which says what it does. An import of CZint would make every widget that imports CoreImage
/// need its module map.
@_silgen_name("islet_zint_encode")
private func zintEncode(
  _ symbology: Int32, _ level: Int32, _ size: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int32,
  _ modules: UnsafeMutablePointer<UInt8>, _ capacity: Int32, _ width: UnsafeMutablePointer<Int32>,
  _ rows: UnsafeMutablePointer<Int32>
) -> Int32

/// A barcode as a grid of modules, as libzint encodes it.
struct Barcode: Equatable, Sendable {
  /// Modules across, without a margin.
  let width: Int
  /// Rows, each as high as `rowHeight` modules.
  let rows: Int
  let rowHeight: CGFloat
  /// What stays light on all sides, in modules.
  let margin: CGFloat
  /// Row by row; true is dark.
  private let modules: [Bool]

  /// The kinds of barcodes that Core Image makes, by zint's numbers.
  private enum Symbology: Int32 { case code128 = 20, pdf417 = 55, qr = 58, aztec = 92 }

  private init?(
    _ symbology: Symbology, _ message: Data, level: Int32 = -1, size: Int32 = 0,
    rowHeight: CGFloat = 1,
    margin: CGFloat
  ) {
    // The largest: a QR code of version 40 has 177 × 177 modules, a PDF417 of 30 columns 583 × 90.
    var cells = [UInt8](repeating: 0, count: 583 * 90)
    var (width, rows): (Int32, Int32) = (0, 0)
    let bytes = [UInt8](message.prefix(Self.longest + 1))
    guard !bytes.isEmpty, bytes.count <= Self.longest,
      zintEncode(
        symbology.rawValue, level, size, bytes, Int32(bytes.count), &cells, Int32(cells.count),
        &width, &rows
      ) == 0
    else { return nil }
    (self.width, self.rows) = (Int(width), Int(rows))
    (self.rowHeight, self.margin) = (rowHeight, margin)
    modules = cells.prefix(self.width * self.rows).map { $0 == 1 }
  }

  /// More bytes than any of them can hold (digits in a QR code of version 40).
  private static let longest = 7089

  /// Encodes a QR code; nil where it would be too long, or the level is none of L, M, Q, H.
  init?(qr message: Data, level: String) {
    guard let index = ["L", "M", "Q", "H"].firstIndex(of: level) else { return nil }
    self.init(
      .qr, message, level: Int32(index + 1), margin: CGFloat(Guess.matrixCodeMargin))
  }

  /// Encodes an Aztec code; nil where it would be too long, or there is no such code.
  ///
  /// - Parameters:
  ///   - correction: the part of the symbol that corrects errors, in percent; as much as fits where the layers are given.
  ///   - layers: how many rings there are; nil is as many as the message needs.
  ///   - isCompact: whether the finder in the middle is the small one, of which there are up to 4 layers; nil is where it can be.
  init?(aztec message: Data, correction: Double, layers: Int?, isCompact: Bool?) {
    // zint has four levels of correction: 10, 23, 36 and 50 %.
    let level: Int32 = correction < 17 ? 1 : correction < 30 ? 2 : correction < 43 ? 3 : 4
    func make(_ size: Int32) -> Barcode? {
      Barcode(.aztec, message, level: level, size: size, margin: CGFloat(Guess.matrixCodeMargin))
    }
    let styles = isCompact.map { [$0] } ?? [true, false]
    let fitting: Barcode?
    if let layers {
      fitting =
        styles.lazy.compactMap { Self.size(ofAztec: layers, isCompact: $0) }.compactMap(make).first
    } else if let smallest = make(0) {
      switch (isCompact, Self.compactAztecLayers(ofWidth: smallest.width)) {
      case (true, nil): fitting = nil
      // A full code of as many layers holds more than the compact one, and so with no less correction.
      case (false, let layers?):
        fitting = Self.size(ofAztec: layers, isCompact: false).flatMap(make)
      default: fitting = smallest
      }
    } else {
      fitting = nil
    }
    guard let fitting else { return nil }
    self = fitting
  }

  /// Returns zint's number of a size: it counts compact codes of 1 to 4 layers first, then full ones.
  private static func size(ofAztec layers: Int, isCompact: Bool) -> Int32? {
    guard (isCompact ? 1...4 : 1...32).contains(layers) else { return nil }
    return Int32(isCompact ? layers : layers + 4)
  }

  /// Returns the layers of a code whose size was left to zint; nil for a full one, which it takes only where no compact one is
  /// large enough. The finder of compact codes has 11 modules, and a layer 2 on each side.
  private static func compactAztecLayers(ofWidth width: Int) -> Int? {
    width <= 11 + 4 * 4 ? (width - 11) / 4 : nil
  }

  /// Encodes a barcode of lines; nil unless the message is ASCII.
  init?(code128 message: Data, height: CGFloat, margin: CGFloat) {
    guard message.allSatisfy({ $0 < 128 }) else { return nil }
    self.init(.code128, message, rowHeight: height, margin: margin)
  }

  /// Encodes stacked lines.
  ///
  /// - Parameters:
  ///   - columns: how many words a row has; nil is as many as the message asks for.
  ///   - correction: from 0 to 8; nil is as much as the message asks for.
  init?(pdf417 message: Data, columns: Int?, correction: Int?) {
    self.init(
      .pdf417, message, level: correction.map { Int32(clamping: $0) } ?? -1,
      size: columns.map { Int32(clamping: $0) } ?? 0, rowHeight: CGFloat(Guess.stackedRowHeight),
      margin: CGFloat(Guess.stackedCodeMargin))
  }

  /// The size with its margin, in modules.
  var size: CGSize {
    CGSize(
      width: CGFloat(width) + 2 * margin, height: CGFloat(rows) * rowHeight + 2 * margin)
  }

  /// Returns the dark modules, from the upper left corner of the margin.
  var darkPath: Path {
    var path = Path()
    for row in 0..<rows {
      var column = 0
      while column < width {
        guard modules[row * width + column] else {
          column += 1
          continue
        }
        let start = column
        while column < width, modules[row * width + column] { column += 1 }
        path.addRect(
          CGRect(
            x: margin + CGFloat(start), y: margin + CGFloat(row) * rowHeight,
            width: CGFloat(column - start), height: rowHeight))
      }
    }
    return path
  }
}
