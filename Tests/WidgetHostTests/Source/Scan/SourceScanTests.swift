import Testing

@testable import WidgetHost

private func scan(_ text: String) -> SourceScan {
  SourceScan([SourceFile(path: "A.swift", text: text)])
}

private func copy(_ text: String) -> String {
  BuildCopy(
    [("A.swift", text)], modules: ["SwiftUI", "UIKit", "WidgetKit"], assets: AssetSymbols()
  )
  .files[0].text
}

@Suite struct SwiftTokenizerTests {
  private func words(_ text: String) -> [String] {
    let file = SourceFile(path: "A.swift", text: text)
    return file.tokens.map { file.text($0) }
  }

  @Test func `nested comments, raw strings and interpolations are one token each`() {
    #expect(words("a /* x /* y */ z */ b // c") == ["a", "b"])
    #expect(words(##"#"a "quoted" \(x)"# b"##) == [##"#"a "quoted" \(x)"#"##, "b"])
    #expect(words(#""a \(f("b")) c" d"#) == [#""a \(f("b")) c""#, "d"])
  }

  @Test
  func `a raw string that begins with quotes is a long one only where it does not end on its line`()
  {
    #expect(words(##"#"""# b"##) == [##"#"""#"##, "b"])
    #expect(words(##"#"""a" b""# c"##) == [##"#"""a" b""#"##, "c"])
    #expect(words(##"#""# b"##) == [##"#""#"##, "b"])
    let long = ##"#"""\n  a "b" c\n  """#"##.replacing("\\n", with: "\n")
    #expect(words(long + " d") == [long, "d"])
  }

  @Test func `a regular expression is one token, and a division none`() {
    #expect(words(##"let a = /"([^"]+)"/ b"##) == ["let", "a", "=", ##"/"([^"]+)"/"##, "b"])
    #expect(words("f(/[(]/, /\\/{2}/)") == ["f", "(", "/[(]/", ",", "/\\/{2}/", ")"])
    #expect(words("return /a b/") == ["return", "/a b/"])
    #expect(words("x ? /a{/ : /b}/") == ["x", "?", "/a{/", ":", "/b}/"])
    #expect(words(##"#/["(]/# c"##) == [##"#/["(]/#"##, "c"])
    #expect(words(##"##/a/#/## c"##) == [##"##/a/#/##"##, "c"])
    let long = SourceFile(path: "A.swift", text: "let a = #/\n  \"(\n  /#\nlet b = 1")
    #expect(long.tokens.count == 8 && long.tokens.last?.line == 4)
    // At the beginning of a line no slash divides that has no blank behind it.
    #expect(words("Regex {\n  \"x\"\n  /\\{/\n}") == ["Regex", "{", "\"x\"", "/\\{/", "}"])
    #expect(words("x()\n/a{/") == ["x", "(", ")", "/a{/"])
    for text in [
      "a/b/c", "x\n / y / z", "x\n/= y/2", "a /b/ c", "func /(a: A) -> A { a.x/2 }",
      "a / b / c", "(a)/b/c", "a[0]/b/c", "1/2/3", "x! / y / z", "reduce(1, /) + f(/)", "= / a /",
      "func / (a: A) / b", "a = b /c\n/ d", "= /a",
    ] {
      #expect(words(text).allSatisfy { $0 == "/" || !$0.contains("/") }, "\(text)")
    }
  }

  @Test func `a line that a string continues counts as one, and a plain string ends with its line`()
  {
    let file = SourceFile(path: "A.swift", text: "\"\"\"\n a \\\n b \n \"\"\"\nlet x")
    #expect(file.tokens.map(\.line) == [1, 5, 5])
    let raw = SourceFile(path: "A.swift", text: "#\"\"\"\n a \\#\n b\n \"\"\"#\nlet x")
    #expect(raw.tokens.map(\.line) == [1, 5, 5])
    let plain = SourceFile(path: "A.swift", text: "\"a \\\nlet x")
    #expect(plain.tokens.map(\.line) == [1, 2, 2])
  }

  @Test func `an interpolation may hold a raw string with as many marks as it likes`() {
    #expect(words(###""a\(##"x"#y)"##)c" d"###) == [###""a\(##"x"#y)"##)c""###, "d"])
    #expect(words(##""a\(#"b)"#)c" d"##) == [##""a\(#"b)"#)c""##, "d"])
  }

  @Test func `a mark before the first word, of how the bytes are ordered, is none of its letters`()
  {
    #expect(words("\u{FEFF}import Foundation") == ["import", "Foundation"])
    #expect(copy("\u{FEFF}import Lottie\n").hasPrefix("\u{FEFF}import FoundationGaps\n"))
  }

  @Test func `a multi-line string keeps the line numbers right`() {
    let file = SourceFile(path: "A.swift", text: "let a = \"\"\"\n  x \"\" y\n  \"\"\"\nlet b = 1")
    #expect(file.tokens.last?.line == 4)
  }

  @Test(arguments: [
    "\"", "\"\"\"", "/*", "#\"", "\"\\(", "\"\\(\"", "`", "#if", "\"\\", "= /", "= /\\", "#/",
    "#/\n", "",
  ])
  func `a source that breaks off does not end the tokenizer`(_ text: String) {
    #expect(words("a " + text).first == "a")
  }
}

@Suite struct SourceScanTests {
  @Test func `widgets are found with their enclosing types, and not in strings or comments`() {
    let scan = scan(
      """
      // struct No: Widget {}
      let text = "struct No: Widget {}"
      enum Outer { private struct Inner<T>: View, Widget {} ; struct Other: Widget {} }
      extension Late: WidgetKit.Widget {}
      enum A { enum B { struct C: Widget {} } }
      """)
    #expect(scan.conformances.map(\.name) == ["Outer.Inner", "Outer.Other", "Late", "A.B.C"])
    #expect(scan.conformances.map(\.isGeneric) == [true, false, false, false])
  }

  @Test func `a widget is known by the source's own name for the protocol, too`() {
    let files = [
      "protocol Live: Card, Sendable {}\nprotocol Card: SwiftUI.Widget {}",
      "typealias W = Widget & Sendable\nprotocol Other: Shop.Widget {}",
      "struct A: Live {}\nstruct B: W, Live {}\nstruct C: Other {}",
    ]
    let scan = SourceScan(files.map { SourceFile(path: "A.swift", text: $0) })
    #expect(scan.conformances.map(\.name) == ["A", "B"])
    #expect(scan.conformances.allSatisfy { $0.protocolName == "Widget" && $0.file == 2 })
  }

  @Test func `a condition around a widget is kept for its registration`() {
    let scan = scan(
      """
      #if os(iOS) && DEBUG
      struct A: Widget {}
      #elseif FLAG
      struct B: Widget {}
      #else
      struct C: Widget {}
      #endif
      """)
    #expect(
      scan.conformances.map(\.conditions) == [
        ["(true && DEBUG)"], ["!(true && DEBUG) && (FLAG)"],
        ["!(true && DEBUG) && !(FLAG) && (true)"],
      ])
  }

  @Test func `a condition on the compiler is kept as it is written`() {
    let scan = scan("#if swift(>=5.5) && !os(iOS)||A\nstruct A: Widget {}\n#endif")
    #expect(scan.conformances.map(\.conditions) == [["(swift(>=5.5) && !true||A)"]])
  }

  @Test func `lines stay where they are, and iOS is where it runs`() {
    let text =
      "import Foundation\n#if os(iOS)\n@main struct A: Widget {}\n#endif\n#if os(macOS)\n#endif\n"
    let lines = copy(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "import FoundationGaps; import Combine")
    #expect(lines[1] == "#if true   ")
    #expect(lines[2] == "      struct A: Widget {}")
    #expect(lines[4] == "#if false    ")
  }

  @Test func `a package that asks for one of two C libraries is answered as on an iPhone`() {
    let text = """
      #if canImport(Darwin)
      import Darwin
      #elseif canImport(Glibc)
      import Glibc
      #else
      #error("Unsupported platform")
      #endif
      let a = Darwin.pow(2, 3)
      """
    let build = BuildCopy([("A.swift", text)], modules: [], assets: AssetSymbols())
    let lines = build.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("#if true ") && lines[1] == "import FoundationGaps")
    #expect(lines[2].hasPrefix("#elseif false") && lines[7] == "let a = Foundation.pow(2, 3)")
    #expect(build.findings.isEmpty)
  }

  @Test func `a type hides the module of its name, and keeps what stands in it`() {
    #expect(copy("import Theme\nlet a = Theme.Colors.red").contains("let a =       Colors.red"))
    let own = "import Theme\npublic enum Theme { enum Colors {} }\nlet a = Theme.Colors.self"
    #expect(copy(own).contains("let a = Theme.Colors.self"))
  }

  @Test(arguments: [
    ("import SwiftUII\n", "SwiftUI"), ("import SwiftUI\nimport Widgetkit\n", "WidgetKit"),
    ("import WidgetKit\nimport Widgetkit\n", "WidgetKit"),
    // A module of somebody else's, one beside which it is like another, and a short name.
    ("import Lottie\n", nil), ("import SwiftUI\nimport SwiftUIX\n", nil), ("import ARKit\n", nil),
    ("import ContactsUI\n", nil),
  ])
  func `a slip in a module's name is warned of: Xcode stops at it`(
    text: String, module: String?
  ) {
    let copy = BuildCopy(
      [("A.swift", text)], modules: ["AVKit", "Contacts", "SwiftUI", "WidgetKit"],
      assets: AssetSymbols())
    #expect(copy.findings.map(\.severity) == [module == nil ? .info : .warning])
    #expect(
      copy.findings.first?.fix?.hasPrefix("If it is a slip: \(module ?? "").")
        == (module != nil))
  }

  @Test func `of a module of Apple's nobody has a folder to give`() {
    func fix(_ module: String) -> String? {
      let copy = BuildCopy(
        [("A.swift", "import \(module)\n")], modules: ["SwiftUI"], assets: AssetSymbols())
      return copy.findings.first { $0.id == "widget-unknown-import" }?.fix
    }
    for module in [
      "CoreBluetooth", "CommonCrypto", "CarPlay", "NetworkExtension", "Spatial", "XCTest",
      "Testing",
      "Distributed",
    ] {
      #expect(fix(module)?.contains("your own") == false, "\(module)")
    }
    #expect(fix("Lottie")?.contains("if the module is your own, give its folder") == true)
    #expect(AppleModules.names.isDisjoint(with: Frameworks.importable.union(Frameworks.toolchain)))
  }

  @Test func `Foundation brings Combine with it, a single name of it does not`() {
    #expect(copy("import Foundation\n").hasPrefix("import FoundationGaps; import Combine\n"))
    #expect(
      copy("import struct Foundation.Date\n").hasPrefix("import struct FoundationGaps.Date\n"))
  }

  @Test func `only members of colours and images keep Xcode's names for assets away`() {
    let scan = SourceScan([
      SourceFile(
        path: "A.swift",
        text: "extension Color { static let brand = 1 }\nstruct Style { let accent = 2 }\n")
    ])
    #expect(scan.declaredMembers == ["brand"])
  }

  @Test(arguments: ["internal", "private", "fileprivate", "package", "public"])
  func `an import loses its access level, which that of a module in its place may not have`(
    _ level: String
  ) {
    let blank = String(repeating: " ", count: level.utf8.count)
    #expect(copy("\(level) import Lottie\n").hasPrefix("\(blank) import FoundationGaps\n"))
    #expect(
      copy("@preconcurrency \(level) import SwiftUI\n")
        .hasPrefix("@preconcurrency \(blank) import SwiftUI\n"))
    #expect(
      copy("\(level) @preconcurrency import WidgetKit\n")
        .hasPrefix("\(blank) @preconcurrency import WidgetKit\n"))
  }

  @Test func `a preview becomes a value that is registered`() {
    let copy = copy("#Preview(\"N\", as: .content, using: A.b) { W() } contentStates: { C() }\n")
    #expect(copy.hasPrefix("@MainActor private let _isletPreview0 = _PreviewDeclaration(\"N\""))
    #expect(copy.contains("catalog.register(preview: { _isletPreview0() })"))
  }

  @Test func `an environment entry is written out on its own lines`() {
    let copy = copy(
      "extension EnvironmentValues {\n  @Entry public var a: [Int] = [\n1,\n]\n  @Entry var b = 2\n}\n"
    )
    let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[1]
        == "  public struct _IsletEntry_a: EnvironmentKey { public static let defaultValue: [Int] = ["
    )
    #expect(lines[3].hasPrefix("] }; public var a: [Int] { get"))
    #expect(
      lines[4].hasPrefix(
        "  struct _IsletEntry_b: EnvironmentKey { public static let defaultValue = 2 }"
      ))
    #expect(lines[5] == "}")
  }

  @Test func `an environment entry goes on where its type or value begins in the next line`() {
    let copy = copy("extension EnvironmentValues {\n@Entry var a:\n  Int\n  = Int\n  .max\n}\n")
    #expect(copy.contains("defaultValue: Int = Int\n  .max }; var a: Int {"))
  }

  @Test(arguments: [
    "1\n    + 2", "1 +\n    2", "go\n    ? .red : .blue", "go ? .red :\n    .blue", "x\n    as Int",
    "x as\n    Int", "x as?\n    Int", "a\n    ?? b",
  ])
  func `an environment entry goes on with an operator before or behind the line's end`(
    value: String
  ) {
    let copy = copy(
      "extension EnvironmentValues {\n@Entry var a: Int = \(value)\n@Entry var b = 1\n}")
    #expect(copy.contains("defaultValue: Int = \(value) }; var a: Int {"))
    #expect(copy.contains("defaultValue = 1 }"))
  }

  @Test func `an environment entry ends behind the mark of an optional or of a generic type`() {
    let copy = copy(
      "extension EnvironmentValues {\n@Entry var a: Int?\n@Entry var b = Set<Int>\n.max\n}")
    #expect(copy.contains("defaultValue: Int? = nil }; var a: Int? {"))
  }

  @Test func `an entry of what the view with the focus tells has no key`() {
    let text = copy("extension FocusedValues { @Entry var trip: Binding<Int>? }")
    #expect(text.contains("var trip: Binding<Int>? { get { nil } set { _ = newValue } }"))
    #expect(!text.contains("_IsletEntry_"))
  }

  @Test(arguments: [
    ("EnvironmentValues", "EnvironmentKey"), ("ContainerValues", "ContainerValueKey"),
    ("Transaction", "TransactionKey"), ("SwiftUI.Transaction", "TransactionKey"),
  ])
  func `an entry's key is what the type around it takes, and has a plain name`(
    type: String, key: String
  ) {
    let text = copy("extension \(type) { @Entry var `default` = 1 }")
    #expect(text.contains("struct _IsletEntry_default: \(key) { public static"))
    #expect(text.contains("var `default`: _IsletEntry_default.Value { get {"))
  }

  @Test(arguments: [
    "@Entry\n  var a = 1\n", "@Entry var a: (\n    Int, Int\n  ) = (\n    1, 2\n  )\n",
    "@Entry var a =\n 1\n", "@Entry var a:\n    Set<Int>\n    = .init()\n", "@Entry var a:\n",
    "var s = #selector(\n  go(_:\n))", "import `", "var s = #selector(\"\"\"\n  go\n\"\"\")",
  ])
  func `what follows something that is written otherwise stays on its line`(_ entry: String) throws
  {
    let text = "extension EnvironmentValues {\n  \(entry)\n}\nlet last = 1"
    let lines = copy(text).split(separator: "\n", omittingEmptySubsequences: false)
    let place = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(lines[place] == "let last = 1")
  }

  @Test(arguments: ["\"\\(", "struct A { ", "#", "/*", "#if os(iOS)\n", "{(["])
  func `source that never ends what it begins, thousands of times, is read`(_ piece: String) {
    let text = String(repeating: piece, count: 5000)
    let file = SourceFile(path: "A.swift", text: text)
    #expect(file.tokens.allSatisfy { $0.range.upperBound <= text.utf8.count })
    #expect(SourceDeclaration.all(of: file).count <= 5000)
    #expect(SourceScan([file]).conformances.isEmpty)
  }

  @Test func `a module that is not here is replaced and told once`() {
    let build = BuildCopy(
      [("A.swift", "import MyModels\n"), ("B.swift", "@testable import MyModels\n")],
      modules: [], assets: AssetSymbols())
    #expect(build.findings.map(\.sentence).count == 1)
    #expect(build.findings.first?.location?.line == 1)
    #expect(build.files[1].text.hasPrefix("          import FoundationGaps"))
  }

  @Test(arguments: [
    ("#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif", 0),
    ("#if os(iOS)\n#else\nimport AppKit\n#endif", 0), ("#if os(macOS)\nimport AppKit\n#endif", 0),
    ("#if os(iOS)\nimport AppKit\n#endif", 1), ("#if DEBUG\nimport Store\n#endif", 1),
    ("import Kit", 0),
  ])
  func `a module is missed only where an iPhone would import it, and no package has it`(
    text: String, count: Int
  ) {
    let build = BuildCopy(
      [("A.swift", text)], modules: ["UIKit"], own: ["Kit"], assets: AssetSymbols())
    #expect(build.findings.count == count)
  }

  @Test func `SwiftUI brings Core Data to a file that fetches, and to no other`() {
    #expect(copy("import SwiftUI\nlet x: FetchedResults<A>").contains("SwiftUI; import CoreData\n"))
    #expect(
      copy("import SwiftUI\nstruct A: Transferable {}").contains("; import CoreTransferable\n"))
    let file = "import AppIntents\nlet x = IntentParameter(supportedContentTypes: [.image])"
    #expect(copy(file).contains("AppIntents; import UniformTypeIdentifiers\n"))
    #expect(copy("import SwiftUI\nstruct A {}").contains("import SwiftUI\n"))
    #expect(copy("import SwiftUI\n// FetchedResults").hasPrefix("import SwiftUI\n"))
  }

  @Test func `UIKit brings Core Image and Core Animation, to files with SwiftUI or WidgetKit, too`()
  {
    let filter = "let a = CIFilter(name: \"CIQRCodeGenerator\")"
    #expect(copy("import SwiftUI\n\(filter)").hasPrefix("import SwiftUI; import CoreImage\n"))
    #expect(copy("import UIKit\n\(filter)").hasPrefix("import UIKit; import CoreImage\n"))
    #expect(copy("import WidgetKit\n\(filter)").hasPrefix("import WidgetKit; import CoreImage\n"))
    #expect(copy("import SwiftUI\nlet a = image.ciImage == nil").contains("; import CoreImage\n"))
    #expect(
      copy("import UIKit\nlet a = CACurrentMediaTime()").hasPrefix(
        "import UIKit; import QuartzCore\n"))
    #expect(
      copy("import UIKit\nlet a = CGImageSourceCreateWithData(data, nil)").hasPrefix(
        "import UIKit; import ImageIO\n"))
    let log = "import SwiftUI\nlet a = \"CIImage is nil: \\(image.ciImage == nil)\""
    #expect(copy(log).hasPrefix("import SwiftUI; import CoreImage\n"))
    #expect(copy("import SwiftUI\nlet a = \"ciImage\"").hasPrefix("import SwiftUI\n"))
    // What they do not bring to a file without them, and what it has already.
    #expect(!copy("import Foundation\n\(filter)").contains("import CoreImage"))
    let own = "import SwiftUI\nimport CoreImage\n\(filter)"
    #expect(copy(own).hasPrefix("import SwiftUI\n"))
  }

  @Test func `a file that means its own type gets no module for it`() {
    #expect(
      copy("import SwiftUI\nstruct CIImage {}\nlet a = CIImage()").hasPrefix("import SwiftUI\n"))
    // UIKit does not bring the filters that have functions of their own.
    let filter = "import SwiftUI\nlet a = CIFilter.qrCodeGenerator()"
    #expect(copy(filter).hasPrefix("import SwiftUI\n"))
    // A type of the source's own has none of them.
    let own = "import SwiftUI\nstruct CIFilter {}\nlet a = CIFilter.made\nlet b = image.ciImage"
    #expect(copy(own).hasPrefix("import SwiftUI; import CoreImage\n"))
    let names = "import SwiftUI\nlet a = CIFilter.filterNames(inCategory: nil)"
    #expect(copy(names).hasPrefix("import SwiftUI; import CoreImage\n"))
    let files = [("A.swift", filter), ("B.swift", "import CoreImage.CIFilterBuiltins\n")]
    let build = BuildCopy(files, modules: ["SwiftUI", "CoreImage"], assets: AssetSymbols())
    #expect(build.files[0].text.hasPrefix("import SwiftUI; import CoreImage\n"))
  }

  @Test func `what is SwiftUI's on iOS and WidgetKit's here is found under both names`() {
    let text = copy("import SwiftUI\nstruct Widget {}\nstruct A: SwiftUI.Widget {}")
    #expect(text.hasPrefix("import SwiftUI; import protocol WidgetKit.Widget\n"))
    #expect(text.contains("struct A: WidgetKit.Widget {}"))
    let both = copy(
      "import SwiftUI\nimport WidgetKit\nvar body: some SwiftUI.WidgetConfiguration { b }")
    #expect(
      both.hasPrefix(
        "import SwiftUI\nimport WidgetKit\nvar body: some WidgetKit.WidgetConfiguration { b }"))
    #expect(copy("import SwiftUI\nlet a: SwiftUI.Text").contains("let a: SwiftUI.Text"))
  }

  @Test(arguments: [
    ("import SwiftUI\nimport Foundation\n", true), ("import UIKit\nimport SwiftUI\n", true),
    ("import SwiftUI\nimport PierKit\n", false), ("import SwiftUI\nimport Charts\n", false),
    ("@_exported import SwiftUI\n", false),
  ])
  func
    `a file gets of WidgetKit what SwiftUI has on iOS, where no other module may bring all of it`(
      imports: String, isAlone: Bool
    )
  {
    let text = copy(imports + "struct A: Widget { var body: some WidgetConfiguration { b } }")
    #expect(
      text.contains(
        "; import protocol WidgetKit.Widget; import protocol WidgetKit.WidgetConfiguration")
        == isAlone)
    #expect(text.contains("; import WidgetKit\n") == !isAlone)
    #expect(copy("import SwiftUI\nimport WidgetKit\nlet a: Widget").contains("SwiftUI\n"))
  }

  @Test func `what Foundation has on iOS and lacks here is found under its name`() {
    let text = copy(
      "import Foundation\nlet a: Foundation.LocalizedStringResource = Foundation.sin(1)")
    #expect(text.contains("let a: FoundationGaps.LocalizedStringResource = Foundation.sin(1)"))
    #expect(copy("import struct Foundation.Date\n").contains("Gaps.Date"))
    #expect(!copy("let a = my.Foundation.Date").contains("Gaps"))
  }

  @Test func `the name of a module that is not here is taken off its types`() {
    let text = copy("import Store\nlet a: Store.Order = Store.Order(), b = x.Store.open")
    #expect(text.contains("let a:       Order =       Order(), b = x.Store.open"))
  }

  @Test(arguments: ["struct Store.Order", "enum Store.Order.Kind", "func Store.open"])
  func `one name of a module that is not here is imported from nowhere`(name: String) {
    let text = copy("import \(name)\nlet a: Store.Order")
    #expect(text.hasPrefix("import FoundationGaps\nlet a:       Order"))
  }

  @Test func `a model of SwiftData becomes a conformance, and its attributes go`() {
    let model = "@Model final class Item {\n  @Attribute(.unique) var id = 1\n}"
    let text = copy("import SwiftData\n" + model)
    #expect(!text.contains("@Model") && !text.contains("@Attribute"))
    #expect(text.contains("extension Item: SwiftData.PersistentModel {}"))
    // Without SwiftData, the attributes are somebody else's.
    #expect(copy(model).contains("@Attribute(.unique)"))
  }

  @Test func `what says how a model is kept goes, on however many lines it stands`() {
    let macros = "#Index<Item>([\\.id],\n[\\.name])\n#Unique<Item>([\\.id]) var id = 1"
    let lines = copy("import SwiftData\n" + macros)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1].allSatisfy(\.isWhitespace) && lines[2].allSatisfy(\.isWhitespace))
    #expect(lines[3].trimmingPrefix { $0 == " " } == "var id = 1")
    #expect(copy(macros).contains("#Index<Item>"))
  }

  @Test func `an actor with a context gets its members behind its brace, and its conformance`() {
    func store(_ attribute: String) -> String {
      copy("import SwiftData\nextension App {\n\(attribute) actor Store {\n}\n}")
    }
    let text = store("@ModelActor public")
    #expect(text.contains("public actor Store { public nonisolated let modelContainer:"))
    #expect(text.contains("public init(modelContainer: SwiftData.ModelContainer) {"))
    #expect(text.contains("extension App.Store: SwiftData.ModelActor {}"))
    let bare = store("@ModelActor(disableGenerateInit: true)")
    #expect(bare.contains("actor Store { public nonisolated let") && !bare.contains("init("))
  }

  @Test func `a selector becomes its words`() {
    #expect(
      copy("x.send(#selector(A.go(_:)), to: nil)").contains(
        "x.send(Selector(\"A.go(_:)\"), to: nil)"))
  }

  @Test func `a key path in words becomes its text, without the type that it begins with`() {
    #expect(copy("let a = #keyPath(Order.shop.name)").contains("let a = (\"shop.name\")"))
    #expect(copy("let a = #keyPath(name)").contains("let a = (\"name\")"))
  }

  @Test(arguments: ["@Previewable @State var n = 1", "@Animatable struct A {}"])
  func `an attribute that changes no still picture is blanked`(text: String) {
    let rest = text.split(separator: " ").dropFirst().joined(separator: " ")
    #expect(copy(text).split(separator: "\n")[0].drop { $0 == " " } == rest)
  }

  @Test func `Objective-C attributes and submodules are blanked`() {
    #expect(copy("import os.log\n").hasPrefix("import FoundationGaps    \n"))
    let copied = copy("import Darwin.POSIX.termios\n")
    #expect(copied.hasPrefix("import FoundationGaps              \n"))
    #expect(copy("let x = Darwin.round(1.5)").hasPrefix("let x = Foundation.round(1.5)"))
    #expect(copy("@objc(name) func f() {}").hasPrefix("            func f() {}"))
    #expect(copy("@objc func f() {}").hasPrefix("      func f() {}"))
  }
}

@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("brand-primary", "brandPrimary"), ("BrandColor", "brand"), ("Color", "color"),
    ("URLBar", "urlBar"), ("NFL", "nfl"), ("team 1 home", "team1Home"), ("2fa", "_2fa"),
  ])
  func `an asset's name becomes the symbol that Xcode makes`(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(name, dropping: "Color") == symbol)
  }

  @Test func `where the catalogues are here, a slip of a colour of SwiftUI's is not guessed`() {
    let names: Set = ["primry", "gren", "brand", "ink", "pill"]
    #expect(
      AssetSymbols(catalogues: ["/nowhere/A.xcassets"]).guessable(names) == [
        "brand", "ink", "pill",
      ])
    #expect(AssetSymbols(catalogues: []).guessable(names) == names)
  }

  @Test func `without catalogues a slip is guessed, and told with the name that was meant`() {
    var assets = AssetSymbols()
    assets.guessed = ["brand"]
    #expect(assets.guessedFindings.map(\.id) == ["widget-asset-unknown"])
    #expect(
      assets.guessedFindings.map(\.sentence) == ["No asset catalogue here declares brand."])
    assets.guessed = ["primry", "brand"]
    #expect(
      assets.guessedFindings.map(\.sentence) == [
        "No asset catalogue here declares brand, primry. If primry is a slip: SwiftUI has “primary”."
      ])
  }

  @Test func `a symbol that the source declares itself, or that SwiftUI has, is left out`() {
    let source = AssetSymbols(colors: ["red": "Red", "own": "Own", "brand": "Brand"])
      .source(without: ["own"])
    #expect(source.contains("extension Color { static var brand"))
    #expect(!source.contains("extension Color { static var red"))
    #expect(!source.contains("extension Color { static var own"))
  }

  @Test func `a preview reaches to the end of its last closure, and can be left out`() {
    let text = """
      #Preview("A", as: .content, using: x) {
        W()
      } contentStates: {
        S()
      }
      struct B {}
      """
    #expect(scan(text).previews.map(\.lines) == [1...5])
    let left = BuildCopy(
      [("A.swift", text)], modules: [], assets: AssetSymbols(), silenced: ["A.swift": [4]])
    let lines = left.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(5).allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(lines[5] == "struct B {}")
    #expect(!left.files[0].text.contains("_isletPreview"))
    #expect(copy(text).contains("_isletPreview0"))
  }

  @Test(arguments: [
    (
      "@NSManaged var name: String?",
      "           var name: String? { get { _managedValue(\"name\") } set { _manage(newValue, \"name\") } }"
    ),
    ("@NSManaged func add(_ x: Int)", "           func add(_ x: Int) {}"),
  ])
  func `what Core Data manages reads and writes what stands in for it`(text: String, made: String) {
    #expect(copy("extension A {\n\(text)\n}").contains(made))
  }

  @Test func `each of two values on one line that Core Data manages has its accessors`() {
    let text = copy(
      "class A {\n@NSManaged var a: String; @NSManaged var b: [String: (Int, Int)]\n}")
    for name in ["a", "b"] {
      #expect(
        text.contains("get { _managedValue(\"\(name)\") } set { _manage(newValue, \"\(name)\") }"))
    }
    #expect(text.contains("var a: String { get"))
  }

  @Test(arguments: [
    ("@ComputedProperty(title: \"t\") var a: Int { 1 }", "var a: Int { 1 }"),
    ("@DeferredProperty var a: Int { get async { 1 } }", "var a: Int { get async { 1 } }"),
  ])
  func `a property of an entity that is computed stays as it is`(text: String, left: String) {
    let made = copy("struct A {\n\(text)\n}").split(separator: "\n")[1]
    #expect(made.drop { $0 == " " } == left && made.count == text.count)
  }

  @Test func `lines stay where two changes reach into one another`() {
    let text = "class A {\n@NSManaged var name: String@\n  objc(x:) func go() {}\n}"
    let lines = copy(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "  objc(x:) func go() {}")
    #expect(lines[3] == "}")
  }
}
