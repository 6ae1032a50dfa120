import Testing

@testable import WidgetHost

@Suite("Names of packages' types")
struct PackageNamesTests {
  private let kit = FileBorders.Package(folder: "/app/Kit", names: ["Kit"])

  /// Returns the files' texts as they are compiled, with `·` where the letter is that nobody types.
  private func compiled(
    _ files: KeyValuePairs<String, String>, foreign: Set<Int> = [],
    packages: [FileBorders.Package]? = nil
  ) -> [String] {
    let files = files.map { SourceFile(path: "/app/\($0)", text: $1) }
    let names = PackageNames(files, foreign: foreign, packages: packages ?? [kit])
    return files.indices.map { place in
      (names.text(of: place) ?? String(decoding: files[place].bytes, as: UTF8.self))
        .replacing(PackageNames.dot, with: "·")
    }
  }

  @Test func `a package's type that the app declares as well has its module before its name`() {
    #expect(
      compiled([
        "Kit/Order.swift": "public enum Order { case open; static let first: Order = .open }",
        "Kit/Store.swift": "extension Order: Codable {}\nlet orders: [Order] = []",
        "App.swift": "import Kit\nstruct Order { var state: Kit.Order; var next: [Order] }",
      ]) == [
        "public enum Kit·Order { case open; static let first: Kit·Order = .open }",
        "extension Kit·Order: Codable {}\nlet orders: [Kit·Order] = []",
        "import Kit\nstruct Order { var state: Kit·Order; var next: [Order] }",
      ])
  }

  @Test func `names that only one of them declares stay`() {
    let files: KeyValuePairs = [
      "Kit/Order.swift": "public struct Order {}",
      "App.swift": "import Kit\nlet order = Kit.Order()",
    ]
    #expect(compiled(files) == files.map(\.value))
  }

  @Test func `a file that sees the app's type no more than an import means the package's`() {
    // The app's own file is not the widget's.
    #expect(
      compiled(
        [
          "Kit/Order.swift": "public struct Order {}",
          "App/Order.swift": "import Kit\nstruct Order { var id = 1 }",
          "Widget.swift": "import Kit\nlet order = Order()",
          "Other.swift": "let order = Order()",
        ], foreign: [1]) == [
          "public struct Kit·Order {}", "import Kit\nstruct Order { var id = 1 }",
          "import Kit\nlet order = Kit·Order()", "let order = Order()",
        ])
  }

  @Test func `what a package keeps for itself is nobody else's`() {
    #expect(
      compiled(
        [
          "Kit/Style.swift": "struct Style {}\nlet style = Style()",
          "Core/Style.swift": "public struct Style { public init() {} }",
          "Widget.swift": "import Kit\nimport Core\nlet style = Style()",
        ],
        packages: [kit, .init(folder: "/app/Core", names: ["Core"])]) == [
          "struct Kit·Style {}\nlet style = Kit·Style()",
          "public struct Core·Style { public init() {} }",
          "import Kit\nimport Core\nlet style = Core·Style()",
        ])
  }

  @Test func `copies of one type stay, whoever may see them`() {
    let files: KeyValuePairs = [
      "Kit/Order.swift": "public struct Order { public var id: Int }",
      "App.swift": "// The same.\nstruct Order { var id: Int }",
    ]
    #expect(compiled(files) == files.map(\.value))
  }

  @Test func `an app's copy of attributes is the same activity's, and so is what they hold`() {
    let files: KeyValuePairs = [
      "Kit/Ride.swift":
        "struct RideAttributes: ActivityAttributes { var id = 1 }\nenum Stage: String, Codable { case here }",
      "App.swift":
        "struct RideAttributes: ActivityAttributes { var id: Int }\nenum Stage: String, Codable { case here, there }",
    ]
    #expect(compiled(files) == files.map(\.value))
  }

  @Test func `a type in another type may have the name, too`() {
    let files: KeyValuePairs = [
      "Kit/Order.swift": "public struct Order {}\npublic struct Store { struct Order {} }",
      "App.swift": "struct Order { var id: Int }",
    ]
    #expect(compiled(files) == files.map(\.value))
  }

  @Test
  func `cases, members and labels of that name stay, and so does what a file keeps to itself`() {
    #expect(
      compiled([
        "Kit/Order.swift": "public enum Order { case now }\nprivate struct Style {}",
        "Kit/Use.swift":
          "enum Kind { case Order }\nlet a = Kind.Order\nlet b = f(Order: 1)\nfunc g(_ o: Order) { switch o { case Order.now: h(x, Order.now) } }",
        "App.swift": "struct Order {}\nstruct Style {}",
      ]) == [
        "public enum Kit·Order { case now }\nprivate struct Style {}",
        "enum Kind { case Order }\nlet a = Kind.Order\nlet b = f(Order: 1)\nfunc g(_ o: Kit·Order) { switch o { case Kit·Order.now: h(x, Kit·Order.now) } }",
        "struct Order {}\nstruct Style {}",
      ])
  }

  @Test func `code in literals counts, and text does not`() {
    #expect(
      compiled([
        "Kit/Order.swift": """
        public enum Order { static let n = 1 }
        let a = "Order \\(Order.n), \\(f("Order \\(Order.n)"))) \\\\(Order.n)"
        let b = #"Order \\(Order.n) \\#(Order.n)"#
        """,
        "App.swift": "struct Order {}\nlet c = \"\\(Kit.Order.n) \\(\"",
      ]) == [
        """
        public enum Kit·Order { static let n = 1 }
        let a = "Order \\(Kit·Order.n), \\(f("Order \\(Kit·Order.n)"))) \\\\(Order.n)"
        let b = #"Order \\(Order.n) \\#(Kit·Order.n)"#
        """,
        "struct Order {}\nlet c = \"\\(Kit·Order.n) \\(\"",
      ])
  }

  @Test func `an import of one type declares none, and its module's name stays`() {
    let tools = FileBorders.Package(folder: "/app/Tools", names: ["Tools"])
    #expect(
      compiled(
        [
          "Tools/A.swift": "public class Tools {}\npublic enum Result { case done }",
          "Kit/B.swift": "import enum Tools.Result\nstruct Model { let result: Tools.Result }",
          "App.swift": "typealias Result = Int",
        ], packages: [kit, tools]) == [
          "public class Tools {}\npublic enum Tools·Result { case done }",
          "import enum Tools.Result\nstruct Model { let result: Tools·Result }",
          "typealias Result = Int",
        ])
  }

  /// A package of two targets.
  private let parts = FileBorders.Package(
    folder: "/app/Parts", names: ["Parts", "Card", "Views"],
    targets: ["Card", "Views"].map { name in
      FileBorders.Target(folder: "/app/Parts/Sources/\(name)", module: name, wholes: ["Parts"])
    })

  @Test func `a target's type hides no framework's from those who do not see it`() {
    let view = "public struct HStack {}\nlet row = HStack()"
    let other = "import SwiftUI\nlet row = HStack {}"
    #expect(
      compiled(
        [
          "Parts/Sources/Views/HStack.swift": view, "Parts/Sources/Card/Card.swift": other,
          "App.swift": "import Views\nlet row = Views.HStack()\nlet own = HStack()",
        ], packages: [parts]) == [
          "public struct Views·HStack {}\nlet row = Views·HStack()", other,
          "import Views\nlet row = Views·HStack()\nlet own = Views·HStack()",
        ])
    // What it keeps for itself is nobody else's, whoever imports it; and what its package may see, others may not.
    #expect(
      compiled(
        [
          "Parts/Sources/Views/Color.swift": "struct Color {}",
          "Parts/Sources/Views/Text.swift": "package struct Text {}",
          "Parts/Sources/Card/Card.swift": "import Views\nlet a = (Color.red, Text())",
          "App.swift": "import Views\nlet a = Text(\"a\")",
        ], packages: [parts]) == [
          "struct Views·Color {}", "package struct Views·Text {}",
          "import Views\nlet a = (Color.red, Views·Text())", "import Views\nlet a = Text(\"a\")",
        ])
  }

  @Test func `a target's type keeps its name where all see it that name it`() {
    for files: KeyValuePairs<String, String> in [
      // By its module, by that of the whole package, by a target that hands it on; and its own files.
      [
        "Parts/Sources/Views/Row.swift": "public struct Row {}",
        "A.swift": "import Views\nlet a = Row()",
        "B.swift": "import Parts\nlet b = Row()",
      ],
      [
        "Parts/Sources/Views/Row.swift": "public struct Row {}",
        "Parts/Sources/Card/All.swift": "@_exported import Views",
        "A.swift": "import Card\nlet a = Row()",
      ],
      // A member of that name, one in a type, and a protocol's.
      ["Parts/Sources/Views/Row.swift": "public struct Row {}", "A.swift": "let a = Grid.Row()"],
      [
        "Parts/Sources/Views/Row.swift": "public struct Row {}",
        "A.swift": "struct Grid { struct Row {}\nlet a = Row() }",
      ],
      // One in a type that another file has nested there.
      [
        "Parts/Sources/Views/Row.swift": "public struct Row {}",
        "A.swift": "extension Grid { struct Row {} }",
        "B.swift": "extension Grid { func b() -> Row {} }",
        "C.swift": "import Views\nextension Grid { func c() -> Row {} }",
      ],
      [
        "Parts/Sources/Views/Configuration.swift": "public struct Configuration {}",
        "A.swift": "struct A: ButtonStyle { func makeBody(configuration: Configuration) {} }",
      ],
      // The attributes that a push names.
      [
        "Parts/Sources/Views/Ride.swift": "public struct Ride: ActivityAttributes {}",
        "A.swift": "let a = Ride()",
      ],
    ] {
      #expect(compiled(files, packages: [parts]) == files.map(\.value))
    }
  }

  @Test func `two targets of a package may declare one name`() {
    #expect(
      compiled(
        [
          "Parts/Sources/Views/Row.swift": "public struct Row {}",
          "Parts/Sources/Card/Row.swift": "struct Row { let row = 1 }",
        ], packages: [parts]) == [
          "public struct Views·Row {}", "struct Card·Row { let row = 1 }",
        ])
  }

  @Test func `imports of one name stay`() {
    #expect(
      compiled([
        "Kit/Order.swift": "public struct Order {}",
        "App.swift":
          "import struct Kit.Order\nstruct Order { var id: Int }\nlet a: Kit.Order? = nil",
      ])[1] == "import struct Kit.Order\nstruct Order { var id: Int }\nlet a: Kit·Order? = nil")
  }

  @Test func `a module is called as its package's folder is`() {
    let adhan = FileBorders.Package(folder: "/app/9-adhan-swift", names: ["Adhan", "Sources", "a"])
    let other = FileBorders.Package(folder: "/app/2d", names: ["Plane"])
    #expect(
      compiled(
        [
          "9-adhan-swift/P.swift": "enum P { case a }", "2d/P.swift": "enum P { case b }",
        ], packages: [adhan, other]) == ["enum Adhan·P { case a }", "enum _2d·P { case b }"])
  }
}
