import Findings
import Goldens
import Testing

@testable import WidgetHost

@Suite("Project files are read with their lines")
struct ProjectReadingTests {
  @Test func `project.pbxproj: comments, quotes, lists and tables`() throws {
    let text = """
      // !$*UTF8*$!
      {
      \tobjects = {
      \t\tA1 /* Ferry */ = {isa = PBXNativeTarget; name = "A \\"ferry\\""; parts = (B1 /* one */, B2, ); };
      \t\t"KEY[sdk=iphone*]" = YES;
      \t};
      \trootObject = A1 /* Project object */;
      }
      """
    let value = try #require(OpenStepReader.read(Array(text.utf8)))
    #expect(value["rootObject"]?.text == "A1")
    #expect(value["rootObject"]?.line == 7)
    let target = value["objects"]?["A1"]
    #expect(target?["name"]?.text == "A \"ferry\"")
    #expect(target?["parts"]?.texts == ["B1", "B2"])
    #expect(value["objects"]?["KEY[sdk=iphone*]"]?.flag == true)
    #expect(value["objects"]?["KEY[sdk=iphone*]"]?.line == 5)
  }

  @Test func `Info.plist: switches, texts, lists; a comment is none of it`() throws {
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd">
      <plist version="1.0"><dict>
        <!-- <key>NSSupportsLiveActivities</key><true/> -->
        <key>Name</key> <string>A &amp; B</string>
        <key>Owner&#8217;s</key> <string>It&#x2019;s &#65;&amp;#65;</string>
        <key>Fonts</key>
        <array><string>one.ttf</string><string/></array>
        <key>On</key><true/>
        <key>Off</key><false></false>
      </dict></plist>
      """
    let value = try #require(PropertyListReader.read(Array(text.utf8)))
    #expect(value["NSSupportsLiveActivities"] == nil)
    #expect(value["Name"]?.text == "A & B")
    #expect(value["Fonts"]?.texts == ["one.ttf", ""])
    #expect(value["Owner’s"]?.text == "It’s A&#65;")
    #expect(value["On"]?.flag == true && value["On"]?.line == 9)
    #expect(value["Off"]?.flag == false)
  }

  @Test func `Info.plist: what stands in CDATA is as it is written, and comments say nothing`()
    throws
  {
    func name(_ text: String) -> String? {
      PropertyListReader.read(
        Array("<dict><key>a</key><string>\(text)</string><key>b</key><true/></dict>".utf8)
      ).flatMap { $0["b"]?.flag == true ? $0["a"]?.text : nil }
    }
    #expect(name("<![CDATA[Joe & Co]]>") == "Joe & Co")
    #expect(
      name("A &amp; <![CDATA[B &amp; </string>]]> &lt; <!-- one </string> -->C")
        == "A & B &amp; </string> < C")
    #expect(name("<![CDATA[]]>") == "" && name("a < b") == "a < b")
    #expect(name("<![CDATA[open") == nil && name("<![CDATA[]]") == nil)
  }

  @Test func `project.yml: tables and lists by indentation, flow forms, comments`() throws {
    let text = """
      name: Ferry # the app
      options: {deploymentTarget: {iOS: "16.2"}}
      targets:
        Ferry:
          type: application
          sources:
          - Ferry
          - path: Shared
            excludes: [Tests, "*.md"]
          info:
            path: Ferry/Info.plist
            properties:
              NSSupportsLiveActivities: true
              CFBundleURLTypes:
                - CFBundleURLSchemes: [ferry]
          scripts: |
            echo hello
            key: no value
        FerryWidget:
          type: app-extension
          sources:
            [
              Widget,
              Shared/Ferry.swift
            ]
          platform: iOS
      """
    let value = try #require(YAMLReader.read(Array(text.utf8)))
    #expect(value["name"]?.text == "Ferry")
    #expect(value["options"]?["deploymentTarget"]?["iOS"]?.text == "16.2")
    let ferry = value["targets"]?["Ferry"]
    #expect(ferry?["sources"]?.items.first?.text == "Ferry")
    #expect(ferry?["sources"]?.items.last?["path"]?.text == "Shared")
    #expect(ferry?["sources"]?.items.last?["excludes"]?.texts == ["Tests", "*.md"])
    let properties = ferry?["info"]?["properties"]
    #expect(properties?["NSSupportsLiveActivities"]?.flag == true)
    #expect(properties?["NSSupportsLiveActivities"]?.line == 13)
    #expect(
      properties?["CFBundleURLTypes"]?.items.first?["CFBundleURLSchemes"]?.texts == ["ferry"])
    let widget = value["targets"]?["FerryWidget"]
    #expect(widget?["type"]?.text == "app-extension" && widget?["platform"]?.text == "iOS")
    #expect(widget?["sources"]?.texts == ["Widget", "Shared/Ferry.swift"])
    #expect(ferry?["scripts"]?.text == "echo hello\nkey: no value")
  }

  @Test func `project.yml: what belongs to a dash alone may stand one column behind it`() throws {
    let value = try #require(YAMLReader.read(Array("sources:\n-\n path: App\n- Shared\n".utf8)))
    #expect(value["sources"]?.items.first?["path"]?.text == "App")
    #expect(value["sources"]?.items.last?.text == "Shared")
  }

  @Test(arguments: [
    ("settings: &base", "settings:"), ("App: &app", "App:"), ("App: !!map &app", "App:"),
    ("sources: &s", "sources:"), ("name:\tTrip", "name: Trip"),
    ("- script: swift\n          && lint\n        name: lint", "- script: swift"),
    ("- \"swift\n          lint\"", "- script: swift"),
    (##"A: {url: "x\"{y"}"##, "A: {url: x}"), (##"A: {url: "x\"# y"}"##, "A: {url: x}"),
    ("    \"type\" : application", "    type: application"),
    ("    'sources' :\n      - App", "    sources:\n      - App"),
    ("%YAML 1.2\n---\nname: Trip", "name: Trip"), ("\u{FEFF}name: Trip", "name: Trip"),
  ])
  func `project.yml: what is written in another way hides no target`(
    _ other: String, _ usual: String
  ) throws {
    let text = """
      name: Trip
      packages:
        A: {url: x}
      settings:
        base:
          SWIFT_VERSION: "5.0"
      targets:
        App:
          sources:
            - App
          scripts:
            - script: swift
          type: application
        Ext:
          sources: [Ext]
      """
    #expect(text.contains(usual))
    let value = try #require(YAMLReader.read(Array(text.replacing(usual, with: other).utf8)))
    #expect(value["targets"]?["App"]?["type"]?.text == "application")
    #expect(value["targets"]?["App"]?["sources"]?.texts == ["App"])
    #expect(value["targets"]?["Ext"]?["sources"]?.texts == ["Ext"])
    #expect(value["settings"]?["base"]?["SWIFT_VERSION"]?.text == "5.0")
  }

  /// What PyYAML refuses as well, and the line that it names or the one before it.
  @Test(arguments: [
    ("a:\n  b: c\n    d: e\n  f: g", 3), ("a:\n  b:\n    c: d\n   e: f\n  g: h", 4),
    ("a: b: c", 1), ("a:\n- b\n   - c: d\n", 3), ("a: \"b\" c", 1), ("a: 'b'c'", 1),
    ("a:\n  - b\n c: d", 3), ("a: {b: c}\n  d: e", 2), ("a: b:", 1),
  ])
  func `project.yml: what is indented in a wrong way is at fault`(text: String, line: Int) {
    #expect(YAMLReader.reading(Array(text.utf8)).fault == line)
  }

  @Test(arguments: [
    "a: b\n  c\n  - d", "a: http://b.c:80/d", "a: |\n  b: c\n    d: e\nf: g", "a: \"b: c\"",
    "a: 'b: ''c'''\nd: e", "\"a: b\" : c", "a : b", "- a\n- - b: c\n    d: e", "a:\n- b: c\n  d: e",
    "a: >-\n  b\n   c\nd: e", "a: b:c", "a: &b\n  c: d", "a: [b,\n  c]\nd: {e: f,\n g: h}",
    "a: \"b\n  c: d\"", "a:\n  \"b\n  c: d\"", "a: b # c: d", "---\na: b\n...",
  ])
  func `project.yml: what is right in another way is not at fault`(text: String) {
    let (value, fault) = YAMLReader.reading(Array(text.utf8))
    #expect(value != nil && fault == nil)
  }

  @Test func `project.yml: an apostrophe is written twice where apostrophes are the quotes`() throws
  {
    let text = """
      name: 'Joe''s Café'
      'Tom''s key': "it''s"
      list: ['Ann''s', '''', '']
      """
    let value = try #require(YAMLReader.read(Array(text.utf8)))
    #expect(value["name"]?.text == "Joe's Café" && value["Tom's key"]?.text == "it''s")
    #expect(value["list"]?.texts == ["Ann's", "'", ""])
  }

  @Test(arguments: [
    ("5", ProjectValue.Content.number("5")), ("1.10", .number("1.10")), ("-2e3", .number("-2e3")),
    ("YES", .flag(true)), ("off", .flag(false)), ("True", .flag(true)), ("'yes'", .text("yes")),
    ("\"5\"", .text("5")), ("1.2.3", .text("1.2.3")), ("nan", .text("nan")),
    ("0x10", .text("0x10")),
    ("-", .text("-")), ("yesterday", .text("yesterday")),
  ])
  func `a word without quotes says the same wherever it stands`(
    _ word: String, _ content: ProjectValue.Content
  ) throws {
    #expect(YAMLReader.read(Array("a: \(word)".utf8))?["a"]?.content == content)
    #expect(YAMLReader.read(Array("a: {b: \(word)}".utf8))?["a"]?["b"]?.content == content)
    #expect(YAMLReader.read(Array("a: [\(word)]".utf8))?["a"]?.items.first?.content == content)
  }

  @Test func `project.yml: a name stands for what has it, and tables are merged`() throws {
    let text = """
      common: &common
        type: application
        settings: {A: 1, B: 1}
      list: &list [App, Shared]
      targets:
        Ferry:
          <<: *common
          sources: *list
          settings: {A: 2}
        Widget: {<<: [*common], type: app-extension, sources: [*list]}
        Other: *nobody
      """
    let value = try #require(YAMLReader.read(Array(text.utf8)))
    let ferry = value["targets"]?["Ferry"]
    #expect(ferry?["type"]?.text == "application" && ferry?["sources"]?.texts == ["App", "Shared"])
    #expect(ferry?["settings"]?["A"]?.text == "2" && ferry?["settings"]?["B"] == nil)
    let widget = value["targets"]?["Widget"]
    #expect(widget?["type"]?.text == "app-extension" && widget?["settings"]?["B"]?.text == "1")
    #expect(widget?["sources"]?.items.first?.texts == ["App", "Shared"])
    #expect(value["targets"]?["Other"]?.text == "*nobody")
    let list = try #require(
      YAMLReader.read(Array("a:\n- &one\n  b: c\n- *one\n- &two\n- - d\n  - e\n".utf8)))
    #expect(list["a"]?.items.map { $0["b"]?.text } == ["c", "c", nil, nil])
    #expect(list["a"]?.items.last?.texts == ["d", "e"])
  }

  @Test func `names of names do not grow without end`() throws {
    var wide = "a0: &a0 [x, x]\n"
    var deep = "a0: &a0 {x: 1}\n"
    for number in 1...5000 {
      wide += "a\(number): &a\(number) [*a\(number - 1), *a\(number - 1)]\n"
      deep += "a\(number): &a\(number) {x: *a\(number - 1)}\n"
    }
    let time = ProcessorTime.of {
      for text in [wide, deep] {
        let value = YAMLReader.read(Array(text.utf8))
        #expect((value?.count ?? 0) < 1_000_000)
        #expect((value?.depth ?? 0) <= ProjectValue.depthLimit + 2)
      }
    }
    #expect(time < 5)
  }

  @Test func `why nothing was read of a file is told`() {
    func cause(_ bytes: [UInt8]) -> UnreadProjectFile.Cause {
      UnreadProjectFile("/p", bytes).cause
    }
    #expect(cause([]) == .empty && cause(Array(" \n\t\r\n".utf8)) == .empty)
    #expect(cause(Array("{isa=PBXProject".utf8)) == .broken)
    #expect(cause(Array("bplist00".utf8)) == .binary)
    #expect(cause([0xFE, 0xFF, 0, 0x7B]) == .utf16 && cause([0xFF, 0xFE, 0x7B, 0]) == .utf16)
    let merge = UnreadProjectFile("/p", Array("{\n\n<<<<<<< HEAD\n".utf8))
    #expect(merge.cause == .conflict && merge.place.line == 3)
  }

  @Test func `an apostrophe within a word opens no quoted text`() throws {
    let text = """
      name: Tom's Timer # as people see it
      lists:
        flow: [Tom's Timer, 'a # b',
          Ann's] # two owners
        quoted: "it's # one"
      last: end
      """
    let value = try #require(YAMLReader.read(Array(text.utf8)))
    #expect(value["name"]?.text == "Tom's Timer")
    #expect(value["lists"]?["flow"]?.texts == ["Tom's Timer", "a # b", "Ann's"])
    #expect(value["lists"]?["quoted"]?.text == "it's # one")
    #expect(value["last"]?.text == "end")
  }

  @Test func `app.json is a flow form, read over its lines`() throws {
    let text = """
      {"expo": {
        "ios": {"infoPlist": {
          "NSSupportsLiveActivities": true}},
        "plugins": ["expo-font", ["expo-widgets", {"frequentUpdates": false}]]
      }}
      """
    let value = try #require(YAMLReader.read(Array(text.utf8)))
    let key = value["expo"]?["ios"]?["infoPlist"]?["NSSupportsLiveActivities"]
    #expect(key?.flag == true && key?.line == 3)
    let plugin = value["expo"]?["plugins"]?.items.last
    #expect(plugin?.items.first?.text == "expo-widgets" && plugin?.line == 4)
    // Comments and a mark of the order of bytes say nothing.
    let noted = "\u{FEFF}/* of * all\n */ {\"a\": /* one */ \"b\", // two\n \"c\": \"d\"} /* open"
    let told = try #require(YAMLReader.read(Array(noted.utf8)))
    #expect(told["a"]?.text == "b" && told["c"]?.text == "d" && told["c"]?.line == 3)
    // A key may be empty; a value without one ends the form.
    #expect(YAMLReader.read(Array(#"{"": 1, "a": "b"}"#.utf8))?["a"]?.text == "b")
    #expect(YAMLReader.read(Array(#"{: 1, "a": "b"}"#.utf8))?["a"] == nil)
  }

  @Test(arguments: [
    "{", "(((((", "<plist><dict><key>a", "a:\n  - b:\n    -", "{\"a\": [", "\"", "<", "a: {",
  ])
  func `whatever is cut off or nested without end is read as far as it goes, and ends`(
    _ text: String
  ) {
    for text in [text, String(repeating: text, count: 500)] {
      let bytes = Array(text.utf8)
      _ = OpenStepReader.read(bytes)
      _ = PropertyListReader.read(bytes)
      _ = YAMLReader.read(bytes)
    }
  }

  @Test func `a brace that is never closed is looked for once, however many lines follow`() throws {
    // Once for each line would take minutes.
    let text = "a:\n  b: {\n" + String(repeating: "    c: d,\n", count: 20_000)
    #expect(YAMLReader.read(Array(text.utf8))?["a"] != nil)
  }

  @Test func `settings refer to one another, inherit, and come from files`() {
    var settings = BuildSettings(configuration: "Debug")
    let place = SourceLocation(file: "/p", line: 1)
    settings.take("NAME", "Ferry", place)
    settings.take("ID", "com.example.$(NAME)", place)
    settings.take("ID", "$(inherited).beta", place)
    settings.take("LOOP", "$(LOOP)", place)
    settings.take("KEY[sdk=iphone*]", "YES", place)
    #expect(settings.value("ID")?.value == "com.example.Ferry.beta")
    #expect(settings.value("LOOP")?.value != "")
    #expect(settings.value("KEY")?.value == "YES")
    #expect(settings.resolved("$(UNKNOWN)") == nil)
    #expect(settings.resolved("5 $ and ${NAME}") == "5 $ and Ferry")
    settings.take(
      file: "/nowhere/Base.xcconfig", ProjectFiles(), in: SourceBounds(around: "/nowhere"))
    #expect(settings.missingFile == "/nowhere/Base.xcconfig")
  }

  @Test func `of settings with conditions those count that hold for a phone`() {
    var settings = BuildSettings(configuration: "Debug")
    let place = SourceLocation(file: "/p", line: 1)
    settings.take("FILE", "Phone", place)
    for condition in [
      "[sdk=macosx*]", "[sdk=iphonesimulator*]", "[sdk=watchos*]", "[config=Release]",
      "[sdk=iphoneos*,arch=x86_64]", "[sdk=iphoneos*][config=Release]", "[sdk=iphone]",
    ] {
      settings.take("FILE" + condition, "Other", place)
    }
    #expect(settings.value("FILE")?.value == "Phone")
    for condition in [
      "[sdk=iphoneos*]", "[sdk=iphoneos26.0]", "[sdk=*]", "[config=Debug]", "[arch=arm64]",
      "[sdk=iphone*, arch=arm*]", "[variant=normal]", "[",
    ] {
      settings.take("FILE" + condition, condition, place)
      #expect(settings.value("FILE")?.value == condition)
    }
  }

  @Test func `settings that name one another many times do not grow without end`() {
    var settings = BuildSettings(configuration: "Debug")
    let place = SourceLocation(file: "/p", line: 1)
    settings.take("X", "ab", place)
    for _ in 1...60 { settings.take("X", "$(inherited)$(inherited)", place) }
    #expect((settings.value("X")?.value.utf8.count ?? 0) <= 1 << 16)
    settings.take("N0", "ab", place)
    for number in 1...6 {
      settings.take("N\(number)", String(repeating: "$(N\(number - 1))", count: 50), place)
    }
    #expect(settings.value("N2")?.value.utf8.count == 5000)
    #expect(settings.value("N6") == nil)
    // What grows to nothing takes time all the same.
    settings.take("E0", "", place)
    for number in 1...7 {
      settings.take("E\(number)", String(repeating: "$(E\(number - 1))", count: 50), place)
    }
    #expect(settings.value("E1")?.value == "")
    #expect(settings.value("E7") == nil)
  }

  @Test func `how long a value becomes is known before it is made`() {
    var settings = BuildSettings(configuration: "Debug")
    let place = SourceLocation(file: "/p", line: 1)
    let long = String(repeating: "x", count: 65_000)
    settings.take("A", long, place)
    let time = ProcessorTime.of {
      for mark in ["$(inherited)", "${inherited}"] {
        settings.take("A", String(repeating: mark, count: 20_000), place)
      }
      settings.take("A", "$(inherited)\(String(repeating: "y", count: 536))", place)
    }
    #expect(time < 1)
    #expect(settings.value("A")?.value.utf8.count == 65_536)
    settings.take("A", "$(inherited)z", place)
    #expect(settings.value("A")?.value.hasSuffix("y") == true)
  }

  @Test func `openings that nothing closes are looked through once`() {
    var settings = BuildSettings(configuration: "Debug")
    settings.take("NAME", "Ferry", SourceLocation(file: "/p", line: 1))
    let open = String(repeating: "$(", count: 32_000)
    var text: String?
    let time = ProcessorTime.of { text = settings.resolved(open + "${NAME}") }
    #expect(time < 2)
    #expect(text == open + "Ferry")
  }

  @Test func `below a path that no system opens no files are noted`() throws {
    let children = (0..<8000).map { "C\($0)" }
    let objects = children.map {
      "\($0) = {isa = PBXFileReference; path = a.swift; sourceTree = \"<group>\"; };"
    }
    let text = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (); };
        G = {isa = PBXGroup; children = (L, S); sourceTree = "<group>"; };
        L = {isa = PBXGroup; path = "\(String(repeating: "abcdefg/", count: 12_500))x";
          children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
        S = {isa = PBXFileReference; path = Short.swift; sourceTree = "<group>"; };
        \(objects.joined(separator: "\n"))
      }; rootObject = P; }
      """
    let folder = try TestFolder.path("long", with: ["App.xcodeproj/project.pbxproj": text])
    var project: XcodeProject?
    let time = ProcessorTime.of {
      project = XcodeProject("\(folder)/App.xcodeproj/project.pbxproj", ProjectFiles())
    }
    #expect(time < 5)
    #expect(project?.places == ["G": folder, "S": "\(folder)/Short.swift"])
  }

  @Test func `the name of the project is that of its folder`() throws {
    let text = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
        G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {FILE = "$(PROJECT_NAME)/Info.plist"; }; };
      }; rootObject = P; }
      """
    let folder = try TestFolder.path("named", with: ["Ferry.xcodeproj/project.pbxproj": text])
    let project = XcodeProject("\(folder)/Ferry.xcodeproj/project.pbxproj", ProjectFiles())
    let settings = try #require(project?.targets.first?.configurations.first)
    #expect(settings.value("FILE")?.value == "Ferry/Info.plist")
  }

  @Test func `an end tag is looked for without writing it anew at each sign`() {
    let name = String(repeating: "n", count: 200)
    let text = "<plist><dict><key>a</key><\(name)>\(String(repeating: "<", count: 300_000))"
    let time = ProcessorTime.of { _ = PropertyListReader.read(Array(text.utf8)) }
    #expect(time < 3)
    let long = String(repeating: "n", count: 300)
    #expect(
      PropertyListReader.read(Array("<dict><key>a</key><\(long)>b</\(long)></dict>".utf8)) == nil)
  }

  @Test func `code points and other signs behind a backslash are read`() throws {
    let text = #"{"name": "Caf\u00e9 \ud83d\ude00 \"a\/b\"\r\b\f", "bad": "\ud83d \u00", "a": "b"}"#
    let value = try #require(YAMLReader.read(Array(text.utf8)))
    #expect(value["name"]?.text == "Café 😀 \"a/b\"\r\u{8}\u{C}")
    #expect(value["bad"]?.text == "\u{FFFD} \u{FFFD}00" && value["a"]?.text == "b")
    let block = try #require(YAMLReader.read(Array(#"name: "Caf\u00e9 \"one\"""#.utf8)))
    #expect(block["name"]?.text == "Café \"one\"")
  }

  @Test func `files of settings that include themselves or one another are read once each`() throws
  {
    func text(_ other: String, _ line: String) -> String {
      String(repeating: "#include \"\(other).xcconfig\"\n", count: 20) + line
    }
    let folder = try TestFolder.path(
      "settings",
      with: [
        "A.xcconfig": text("B", "ID = com.$(NAME)"), "B.xcconfig": text("A", "NAME = ferry"),
        "Self.xcconfig": text("Self", "OWN = yes"),
      ])
    let time = ProcessorTime.of {
      var settings = BuildSettings(configuration: "Debug")
      for name in ["A", "Self"] {
        settings.take(
          file: "\(folder)/\(name).xcconfig", ProjectFiles(), in: SourceBounds(around: folder))
      }
      #expect(settings.value("ID")?.value == "com.ferry")
      #expect(settings.value("OWN")?.value == "yes")
      #expect(settings.missingFile == nil)
    }
    #expect(time < 5)
  }

  @Test func `a comment, a semicolon and a line that goes on end a value as in Xcode`() throws {
    let folder = try TestFolder.path(
      "settings",
      with: [
        "A.xcconfig": """
        TAB = YES\t// on
        TIGHT = YES// on
        SEMICOLON = YES ; // on
        LONG = one \\
          two; \\
          three // four
        NAME[sdk=macosx*] = Mac
        NAME[sdk=iphoneos*] = Phone
        NAME = All // = no value
        LAST = end \\
        """
      ])
    var settings = BuildSettings(configuration: "Debug")
    settings.take(
      file: "\(folder)/A.xcconfig", ProjectFiles(), in: SourceBounds(around: folder))
    for name in ["TAB", "TIGHT", "SEMICOLON"] { #expect(settings.value(name)?.value == "YES") }
    #expect(settings.value("LONG")?.value == "one two; three")
    #expect(settings.value("LONG")?.place.line == 4)
    #expect(settings.value("NAME")?.value == "All" && settings.value("LAST")?.value == "end")
    #expect(settings.settings.keys.allSatisfy { !$0.contains("=") })
  }

  @Test(
    arguments: [
      ("NAME = ferry", []), ("// a comment\n\n_OWN[sdk=iphoneos*] = a // b", []),
      ("NAME = one \\\n  two", []), ("NAME =", []),
      ("#include \"B.xcconfig\"\n#include? \"Secrets.xcconfig\"", []),
      ("\u{FEFF}NAME = ferry", []), ("# include \"B.xcconfig\" // as \"A\"", []),
      ("#include \"Pods/Target Support Files/Pods.xcconfig\"", []),
      ("#include \"/Shared/All.xcconfig\"\n#include \"<DEVELOPER_DIR>/All.xcconfig\"", []),
      ("NAME = ferry\n# a comment of a shell", ["2: line"]),
      ("NAME ferry", ["1: line"]), ("#include <B.xcconfig>", ["1: line"]),
      ("NAME += a", ["1: line"]), ("NAME a // = b", ["1: line"]),
      ("#include \"B\"", []), ("#include \"Deep/C.xcconfig\"", []),
      ("#include \"Deep/../No.xcconfig\"", ["1: Deep/../No.xcconfig"]),
      ("NAME = a\n<<<<<<< HEAD\nID = b\n=======\nID = c\n>>>>>>> other", ["2: line"]),
      ("NAME = a\n#include \"Secrets.xcconfig\"", ["2: Secrets.xcconfig"]),
    ] as [(String, [String])])
  func `what Xcode refuses in a file of settings is told, and the rest is read`(
    text: String, told: [String]
  ) throws {
    let folder = try TestFolder.path(
      "settings",
      with: [
        "A.xcconfig": text, "B.xcconfig": "LAST = yes",
        "Deep/C.xcconfig": "#include \"B.xcconfig\"",
      ])
    var settings = BuildSettings(configuration: "Debug")
    settings.take(
      file: "\(folder)/A.xcconfig", ProjectFiles(), in: SourceBounds(around: folder))
    let faults = settings.fileFaults.map { fault in
      switch fault.kind {
      case .line: "\(fault.place.line): line"
      case .missing(let name): "\(fault.place.line): \(name)"
      }
    }
    #expect(faults == told)
    if text.hasPrefix("NAME = a\n") { #expect(settings.has("NAME")) }
    // What Xcode finds without its ending, or above, is read.
    let isFound = ["\"B\"", "\"Deep/C.xcconfig\""].contains { text.hasSuffix($0) }
    if isFound { #expect(settings.has("LAST")) }
  }

  @Test func `files of Windows have lines too`() throws {
    let yaml = try #require(YAMLReader.read(Array("a: # one\r\n  b: c\r\n  d: [1]\r\n".utf8)))
    #expect(yaml["a"]?["b"]?.text == "c")
    #expect(yaml["a"]?["d"]?.line == 3)
    let folder = try TestFolder.path(
      "windows", with: ["A.xcconfig": "// of all\r\nNAME = ferry\r\nID = com.$(NAME)\r\n"])
    var settings = BuildSettings(configuration: "Debug")
    settings.take(
      file: "\(folder)/A.xcconfig", ProjectFiles(), in: SourceBounds(around: folder))
    #expect(settings.value("ID")?.value == "com.ferry")
    #expect(settings.value("ID")?.place.line == 3)
  }
}
