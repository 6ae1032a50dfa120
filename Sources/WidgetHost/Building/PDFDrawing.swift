import Drawing
import EventLoop
import Foundation
import SwiftUI

/// Has the PDFs of a widget's catalogues drawn, one after another, before the widget runs.
///
/// A drawing is kept in the build's cache by what is in the PDF, and so is the fact that none can be made. A drawing that
/// was stopped, as one on a busy machine, is tried again at the next start, a few times. Whatever a PDF does, it costs its
/// own drawing at most.
@MainActor
final class PDFDrawing {
  private let converter: String
  private let program: String
  private let drawings: PDFDrawings
  private let loop: EventLoop
  private var child: ChildProcess?
  private var childDeadline: ChildDeadline?
  private var isCancelled = false
  /// Whether the last drawing was stopped: its time was up, or the system had no memory left.
  private var wasStopped = false
  /// How much of its time this start has left, in seconds.
  private var timeLeft = 0.0
  /// Of this drawing alone: several widgets may start at once.
  private let workFolder: String

  /// More PDFs of one widget are not drawn.
  static let fileLimit = 64
  /// All drawings of one start must be made in this time, in seconds, what they wait for a processor not counted; what is
  /// left is made at the next one.
  private let timeLimit: Double
  /// One drawing may take this long, in seconds, on a machine that is busy with other things.
  private let drawingLimit: Double
  /// One drawing may take so many seconds of the processor's: half of the time that it has.
  private var processorLimit: Int { max(1, Int(bounded: drawingLimit / 2)) }
  /// How often a drawing is stopped before its PDF counts as one that has none.
  static let mostStops = 3
  /// How many drawings are kept; the newest stay.
  static let keptLimit = 512

  /// Creates a desk at which nothing is drawn yet.
  ///
  /// - Parameters:
  ///   - converter: the program that draws PDFs.
  ///   - program: this program, which becomes the converter.
  ///   - cache: the build's cache.
  init(
    converter: String, program: String, cache: String, loop: EventLoop, drawingLimit: Double = 10,
    timeLimit: Double = 30
  ) {
    (self.converter, self.program, self.loop) = (converter, program, loop)
    (self.drawingLimit, self.timeLimit) = (drawingLimit, timeLimit)
    drawings = PDFDrawings(folder: Self.folder(in: cache))
    workFolder = "\(drawings.folder)/\(getpid())-\(UUID().uuidString)"
  }

  /// Returns the folder of drawings in a cache.
  static func folder(in cache: String) -> String { "\(cache)/drawings" }

  /// Returns the PDFs of a source that are worth a drawing: those of images that it names come first, then those that a
  /// state may name. The rest of a folder, its manuals and plans, would have the first picture wait.
  static func files(of sources: WidgetSources) -> [String] {
    let roots =
      sources.hasFolders ? [sources.folder] + sources.shared.catalogues : sources.catalogues
    let images = roots.map(PDFDrawings.files).reduce(into: [:]) { $0.merge($1) { $0 + $1 } }
    guard !images.isEmpty else { return [] }
    let names = NamedImages(Set(images.keys), in: sources.files.map(\.text)).names
    var (named, other): ([String], [String]) = ([], [])
    for (name, files) in images.sorted(by: { $0.key < $1.key }) {
      if names.contains(name) {
        named += files
      } else {
        other += files.filter(sources.mayAskUnnamed)
      }
    }
    return Array((named + other).filter(sources.isOwn).prefix(fileLimit))
  }

  /// Makes the drawings that are missing, and says when that is over, unless it is cancelled.
  func start(_ files: [String], then done: @escaping @MainActor () -> Void) {
    timeLeft = timeLimit
    let manager = FileManager.default
    let open = files.filter { path in
      guard let pdf = PDFDrawings.content(of: path) else { return false }
      // A loss of power leaves drawings that are empty.
      let isDrawn = PDFDrawings.Form.allCases.contains {
        FileStatus(drawings.path(of: pdf, as: $0)).map { $0.size > 0 } == true
      }
      return !isDrawn && !manager.fileExists(atPath: drawings.refusal(of: pdf))
    }
    guard !open.isEmpty else { return done() }
    tidy()
    drawNext(open[...], then: done)
  }

  /// Stops the converter.
  func cancel() {
    isCancelled = true
    childDeadline?.cancel()
    child?.kill()
    child = nil
    try? FileManager.default.removeItem(atPath: workFolder)
  }

  private func drawNext(_ files: ArraySlice<String>, then done: @escaping @MainActor () -> Void) {
    guard let path = files.first, timeLeft > 0 else {
      try? FileManager.default.removeItem(atPath: workFolder)
      return done()
    }
    let next = { [weak self] in self?.drawNext(files.dropFirst(), then: done) ?? () }
    guard let pdf = PDFDrawings.content(of: path) else { return next() }
    convert(path, ["-svg"], to: "page.svg") { [weak self] svg in
      guard let self else { return }
      let bytes = svg.flatMap(FileManager.default.contents).map(Array.init) ?? []
      guard
        let page = SVGPicture.size(head: Array(bytes.prefix(1 << 12)))
          ?? ImageHeader.page(pdf: Array(pdf.prefix(1 << 20))),
        let form = PDFDrawings.Form.pixels(page: page)
      else {
        refuse(pdf, unless: wasStopped)
        return next()
      }
      if let svg, SVGPicture(bytes)?.isWhole == true, !PDFDrawings.hasEndingShading(pdf) {
        keep(svg, of: pdf, as: .vectors)
        return next()
      }
      let options = ["-png", "-transp", "-cropbox", "-singlefile", "-r", "\(Int(form.scale * 72))"]
      convert(path, options, to: "page.png") { [weak self] png in
        guard let self else { return }
        if let png { keep(png, of: pdf, as: form) } else { refuse(pdf, unless: wasStopped) }
        next()
      }
    }
  }

  /// Has the first page of a PDF drawn; gives the file, or nil where there is none.
  private func convert(
    _ pdf: String, _ options: [String], to name: String,
    then done: @escaping @MainActor (String?) -> Void
  ) {
    let manager = FileManager.default
    let (folder, file) = (workFolder, "\(workFolder)/\(name)")
    try? manager.removeItem(atPath: folder)
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // With pixels the program adds the ending by itself.
    let target = name.hasSuffix(".png") ? String(file.dropLast(4)) : file
    let launch = ChildProcess.Launch(
      program: program,
      arguments: [
        DrawingProcessMain.subcommand, converter, pdf, folder, "\(processorLimit)",
      ] + options
        + ["-f", "1", "-l", "1", pdf, target],
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder, "LC_ALL": "C"].merging(
        ProcessInfo.processInfo.environment.filter { $0.key == "LD_LIBRARY_PATH" }
      ) { $1 },
      folder: folder)
    child = try? ChildProcess(
      launch, loop: loop, onOutput: { _ in },
      onEnd: { [weak self] end in
        guard let self, !self.isCancelled else { return }
        self.timeLeft -= self.childDeadline?.take(end) ?? 0
        self.child = nil
        self.wasStopped = end == .signal(SIGKILL)
        let isGood = end == .exit(code: 0) && manager.fileExists(atPath: file)
        done(isGood ? file : nil)
      })
    guard let child else { return done(nil) }
    childDeadline = ChildDeadline(of: child, drawingLimit, loop: loop)
  }

  private func keep(_ file: String, of pdf: Data, as form: PDFDrawings.Form) {
    _ = rename(file, drawings.path(of: pdf, as: form))
  }

  /// Notes that a PDF has no drawing, so that nobody tries again; where the drawing was stopped, only after a few times.
  private func refuse(_ pdf: Data, unless wasStopped: Bool) {
    let (manager, path) = (FileManager.default, drawings.stops(of: pdf))
    if wasStopped {
      // A byte for each time.
      let stops = (manager.contents(atPath: path) ?? Data()) + [UInt8(ascii: ".")]
      if stops.count < PDFDrawing.mostStops {
        _ = manager.createFile(atPath: path, contents: stops)
        return
      }
    }
    try? manager.removeItem(atPath: path)
    _ = manager.createFile(atPath: drawings.refusal(of: pdf), contents: nil)
  }

  /// Takes the oldest drawings away when there are too many, and what a process left that has ended.
  private func tidy() {
    let manager = FileManager.default
    var kept: [String] = []
    for name in (try? manager.contentsOfDirectory(atPath: drawings.folder)) ?? [] {
      let path = "\(drawings.folder)/\(name)"
      if let end = name.firstIndex(of: "-"), let owner = pid_t(name[..<end]) {
        if CacheFolder.hasEnded(owner) { try? manager.removeItem(atPath: path) }
      } else {
        kept.append(path)
      }
    }
    CacheFolder.keepNewest(Self.keptLimit, of: kept)
  }
}
