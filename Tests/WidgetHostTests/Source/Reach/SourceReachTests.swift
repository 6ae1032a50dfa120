import Testing

@testable import WidgetHost

private func needed(_ files: [(String, String)]) -> [String] {
  let sources = files.map { SourceFile(path: $0.0, text: $0.1) }
  return SourceReach(sources).parts.map { files[$0.index].0 }
}

/// What is left of a second file beside the widget's, without blanks.
private func left(
  of text: String, card: String = "struct Card: View {}", wanted: Set<String> = [],
  emptied: Set<Int> = [], unwanted: Set<Int> = []
) -> String {
  let widget = "struct W: Widget { let c = ActivityConfiguration(for: A.self) { Card() } }"
  let sources = [
    SourceFile(path: "w/W.swift", text: widget + card), SourceFile(path: "app/A.swift", text: text),
  ]
  let reach = SourceReach(
    sources, wanted: wanted, emptied: ["app/A.swift": emptied],
    unwanted: ["app/A.swift": unwanted])
  guard let part = reach.parts.first(where: { $0.index == 1 }) else { return "" }
  var bytes = Array(text.utf8)
  for range in part.omitted + part.emptied.map(\.range) {
    for place in range { bytes[place] = UInt8(ascii: " ") }
  }
  return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    .joined(separator: " ")
}

@Suite struct SourceReachTests {
  private let widget = "struct W: Widget { let c = ActivityConfiguration(for: A.self) { Card() } }"

  @Test func `a widget's files are those that its names lead to`() {
    #expect(
      needed([
        ("w/W.swift", widget),
        (
          "w/Card.swift",
          "struct Card: View { let x = Color.brand; let t = \"\\(clock(1)) \\(NAME)\"; let y = Z(hex: 1) }"
        ), ("w/Clock.swift", "func clock(_ x: Int) -> Int { 1 }"),
        ("w/Z.swift", "extension Z { init?(hex: Int) {} }"),
        ("w/Brand.swift", "extension Color { static let brand = 1 }"),
        ("app/Other.swift", "class Other: UIViewController {}"),
        ("app/A.swift", "struct A {}"), ("app/A+More.swift", "extension A: Sendable {}"),
      ]) == [
        "w/W.swift", "w/Card.swift", "w/Clock.swift", "w/Z.swift", "w/Brand.swift", "app/A.swift",
        "app/A+More.swift",
      ])
  }

  @Test func `an operator brings the precedence that another file gives it`() {
    let operators =
      "infix operator |+|: Joining\nextension A { static func |+| (a: A, b: A) -> A { a } }"
    #expect(
      needed([
        ("w/W.swift", widget), ("app/A.swift", "struct A {}"), ("app/A+Operators.swift", operators),
        ("app/Order.swift", "precedencegroup Joining { associativity: right }"),
        ("app/Other.swift", "precedencegroup Other {}"),
      ]) == ["w/W.swift", "app/A.swift", "app/A+Operators.swift", "app/Order.swift"])
  }

  @Test(arguments: [
    "prefix operator %\nprefix func % (key: String) -> String { key }",
    "prefix operator %\nextension String { static prefix func % (key: String) -> String { key } }",
    "infix operator %: AdditionPrecedence\nfunc %<T>(key: T, other: T) -> T { key }",
    "func % (size: CGSize, factor: Double) -> CGSize { size }",
    "func % (one: A, other: A) -> Bool { true }",
  ])
  func `an operator leads to the file that declares it`(operators: String) {
    let card = "struct Card: View { let text = a %(b) }"
    let files = [
      ("w/W.swift", widget + card), ("app/A.swift", "struct A {}"), ("app/Signs.swift", operators),
      ("app/Other.swift", "prefix operator %%\nfunc %% (one: A, other: A) -> A { one }"),
    ]
    #expect(needed(files) == ["w/W.swift", "app/A.swift", "app/Signs.swift"])
  }

  @Test func `an operator in an interpolation leads to its file, too`() {
    let card = #"struct Card: View { let text = "\(a +++ 1) of 3/4" }"#
    #expect(
      needed([
        ("w/W.swift", widget + card), ("app/A.swift", "struct A {}"),
        ("app/Signs.swift", "infix operator +++\nfunc +++ (one: Int, other: Int) -> Int { 1 }"),
      ]) == ["w/W.swift", "app/A.swift", "app/Signs.swift"])
  }

  @Test func `a function of Swift's own operators for a type that nothing needs stays out`() {
    let card = "struct Card: View { let isOn = 1 == 2 }"
    #expect(
      needed([
        ("w/W.swift", widget + card), ("app/A.swift", "struct A {}"),
        ("app/Peer.swift", "struct Peer {}"),
        ("app/Same.swift", "func == (one: Peer, other: Peer) -> Bool { true }"),
        ("app/Private.swift", "private func == (one: A, other: A) -> Bool { true }"),
        (
          "app/Map.swift",
          "extension GMSBounds: Equatable { static func == (a: Self, b: Self) -> Bool { true } }"
        ),
      ]) == ["w/W.swift", "app/A.swift"])
  }

  @Test func `of two copies of a file the one nearer to the widget is taken`() {
    #expect(
      needed([("app/A.swift", "struct A {}"), ("w/A.swift", "struct A {}"), ("w/W.swift", widget)])
        == ["w/A.swift", "w/W.swift"])
  }

  @Test func `a copy with an extension is left out with it, and what only it extends is kept`() {
    let copy = "struct A {}\nextension A { func key() -> Int { 1 } }"
    let keyed = "struct W: Widget { let c = ActivityConfiguration(for: A.self) { $0.key() } }"
    let files = [("app/A.swift", copy), ("w/A.swift", copy), ("w/W.swift", keyed)]
    #expect(needed(files) == ["w/A.swift", "w/W.swift"])
    #expect(
      needed([("app/A.swift", copy), ("w/A.swift", "struct A {}"), ("w/W.swift", keyed)])
        == ["app/A.swift", "w/A.swift", "w/W.swift"])
    // The type beside the extension is the copy of another one.
    #expect(
      left(of: copy, card: "struct A {}\nstruct Card: View { let key = A().key() }")
        == "extension A { func key() -> Int { 1 } }")
    // What is private is each file's own.
    let own = "private struct B {}\nstruct Card: View { let b = B() }"
    #expect(
      needed([
        ("app/A.swift", "private struct B {}\nstruct A { let b = B() }"), ("w/Card.swift", own),
        ("w/W.swift", widget),
      ]) == ["app/A.swift", "w/Card.swift", "w/W.swift"])
  }

  @Test func `of two files with one widget that beside a bundle is drawn, or the first`() {
    let bundle = "@main struct B: WidgetBundle {}"
    #expect(needed([("a/W.swift", widget), ("b/W.swift", widget)]) == ["a/W.swift"])
    let reach = SourceReach(
      [("a/W.swift", widget), ("b/B.swift", bundle), ("b/W.swift", widget)].map {
        SourceFile(path: $0.0, text: $0.1)
      })
    #expect(reach.own == [2] && reach.copies == [0: 2])
  }

  @Test func `of a copy nothing is needed, also where it extends what the widget needs`() {
    let live =
      widget + "\nprivate extension A.ContentState { static var sample: Int { 1 } }"
      + "\n#Preview(as: .content, using: A()) { W() } contentStates: { A.ContentState.sample }"
    let attributes = "struct A: ActivityAttributes { struct ContentState: Codable, Hashable {} }"
    let card = "struct Card: View {}"
    #expect(
      needed([("a/A.swift", attributes), ("a/W.swift", live), ("b/W.swift", live)])
        == ["a/A.swift", "a/W.swift"])
    // What stands in the copy alone comes when the compiler misses it.
    let files = [("a/A.swift", attributes), ("a/W.swift", live), ("b/W.swift", live + card)]
      .map { SourceFile(path: $0.0, text: $0.1) }
    #expect(SourceReach(files).parts.map(\.index) == [0, 1])
    let reach = SourceReach(files, wanted: ["Card"])
    #expect(reach.parts.map(\.index) == [0, 1, 2])
    #expect(reach.parts.last?.omitted.isEmpty == false)
  }

  @Test func `of two files with one widget that which a target compiles is drawn`() {
    let bundle = "@main struct B: WidgetBundle {}"
    let files = [("a/B.swift", bundle), ("a/W.swift", widget), ("a/New/W.swift", widget)].map {
      SourceFile(path: $0.0, text: $0.1)
    }
    let reach = SourceReach(SourceReach.Basis(files, compiled: [2]))
    #expect(reach.own == [2] && reach.copies == [1: 2])
  }

  @Test func `of other programs' files comes what is wanted by name, and what that names there`() {
    let files = [
      ("w/W.swift", widget), ("app/Card.swift", "struct Card: View { let shop = Shop() }"),
      ("app/Shop.swift", "struct Shop { func buy() {} }"), ("lib/A.swift", "struct A {}"),
    ]
    let basis = SourceReach.Basis(
      files.map { SourceFile(path: $0.0, text: $0.1) }, foreign: [1, 2])
    let first = SourceReach(basis)
    #expect(first.parts.map(\.index) == [0, 3])
    #expect(first.foreign.paths == ["app/Card.swift", "app/Shop.swift"])
    #expect(first.foreign.declared == ["Card", "Shop"])
    #expect(first.foreign.omitted.contains("buy"))
    #expect(SourceReach(basis, wanted: ["Card"]).parts.map(\.index) == [0, 1, 2, 3])
  }

  @Test func `of a package comes what a file that names a module of it names`() {
    let files = [
      ("w/W.swift", widget), ("w/Card.swift", "import Kit\nstruct Card: View { let x = Shop() }"),
      ("kit/Sources/Shop.swift", "struct Shop {}"),
      ("pb/Sources/A.swift", "struct A { var value: Int }"), ("w/Old.swift", "struct Old {}"),
    ].map { SourceFile(path: $0.0, text: $0.1) }
    let packages = [
      FileBorders.Package(folder: "kit", names: ["Kit"]),
      FileBorders.Package(folder: "pb", names: ["Protobufs"]),
    ]
    let reach = SourceReach(SourceReach.Basis(files, packages: packages))
    #expect(reach.parts.map(\.index) == [0, 1, 2])
    #expect(reach.omittedNames.contains("A"))
    let wanting = SourceReach(SourceReach.Basis(files, packages: packages), wanted: ["A"])
    #expect(wanting.parts.map(\.index) == [0, 1, 2, 3])
  }

  @Test func `of a package's target comes what names it, and its extensions for the whole package`()
  {
    let files = [
      ("w/W.swift", widget), ("w/Card.swift", "import Views\nstruct Card: View { let x = Row() }"),
      ("kit/Sources/Views/Row.swift", "import Core\npublic struct Row { let ride = Ride() }"),
      ("kit/Sources/Core/Ride.swift", "public struct Ride {}"),
      ("kit/Sources/Other/Ride+Id.swift", "import Core\nextension Ride: Identifiable {}"),
      ("kit/Sources/Other/Row.swift", "public struct Row { let row = 1 }"),
      ("kit/Shared.swift", "public struct Shared {}"),
    ].map { SourceFile(path: $0.0, text: $0.1) }
    let package = FileBorders.Package(
      folder: "kit", names: ["Views", "Core", "Other"],
      targets: ["Views", "Core", "Other"].map { .init(folder: "kit/Sources/\($0)", module: $0) })
    let reach = SourceReach(SourceReach.Basis(files, packages: [package]))
    #expect(reach.parts.map(\.index) == [0, 1, 2, 3, 4])
  }

  @Test func `what a framework or a package hands on is seen by those that import that`() {
    func parts(_ card: String, _ export: (path: String, text: String)) -> [Int] {
      let files = [
        ("w/W.swift", widget), ("w/Card.swift", "\(card)\nstruct Card: View { let x = Icon() }"),
        (export.path, export.text), ("icons/Sources/Icon.swift", "struct Icon {}"),
      ].map { SourceFile(path: $0.0, text: $0.1) }
      let packages = ["Kit", "Icons"].map {
        FileBorders.Package(folder: $0.lowercased(), names: [$0])
      }
      return SourceReach(SourceReach.Basis(files, packages: packages)).parts.map(\.index)
    }
    #expect(parts("import Shared", ("shared/S.swift", "@_exported import Icons")).contains(3))
    #expect(!parts("import Shared", ("shared/S.swift", "import Icons")).contains(3))
    #expect(parts("import Kit", ("kit/K.swift", "@_exported import Icons")).contains(3))
    #expect(!parts("import Other", ("kit/K.swift", "@_exported import Icons")).contains(3))
  }

  @Test func `files whose widgets have names of their own are no copies`() {
    let own = "private struct Row {}"
    let other = widget.replacing("struct W", with: "struct X")
    #expect(
      needed([("a/W.swift", widget + own), ("a/X.swift", other + own)])
        == ["a/W.swift", "a/X.swift"])
  }

  @Test func `tests and the app's entry are left out, and without a widget all is kept`() {
    #expect(
      needed([("A.swift", "struct A {}"), ("T.swift", "class T: XCTestCase {}")]) == ["A.swift"])
    #expect(
      needed([("w/W.swift", widget), ("draw.swift", "#!/usr/bin/swift\nstruct A {}")])
        == ["w/W.swift"])
    #expect(
      needed([("w/W.swift", widget), ("M.swift", "struct M: App { let c = Card() }")])
        == ["w/W.swift"])
  }

  @Test func `a file that asks whether it is tested is none of the tests`() {
    let asking = "#if canImport(XCTest)\nimport XCTest\n#endif\nlet isTesting = true"
    #expect(
      needed([
        ("A.swift", asking), ("B.swift", "let cases = XCTestCase.self"),
        ("C.swift", "import XCTest\nfunc a() {}"), ("D.swift", "extension XCTestCase {}"),
      ]) == ["A.swift", "B.swift"])
  }

  @Test(arguments: [
    // A type that nobody names, and one that is.
    ("struct A {}\nclass Player: AVPlayer {}", "struct A {}"),
    // A type takes its plain extensions along as far as they are used, and its conformances.
    (
      "struct A {}\nextension A { var title: Int { 1 }\n var unused: Int { 2 } }\nextension A: Sendable {}",
      "struct A {} extension A { var title: Int { 1 } } extension A: Sendable {}"
    ),
    // Somebody else calls a delegate.
    ("struct A {}\nextension A: StoreDelegate { func sold() {} }", "struct A {}"),
    // Stored properties of a struct are what it is made of; functions are not.
    (
      "struct A: Codable { let store: Int\n func buy() { Store.buy() }\n init() {} }",
      "struct A: Codable { let store: Int init() {} }"
    ),
    // A class can do without values that nobody names.
    (
      "class A {\n private let store = HKStore()\n var title = 1\n func ask() {} }",
      "class A { var title = 1 }"
    ),
    (
      "class A: Codable {\n var store = HKStore()\n func ask() {} }",
      "class A: Codable { var store = HKStore() }"
    ),
    // What a protocol of elsewhere asks for is not known.
    ("struct A: Layout { func place() {} }", "struct A: Layout { func place() {} }"),
    // What is named after a protocol of the system's cannot be meant by that name.
    ("struct A: Sendable {}\nstruct View: View {}", "struct A: Sendable {}"),
    // What one's own protocol asks for stands in it.
    (
      "struct A: P { func place() {}\n func other() {} }\nprotocol P { func place() }",
      "struct A: P { func place() {} } protocol P { func place() }"
    ),
    ("struct A {}\n#Preview { Other() }", "struct A {}"),
    // A value goes on in the next line, whatever word or sign that begins with.
    (
      "struct A {}\nextension A {\nstatic let title: Int =\n open - close\nstatic var unused: Int { 1 }\n}",
      "struct A {} extension A { static let title: Int = open - close }"
    ),
    (
      "struct A {}\nextension A {\nstatic let unused: C =\n #colorLiteral(red: 1)\nstatic let title = B ??\n prefix(3)\n}",
      "struct A {} extension A { static let title = B ?? prefix(3) }"
    ),
    // What ends in such a sign does not go on.
    (
      "class A {\nvar title: Int?\nlazy var unused = 1\nvar all: Set<Int>\n@Saved var other: Int!\nlazy var more = 2\n}",
      "class A { var title: Int? var all: Set<Int> @Saved var other: Int! }"
    ),
    ("prefix operator -\n@frozen struct Other {}\nstruct A {}", "prefix operator - struct A {}"),
    // One that is being written ends before the next declaration.
    ("let other =\nstruct A {}", "struct A {}"),
    // The rest of a value's chain belongs to it, in whichever branch.
    (
      "struct A {}\nextension A {\nstatic let unused = Text(\"a\")\n#if os(iOS)\n.bold()\n#else\n.italic()\n#endif\nstatic let title = 3\n}",
      "struct A {} extension A { static let title = 3 }"
    ),
    (
      "struct A {}\nlet unused = Text(\"a\")\n#if X\n.bold()\n#if Y\n.italic()\n#endif\n#endif\nlet title =\n #file",
      "struct A {} let title = #file"
    ),
    // Both branches of an `#if` say what a name is.
    (
      "struct A {}\nextension A {\n#if X\nstatic let title = 1\n#else\nstatic let title = 2\n#endif\n}",
      "struct A {} extension A { #if X static let title = 1 #else static let title = 2 #endif }"
    ),
    // What conforms within another type is met by its own name.
    (
      "struct A { var title: Store.Order }\nextension Store.Order: Codable {}",
      "struct A { var title: Store.Order } extension Store.Order: Codable {}"
    ),
    ("struct A {}\nstruct Store {}\nextension Store.A: Codable {}", "struct A {}"),
  ])
  func `of a file outside of the widget's only what is named is kept`(text: String, kept: String) {
    #expect(left(of: text, card: "struct Card: View { let t = A().title }") == kept)
  }

  @Test(arguments: [
    "struct A: ActivityAttributes { struct ContentState: Codable, Hashable {} }",
    "struct A: ActivityAttributes { typealias ContentState = Int }",
    "struct A: ActivityAttributes {} extension A { struct ContentState: Codable, Hashable {} }",
    "struct A: Codable { let x: Int; init(from decoder: any Decoder) { x = 1 } }",
    "struct A: Codable { let x: Int } extension A { init(from decoder: any Decoder) { x = 1 } }",
    "struct A { func callAsFunction(_ x: Int) -> Int { x } }",
    "@propertyWrapper struct A { var wrappedValue: Int { 1 } var projectedValue: Int { 2 } }",
    "@resultBuilder enum A { static func buildBlock(_ parts: Int...) -> [Int] { parts } }",
    "@resultBuilder enum A {} extension A { static func buildArray(_ parts: [Int]) -> Int { 1 } }",
    "@dynamicMemberLookup struct A { subscript(dynamicMember name: String) -> Int { 1 } }",
  ])
  func `what the system or the compiler uses of a type is kept although no word names it`(
    text: String
  ) {
    #expect(left(of: text) == text)
    // What else has such a name belongs to a type that nobody needs, or to one of the system's.
    #expect(left(of: "struct A {} \(text.replacing(" A", with: " B"))") == "struct A {}")
    #expect(left(of: "struct A {} extension Color { init(from x: Int) {} }") == "struct A {}")
  }

  @Test(arguments: ["A.State.first", "[A.State.first, A.zero]", "A.zero"])
  func `a value in an extension of a type within another is kept where it is named`(card: String) {
    let state = "struct A { struct State { var x = 1 } static let zero = 0 }"
    let value = "extension A.State { static let first = A.State() }"
    let left = left(of: "\(state)\n\(value)", card: "struct Card: View { let c = \(card) }")
    #expect(left.contains("static let first") == card.contains("first"))
  }

  @Test(arguments: [
    "struct A: ActivityAttributes { struct ContentState: Codable { var end: Date } }",
    "struct A: ActivityAttributes {} extension A { struct ContentState: Codable { var end: Date } }",
    "struct A: ActivityAttributes { typealias ContentState = State } extension A { struct State: Codable { var end: Date } }",
  ])
  func `how a type within attributes is read and written is kept, in an extension of its own, too`(
    attributes: String
  ) {
    let name = attributes.contains("typealias") ? "State" : "ContentState"
    for member in [
      "enum CodingKeys: String, CodingKey { case end = \"end_time\" }",
      "init(from decoder: any Decoder) throws { end = try date(decoder) }",
      "func encode(to encoder: any Encoder) throws { try write(end) }",
      "func hash(into hasher: inout Hasher) { hasher.combine(1) }",
    ] {
      for extended in ["A.\(name)", "Kit.A.\(name)"] {
        let text = "\(attributes) extension \(extended) { \(member) }"
        #expect(left(of: text) == text)
      }
    }
  }

  @Test func `a type within one that nobody needs is extended for nobody`() {
    let text = """
      struct A { struct State { var x = 1 } }
      struct Store { struct State { var y = 1 } }
      extension Store.State { var title: Int { y } init(from decoder: any Decoder) { y = 2 } }
      extension A.State { var unused: Int { x } }
      """
    #expect(
      left(of: text, card: "struct Card: View { let t = A.State().title }")
        == "struct A { struct State { var x = 1 } }")
  }

  @Test func `how a type within attributes is read is never left out`() {
    let text = """
      struct A: ActivityAttributes { struct ContentState: Codable { var end: Date } }
      extension A.ContentState { init(from decoder: any Decoder) throws { end = date() } }
      """
    let whole = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(left(of: text, emptied: [2]) == whole)
    #expect(left(of: text, unwanted: [2]) == whole)
  }

  @Test func `what the compiler misses is kept`() {
    let text = "struct A { var store = 1\n func buy() {} }\nstruct Other {}"
    #expect(left(of: text) == "struct A { var store = 1 }")
    #expect(left(of: text, wanted: ["buy"]) == "struct A { var store = 1 func buy() {} }")
    #expect(left(of: text, wanted: ["Other"]) == "struct A { var store = 1 } struct Other {}")
  }

  @Test func `what cannot be compiled loses its body, then goes`() {
    let text = """
      struct A {
        var store = 1
        func buy() {
          Shop.buy()
        }
        var view: some View { Shop() }
      }
      """
    let card = "struct Card: View { let x = A().buy(), y = A().view }"
    let whole =
      "struct A { var store = 1 func buy() { Shop.buy() } var view: some View { Shop() } }"
    #expect(left(of: text, card: card) == whole)
    #expect(
      left(of: text, card: card, emptied: [4])
        == "struct A { var store = 1 func buy() { } var view: some View { Shop() } }")
    // A sign stands for the view.
    #expect(
      left(of: text, card: card, emptied: [6])
        == "struct A { var store = 1 func buy() { Shop.buy() } var view: some View { } }")
    // So does a result of no value for what a button runs.
    let intent = text.replacing("some View", with: "some IntentResult")
    #expect(
      left(of: intent, card: card, emptied: [6])
        == "struct A { var store = 1 func buy() { Shop.buy() } var view: some IntentResult { } }")
    // What else `some` stands for is known by its body only.
    let mark = text.replacing("some View", with: "some Mark")
    #expect(
      left(of: mark, card: card, emptied: [6])
        == "struct A { var store = 1 func buy() { Shop.buy() } }")
    #expect(
      left(of: text, card: card, emptied: [4], unwanted: [3])
        == "struct A { var store = 1 var view: some View { Shop() } }")
    #expect(left(of: text, card: card, unwanted: [1]) == "")
  }

  @Test(arguments: [
    // Attributes and their state, wherever it is declared.
    "struct A: ActivityAttributes {\nstruct ContentState { var meal: Meal }\nvar x: Z }",
    "struct A {}\nextension A {\nstruct ContentState { var meal: Meal } }",
    // How a state is read.
    "struct A: ActivityAttributes { var m: M }; struct M {\ninit(from decoder: any D) { x = date() } }",
    // What a view shows, when it cannot lose its body.
    "struct A: W {\nvar body: some Mark { Shop() } }",
  ])
  func `what there is no widget without is never left out`(text: String) {
    let whole = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let card = "struct Card: View { let x = A.ContentState(), y = A(from: 1).x, m = M(from: 1) }"
    #expect(left(of: text, card: card, emptied: [2, 3]) == whole)
    #expect(left(of: text, card: card, unwanted: [2, 3]) == whole)
  }

  @Test func `how something is read that no state holds may be left out`() {
    let text = """
      struct A: ActivityAttributes { var meal: Meal }
      struct Meal { init(from decoder: any Decoder) throws { x = date() } }
      struct Order { init(from decoder: any Decoder) throws { x = date() } }
      """
    let whole = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let card = "struct Card: View { let x = Order(from: 1) }"
    #expect(left(of: text, card: card, emptied: [2]) == whole)
    #expect(
      left(of: text, card: card, emptied: [3])
        == whole.replacing(
          "struct Order { init(from decoder: any Decoder) throws { x = date() } }",
          with: "struct Order { init(from decoder: any Decoder) throws { } }"))
  }

  @Test func `the same extension in two targets is taken once`() {
    let hex = "extension Z { init(hex: Int) {}\n static let brand = 1 }"
    #expect(
      needed([
        ("app/Z.swift", hex), ("w/W.swift", widget), ("w/Z.swift", hex),
        ("w/Card.swift", "struct Card: View { let z = Z(hex: 1), y = Z.brand }"),
      ]) == ["w/W.swift", "w/Z.swift", "w/Card.swift"])
  }

  @Test(arguments: ["init<Key>", "init?<Key>", "convenience init<Key: Hashable, Value>"])
  func `an initialiser is found by its label, not by what it is generic over`(head: String) {
    #expect(
      left(
        of: "extension Z { \(head)(hex: Key) {}\n \(head)(far: Key) {} }",
        card: "struct Card: View { let z = Z(hex: 1) }")
        == "extension Z { \(head)(hex: Key) {} }")
  }

  @Test func `initialisers that are generic over something else are no copies`() {
    let files = ["A", "B"].map { name in
      ("app/\(name).swift", "extension Z { init<T: \(name)>(hex: T) {} }")
    }
    let card = ("w/Card.swift", "struct Card: View { let z = Z(hex: 1) }")
    #expect(
      needed([("w/W.swift", widget), card] + files)
        == ["w/W.swift", "w/Card.swift", "app/A.swift", "app/B.swift"])
  }

  @Test func `a subscript is found by its label, and a file's own names in each file`() {
    let list =
      "extension Array { subscript(safe index: Int) -> Int { 1 }\n subscript(far index: Int) -> Int { 2 } }"
    #expect(
      left(of: list, card: "struct Card: View { let x = [1][safe: 0] }")
        == "extension Array { subscript(safe index: Int) -> Int { 1 } }")
    let widget = SourceFile(
      path: "w/W.swift",
      text: "struct W: Widget { let c = ActivityConfiguration(for: A.self) { B() } }")
    let own = ["A", "B"].map { name in
      SourceFile(path: "\(name).swift", text: "private let log = 1\nstruct \(name) { let x = log }")
    }
    #expect(SourceReach([widget] + own).parts.allSatisfy { $0.omitted.isEmpty })
  }

  @Test func `of a widget's own files only what an activity does without may go`() {
    let text = """
      struct W: Widget { let c = ActivityConfiguration(for: A.self) { Card() } }
      struct Card: View {}
      struct Provider: TimelineProvider {
        func timeline() {
          Store.load()
        }
      }
      """
    let file = SourceFile(path: "w/W.swift", text: text)
    let reach = SourceReach([file])
    #expect(reach.spareLines[0] == Set(3...7))
    #expect(reach.parts == [SourceReach.Part(index: 0)])
    // The body of the provider goes; the widget's own would not.
    let emptied = SourceReach([file], emptied: ["w/W.swift": [1, 5]])
    #expect(emptied.parts.first?.emptied.count == 1)
    #expect(emptied.parts.first?.omitted.isEmpty == true)
  }

  @Test func `lines of controls are known, and their bodies can be left out`() {
    let text = """
      struct W: Widget { let c = ActivityConfiguration(for: A.self) { Card() } }
      struct Home: Widget { var body: some WidgetConfiguration { C() } }
      struct Door: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: kind) { Missing() }
        }
      }
      extension Door {
        struct Provider: ControlValueProvider { var previewValue: Bool { false } }
      }
      func kind() -> Int { 1 }
      struct Open: ControlWidgetTemplate { var body: some ControlWidgetTemplate { Missing() } }
      extension Door.Provider { func currentValue() async -> Bool { Missing() } }
      """
    let file = SourceFile(path: "w/W.swift", text: text)
    #expect(SourceReach([file]).controlLines == [0: Set([3, 4, 5, 6, 7, 8, 9, 10, 12, 13])])
    let emptied = SourceReach([file], emptied: ["w/W.swift": [5, 12]])
    #expect(
      emptied.parts.first?.emptied.map(\.makes) == [
        .control(empty: "EmptyControlWidgetConfiguration"),
        .control(empty: "EmptyControlWidgetTemplate"),
      ])
    #expect(emptied.parts.first?.omitted.isEmpty == true)
  }

  @Test func `without an activity what is wrong with the other widgets is told`() {
    let widget = SourceFile(
      path: "w/W.swift", text: "struct W: Widget { var body: some WidgetConfiguration { C() } }")
    let app = SourceFile(path: "App.swift", text: "struct App { var scene: Scene }")
    #expect(SourceReach([widget, app]).parts.map(\.index) == [0])
  }

  @Test(arguments: [
    ("init?(hex text: String, alpha: Double) {}", false),
    ("init(hex: Int, alpha: Double = 1) {}", true),
    ("init(hex: String) {}", true),
  ])
  func `of two initialisers that the compiler cannot tell apart one is kept`(
    other: String, isKept: Bool
  ) {
    let widget = SourceFile(
      path: "w/W.swift",
      text:
        "struct W: Widget { let c = ActivityConfiguration(for: A.self) { Color(hex: \"1\") } }\n"
        + "extension Color { init(hex: String, alpha: Double = 1) {} }")
    let app = SourceFile(path: "app/Color.swift", text: "extension Color { \(other) }")
    #expect(SourceReach([widget, app]).parts.contains { $0.index == 1 } == isKept)
  }

  @Test func `attributes between directives go with the declaration that they are for`() {
    let text = """
      #if swift(>=5.8)
      @_documentation(visibility: private)
      #endif
      struct Gone {}
      #if os(iOS)
      @available(iOS 17, *)
      #else
      @frozen
      #endif
      struct Kept {}
      """
    let card = "struct Card: View { let kept = Kept() }"
    #expect(
      left(of: text, card: card)
        == "#if os(iOS) @available(iOS 17, *) #else @frozen #endif struct Kept {}")
    // Directives around declarations stay, with what is left between them.
    #expect(
      left(of: "#if DEBUG\nstruct Gone {}\n#endif\nstruct Kept {}", card: card)
        == "#if DEBUG #endif struct Kept {}")
  }
}
