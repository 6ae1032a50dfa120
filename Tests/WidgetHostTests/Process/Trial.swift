import Drawing
import EventLoop
import Findings
import Foundation
import Goldens
import JSON
import Testing
import WidgetProtocol

@testable import WidgetHost

/// The program whose second self runs widgets; `swift test` builds it beside the tests.
let programBesideTests: String? = {
  let beside = URL(fileURLWithPath: Frameworks.runningProgram).deletingLastPathComponent()
    .appendingPathComponent("islet").path
  return FileManager.default.isExecutableFile(atPath: beside) ? beside : nil
}()

/// A widget of a source that a test writes.
@MainActor
final class Trial {
  nonisolated static var program: String? { programBesideTests }

  let loop = EventLoop()
  let folder: URL
  let widget: UserWidget

  /// - Parameter paths: the source, where a test does not write it.
  init(in place: URL? = nil, of paths: [String]? = nil) throws {
    folder =
      place
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-trial-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = try #require(programBesideTests)
    let frameworks = try Frameworks.find(
      environment: ProcessInfo.processInfo.environment, program: program
    ).get()
    widget = UserWidget(
      paths: paths ?? [folder.path],
      places: UserWidget.Places(
        frameworks: frameworks,
        cache: BuildCaches.make(at: folder.appendingPathComponent(".cache").path)),
      loop: loop)
  }

  func save(_ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent("Trial.swift"))
  }

  /// Starts the widget, and waits until it can draw; throws when it cannot.
  func start(watching: Bool = false) async throws {
    widget.start(watching: watching)
    await wait { widget.status == .ready || widget.status == .failed }
    try #require(widget.status == .ready, "\(widget.findings)")
  }

  /// Runs the loop until something is so.
  func wait(until isDone: () -> Bool) async {
    await loop.handle(until: isDone)
  }

  func ask(_ request: WidgetRequest) async -> WidgetReply? {
    var reply: WidgetReply?
    widget.send(request) { reply = $0 }
    await wait { reply != nil }
    return reply
  }

  func render(_ deed: String) -> RenderRequest {
    RenderRequest(
      attributesType: "TrialAttributes",
      room: SlotRoom(slot: .lockScreen, width: 371, minHeight: 84, maxHeight: 160),
      environment: WidgetEnvironment(now: 1_800_000_000), attributes: #"{"name":"Trial"}"#,
      state: #"{"deed":"\#(deed)","count":1}"#, activityID: "a1", isStale: false)
  }

  func finding(_ deed: String) async -> Finding? {
    if case .failed(let finding)? = await ask(.render(render(deed))) { return finding }
    return nil
  }

  /// The text that the card says for a deed.
  func said(_ deed: String) async -> String? {
    guard case .rendered(let picture)? = await ask(.render(render(deed))) else { return nil }
    func first(_ node: OutlineNode) -> String? {
      node.kind == "Text" ? node.content : node.children.lazy.compactMap(first).first
    }
    return first(picture.outline)
  }

  var draws: Bool {
    get async {
      if case .rendered(let picture)? = await ask(.render(render("draw"))) {
        return !picture.list.items.isEmpty
      }
      return false
    }
  }

  func end() {
    widget.stop()
    try? FileManager.default.removeItem(at: folder)
  }
}
