import Findings
import Foundation
import Goldens
import Testing

@testable import WidgetHost

@Suite struct ErrorHintsTests {
  private let source = WidgetSources.File(
    path: "W.swift", text: "struct Ride { struct State { let driver: String }\n func arrival() {} }"
  )

  private func fix(_ error: String, imports: [Finding] = []) -> String? {
    let hints = ErrorHints(
      [source], imports: imports,
      frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    return hints.helping(CompilerMessages("W.swift:1:1: error: \(error)", files: [:]).findings)
      .first?.fix
  }

  @Test(arguments: [
    ("value of type 'Ride' has no member 'drivr'", "driver"),
    ("value of type 'Ride' has no member 'arrivla'", "arrival"),
    ("cannot find 'Rdie' in scope", "Ride"),
  ])
  func `a slip is told with the name that the source declares`(error: String, name: String) {
    #expect(fix(error) == "If it is a slip: the source declares “\(name)”.")
  }

  @Test(arguments: [
    ("struct Pier: View { let n: Int }", "    Pier()", 10, "'n'", "Pier(n: …)"),
    (
      "struct Pier: View { let n: Int; let m: Int }", "Text(name); Pier()", 17, "s 'n', 'm'",
      "Pier(n: …, m: …)"
    ),
    ("func pier(_ n: Int) {}", "Text(pier())", 11, "#1", "pier(…)"),
  ])
  func `what the source declares is told with what it needs`(
    declaration: String, line: String, column: Int, parameter: String, call: String
  ) {
    func fix(_ text: String) -> String? {
      let hints = ErrorHints(
        [WidgetSources.File(path: "W.swift", text: text)], imports: [],
        frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
      let words = parameter.hasPrefix("s ") ? "arguments for parameter" : "argument for parameter "
      let error = "W.swift:1:\(column): error: missing \(words)\(parameter) in call"
      return hints.helping(CompilerMessages(error, files: [:]).findings).first?.fix
    }
    #expect(fix("\(line)\n\(declaration)") == "Give it what it needs: \(call).")
    // Of the frameworks' own one may be missing here.
    #expect(fix(line)?.hasPrefix("Give it") != true)
  }

  @Test(arguments: ["top", "topp", "left", "botom"])
  func `a place where no region stands is told with those where one does`(place: String) {
    #expect(
      fix("type 'DynamicIslandExpandedRegionPosition' has no member '\(place)'")
        == "Regions stand at .leading, .trailing, .center and .bottom.")
  }

  @Test func `one name of a module is imported from that module, and is declared elsewhere`() {
    let file = WidgetSources.File(path: "W.swift", text: "import enum FerryModels.FerryModelsSea")
    let hints = ErrorHints(
      [file],
      imports: [Finding("widget-unknown-import", sentence: "The module FerryModels is not here.")],
      frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    let error = "W.swift:1:1: error: cannot find type 'FerryModelsSea' in scope"
    #expect(
      hints.helping(CompilerMessages(error, files: [:]).findings).first?.fix
        == "It may be of FerryModels: copy the package's sources into the folder, or put what needs it behind #if !os(Linux)."
    )
  }

  @Test func `a value of the content state is told where the attributes were asked for it`() {
    let ferry = WidgetSources.File(
      path: "W.swift",
      text: """
        struct FerryAttributes: ActivityAttributes {
          struct ContentState: Codable { var pier: String }
          var line: String
        }
        """)
    func fix(_ type: String, _ name: String) -> String? {
      let hints = ErrorHints(
        [ferry], imports: [],
        frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
      let error = "W.swift:1:1: error: value of type '\(type)' has no member '\(name)'"
      return hints.helping(CompilerMessages(error, files: [:]).findings).first?.fix
    }
    let ofState = "The content state has it: context.state.pier."
    let ofAttributes = "The attributes have it: context.attributes.line."
    #expect(fix("FerryAttributes", "pier") == ofState)
    #expect(fix("FerryAttributes.ContentState", "line") == ofAttributes)
    #expect(fix("ActivityViewContext<FerryAttributes>", "pier") == ofState)
    #expect(fix("ActivityViewContext<FerryAttributes>", "line") == ofAttributes)
    // Neither has it.
    #expect(fix("FerryAttributes.ContentState", "gate")?.contains("have") == false)
  }

  @Test func `a type that has another name in the source is told of by its own`() throws {
    let note = WidgetSources.File(
      path: "W.swift",
      text: """
        struct NoteAttributes: ActivityAttributes {
          struct ContentState: Codable { var stop: String }
          struct Human: Codable { var first: String }
        }
        """)
    // Words of two letters more than a type's name stand in a compiled module.
    let modules = try TestFolder.path(
      "modules", with: ["SwiftUI.swiftmodule": "\0formatted\0Doublee\0TimelineProviderContext5\0"])
    let hints = ErrorHints(
      [note], imports: [], frameworks: Frameworks(compiler: "", modules: modules, program: ""))
    func told(_ error: String) -> Finding? {
      hints.helping(CompilerMessages("W.swift:1:1: error: \(error)", files: [:]).findings).first
    }
    func fix(_ type: String, _ name: String) -> String? {
      told("value of type \(type) has no member '\(name)'")?.fix
    }
    #expect(
      fix("'TimeInterval' (aka 'Double')", "fomatted")
        == "If it is a slip: the frameworks have “formatted”.")
    #expect(
      fix("'P.Context' (aka 'TimelineProviderContext')", "environmentVariants")?.contains("slip")
        == false)
    #expect(
      fix("'Person' (aka 'NoteAttributes.Human')", "last")
        == "NoteAttributes.Human is the source's own: declare last in it or in an extension.")
    #expect(
      fix("'Ctx' (aka 'ActivityViewContext<NoteAttributes>')", "stop")
        == "The content state has it: context.state.stop.")
    #expect(
      told(
        "static method 'f' requires that 'Person' (aka 'NoteAttributes.Human') conform to 'Row'")?
        .fix == "NoteAttributes.Human is the source's own: let it conform to Row.")
    let label = try #require(told("value of type 'Title' (aka 'Text') has no member 'rnd'"))
    #expect(label.sentence.hasPrefix("Text.rnd is not here: value of type 'Title' (aka 'Text')"))
  }

  @Test func `a value with a name of one letter or two is told as any other, but for slips`() throws
  {
    let note = WidgetSources.File(
      path: "W.swift",
      text: """
        struct NoteAttributes: ActivityAttributes {
          struct ContentState: Codable { var tos: String }
          var id: String
        }
        struct Row: Codable { var b2: Int }
        """)
    let modules = try TestFolder.path("modules", with: ["SwiftUI.swiftmodule": "\0isOn\0box\0"])
    func fix(_ error: String) -> String? {
      let hints = ErrorHints(
        [note], imports: [], frameworks: Frameworks(compiler: "", modules: modules, program: ""))
      return hints.helping(CompilerMessages("W.swift:1:1: error: \(error)", files: [:]).findings)
        .first?.fix
    }
    let ofAttributes = "The attributes have it: context.attributes.id."
    #expect(fix("value of type 'NoteAttributes.ContentState' has no member 'id'") == ofAttributes)
    #expect(fix("cannot find 'id' in scope") == ofAttributes)
    #expect(
      fix("value of type 'NoteAttributes' has no member 'to'")
        == "NoteAttributes is the source's own: declare to in it or in an extension.")
    #expect(
      fix("value of type 'Row' has no member 'b'")
        == "Row is the source's own: declare b in it or in an extension.")
    #expect(
      fix("cannot find 'z' in scope") == "Nothing declares z: declare it, or pass it to the view.")
    #expect(fix("value of type 'Text' has no member 'on'")?.contains("slip") == false)
  }

  @Test func `a value of the activity that is named by itself is told with where it stands`() {
    let ferry = WidgetSources.File(
      path: "W.swift",
      text: """
        struct FerryAttributes: ActivityAttributes {
          struct ContentState: Codable { var pier: String }
          var line: String
        }
        """)
    func fix(_ name: String) -> String? {
      let hints = ErrorHints(
        [ferry], imports: [],
        frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
      let error = "W.swift:1:1: error: cannot find '\(name)' in scope"
      return hints.helping(CompilerMessages(error, files: [:]).findings).first?.fix
    }
    #expect(fix("pier") == "The content state has it: context.state.pier.")
    #expect(fix("line") == "The attributes have it: context.attributes.line.")
    #expect(fix("gate")?.contains("context") == false)
  }

  @Test func `a slip behind a dot is told with what the frameworks or a string catalogue have`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "islet-hints-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("bottom\0caption\0captions".utf8).write(
      to: folder.appending(path: "SwiftUI.swiftmodule"))
    var strings = StringSymbols()
    strings.read(
      #"{"strings": {"cart_title": {"extractionState": "manual"}}}"#, table: "Localizable")
    let hints = ErrorHints(
      [source], imports: [], strings: strings,
      frameworks: Frameworks(compiler: "", modules: folder.path, program: ""))
    func fix(_ name: String) -> String? {
      let error =
        "W.swift:1:1: error: reference to member '\(name)' cannot be resolved without a contextual type"
      return hints.helping(CompilerMessages(error, files: [:]).findings).first?.fix
    }
    #expect(fix("botom") == "If it is a slip: the frameworks have “bottom”.")
    #expect(fix("cartTitl") == "If it is a slip: a string catalogue has “cartTitle”.")
    // What there is was not meant to be something else.
    #expect(fix("caption")?.contains("slip") == false)
  }

  @Test func `a value that the environment does not have is told by its name`() throws {
    let view = WidgetSources.File(
      path: "W.swift", text: "@Environment(\\.colorSchem) private var scheme\nvar enabled = true")
    let hints = ErrorHints(
      [view], imports: [], frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    func told(_ line: Int) -> Finding? {
      let error = """
        W.swift:\(line):2: error: no exact matches in call to initializer: one that fits expects \
        value of type 'Value.Type' for parameter #1 (got 'KeyPath<Root, Value>')
        """
      return hints.helping(CompilerMessages(error, files: [:]).findings).first
    }
    let missing = try #require(told(1))
    #expect(missing.id == "widget-missing-api")
    #expect(missing.sentence.hasPrefix("EnvironmentValues.colorSchem is not here"))
    #expect(told(2)?.sentence.contains("EnvironmentValues") == false)
  }

  @Test(arguments: [
    ("topRight", "topTrailing"), ("bottomLeft", "bottomLeading"), ("left", "leading"),
  ])
  func `a corner of another framework is told with SwiftUI's name`(name: String, own: String) {
    #expect(fix("type 'Alignment' has no member '\(name)'") == "SwiftUI calls it “\(own)”.")
    #expect(fix("type 'Alignment' has no member 'farLeft'")?.contains("SwiftUI") == false)
  }

  @Test func `a closure whose in is forgotten is told as one`() {
    let source = WidgetSources.File(path: "W.swift", text: "Island { context\nText(context)\n}")
    func fix(_ line: Int) -> String? {
      let hints = ErrorHints(
        [source], imports: [],
        frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
      let error = "W.swift:\(line):1: error: cannot find 'context' in scope"
      return hints.helping(CompilerMessages(error, files: [:]).findings).first?.fix
    }
    #expect(fix(1) == "Write “{ context in”: behind the names of a closure's values stands in.")
    #expect(fix(2)?.contains("{ context in") != true)
  }

  @Test func `a type that nothing declares is no slip for a function of a framework`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "islet-hints-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("withAttributes\0Capsule".utf8).write(
      to: folder.appending(path: "SwiftUI.swiftmodule"))
    let hints = ErrorHints(
      [source], imports: [],
      frameworks: Frameworks(compiler: "", modules: folder.path, program: ""))
    func fix(_ name: String) -> String? {
      let error = "W.swift:1:1: error: cannot find type '\(name)' in scope"
      return hints.helping(CompilerMessages(error, files: [:]).findings).first?.fix
    }
    #expect(fix("KitAttributes")?.contains("withAttributes") != true)
    #expect(fix("Capsul") == "If it is a slip: the frameworks have “Capsule”.")
  }

  @Test func `a compiled module's names are whole ones, and no pieces of the linker's`() throws {
    let folder = try TestFolder.path(
      "modules",
      with: ["A.swiftmodule": "\0\0isStale\0$s4Card12ContentStateA_Qz\0ContentState\0x\0_own\0"])
    #expect(
      ErrorHints.names(inModule: "\(folder)/A.swiftmodule") == ["isStale", "ContentState"])
  }

  @Test func `the names of the frameworks are read again when these change`() throws {
    let folder = try TestFolder.path("changing", with: ["SwiftUI.swiftmodule": "\0isStale\0"])
    let hints = ErrorHints(
      [], imports: [], frameworks: Frameworks(compiler: "", modules: folder, program: ""))
    #expect(hints.frameworkNames.all == ["isStale"])
    try Data("\0isStale\0content\0".utf8).write(
      to: URL(fileURLWithPath: "\(folder)/SwiftUI.swiftmodule"))
    #expect(hints.frameworkNames.all == ["isStale", "content"])
  }

  @Test func `a name that only begins like Apple's is told as that, wherever it is told`() {
    let hints = ErrorHints(
      [.init(path: "W.swift", text: "import SFSafeSymbols")],
      imports: [
        Finding(
          "widget-unknown-import",
          sentence: "The module SFSafeSymbols is not here; an empty one stands in.")
      ], frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    let errors = ["SFSymbol", "HKThing", "CACurrentMediaTime"].map {
      Finding.undeclared($0, at: SourceLocation(file: "W.swift", line: 1))
    }
    let told = hints.ownNames(in: errors)
    #expect(
      told[0].sentence.hasPrefix("SFSymbol is not declared in the source; add the file"),
      "\(told[0].sentence)")
    #expect(told[1] == errors[1])
    // One of a module that is here goes with its import into what is left out.
    #expect(
      told[2].sentence == "CACurrentMediaTime is of QuartzCore, which the file does not import.")
    #expect(told[2].fix == "Add: import QuartzCore.")
  }

  @Test func `a name of another framework is told as one`() {
    #expect(
      fix("cannot find type 'HKThing' in scope")?.hasPrefix("It looks like a name of HealthKit")
        == true)
    #expect(fix("cannot find type 'Helper' in scope")?.contains("HealthKit") == false)
  }

  @Test(arguments: [
    ("MKThing", "MKThing looks like a name of Apple's MapKit: Islet does not have it, "),
    ("CFThing", "CFThing looks like a name of Apple's CoreFoundation: Islet does not have it, "),
    (
      "CGImageDestination",
      "CGImageDestination looks like a name of Apple's ImageIO: Islet does not have it, "
    ),
    ("CGThing", "CGThing looks like a name of Apple's CoreGraphics: Islet does not have it, "),
    ("UIThing", "UIThing looks like a name of Apple's UIKit: Islet does not have it, "),
    ("Locale", "Locale looks like a name of Apple's: Islet does not have it, "),
    ("EditButton", "EditButton looks like a name of Apple's: Islet does not have it, "),
    // Of nobody's letters, and words that begin with some.
    ("XYThing", "XYThing is not declared in the source; "),
    ("Units", "Units is not declared in the source; "),
    ("Meal", "Meal is not declared in the source; "),
  ])
  func `a type of Apple's is no file that is missing`(name: String, beginning: String) {
    let error = "W.swift:1:1: error: cannot find type '\(name)' in scope"
    let finding = CompilerMessages(error, files: [:]).findings.first
    #expect(finding?.sentence.hasPrefix(beginning) == true, "\(finding?.sentence ?? "")")
    #expect(finding.flatMap { ErrorHints.missingName($0.sentence) } == name)
  }

  @Test func `a name that is called like a module that is not here is of that one, and no slip`() {
    let missing = ["Lottie", "GRDB", "Nuke", "Rides", "AnyCodable"].map {
      Finding(
        "widget-unknown-import", sentence: "The module \($0) is not here; an empty one stands in.")
    }
    #expect(
      fix("cannot find 'Rides' in scope", imports: missing)?.hasPrefix("It may be of Rides: ")
        == true)
    // A module that is here has a type of this name, too.
    #expect(
      fix("cannot find type 'AnyCodable' in scope", imports: missing)?
        .hasPrefix("It may be of AnyCodable: ") == true)
  }

  @Test func `a name that nothing declares may be of a module that is not here`() {
    let missing = Finding(
      "widget-unknown-import", sentence: "The module Lottie is not here; an empty one stands in.")
    #expect(
      fix("cannot find 'LottieView' in scope", imports: [missing])?.hasPrefix("It may be of Lottie")
        == true)
    #expect(
      fix("cannot find type 'Driver' in scope", imports: [missing])?
        .hasPrefix("It may be of Lottie") == true)
    #expect(fix("cannot find type 'Driver' in scope")?.contains("driver") == true)
  }

  @Test func `a name that may be of a module of Apple's has no package's sources to be copied`() {
    func missing(_ modules: String...) -> [Finding] {
      modules.map {
        Finding(
          "widget-unknown-import", sentence: "The module \($0) is not here; an empty one stands in."
        )
      }
    }
    let error = "cannot find type 'Driver' in scope"
    #expect(
      fix(error, imports: missing("PassKit"))
        == "It may be of PassKit, of which nothing is here: put what needs it behind #if !os(Linux)."
    )
    #expect(
      fix(error, imports: missing("PassKit", "Lottie"))?
        .hasPrefix("It may be of Lottie: copy the package's sources") == true)
  }

  @Test(arguments: [
    "value of type 'Text' has no member 'theoStyle'", "extraneous argument label 'hex:' in call",
    "no exact matches in call to initializer",
  ])
  func `what extends a framework's type may be of a module that the file imports`(error: String)
    throws
  {
    // Two letters of a word of the frameworks make no slip of a label.
    let modules = try TestFolder.path("modules", with: ["SwiftUI.swiftmodule": "\0hEx\0"])
    func fix(_ text: String) -> String? {
      let missing = Finding(
        "widget-unknown-import", sentence: "The module TheoKit is not here; an empty one stands in."
      )
      let hints = ErrorHints(
        [.init(path: "W.swift", text: text)], imports: [missing],
        frameworks: Frameworks(compiler: "", modules: modules, program: ""))
      let place = SourceLocation(file: "W.swift", line: 2)
      let found = Finding("widget-does-not-compile", location: place, sentence: error)
      return hints.helping([found]).first?.fix
    }
    #expect(
      fix("import Foundation\nimport TheoKit\n")
        == "It may be of TheoKit: copy the package's sources into the folder, or put what needs it behind #if !os(Linux)."
    )
    #expect(fix("import Foundation\n")?.contains("TheoKit") == false)
  }

  @Test func `a name that an absent module provides is told once, with how many lines have it`() {
    let missing = Finding(
      "widget-unknown-import", sentence: "The module Lottie is not here; an empty one stands in.")
    let hints = ErrorHints(
      ["W.swift", "V.swift"].map { .init(path: $0, text: "import Lottie") }, imports: [missing],
      frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    func told(_ errors: String...) -> [Finding] {
      hints.helping(CompilerMessages(errors.joined(separator: "\n"), files: [:]).findings)
    }
    let all = told(
      "W.swift:2:2: error: cannot find 'LottieView' in scope",
      "W.swift:3:9: error: value of type 'Text' has no member 'lottie'",
      "W.swift:4:2: error: cannot find type 'LottieView' in scope",
      "V.swift:5:2: error: cannot find 'LottieView' in scope",
      "V.swift:6:2: error: cannot find type 'LottieFile' in scope")
    #expect(all.map(\.location?.line) == [2, 3, 6])
    #expect(all.first?.sentence.hasSuffix(" in scope. 2 more lines name it.") == true)
    #expect(all.last?.sentence.hasSuffix(" in scope.") == true)
    let pair = told(
      "W.swift:2:2: error: cannot find 'LottieView' in scope",
      "W.swift:4:2: error: cannot find 'LottieView' in scope")
    #expect(pair.map(\.sentence).first?.hasSuffix(" in scope. Another line names it.") == true)
  }

  @Test func `a name is told once though its files import others, and at none that a macro made`() {
    let hints = ErrorHints(
      [.init(path: "W.swift", text: "import Lottie"), .init(path: "V.swift", text: "import Rive")],
      imports: [],
      frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    let errors = ["/c/@__swiftmacro_4shop.swift", "W.swift", "V.swift"].map {
      "\($0):2:9: error: cannot find type 'PlayerView' in scope"
    }
    let told = hints.helping(
      CompilerMessages(errors.joined(separator: "\n"), files: [:]).findings)
    #expect(told.map(\.location?.file) == ["W.swift"])
    #expect(told.first?.sentence.hasSuffix(" 2 more lines name it.") == true)
  }

  @Test func `a name is of a module that its own file imports, also where no finding tells of it`()
  {
    let missing = Finding(
      "widget-unknown-import", sentence: "The module Lottie is not here; an empty one stands in.")
    let hints = ErrorHints(
      [
        .init(path: "W.swift", text: "import Lottie\nimport SwiftUI"),
        .init(
          path: "V.swift",
          text:
            "import Foundation\nimport SwiftJWT\nimport Kit\n#if os(macOS)\nimport AppKit\n#endif"),
      ], imports: [missing], own: ["Kit"],
      frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    let error = "V.swift:7:2: error: cannot find 'JWTSigner' in scope"
    #expect(
      hints.helping(CompilerMessages(error, files: [:]).findings).first?.fix?
        .hasPrefix("It may be of SwiftJWT: ") == true)
  }

  @Test func `a missing import is told once for each file that lacks it`() {
    let hints = ErrorHints(
      [source], imports: [], frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    let errors = ["W.swift:1", "W.swift:2", "V.swift:3"].map {
      "\($0):1: error: cannot find 'Chart' in scope"
    }
    let told = hints.helping(
      CompilerMessages(errors.joined(separator: "\n"), files: [:]).findings)
    #expect(told.map(\.location?.file) == ["W.swift", "V.swift"])
    #expect(told.allSatisfy { $0.fix == "Add: import Charts." })
  }

  @Test func `a name in many lines takes no room from other errors`() {
    let many = (1...40).map { "W.swift:\($0):1: error: cannot find 'Lottie' in scope" }
    let others = (1...30).map { "W.swift:\(40 + $0):1: error: oh no" }
    let findings = CompilerMessages((many + others).joined(separator: "\n"), files: [:]).findings
    #expect(findings.count { $0.id == "widget-undeclared-name" } == 40)
    #expect(findings.count { $0.id == "widget-does-not-compile" } == CompilerMessages.limit - 1)
  }

  @Test func `a property wrapper may be of a module that its file imports`() {
    let missing = ["Lottie", "Stores"].map {
      Finding(
        "widget-unknown-import", sentence: "The module \($0) is not here; an empty one stands in.")
    }
    func told(_ text: String) -> [Finding] {
      let hints = ErrorHints(
        [.init(path: "W.swift", text: text), .init(path: "L.swift", text: "import Lottie")],
        imports: missing,
        frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
      let errors = """
        W.swift:2:2: error: unknown attribute 'Stored'
        W.swift:2:20: error: type annotation missing in pattern
        W.swift:3:5: error: type annotation missing in pattern
        """
      return hints.helping(CompilerMessages(errors, files: [:]).findings)
    }
    let imports = told("import Stores\n@Stored(.miles) var miles\nvar gate")
    #expect(imports.map(\.id) == ["widget-undeclared-name", "widget-does-not-compile"])
    #expect(imports.first?.fix?.hasPrefix("It may be of Stores: ") == true)
    #expect(imports.last?.location?.line == 3)
    // Where the file imports nothing that is missing, it may be one of Apple's.
    #expect(told("\n@Stored(.miles) var miles\nvar gate").first?.id == "widget-missing-api")
  }

  @Test func `a type like one of the source's may be first of the module that its file lacks`() {
    let missing = Finding(
      "widget-unknown-import", sentence: "The module Sweet is not here; an empty one stands in.")
    func told(_ text: String) -> String? {
      let files = [
        WidgetSources.File(path: "W.swift", text: text),
        WidgetSources.File(path: "N.swift", text: "import Sweet\nstruct TweetNode {}"),
      ]
      let hints = ErrorHints(
        files, imports: [missing],
        frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
      let error = "W.swift:1:1: error: cannot find type 'TweetMode' in scope"
      return hints.helping(CompilerMessages(error, files: [:]).findings).first?.fix
    }
    let slip = "If it is a slip: the source declares “TweetNode”."
    let imports = told("import Sweet\nlet tweet: TweetMode")
    #expect(imports?.hasPrefix("It may be of Sweet: ") == true)
    #expect(imports?.hasSuffix(slip) == true)
    // Where the file does not import it, nothing speaks for the module.
    #expect(told("let tweet: TweetMode") == slip)
  }

  @Test func `a type of a module that the file does not import is told with its import`() {
    func told(_ name: String) -> Finding? {
      let hints = ErrorHints(
        [source], imports: [],
        frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
      let error = "W.swift:1:1: error: cannot find '\(name)' in scope"
      return hints.helping(CompilerMessages(error, files: [:]).findings).first
    }
    #expect(told("Chart")?.sentence == "Chart is of Charts, which the file does not import.")
    #expect(told("Chart")?.fix == "Add: import Charts.")
    #expect(told("CLLocationCoordinate2D")?.fix == "Add: import CoreLocation.")
    // A function and a constant.
    #expect(told("CACurrentMediaTime")?.fix == "Add: import QuartzCore.")
    #expect(
      told("kSecClass")?.sentence == "kSecClass is of Security, which the file does not import.")
    #expect(told("kSecClass")?.fix == "Add: import Security.")
    // The source's own, and one that no module has.
    #expect(told("Part")?.fix?.contains("import") != true)
  }

  @Test func `a filter's own function is told once, with the import that has it`() {
    let text =
      "import SwiftUI\nfunc qr() { let c = CIContext(); let f = CIFilter.qrCodeGenerator() }"
    let hints = ErrorHints(
      [WidgetSources.File(path: "W.swift", text: text)], imports: [],
      frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    let errors = ["CIContext", "CIFilter"].map {
      "W.swift:2:1: error: cannot find '\($0)' in scope"
    }
    let told = hints.helping(
      CompilerMessages(errors.joined(separator: "\n"), files: [:]).findings)
    #expect(
      told.map(\.sentence) == [
        "CIFilter.qrCodeGenerator is of CoreImage.CIFilterBuiltins, which the file does not import."
      ])
    #expect(told.map(\.fix) == ["Add: import CoreImage.CIFilterBuiltins."])
  }

  @Test func `a word that a service uses, too, is told with its import where the source has one`() {
    func told(_ others: String) -> Finding? {
      let files = [
        WidgetSources.File(path: "W.swift", text: "import SwiftUI"),
        WidgetSources.File(path: "Other.swift", text: others),
      ]
      let hints = ErrorHints(
        files, imports: [],
        frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
      let error = "W.swift:1:1: error: cannot find type 'LiveActivityData' in scope"
      return hints.helping(CompilerMessages(error, files: [:]).findings).first
    }
    #expect(
      told("import AEPMessagingLiveActivity")?.fix == "Add: import AEPMessagingLiveActivity.")
    #expect(told("import ActivityKit")?.fix?.contains("AEPMessaging") != true)
  }

  /// Returns the types that the sources of each module in a folder declare for all.
  private func declaredTypes(_ folder: URL, in modules: [String]) throws -> [String: Set<String>] {
    try names(
      declaredBy:
        /^(?:@[\w()., ]+ )*(?:nonisolated )?(?:public|open)(?: \w+)*? (?:struct|class|enum|actor|protocol|typealias) ([A-Za-z]\w*)/,
      folder, in: modules)
  }

  private func names(
    declaredBy declared: Regex<(Substring, Substring)>, _ folder: URL, in modules: [String]
  ) throws -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for module in modules {
      let files = FileManager.default.enumerator(atPath: folder.appending(path: module).path)
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".swift") else { continue }
        let text = try String(
          contentsOf: folder.appending(path: "\(module)/\(file)"), encoding: .utf8)
        for line in text.split(separator: "\n") {
          guard let name = try declared.prefixMatch(in: line)?.1 else { continue }
          found[module, default: []].insert(String(name))
        }
      }
    }
    return found
  }

  private func sets(_ names: [String: String]) -> [String: Set<String>] {
    names.mapValues { Set($0.split(separator: " ").map(String.init)) }
  }

  private let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources")

  @Test func `the types of the stand-in modules are those that their sources declare`() throws {
    let folder = sources.appending(path: "StandIns")
    let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(try sets(StandInTypes.names) == declaredTypes(folder, in: modules))
  }

  @Test func `the functions and constants of the stand-in modules are those of their sources`()
    throws
  {
    let folder = sources.appending(path: "StandIns")
    let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let declared = try names(
      declaredBy: /^(?:@[\w()., ]+ )*public (?:func|let|var) (\w+)/, folder, in: modules)
    #expect(sets(StandInTypes.values) == declared)
    #expect(StandInTypes.all(of: "QuartzCore") == ["CACurrentMediaTime", "CALayer"])
  }

  @Test func `the types of UIKit whose members may be missing are those of the sources`() throws {
    let found = try names(
      declaredBy:
        /^(?:@[\w()., ]+ )*(?:public|open)(?: \w+)*? (?:struct|class) ((?:CG|NS|UI)[A-Z]\w*)/,
      sources, in: ["SwiftUI"])
    let classes = try names(
      declaredBy: /^(?:@[\w()., ]+ )*(?:public|open)(?: \w+)*? class (UI[A-Z]\w*)/, sources,
      in: ["SwiftUI"])
    #expect(AppleNames.ofUIKit.subtracting(found["SwiftUI"] ?? []).isEmpty)
    #expect((classes["SwiftUI"] ?? ["none"]).subtracting(AppleNames.ofUIKit).isEmpty)
  }

  @Test func `the names of the frameworks are types that their sources declare`() throws {
    let told = sets(StandInTypes.ofFrameworks)
    let found = try declaredTypes(sources, in: Array(told.keys))
    for (module, names) in told {
      #expect(names.subtracting(found[module] ?? []).isEmpty, "\(module)")
    }
    #expect(StandInTypes.modules(of: "IntentResult") == ["AppIntents"])
  }

  @Test func `what is no name gets no hint`() {
    #expect(ErrorHints.missingName("missing return in closure") == nil)
    #expect(ErrorHints.missingName("value of type 'A' has no member '+'") == nil)
  }

  @Test func `a label that is no label is a slip for a name of the frameworks`() {
    #expect(
      ErrorHints.missingName(
        "Incorrect argument label in call (have 'maxwidth:', expected 'width:').") == "maxwidth")
    // What takes no label has no other one.
    #expect(ErrorHints.missingName("Extraneous argument label 'value:' in call.") == nil)
    #expect(
      ErrorHints.missingName(
        "Incorrect argument label in call (have '_:minimum:', expected 'a:b:').") == nil)
  }

  @Test(arguments: [
    (
      "value of type 'Status' has no member 'displayName'",
      "Status is the source's own: declare displayName in it or in an extension."
    ),
    (
      "type 'Trip.Stop' has no member 'nowhere'",
      "Trip.Stop is the source's own: declare nowhere in it or in an extension."
    ),
    (
      "referencing operator function '<=' on 'Comparable' requires that 'Status' conform to 'Comparable'",
      "Status is the source's own: let it conform to Comparable."
    ),
  ])
  func `A member or a conformance that a type of the source lacks is declared there`(
    _ error: String, _ fix: String
  ) {
    #expect(self.fix(error, in: trip) == fix)
  }

  @Test(arguments: [
    "value of type 'Card' has no member 'newestEffect'",
    "value of type 'Late' has no member 'newestEffect'",
    "value of type 'Text' has no member 'newestEffect'",
  ])
  func `A member of a view may be one that Islet lacks`(_ error: String) {
    #expect(fix(error, "widget-missing-api", in: trip)?.hasPrefix("If iOS has it") == true)
  }

  @Test func `A name like that of a framework's missing member may have nothing to do with it`() {
    let fix = fix(
      "value of type 'EKEventStore' has no member 'calendars'", "widget-missing-api", in: trip)
    #expect(
      fix?.hasPrefix("If it is a slip: the source declares “calendar”. If iOS has it") == true)
  }

  private let trip = """
    enum Status: String, Codable { case away, home }
    struct Trip: Codable { enum Stop { case first }; var stop: Stop }
    struct Card: View { let calendar = 1 }
    struct Late {}
    extension Late: View {}
    """

  private func fix(
    _ error: String, _ id: FindingID = "widget-does-not-compile", in text: String
  ) -> String? {
    let hints = ErrorHints(
      [WidgetSources.File(path: "W.swift", text: text)], imports: [],
      frameworks: Frameworks(compiler: "", modules: "/nowhere", program: ""))
    let place = SourceLocation(file: "W.swift", line: 1)
    return hints.helping([Finding(id, location: place, sentence: error)]).first?.fix
  }
}
