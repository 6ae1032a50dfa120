import Testing

@testable import WidgetHost

@Suite("What the other files see of a file") struct SourceInterfaceTests {
  private let source = """
    import SwiftUI

    struct Card: View {
      let title: String
      var size = 12.0
      private static let shared = { Card(title: "a") }()
      var body: some View {
        Text(title)  // the title
      }
      func double(_ number: Int = 2) -> Int { number * 2 }
      init(title: String) {
        self.title = title
      }
    }
    """

  private func changes(_ old: String, _ new: String) -> Bool {
    let changed = source.replacing(old, with: new)
    #expect(changed != source, "\(old) stands in the source")
    return SourceInterface.text(of: changed) != SourceInterface.text(of: source)
  }

  @Test(arguments: [
    ("Text(title)  // the title", "Text(title).bold()\n    // two lines"),
    ("number * 2", "number + number"), ("self.title = title", "self.title = title + title"),
    ("import SwiftUI\n", "// A word about it.\nimport SwiftUI\n\n"),
  ])
  func `an edit in a body or a comment is not seen`(old: String, new: String) {
    #expect(!changes(old, new))
  }

  @Test(arguments: [
    ("let title: String", "let title: Substring"), ("size = 12.0", "size = 12"),
    ("Card(title: \"a\")", "Card(title: \"b\")"), ("= 2)", "= 3)"), ("-> Int", "-> Int?"),
    ("some View", "some Equatable"), ("import SwiftUI", "import WidgetKit"),
    ("func double", "@inlinable func double"),
  ])
  func `an edit of a declaration is seen`(old: String, new: String) {
    #expect(changes(old, new))
  }

  @Test(arguments: [
    ("var a: Int { 1 }", "var a: Int { get { 1 } set {} }"),
    ("var a: Int { get { 1 } }", "var a: Int { get async { 1 } }"),
    ("@inlinable func f() -> Int { 1 }", "@inlinable func f() -> Int { 2 }"),
    ("func f() -> some Shape { Circle() }", "func f() -> some Shape { Capsule() }"),
    ("protocol P { func f() }", "protocol P { func g() }"),
    ("let a = b - c", "let a = b -c"), ("let a = b\nlet c = d", "let a = b; let c = d"),
    ("struct A { struct B { func f() {} } }", "struct A { struct B { func f() { g() } } }"),
  ])
  func `what others are compiled by is seen, and what is not understood`(old: String, new: String) {
    #expect(SourceInterface.text(of: old) != SourceInterface.text(of: new))
  }

  @Test func `a file that is broken is seen as it is`() {
    for text in ["struct {", "func f( {", "}}}", "\"", "var a: Int {"] {
      #expect(
        SourceInterface.text(of: text).filter { !$0.isWhitespace }
          == text.filter { !$0.isWhitespace })
    }
  }
}
