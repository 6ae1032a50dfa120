import Drawing
import Findings
import Foundation
import JSON
import WidgetHost
import Phone
import WidgetProtocol

@testable import Commands

/// A widget that draws the number in its state, to test what is around a picture.
@MainActor
final class NumberWidget: WidgetRunner {
  private(set) var requests: [RenderRequest] = []
  private(set) var isStopped = false
  /// How high its content would be; nil: as high as it is.
  var wantedHeight: Double?
  /// Whether it fills a phone's screen as an alarm that rings.
  var hasAlarm = true

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    guard case .render(let render) = request else { return }
    requests.append(render)
    if render.room.fillsScreen, !hasAlarm {
      reply(.failed(Finding("widget-no-alarm", sentence: "no alarm", severity: .error)))
      return
    }
    guard let number = try? JSONValue(parsing: render.state)["number"]?.int else {
      reply(.failed(Finding("decode-key", sentence: "no number in the state", severity: .error)))
      return
    }
    let size = Size(
      width: render.room.width,
      height: render.room.maxHeight > 100 ? 84 : render.room.maxHeight)
    let face = Face(size: 14)
    let text = "\(render.room.slot.rawValue) \(number)"
    let width = TypeMetrics.width(text, face)
    // Clear of round corners.
    // What is too high for the island stands in its middle.
    let own = size.height > 80 ? size.height : wantedHeight ?? size.height
    let content = Rect(x: 0, y: (size.height - own) / 2, width: size.width, height: own)
    let (x, y) = size.height > 80 ? (40.0, 40.0) : (4, min(8, content.y))
    let ink: RGBA = render.environment.appearance == .dark ? .white : .black
    let line = TextLine(
      frame: Rect(x: x, y: y, width: width, height: TypeMetrics.lineHeight(face)),
      baseline: y + TypeMetrics.ascent(face),
      runs: [TextRun(text, face: face, paint: .color(ink), x: x, width: width)])
    reply(
      .rendered(
        Picture(
          list: DisplayList(size: size, items: [.text(line)]),
          idealSize: Size(width: size.width, height: wantedHeight ?? size.height),
          contentFrame: content,
          outline: OutlineNode(kind: "Text", frame: line.frame, content: text))))
  }

  func stop() { isStopped = true }
}

/// A console that remembers, in a folder of its own.
@MainActor
final class Notebook {
  private(set) var written = ""
  private(set) var complaints = ""
  /// What lines of progress said; an empty one removes the last.
  private(set) var progress: [String] = []
  /// By how many seconds the console's clock goes on whenever it is read; nil: it is the machine's.
  var clockStep: Double?
  let folder: String

  init() {
    folder = NSTemporaryDirectory() + "islet-render-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The columns of the terminal that it is; nil: it is none.
  var columns: Int?

  var console: Console {
    var console = Console(
      write: { self.written += $0 }, complain: { self.complaints += $0 },
      workingDirectory: folder, isTerminal: columns != nil, columns: columns ?? 80,
      showProgress: { self.progress.append($0) })
    if let clockStep {
      var now = 0.0
      console.clock = {
        now += clockStep
        return now
      }
    }
    return console
  }

  func read(_ path: String) -> String? {
    try? String(contentsOfFile: folder + "/" + path, encoding: .utf8)
  }

  func write(_ text: String, _ path: String) throws {
    try text.write(toFile: folder + "/" + path, atomically: true, encoding: .utf8)
  }

  var files: [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: folder))?
      .filter { $0.contains(".") }.sorted() ?? []
  }
}

/// A widget with two states, and what it takes to draw them.
@MainActor
struct Stagecraft {
  let widget = NumberWidget()
  let notebook = Notebook()
  var options = PictureOptions()
  /// Apps whose activities stand beside it.
  var competitors: [WidgetSubject] = []

  static let states: [(name: String, value: JSONValue)] = [
    ("01-before", ["number": 1]), ("02-goal", ["number": 2]),
  ]

  func subject(states: [(name: String, value: JSONValue)] = Stagecraft.states) -> WidgetSubject {
    let folder = AppFolder(
      name: "sample", title: "Sample", bundle: "app.sample", attributesType: "SampleAttributes",
      icon: "S", attributes: ["start": "@date+60"], states: states)
    return WidgetSubject(folder: folder, runner: widget, now: options.now)
  }

  /// Draws states and gives the exit code.
  func draw(
    _ what: [Presentation] = [.lockScreen], states: [(name: String, value: JSONValue)] = states,
    only: Int? = nil, output: String? = nil, check: Bool = false
  ) throws -> Int32 {
    let subject = subject(states: states)
    let job = RenderJob(
      studio: WidgetStudio(subject: subject, options: options, competitors: competitors),
      console: notebook.console,
      target: RenderTarget(output: output.map { notebook.folder + "/" + $0 }, wantsMany: false))
    let samples = only.map { [subject.samples[$0]] } ?? subject.samples
    return try job.run(samples, what.map { .presentation($0) }, isCheck: check)
  }
}
