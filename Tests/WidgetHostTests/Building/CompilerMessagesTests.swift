import Testing

@testable import WidgetHost

private let files = [
  "Card-0.swift": BuildCopy.File(
    original: "Widget/Card.swift", name: "Card-0.swift", text: "", lineCount: 20)
]

private func messages(_ output: String) -> CompilerMessages {
  CompilerMessages(output, files: files)
}

@Suite struct CompilerMessagesTests {
  @Test func `an error is told at the user's own file and line`() {
    let finding = messages("/cache/Card-0.swift:12:5: error: missing return\n").findings.first
    #expect(finding?.location?.file == "Widget/Card.swift")
    #expect(finding?.location?.line == 12)
    #expect(finding?.sentence == "Missing return.")
    #expect(finding?.id == "widget-does-not-compile")
  }

  @Test func `a column is one of the user's line, also where the copy's line has other words`() {
    let text =
      "import SwiftUI\nextension EnvironmentValues {\n  @Entry var a: Int = \"x\"\n}\nlet b = c"
    let copy = BuildCopy([("A.swift", text)], modules: ["SwiftUI"], assets: AssetSymbols())
    let files = ["A-0.swift": copy.files[0]]
    func column(_ place: String) -> Int? {
      CompilerMessages(
        "/c/A-0.swift:\(place): error: missing return\n", files: files, texts: ["A.swift": text]
      ).findings.first?.location?.column
    }
    #expect(column("3:3") == 3)
    #expect(column("3:99").map { (1...25).contains($0) } == true)
    #expect(column("5:9") == 9)
  }

  @Test func `a missing Apple API is named`() {
    let finding = messages(
      "/c/Card-0.swift:3:9: error: value of type 'some View' has no member 'glassEffect'\n"
    ).findings.first
    #expect(finding?.id == "widget-missing-api")
    #expect(finding?.sentence.hasPrefix("some View.glassEffect is not here") == true)
  }

  @Test(arguments: ["UIView", "UIView?", "CIImage", "CALayer", "AVPlayer", "CGContext"])
  func `what a class of Apple's lacks here is a missing API`(type: String) {
    let said = "value of type '\(type)' has no member 'gone'"
    #expect(CompilerMessages.missingAPI(said) == "\(type).gone")
    let messages = messages("/c/Card-0.swift:3:9: error: \(said)\n")
    #expect(messages.troubles.map(\.isMissingName) == [true])
  }

  @Test(arguments: [("kCFGone", true), ("kind", false), ("kCFx", false)])
  func `a constant of Apple's is a missing name`(name: String, isMissing: Bool) {
    let messages = messages("/c/Card-0.swift:3:9: error: cannot find '\(name)' in scope\n")
    #expect(messages.troubles.map(\.isMissingName) == [isMissing])
  }

  @Test func `a missing member of the user's own type is no missing API`() {
    let finding = messages(
      "/c/Card-0.swift:3:9: error: value of type 'MatchState' has no member 'score'\n"
    ).findings.first
    #expect(finding?.id == "widget-does-not-compile")
  }

  @Test(arguments: [
    "<unknown>:0: error: missing required module 'SwiftShims'",
    "/usr/include/stddef.h:128:2: error: File 'stddef.pcm' is not a valid module file",
    "error: compile command failed due to signal 11",
    "error: compile command failed due to signal 9",
    "error: /usr/bin/ld.lld cannot be started: Permission denied",
    "ld.lld: error: cannot open /cache/4.o: No such file or directory",
    "LLVM ERROR: out of memory\nerror: compile command failed due to signal 6",
    "/c/IsletSupport.swift:276:38: error: expected pattern",
    "what nobody understands", "",
  ])
  func `an error that is not in the source blames others, and no line is to be mended`(
    output: String
  ) {
    let messages = messages(output + "\n")
    #expect(messages.blamesOthers)
    #expect(messages.findings.count == 1)
    #expect(messages.findings.first?.fix?.contains("#if !os(Linux)") != true)
  }

  @Test(arguments: [
    "error: compile command failed due to signal 9",
    "error: compile command failed due to signal 6\nerror: compile command failed due to signal 15",
    "LLVM ERROR: out of memory\nerror: compile command failed due to signal 6",
  ])
  func `what ended a compiler from outside is no fault of a source that has errors, too`(
    end: String
  ) {
    let messages = messages("/c/Card-0.swift:3:5: error: oh no\n\(end)\n")
    #expect(messages.blamesOthers)
    #expect(messages.findings.map(\.sentence) == ["Oh no."])
  }

  @Test(arguments: ["LLVM ERROR: out of memory\nAllocation failed", "what(): std::bad_alloc"])
  func `a compiler that got no memory is told as that, wherever it was`(words: String) {
    let read = messages(
      words + "\n4.\tWhile type-checking (at /c/Card-0.swift:3:5)\n"
        + "error: compile command failed due to signal 6\n")
    #expect(read.findings.map(\.sentence) == ["The compiler got no more memory."])
    #expect(read.findings.first?.location == nil && read.troubles.isEmpty)
  }

  @Test func `advice is given only where there is some: none for a slip, which no compiler takes`()
  {
    func fix(_ error: String) -> String? {
      messages("/c/Card-0.swift:9:7: error: \(error)\n").findings.first?.fix
    }
    #expect(fix("extra argument 'alignment' in call")?.contains("#if !os(Linux)") == true)
    #expect(fix("expected '}' in struct") == nil)
    #expect(fix("unterminated string literal") == nil)
    #expect(fix("cannot find 'Txt' in scope; did you mean 'Text'?") == nil)
  }

  @Test(arguments: [
    "/cache/Card-0.swift:12:5: error: missing return",
    "/cache/Card-0.swift:25:3: error: cannot find '_WidgetCatalog' in scope",
    "/c/swift-generated-sources/@__swiftmacro_3AppfMp_.swift:2:8: error: cannot find type 'Unit' in scope",
    // On a source with errors the compiler may crash, each time.
    "/c/Card-0.swift:3:5: error: no\nStack dump:\nerror: compile command failed due to signal 11",
    "4.\tWhile type-checking (at /c/Card-0.swift:3:5)\nerror: compile command failed due to signal 6",
    "ld.lld: error: undefined symbol: nobody",
    "/c/IsletSupport.swift:127:5: error: cannot find '_isletRegister0' in scope",
  ])
  func `an error in the source, or of what it needs, blames nobody else`(output: String) {
    #expect(!messages(output + "\n").blamesOthers)
  }

  @Test func `an error behind the user's lines is left out while there are others`() {
    let findings = messages(
      "/c/Card-0.swift:25:3: error: cannot find '_WidgetCatalog' in scope\n"
        + "/c/Card-0.swift:20:3: error: expected '}'\n"
    ).findings
    #expect(findings.map(\.location?.line) == [20])
  }

  @Test func `a brace that is missing comes before what follows from it, with its own line`() {
    let findings = messages(
      """
      /c/Card-0.swift:4:11: error: cannot find 'Buttons' in scope
      /c/Card-0.swift:9:3: error: extraneous argument label 'of:' in call
      /c/Card-0.swift:19:1: error: expected '}' in struct
      1 | struct Card {
      /c/Card-0.swift:2:8: note: to match this opening '{'
      """
    ).findings
    #expect(findings.map(\.location?.line) == [19, 4, 9])
    #expect(
      findings.first?.sentence == "Expected '}' in struct: to match the one opened in line 2.")
    // The last brace is missed behind the source, and may be opened in its last line.
    let late = messages(
      "/c/Card-0.swift:24:1: error: expected '}' in struct\n"
        + "/c/Card-0.swift:20:8: note: to match this opening '{'\n")
    #expect(late.findings.map(\.location?.line) == [20])
    // Without the note it is told as it is.
    let bare = messages("/c/Card-0.swift:19:1: error: expected '}' in struct\n").findings
    #expect(bare.first?.sentence == "Expected '}' in struct.")
  }

  @Test
  func `a brace that is missed behind the user's lines is told where it opens, and nothing else`() {
    let read = messages(
      """
      /c/IsletSupport.swift:127:5: error: cannot find '_isletRegister0' in scope
      /c/Card-0.swift:30:1: error: expected '}' in struct
      /c/Card-0.swift:2:8: note: to match this opening '{'
      """)
    #expect(read.findings.map(\.location?.line) == [2])
    #expect(
      read.findings.first?.sentence
        == "Expected '}' in struct: to match the one opened in line 2.")
    #expect(!read.blamesOthers)
  }

  @Test func `an error told twice is shown once, and there is always one`() {
    let line = "/c/Card-0.swift:2:1: error: x\n"
    #expect(messages(line + line).findings.count == 1)
    #expect(messages("").findings.count == 1)
  }

  @Test func `names of assets are collected`() {
    let messages = messages("/c/Card-0.swift:2:1: error: type 'Color' has no member 'brand'\n")
    #expect(messages.missingColors == ["brand"])
  }

  @Test func `a misspelt member of a value is no asset`() {
    let error = "/c/Card-0.swift:2:1: error: value of type 'Color' has no member 'opacty'\n"
    #expect(messages(error).missingColors == [])
  }

  @Test(
    arguments: [
      "type 'String' has no member 'brand'", "type 'ColorResource' has no member 'brand'",
      "reference to member 'brand' cannot be resolved without a contextual type",
    ])
  func `a name that Xcode would have made of an asset is noticed however it is told`(
    _ sentence: String
  ) {
    let messages = CompilerMessages("/tmp/A-0.swift:3:5: error: \(sentence)", files: [:])
    #expect(messages.missingColors == ["brand"])
  }

  @Test(arguments: [
    ("Circle().fill(Color(.brand))", true),
    ("Text(a).foregroundStyle(isOn ? .brand : .mark)", true),
    ("Gradient(colors: [.red, .brand])", true), ("a.shadow(color: .brand, radius: 2)", true),
    ("Image(\n  .brand)", true), ("var a: Color { .brand }; layer.fill(.brand)", true),
    ("layer.maskedCorners = [.left, .brand]", false), ("view.round([.brand], by: 3)", false),
    ("button.setTitleColor(color, for: .brand)", false), ("layer.corners = .brand", false),
    ("view.animate { layer.mask = [.brand] }", false),
  ])
  func `a member without a type is an asset only where a colour or an image is asked for`(
    code: String, isAsset: Bool
  ) {
    let line = 1 + (code.contains("\n") ? 1 : 0)
    let copy = BuildCopy.File(original: "W.swift", name: "W-0.swift", text: code, lineCount: 3)
    let sentence = "reference to member 'brand' cannot be resolved without a contextual type"
    let messages = CompilerMessages(
      "/c/W-0.swift:\(line):5: error: \(sentence)\n", files: [copy.name: copy])
    #expect(messages.missingColors == (isAsset ? ["brand"] : []))
    #expect(messages.missingImages == (isAsset ? ["brand"] : []))
  }

  @Test func `where the compiler itself crashed is told as a line of the source`() {
    let output = """
      error: compile command failed due to signal 6 (use -v to see invocation)
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/c/Card-0.swift")
      4.\tWhile type-checking declaration 0x5f (at /c/Card-0.swift:9:20)
      """
    let told = messages(output)
    #expect(told.findings.first?.location?.line == 9)
    #expect(told.findings.first?.sentence == "The compiler itself crashed here.")
    #expect(told.troubles.map(\.line) == [9])
    // The last line of the source is one of it, and what the copy has behind it is not.
    #expect(
      messages(output.replacing(":9:20", with: ":20:1")).findings.first?.location?.line == 20)
    #expect(messages(output.replacing(":9:20", with: ":21:1")).findings.first?.location == nil)
    // Without a place there is what the compiler said.
    #expect(messages("error: failed\n").findings.first?.location == nil)
  }

  @Test func `a compiler that was ended from outside is no fault of the source`() {
    let told = messages("error: compile command failed due to signal 9\n")
    #expect(told.troubles.isEmpty)
    #expect(told.findings.first?.sentence.contains("memory runs out") == true)
    #expect(told.findings.first?.fix?.contains("#if") == false)
  }

  @Test func `an error that says only that nothing fits is told with its first reason`() {
    let told = messages(
      """
      /c/Card-0.swift:9:7: error: no exact matches in call to initializer 
      SwiftUI.Text.init:2:8: note: candidate expects value of type 'Image' for parameter #1 (got 'Int')
      /c/Card-0.swift:4:7: error: type 'S' does not conform to protocol 'Decodable'
      Swift.Decodable.init:2:1: note: protocol requires initializer 'init(from:)'
      /c/Card-0.swift:6:8: note: cannot automatically synthesize 'Decodable' because 'Color' does not conform to 'Decodable'
      /c/Card-0.swift:5:7: error: missing return
      """
    ).findings.map(\.sentence)
    #expect(
      told == [
        "No exact matches in call to initializer: one that fits expects value of type 'Image' for parameter #1 (got 'Int').",
        "Type 'S' does not conform to protocol 'Decodable': cannot automatically synthesize 'Decodable' because 'Color' does not conform to 'Decodable'.",
        "Missing return.",
      ])
  }

  @Test func `what a type lacks is told where no note says why`() {
    let told = messages(
      """
      /c/Card-0.swift:4:7: error: type 'S' does not conform to protocol 'AppIntent'
      /c/Card-0.swift:4:7: note: add stubs for conformance
      /a/AppIntent.swift:7:14: note: protocol requires property 'title' with type 'LocalizedStringResource'
      /a/AppIntent.swift:9:8: note: protocol requires function 'perform()' with type '() async throws -> R'
      /c/Card-0.swift:5:7: error: type 'T' does not conform to protocol 'Equatable'
      Swift.==:1:24: note: candidate would match if 'T' conformed to 'RawRepresentable'
      Swift.Equatable.==:2:13: note: protocol requires function '==' with type '(T, T) -> Bool'
      """
    ).findings.map(\.sentence)
    #expect(
      told == [
        "Type 'S' does not conform to protocol 'AppIntent': protocol requires property 'title' with type 'LocalizedStringResource'.",
        "Type 'T' does not conform to protocol 'Equatable': protocol requires function '==' with type '(T, T) -> Bool'.",
      ])
  }

  @Test(arguments: [
    (
      "stored property type '[Stop]' does not conform to protocol 'Hashable', preventing synthesized conformance of 'S' to 'Hashable'",
      "stored property type '[Stop]' does not conform to protocol 'Hashable'"
    ),
    (
      "possibly intended match 'S' does not conform to 'Decodable'",
      "'S' does not conform to 'Decodable'"
    ),
    (
      "protocol requires nested type 'ContentState'", "protocol requires nested type 'ContentState'"
    ),
  ])
  func `why attributes and states conform to nothing is told`(note: String, reason: String) {
    let error = "type 'S' does not conform to protocol 'P'"
    let told = messages(
      "/c/Card-0.swift:4:7: error: \(error)\n/c/Card-0.swift:6:8: note: \(note)"
    ).findings.map(\.sentence)
    #expect(told == ["Type 'S' does not conform to protocol 'P': \(reason)."])
  }
}
