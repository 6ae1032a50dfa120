import Canvas
import Drawing
import Files
import Findings
import Foundation

/// A folder with one picture for each change of the screen.
@MainActor
final class FrameFolder: FrameOutlet {
  private let path: String
  private let format: PictureFormat
  private let painter: PixelPainter
  private let start: Double
  private var count = 0
  /// The names that this run wrote.
  private var written: Set<String> = []
  /// How large pictures of pixels are, by their names: a phone that turns, or another card, has another size.
  private var sizes: [String: (width: Int, height: Int)] = [:]
  private var fault: UsageError?
  private(set) var lacks: [Finding] = []

  init(
    _ path: String, _ format: PictureFormat, _ start: Double, scale: Double, showsMotion: Bool
  ) throws(UsageError) {
    self.showsMotion = showsMotion
    painter = PixelPainter(scale: scale)
    (self.path, self.format, self.start) = (path, format, start)
    try FrameFolder.prepare(path)
  }

  /// Makes a folder for pictures, and finds out whether some can be written there.
  static func prepare(_ path: String) throws(UsageError) {
    do {
      try FileBytes.makeFolder(path)
    } catch {
      throw UsageError(
        "\(printable(path)) cannot be made: \(error.reason)", fix: "choose another folder")
    }
    try OutputFile.prepare("\(path)/0001", fix: "choose another folder")
  }

  let showsMotion: Bool
  let showsBody = false
  var isOfCells: Bool { format.isOfCells }

  func frame(_ painted: PaintedPicture, _ list: DisplayList, at time: Double) {
    count += 1
    let bytes: [UInt8]
    var size: (Int, Int)?
    var findings = painted.findings
    switch format {
    case .ansi: bytes = Array(painted.grid.ansi().utf8)
    case .cells: bytes = Array(SVG.document(painted.grid, cell: painted.cell).utf8)
    case .png:
      let painted = painter.paint(list, at: time)
      (bytes, findings) = (painted.image.png, painted.findings)
      size = (painted.image.width, painted.image.height)
    case .svg:
      let document = VectorPicture.document(list, at: time, title: "\(count)")
      (bytes, findings) = (Array(document.text.utf8), document.findings)
    case .text, .plain, .html, .json, .gif, .asciicast: bytes = Array(painted.grid.text().utf8)
    }
    lacks.note(findings)
    // Names sort in the order of time.
    let name =
      String(format: showsMotion ? "%06d-%08.2fs" : "%06d-%07.1fs", count, time - start)
      + ".\(format.ending)"
    do throws(UsageError) {
      try OutputFile.write(bytes, to: "\(path)/\(name)", fix: "choose another folder")
      written.insert(name)
      sizes[name] = size
    } catch {
      fault = fault ?? error
    }
  }

  func mark(_ text: String, at time: Double) {}

  /// Lays pictures of pixels in the middle of one size that has room for all of them, as a film needs it. How large
  /// that is only the last one tells.
  private func giveOneSize() throws(UsageError) {
    let width = sizes.values.map(\.width).max() ?? 0
    let height = sizes.values.map(\.height).max() ?? 0
    for (name, size) in sizes.sorted(by: { $0.key < $1.key }) where size != (width, height) {
      let file = "\(path)/\(name)"
      guard let bytes = FileManager.default.contents(atPath: file),
        let image = try? PixelImage(png: Array(bytes))
      else { continue }
      try OutputFile.write(
        image.centred(width: width, height: height).png, to: file, fix: "choose another folder")
    }
  }

  func finish(at time: Double) throws(UsageError) {
    if let fault { throw fault }
    if showsMotion { try giveOneSize() }
    // Whoever makes a film of the folder would have the end of a longer one in it.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where !written.contains(name) && FrameFolder.isFrame(name, format) {
      unlink("\(path)/\(name)")
    }
  }

  /// Returns whether a name is one that a run gives its pictures of a format, with `--motion` or without.
  static func isFrame(_ name: String, _ format: PictureFormat) -> Bool {
    guard let match = name.wholeMatch(of: /[0-9]{4,}-([0-9]+\.[0-9]{1,2})s\.(.+)/) else {
      return false
    }
    return match.1.count >= 7 && match.2 == format.ending
  }
}
