import Drawing
import Foundation
import Testing
import WidgetProtocol

@testable import Simulator
@testable import WidgetHost

/// An app that writes what its card reads, and tells what it finds.
private let source = """
  import ActivityKit
  import AppIntents
  import SwiftUI
  import WidgetKit

  struct NoteAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var cups: Int }
  }

  let group = UserDefaults(suiteName: "group.notes")!
  let place = FileManager.default.containerURL(
    forSecurityApplicationGroupIdentifier: "group.notes")!

  struct WriteNote: LiveActivityIntent {
    static let title: LocalizedStringResource = "Write"
    @Parameter(title: "Word") var word: String

    func perform() async throws -> some IntentResult {
      if Activity<NoteAttributes>.activities.isEmpty {
        _ = try Activity.request(
          attributes: NoteAttributes(), content: .init(state: .init(cups: 0), staleDate: nil))
      }
      group.set(word, forKey: "word")
      group.set(7, forKey: "cups")
      UserDefaults.standard.set(word, forKey: "word")
      try word.write(to: place.appending(path: "word.txt"), atomically: true, encoding: .utf8)
      let content = ActivityContent(state: NoteAttributes.ContentState(cups: 1), staleDate: nil)
      for activity in Activity<NoteAttributes>.activities { await activity.update(content) }
      return .result()
    }
  }

  struct ReadNote: LiveActivityIntent {
    static let title: LocalizedStringResource = "Read"
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      let words = [
        group.string(forKey: "word"), UserDefaults.standard.string(forKey: "word"),
        UserDefaults().string(forKey: "word"),
        UserDefaults.standard.dictionaryRepresentation()["word"] as? String,
        try? String(contentsOf: place.appending(path: "word.txt"), encoding: .utf8),
      ]
      return .result(value: words.map { $0 ?? "nil" }.joined(separator: " "))
    }
  }

  struct Forget: LiveActivityIntent {
    static let title: LocalizedStringResource = "Forget"
    func perform() async throws -> some IntentResult {
      group.removeObject(forKey: "word")
      UserDefaults.standard.removePersistentDomain(forName: Bundle.main.bundleIdentifier!)
      return .result()
    }
  }

  struct Measure: LiveActivityIntent {
    static let title: LocalizedStringResource = "Measure"
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      let size = CGSize(width: 10.5, height: 2)
      group.set(size.width, forKey: "width")
      group.set([size.width, size.height], forKey: "sides")
      group.set(3, forKey: "number")
      let sides = group.array(forKey: "sides") as? [Double] ?? []
      return .result(value: "\\(group.double(forKey: "width")) \\(sides) \\(group.integer(forKey: "number"))")
    }
  }

  struct SetLook: LiveActivityIntent {
    static let title: LocalizedStringResource = "Look"
    @Parameter(title: "Word") var word: String
    func perform() async throws -> some IntentResult {
      if word.isEmpty { group.removeObject(forKey: "look") } else { group.set(word, forKey: "look") }
      return .result()
    }
  }

  struct TryFolders: LiveActivityIntent {
    static let title: LocalizedStringResource = "Folders"
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      let manager = FileManager.default
      let made = try manager.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      let folders: [(String, URL)] = [
        ("Documents", .documentsDirectory), ("Caches", .cachesDirectory),
        ("Library", .libraryDirectory), ("tmp", .temporaryDirectory), ("home", .homeDirectory),
        ("Support", made), ("Documents again", manager.urls(for: .documentDirectory, in: .userDomainMask)[0]),
        ("Library again", manager.urls(for: .libraryDirectory, in: .userDomainMask)[0]),
        ("NSTemporaryDirectory", URL(fileURLWithPath: NSTemporaryDirectory())),
      ]
      var failed: [String] = []
      for (name, folder) in folders {
        do { try "x".write(to: folder.appending(path: "a.txt"), atomically: true, encoding: .utf8) }
        catch { failed.append(name) }
      }
      let home = URL.homeDirectory.path
      let paths = ([made] + folders.prefix(4).map { $0.1 }).map { $0.path.replacingOccurrences(of: home, with: "~") }
      let standing = (try? manager.contentsOfDirectory(atPath: home).sorted()) ?? []
      return .result(value: (failed + paths + standing).joined(separator: ", "))
    }
  }

  struct NoteWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: NoteAttributes.self) { context in
        if context.state.cups > 1 { Writer(word: context.state.cups == 2 ? "drawn" : nil) } else { Card() }
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("L") }
        } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
      }
    }
  }

  /// Writes a value while it is drawn, as a cache does; else it reads it.
  struct Writer: View {
    var word: String?
    var body: some View {
      let _ = word.map { group.set($0, forKey: "look") }
      Text(word ?? group.string(forKey: "look") ?? "nil")
    }
  }

  struct Card: View {
    @AppStorage("word", store: UserDefaults(suiteName: "group.notes")) var word = "nil"
    var body: some View {
      let file = try? String(contentsOf: place.appending(path: "word.txt"), encoding: .utf8)
      let own = UserDefaults.standard.string(forKey: "word")
      Text("\\(word) \\(group.integer(forKey: "cups")) \\(file ?? "nil") \\(own ?? "nil")")
    }
  }
  """

extension AppOnPhone {
  /// Returns what the card says.
  fileprivate func card(cups: Int = 1) async -> String? {
    var reply: WidgetReply?
    widget.send(
      .render(
        RenderRequest(
          attributesType: "NoteAttributes",
          room: SlotRoom(slot: .lockScreen, width: 371, minHeight: 84, maxHeight: 160),
          environment: WidgetEnvironment(now: 1_800_000_000), attributes: "{}",
          state: #"{"cups":\#(cups)}"#, activityID: "a1", isStale: false))
    ) { reply = $0 }
    await wait { reply != nil }
    guard case .rendered(let picture)? = reply else { return nil }
    func first(_ node: OutlineNode) -> String? {
      node.kind == "Text" ? node.content : node.children.lazy.compactMap(first).first
    }
    return first(picture.outline)
  }
}

@MainActor
@Suite("What an app keeps on the phone", .serialized, .enabled(if: AppOnPhone.program != nil))
struct KeptDataTests {
  @Test
  func `what an intent writes for a group is drawn, and is there when the phone starts again`()
    async throws
  {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-kept-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let (place, homes) = (root.appendingPathComponent("Notes"), "\(root.path)/state/apps")
    let app = try await AppOnPhone(
      ["Notes.swift": source, "defaults.json": #"{"word": "file", "cups": 2}"#], in: place,
      homes: homes)
    // What nobody has written comes from the file.
    #expect(await app.card() == "file 2 nil file")
    #expect(await app.run("WriteNote", ["word": "one"])?.error == nil)
    // An extension's standard user defaults are not its app's.
    #expect(await app.card() == "one 7 one file")
    #expect(await app.run("WriteNote", ["word": "two"])?.error == nil)
    #expect(await app.card() == "two 7 two file")
    #expect(await app.run("ReadNote")?.value == "two two two two two")
    app.widget.stop()

    let again = try await AppOnPhone([:], in: place, homes: homes)
    #expect(await again.card() == "two 7 two file")
    #expect(await again.run("ReadNote")?.value == "two two two two two")
    #expect(await again.run("Forget")?.error == nil)
    #expect(await again.card() == "file 7 two file")
    #expect(await again.run("ReadNote")?.value == "file file file nil two")
    again.widget.stop()

    // A run that keeps nothing begins with nothing, whatever others have written.
    let other = try await AppOnPhone([:], in: place)
    #expect(await other.card() == "file 2 nil file")
    #expect(await other.run("WriteNote", ["word": "three"])?.error == nil)
    #expect(await other.card() == "three 7 three file")
    other.widget.stop()
    let last = try await AppOnPhone([:], in: place)
    #expect(await last.card() == "file 2 nil file")
    last.end()
  }

  @Test func `what one process writes and the other takes out or sets back is seen by both`()
    async throws
  {
    let app = try await AppOnPhone(["Notes.swift": source])
    defer { app.end() }
    // The extension writes without having read, and the app takes it out.
    #expect(await app.card(cups: 2) == "drawn")
    #expect(await app.card(cups: 3) == "drawn")
    #expect(await app.run("SetLook", ["word": ""])?.error == nil)
    #expect(await app.card(cups: 3) == "nil")
    // The app sets what it had set before the extension wrote.
    #expect(await app.run("SetLook", ["word": "app"])?.error == nil)
    #expect(await app.card(cups: 3) == "app")
    #expect(await app.card(cups: 2) == "drawn")
    #expect(await app.run("SetLook", ["word": "app"])?.error == nil)
    #expect(await app.card(cups: 3) == "app")
  }

  @Test func `widths and lists of them are kept as numbers`() async throws {
    let app = try await AppOnPhone(["Notes.swift": source])
    defer { app.end() }
    let told = await app.run("Measure")
    #expect(told?.value == "10.5 [10.5, 2.0] 3", "\(told?.error ?? "")")
  }

  @Test func `an app whose folders were removed while it runs draws again`() async throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-kept-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let (place, homes) = (root.appendingPathComponent("Notes"), "\(root.path)/state/apps")
    let app = try await AppOnPhone(["Notes.swift": source], in: place, homes: homes)
    defer { app.widget.stop() }
    #expect(await app.card() != nil)
    try FileManager.default.removeItem(atPath: homes)
    try Data((source + "\n// changed").utf8).write(to: place.appendingPathComponent("Notes.swift"))
    app.widget.reload()
    await app.wait { if case .compiling = app.widget.status { false } else { true } }
    #expect(await app.card() != nil)
  }

  @Test func `an app has the folders of a phone's apps, and can write in each`() async throws {
    let app = try await AppOnPhone(["Notes.swift": source])
    defer { app.end() }
    let told = await app.run("TryFolders")
    #expect(
      told?.value
        == "~/Library/Application Support, ~/Documents, ~/Library/Caches, ~/Library, ~/tmp, "
        + "Documents, Library, a.txt, tmp", "\(told?.error ?? "")")
  }
}
