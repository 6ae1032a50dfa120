import Testing

@testable import WidgetHost

@Suite("Patterns of paths in project.yml")
struct PathPatternTests {
  /// Returns whether one of the patterns of a text stands for a path.
  private func holds(_ text: String, _ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    return PathPattern.all(text).contains { $0.holds(names) }
  }

  @Test(arguments: [
    ("Old", "Old/A.swift", "Older/A.swift"), ("*.md", "a.md", "a.swift"),
    ("*.md", "Guide.md/a.swift", "Guide/a.md"), ("**/*.md", "a.md", "a.mdx"),
    ("**/*.md", "A/B/a.md", "A/B/a.swift"), ("**/Tests", "A/Tests/x.swift", "A/Test/x.swift"),
    ("A/**", "A/B/c.swift", "B/A/c.swift"), ("A/**/c.swift", "A/c.swift", "A/d.swift"),
    ("A/**/B/*.swift", "A/B/B/c.swift", "A/B"), ("**/A/**/B", "x/A/y/B", "x/B/y/A"),
    ("?.swift", "a.swift", "ab.swift"), ("[a-c].swift", "b.swift", "d.swift"),
    ("[!a-c].swift", "d.swift", "b.swift"), ("[]a].swift", "].swift", "b.swift"),
    ("a[b", "a[b", "ab"), ("*+Preview.swift", "Card+Preview.swift", "Card.swift"),
    ("{A,B}/*.swift", "B/c.swift", "C/c.swift"), ("*.{md,txt}", "a.txt", "a.swift"),
    ("**Old.swift", "A/Old.swift", "VeryOld.swift"), ("A/**Old", "A/B/Old/x.swift", "A/B/x"),
    (#"\[a\].swift"#, "[a].swift", "a.swift"),
    ("./A", "A/b.swift", "B/b.swift"), ("A/", "A/b.swift", "AB/b.swift"),
    ("*", "a", ".a"), ("*a*a*b", "xaayab", "xaaya"),
  ])
  func `stand for the first path and not for the second`(
    _ pattern: String, _ path: String, _ other: String
  ) {
    #expect(holds(pattern, path) && !holds(pattern, other))
  }

  @Test func `stand for nothing where they are empty, and for a bounded number of texts`() {
    #expect(!holds("", "a") && !holds("/", "a"))
    let many = Array(repeating: "{a,b}", count: 40).joined()
    #expect(PathPattern.all(many).count <= 64)
  }

  @Test func `take no longer than the pattern times the name`() {
    let pattern = String(repeating: "*a", count: 2000) + "b"
    #expect(!holds(pattern, String(repeating: "a", count: 4000)))
    let folders = String(repeating: "**/a/", count: 300) + "b"
    #expect(!holds(folders, String(repeating: "a/", count: 600)))
  }

  @Test func `leave out and choose files of a folder`() {
    let choice = FolderChoice(
      in: "/p/Source", excludes: ["Old", "**/*.md", "Gone.swift", ""],
      includes: ["**/*.swift", "Old", ""])
    func has(_ name: String) -> Bool { choice.has("/p/Source/\(name)", in: "/p/Source") }
    #expect(has("Card.swift") && has("A/Card.swift"))
    #expect(!has("Old/Card.swift") && !has("A/Read.md") && !has("Gone.swift"))
    #expect(!has("Art.xcassets"))
    let braces = FolderChoice(
      in: "/p", excludes: ["{Old,New/}.swift", "{Docs,*.md}"], includes: [])
    #expect(!braces.has("/p/Old.swift", in: "/p") && !braces.has("/p/Docs/a.swift", in: "/p"))
    #expect(!braces.has("/p/a.md", in: "/p") && braces.has("/p/a.swift", in: "/p"))
    #expect(FolderChoice(in: "/p", excludes: [], includes: []).has("/p/a", in: "/p"))
  }
}
