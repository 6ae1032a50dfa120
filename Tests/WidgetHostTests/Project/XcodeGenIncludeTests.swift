import Findings
import Goldens
import Testing

@testable import WidgetHost

@Suite("What specifications of XcodeGen include")
struct XcodeGenIncludeTests {
  /// Returns what is read of files in a folder of their own, and that folder.
  private func project(_ files: [String: String]) throws -> (project: Project, folder: String) {
    let folder = try TestFolder.path("include", with: files)
    return (Project(folder: folder, sources: []), folder)
  }

  private func target(_ name: String, _ project: Project) throws -> ProjectTarget {
    let found = project.targets.filter { $0.name == name }
    #expect(found.count == 1, "\(project.targets.map(\.name))")
    return try #require(found.first)
  }

  private func setting(_ name: String, _ target: ProjectTarget) -> String? {
    target.configurations[0].value(name)?.value
  }

  @Test(
    arguments: [
      ("project.yml", "targets:\n  Ferry:\n    sources: [App\n", 3),
      ("project.yml", "targets:\n  Ferry:\n    type: application\n\tWidget:\n", 4),
      ("project.yml", "targets:\n  Ferry: {}\n<<<<<<< HEAD\n  Boat: {}\n", 3),
      ("project.yml", "targets: {Ferry: {", 1), ("project.yml", "{", 1), ("project.yml", "", 1),
      ("app.json", #"{"expo": {"ios": {}}}}"#, 1), ("app.json", "{\"expo\": {\n<<<<<<< a\n", 2),
    ] as [(String, String, Int)])
  func `of a file that XcodeGen or Expo refuses nothing is concluded, and its line is told`(
    name: String, text: String, line: Int
  ) throws {
    let (project, folder) = try project([name: text])
    #expect(project.targets.isEmpty && project.expo == nil)
    #expect(
      project.unreadFiles.map(\.place) == [SourceLocation(file: "\(folder)/\(name)", line: line)],
      "\(project.unreadFiles)")
  }

  @Test(arguments: [
    ("project.yml", "---\ntargets:\n  Ferry:\n    sources:\n    - App # (\n...\n"),
    ("project.yml", "targets:\n  Ferry:\n    scripts: |\n      \tone: two [\n"),
    ("other.yml", "targets: ["), ("app.json", "{\"name\": \"no Expo\""),
    ("app.json", "{\"expo\": {\"name\": \"a\", /* { */}, // }\n}\n"),
  ])
  func `a file that they take, or that is none of theirs, is not told`(
    name: String, text: String
  ) throws {
    #expect(try project([name: text]).project.unreadFiles.isEmpty)
  }

  @Test func `an included file that is refused leaves open what it says`() throws {
    let (project, folder) = try project([
      "project.yml": "include: more.yml\ntargets: {Ferry: {type: application, platform: iOS}}\n",
      "more.yml": "targets: {Ferry: {info: [}}\n",
    ])
    #expect(project.unreadFiles.map(\.place.file) == ["\(folder)/more.yml"])
    #expect(project.targets.map(\.name) == ["Ferry"] && project.includeFaults.isEmpty)
  }

  @Test func `settings lie on the groups that they name, and these on theirs`() throws {
    let (project, _) = try project([
      "project.yml": """
      settingGroups:
        all: {A: all, B: all, C: all, D: all}
        app:
          groups: [all]
          base: {B: app, C: app}
      targets:
        Ferry:
          type: application
          settings:
            groups: [app]
            base: {C: own}
      """
    ])
    let ferry = try target("Ferry", project)
    #expect(
      ["A", "B", "C", "D"].map { setting($0, ferry) } == ["all", "app", "own", "all"])
    #expect(ferry.configurations[0].missingFile == nil)
  }

  @Test(arguments: ["nowhere", "circle", "wide0"])
  func `beside a group that cannot be followed nothing is concluded`(_ name: String) throws {
    let wide = (0..<10).map { "  wide\($0): {groups: [wide\($0 + 1), wide\($0 + 1)]}\n" }.joined()
    let (project, _) = try project([
      "project.yml": """
      settingGroups:
        circle: {groups: [circle], base: {A: circle}}
        wide10: {A: wide}
      \(wide)
      targets:
        Ferry: {type: application, settings: {groups: [\(name)], base: {B: own}}}
      """
    ])
    let ferry = try target("Ferry", project)
    #expect(setting("B", ferry) == "own")
    #expect(ferry.configurations[0].missingFile != nil)
  }

  @Test func `tables are merged, lists are joined, and the file that includes has the last word`()
    throws
  {
    let (project, folder) = try project([
      "base.yml": """
      settings: {A: base, B: base}
      targets:
        Ferry:
          type: application
          sources: [Shared]
          deploymentTarget: "16.2"
      """,
      "project.yml": """
      include: base.yml
      settings: {B: own}
      targets:
        Ferry:
          sources: [Ferry]
          deploymentTarget: "17.0"
      """,
    ])
    let ferry = try target("Ferry", project)
    #expect(ferry.kind == .app && project.includeFaults.isEmpty)
    #expect(setting("A", ferry) == "base" && setting("B", ferry) == "own")
    #expect(setting("IPHONEOS_DEPLOYMENT_TARGET", ferry) == "17.0")
    #expect(ferry.sources.paths == ["\(folder)/Shared", "\(folder)/Ferry"])
    #expect(ferry.configurations[0].missingFile == nil)
    // What is said of a setting points to the file that says it.
    #expect(
      ferry.configurations[0].value("A")?.place
        == SourceLocation(file: "\(folder)/base.yml", line: 1))
    #expect(ferry.place.file == "\(folder)/project.yml")
  }

  @Test func `a key that ends in REPLACE is not merged`() throws {
    let (project, folder) = try project([
      "base.yml":
        "targets: {Ferry: {type: application, sources: [Shared], settings: {A: 1, B: 1}}}",
      "project.yml": """
      include: base.yml
      targets:
        Ferry:
          sources:REPLACE: [Ferry]
          settings:REPLACE: {B: 2}
      """,
    ])
    let ferry = try target("Ferry", project)
    #expect(ferry.sources.paths == ["\(folder)/Ferry"])
    #expect(setting("A", ferry) == nil && setting("B", ferry) == "2")
  }

  @Test func `a colon inside of a word ends neither key nor value of a flow form`() throws {
    let (project, folder) = try project([
      "base.yml": "targets: {Ferry: {type: application, sources: [Shared]}}",
      "project.yml": """
      include: base.yml
      packages: {Kit: {url: https://example.com/kit, from: 1.0.0}}
      targets: {Ferry: {sources:REPLACE: [Ferry], settings: {A:  1, "B":2}}}
      """,
    ])
    let ferry = try target("Ferry", project)
    #expect(ferry.sources.paths == ["\(folder)/Ferry"])
    #expect(setting("A", ferry) == "1" && setting("B", ferry) == "2")
  }

  @Test func `of several files the later one lies on the earlier one`() throws {
    let (project, _) = try project([
      "one.yml": "settings: {A: one, B: one}", "two.yml": "settings: {A: two}",
      "project.yml": "include: [one.yml, {path: two.yml}]\ntargets: {Ferry: {type: application}}",
    ])
    let ferry = try target("Ferry", project)
    #expect(setting("A", ferry) == "two" && setting("B", ferry) == "one")
  }

  @Test(arguments: [
    ("Features/Widget/spec.yml", "Features/Widget"),
    ("{path: Features/Widget/spec.yml, relativePaths: true}", "Features/Widget"),
    ("{path: Features/Widget/spec.yml, relativePaths: false}", ""),
  ])
  func `paths are written from the included file, or from the project`(
    _ entry: String, _ place: String
  ) throws {
    let (project, folder) = try project([
      "Features/Widget/spec.yml": """
      targets:
        Widget:
          type: app-extension
          sources: [Source, {path: More, excludes: [Old]}]
          info: {path: Info.plist}
          entitlements: {path: Widget.entitlements}
      """,
      "project.yml": "include:\n  - \(entry)\n",
    ])
    let widget = try target("Widget", project)
    let root = place.isEmpty ? folder : "\(folder)/\(place)"
    #expect(widget.sources.paths == ["\(root)/Source", "\(root)/More"])
    #expect(widget.sources.contains("\(root)/More/New/Card.swift"))
    #expect(!widget.sources.contains("\(root)/More/Old/Card.swift"))
    #expect(widget.plists["Debug"]?.path == "\(root)/Info.plist")
    #expect(widget.entitlements["Debug"]?.path == "\(root)/Widget.entitlements")
    #expect(widget.place.file == "\(folder)/project.yml" && widget.place.line == 1)
  }

  @Test func `what an included file includes is found from there`() throws {
    let (project, folder) = try project([
      "Features/Shared/base.yml": "targets: {Widget: {sources: [Common]}}",
      "Features/Widget/spec.yml":
        "include: ../Shared/base.yml\ntargets: {Widget: {type: app-extension, sources: [Own]}}",
      "project.yml": "include: Features/Widget/spec.yml\n",
    ])
    let widget = try target("Widget", project)
    #expect(
      widget.sources.paths == ["\(folder)/Features/Shared/Common", "\(folder)/Features/Widget/Own"])
  }

  @Test func `files of settings are written from the included file's folder`() throws {
    let (project, _) = try project([
      "Features/Widget/spec.yml": """
      configFiles: {Debug: All.xcconfig}
      targets: {Widget: {type: app-extension, configFiles: {Debug: Own.xcconfig}}}
      """,
      "Features/Widget/All.xcconfig": "A = all\nB = all", "Features/Widget/Own.xcconfig": "B = own",
      "project.yml": "include: Features/Widget/spec.yml\n",
    ])
    let widget = try target("Widget", project)
    #expect(setting("A", widget) == "all" && setting("B", widget) == "own")
    #expect(widget.configurations[0].missingFile == nil)
  }

  @Test(
    arguments: [
      ("false", nil, true), ("NO", nil, true), ("true", "YES", true),
      ("${INCLUDE_IT}", nil, false),
    ] as [(String, String?, Bool)])
  func `an include can be switched off, and a variable leaves it open`(
    _ enable: String, _ value: String?, _ isKnown: Bool
  ) throws {
    let (project, _) = try project([
      "more.yml": "settings: {A: on}",
      "project.yml":
        "include: [{path: more.yml, enable: \"\(enable)\"}]\ntargets: {Ferry: {type: application}}",
    ])
    let ferry = try target("Ferry", project)
    #expect(setting("A", ferry) == value)
    #expect((ferry.configurations[0].missingFile == nil) == isKnown)
    #expect(project.includeFaults.isEmpty)
  }

  @Test func `a missing file is told at its line, and nothing is concluded from what it lacks`()
    throws
  {
    let (project, folder) = try project([
      "project.yml":
        "targets: {Ferry: {type: application}}\ninclude:\n  - gone.yml\n"
    ])
    #expect(
      project.includeFaults == [
        IncludeFault(
          kind: .missing, file: "\(folder)/gone.yml",
          place: SourceLocation(file: "\(folder)/project.yml", line: 3))
      ])
    #expect(try target("Ferry", project).configurations[0].missingFile != nil)
  }

  private static let deep = [
    "Apps/X/project.yml": "include: ../../Shared/card.yml\ntargets: {Ferry: {type: application}}",
    "Shared/card.yml": "targets: {Card: {type: app-extension, sources: [W]}}",
  ]

  @Test func `without a repository all of the folder that was named may be included`() throws {
    let (project, folder) = try project(Self.deep)
    #expect(project.includeFaults.isEmpty)
    #expect(try target("Card", project).sources.paths == ["\(folder)/Shared/W"])
  }

  @Test func `a file that is there and out of bounds is told as that`() throws {
    let folder = try TestFolder.path("include", with: Self.deep)
    let project = Project(folder: "\(folder)/Apps/X", sources: [])
    #expect(
      project.includeFaults == [
        IncludeFault(
          kind: .outside, file: "\(folder)/Shared/card.yml",
          place: SourceLocation(file: "\(folder)/Apps/X/project.yml", line: 1))
      ])
  }

  @Test func `a specification that is copied to the top before it is used is read from there`()
    throws
  {
    let (project, folder) = try project([
      "Apps/X/project.yml": """
      include:
        - path: Shared/card.yml
          relativePaths: false
      targets: {Ferry: {type: application, sources: [Apps/X]}}
      """,
      "Shared/card.yml": "targets: {Card: {type: app-extension, sources: [W]}}",
      ".git/HEAD": "",
    ])
    #expect(project.includeFaults.isEmpty)
    #expect(try target("Card", project).sources.paths == ["\(folder)/W"])
    #expect(try target("Ferry", project).sources.paths == ["\(folder)/Apps/X"])
  }

  @Test func `files that include one another end, and are told`() throws {
    let (project, folder) = try project([
      "project.yml": "include: a.yml\ntargets: {Ferry: {type: application}}",
      "a.yml": "include: b.yml", "b.yml": "include: [a.yml, b.yml]",
    ])
    #expect(project.includeFaults.map(\.kind) == [.cycle, .cycle])
    #expect(project.includeFaults.map(\.place.file) == ["\(folder)/b.yml", "\(folder)/b.yml"])
    #expect(project.targets.map(\.name) == ["Ferry"])
  }

  @Test func `two ways to one file are no cycle, and it is merged once`() throws {
    let (project, folder) = try project([
      "project.yml": "include: [a.yml, b.yml]\ntargets: {Ferry: {type: application}}",
      "a.yml": "include: base.yml", "b.yml": "include: base.yml",
      "base.yml": "targets: {Ferry: {sources: [Shared]}}",
    ])
    #expect(project.includeFaults.isEmpty)
    #expect(try target("Ferry", project).sources.paths == ["\(folder)/Shared"])
  }

  @Test func `a specification that another one includes makes no targets of its own`() throws {
    let (project, folder) = try project([
      "project.yml": "include: Widget/project.yml\ntargets: {Ferry: {type: application}}",
      "Widget/project.yml": "targets: {Widget: {type: app-extension, sources: .}}",
    ])
    #expect(project.targets.map(\.name).sorted() == ["Ferry", "Widget"])
    #expect(try target("Widget", project).place.file == "\(folder)/project.yml")
  }

  @Test func `targets lie on their templates, those on theirs, and names are filled in`() throws {
    let (project, folder) = try project([
      "templates.yml": """
      targetTemplates:
        Base:
          settings: {A: base, B: base, PRODUCT_BUNDLE_IDENTIFIER: "${prefix}.${target_name}"}
        Extension:
          templates: [Base]
          type: app-extension
          sources: ["${target_name}/Source"]
          settings: {B: extension}
      """,
      "project.yml": """
      include: templates.yml
      targets:
        Widget:
          templates: [Extension]
          templateAttributes: {prefix: com.example}
          sources: [Shared]
      """,
    ])
    let widget = try target("Widget", project)
    #expect(widget.kind == .appExtension && widget.configurations[0].missingFile == nil)
    #expect(widget.sources.paths == ["\(folder)/Widget/Source", "\(folder)/Shared"])
    #expect(setting("A", widget) == "base" && setting("B", widget) == "extension")
    #expect(setting("PRODUCT_BUNDLE_IDENTIFIER", widget) == "com.example.Widget")
  }

  @Test func `a template that is not there leaves open what it would say`() throws {
    let (project, _) = try project([
      "project.yml": "targets: {Widget: {type: app-extension, templates: [Gone, Gone]}}"
    ])
    #expect(try target("Widget", project).configurations[0].missingFile != nil)
  }

  @Test func `templates that name one another end`() throws {
    let (project, _) = try project([
      "project.yml": """
      targetTemplates: {A: {templates: [B], type: application}, B: {templates: [A]}}
      targets: {Ferry: {templates: [A]}}
      """
    ])
    #expect(try target("Ferry", project).kind == .app)
  }

  @Test func `many large templates are not all taken`() throws {
    let settings = (0..<2000).map { "S\($0): 1" }.joined(separator: ", ")
    let targets = (0..<200).map { "T\($0): {templates: [A]}" }.joined(separator: ", ")
    let (project, _) = try project([
      "project.yml": "targetTemplates: {A: {settings: {\(settings)}}}\ntargets: {\(targets)}"
    ])
    #expect(project.targets.count == 200)
    #expect(project.targets.allSatisfy { $0.configurations[0].missingFile != nil })
  }

  @Test func `a chain of very many templates is read as deep as one writes them`() throws {
    let chain = (0..<100_000).map { "  T\($0): {templates: [T\($0 + 1)]}\n" }.joined()
    let files = [
      "project.yml":
        "targetTemplates:\n\(chain)targets: {Ferry: {type: application, templates: [T0]}}"
    ]
    let (project, _) = try project(files)
    let ferry = try target("Ferry", project)
    #expect(ferry.kind == .app && ferry.configurations[0].missingFile != nil)
  }

  @Test func `an attribute may name the target, and what no brace closes stays`() throws {
    let (project, _) = try project([
      "project.yml": """
      targetTemplates:
        Base:
          templateAttributes: {id: "com.example.${target_name}"}
          settings: {A: "${id}.beta", B: "${id", C: "${unknown} ${id}$"}
      targets: {Ferry: {type: application, templates: [Base]}}
      """
    ])
    let ferry = try target("Ferry", project).configurations[0].settings
    #expect(ferry["A"]?.value == "com.example.Ferry.beta")
    #expect(ferry["B"]?.value == "${id")
    #expect(ferry["C"]?.value == "${unknown} com.example.Ferry$")
  }

  @Test(arguments: [10, 3000])
  func `attributes that name one another many times do not grow without end`(
    _ names: Int
  ) throws {
    func word(_ number: Int) -> String { "n" + String(100_000 + number) }
    let attributes = (0..<names).map { number in
      "\(word(number)): \"\(String(repeating: "${\(word(number + 1))}", count: 20))\""
    }
    let braces = String(repeating: "${", count: 50_000)
    let files = [
      "project.yml": """
      targetTemplates: {A: {type: application, templateAttributes: {\(attributes.joined(separator: ", "))}}}
      targets: {Ferry: {templates: [A], settings: {X: "${\(word(0))}", Y: "\(braces)}"}}}
      """
    ]
    let start = ProcessorTime.ofThisThread
    let ferry = try target("Ferry", project(files).project)
    #expect(ProcessorTime.ofThisThread - start < 10)
    #expect(ferry.kind == .app)
    #expect((ferry.configurations[0].settings["X"]?.value.utf8.count ?? 0) < 1000)
  }

  @Test func `one long attribute that very many texts name is not filled in everywhere`() throws {
    let settings = (0..<2000).map { "S\($0): \"${a}\"" }.joined(separator: ", ")
    let (project, _) = try project([
      "project.yml": """
      targetTemplates: {A: {templateAttributes: {a: \(String(repeating: "x", count: 50_000))}}}
      targets: {Ferry: {type: application, templates: [A], settings: {\(settings)}}}
      """
    ])
    let ferry = try target("Ferry", project)
    #expect(ferry.configurations[0].missingFile != nil)
    #expect(ferry.configurations[0].settings["S0"]?.value == "${a}")
  }

  @Test func `large groups of settings are not taken for each of very many targets`() throws {
    let settings = (0..<2000).map { "S\($0): 1" }.joined(separator: ", ")
    let names = (0..<100).map { _ in "big" }.joined(separator: ", ")
    let targets = (0..<100).map {
      "T\($0): {type: application, settings: {groups: [\(names)], base: {B: own}}}"
    }
    let files = [
      "project.yml":
        "settingGroups: {big: {\(settings)}}\ntargets: {\(targets.joined(separator: ", "))}"
    ]
    let start = ProcessorTime.ofThisThread
    let project = try project(files).project
    #expect(ProcessorTime.ofThisThread - start < 20)
    #expect(project.targets.count == 100)
    #expect(project.targets.last?.configurations[0].missingFile != nil)
  }
}
