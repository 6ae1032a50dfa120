import Findings
import Goldens
import Testing

@testable import WidgetHost

@Suite("What a widget's source asks for and does not get")
struct ExtensionLimitsTests {
  private func findings(_ text: String, own: Set<String> = ["W.swift"]) -> [Finding] {
    ExtensionLimits.findings(in: [("W.swift", text)], own: own)
  }

  @Test(
    arguments: [
      ("Text(\"a\").task { await load() }", "archive-task"),
      ("Text(\"a\").onAppear { x = 1 }", "archive-task"),
      ("Timer.publish(every: 1, on: .main, in: .common)", "archive-task"),
      ("let (data, _) = try await URLSession.shared.data(from: url)", "archive-network"),
      (
        "let url = URL(string: \"https://pier.example/a.png\")\nlet a = try? Data(contentsOf: url)",
        "archive-network"
      ),
      ("let url: URL\nlet a = try String(contentsOf: url, encoding: .utf8)", "archive-network"),
      ("let url: URL\nlet a = try Data(contentsOf: Bundle.main.url(for: \"a\"))", nil),
      (
        "let url = URL(string: \"a\", relativeTo: m.containerURL(forSecurityApplicationGroupIdentifier: g))\nlet a = try Data(contentsOf: url)",
        nil
      ),
      ("let a = try Data(contentsOf: Pictures.place(of: name))", nil),
      ("let url: URL\nlet a = try Data(contentsOfFile: path)", nil),
      ("withAnimation(.linear.repeatForever()) {}", "archive-still"),
      ("TimelineView(.periodic(from: .now, by: 1)) { _ in }", "archive-still"),
      ("Image(systemName: \"bolt\").symbolEffect(.pulse)", "archive-still"),
      ("Image(systemName: \"bolt\").symbolEffect(.bounce, value: count)", "archive-effect"),
      ("Text(\"1\").contentTransition(.symbolEffect(.replace))", nil),
      ("Text(\"a\").glassEffect()", "archive-glass"),
      ("UserDefaults.standard.string(forKey: \"a\")", "archive-own-defaults"),
      ("UserDefaults(suiteName: \"group.a\")", nil),
      ("compression_decode_buffer(a, 1, b, 1, nil, COMPRESSION_LZFSE)", "widget-compression"),
      ("compression_decode_buffer(a, 1, b, 1, nil, COMPRESSION_ZLIB)", nil),
      ("try (data as NSData).decompressed(using: .lzfse)", "widget-compression"),
      ("try (data as NSData).decompressed(using: .zlib)", nil),
      ("// TimelineView and URLSession in a comment", nil),
      ("Text(\"URLSession\")", nil), ("let task = 1; print(self.task)", nil),
    ] as [(String, String?)])
  func `each construct is told, and what only looks like it is not`(_ text: String, _ id: String?) {
    #expect(findings(text).map(\.id.rawValue) == (id.map { [$0] } ?? []))
  }

  @Test func `several of a kind are one finding, at the first line`() {
    let told = findings("let a = 1\nTimelineView(.animation) { _ in }\nx.repeatForever()\n")
    #expect(told.count == 1 && told.first?.location?.line == 2)
    #expect(told.first?.sentence.hasPrefix("TimelineView, .repeatForever: ") == true)
  }

  @Test func `an address that another file makes for a file is none of the web`() {
    let view =
      "struct Avatar: View { let url: URL; var data: Data? { try? Data(contentsOf: url) } }"
    func told(_ store: String) -> [String] {
      ExtensionLimits.findings(
        in: [("V.swift", view), ("Store.swift", store)], own: ["V.swift", "Store.swift"]
      ).map(\.id.rawValue)
    }
    #expect(
      told("let place = manager.containerURL(forSecurityApplicationGroupIdentifier: g)") == [])
    #expect(told("let place = URL(string: text) // containerURL") == ["archive-network"])
  }

  @Test func `the app's own code may do what an extension cannot`() {
    #expect(findings("URLSession.shared", own: []).isEmpty)
  }

  @Test func `what a Home Screen widget does beside the activity is its own business`() throws {
    let home = """
      struct Provider: TimelineProvider {
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          URLSession.shared.dataTask(with: url).resume()
          print(UserDefaults.standard.string(forKey: "a") ?? "", f(COMPRESSION_BROTLI))
        }
      }
      struct Home: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "h", provider: Provider()) { _ in Text("a").task { await b() } }
        }
      }

      """
    func told(_ card: String, isNamed: Bool) throws -> [String] {
      let activity = """
        struct W: Widget {
          var body: some WidgetConfiguration {
            ActivityConfiguration(for: A.self) { _ in Card() } dynamicIsland: { _ in island }
          }
        }
        struct Card: View {
          var body: some View {
            \(card)
          }
        }

        """
      let folder = try TestFolder.path("limits", with: ["W.swift": home + activity])
      let sources = try WidgetSources(paths: [isNamed ? "\(folder)/W.swift" : folder])
      let needed = sources.needed()
      return ExtensionLimits.findings(
        in: needed.files.map { ($0.path, $0.text) }, own: needed.own, spare: needed.unshown
      ).map(\.id.rawValue)
    }
    for isNamed in [false, true] {
      #expect(try told("Text(\"a\")", isNamed: isNamed) == ["widget-compression"])
      #expect(
        try told("Text(\"a\").task { URLSession.shared.go() }", isNamed: isNamed)
          == ["archive-network", "archive-task", "widget-compression"])
    }
  }

  @Test func `what Islet lacks the app's own code does not get either`() {
    let told = findings("f(COMPRESSION_BROTLI)\nx.compressed(using: .lzma)", own: [])
    #expect(told.map(\.id) == ["widget-compression"])
    #expect(told.first?.sentence.hasPrefix("COMPRESSION_BROTLI, .lzma: ") == true)
  }
}
