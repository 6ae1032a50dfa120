import DemoApps
import EventLoop
import Findings
import Foundation
import Simulator
import WidgetHost

/// An app that an operand names, ready to be asked.
struct OpenedApp {
  var app: SimulatedApp
  /// What there was to say when it was opened.
  var findings: [Finding]
  /// The source file, when there is one only.
  var source: String?
}

/// The apps that a simulator starts with.
@MainActor
enum InstalledApps {
  /// Returns the demo apps, unless they are not wanted.
  ///
  /// - Parameter shown: the app that is on the screen at once; it comes first.
  static func all(
    _ arguments: Arguments, _ console: Console, _ loop: EventLoop, shown: String? = nil
  ) throws(UsageError) -> [SimulatedApp] {
    arguments.has("no-demo") ? [] : demoApps(console, loop, shown: shown)
  }

  /// Returns the demo apps with their widgets, each in a process of its own that starts when it is needed; the process
  /// of the one that is shown starts before the others are read.
  static func demoApps(
    _ console: Console, _ loop: EventLoop, shown: String? = nil
  ) -> [SimulatedApp] {
    let first = shown.flatMap(DemoApps.named).map { app in
      let first = simulated(app, console, loop)
      (first.widget as? ProcessWidget)?.warm()
      return first
    }
    guard let first else { return DemoApps.all.map { simulated($0, console, loop) } }
    let others = DemoFolders.names.filter { $0.lowercased() != first.folder.name }
    return [first] + others.compactMap(DemoApps.named).map { simulated($0, console, loop) }
  }

  private static func simulated(
    _ app: DemoApp, _ console: Console, _ loop: EventLoop
  ) -> SimulatedApp {
    let widget: any WidgetRunner =
      console.program.map { app.makeProcess(program: $0, loop: loop) } ?? app.makeRunner()
    return SimulatedApp(app.folder, widget: widget)
  }

  /// Returns the app that a word or path names.
  static func open(
    _ operand: String, _ console: Console, _ loop: EventLoop
  ) throws(UsageError) -> OpenedApp {
    if let app = DemoApps.named(operand).map({ simulated($0, console, loop) }) {
      tellOwn(operand, console)
      (app.widget as? ProcessWidget)?.warm()
      return OpenedApp(app: app, findings: [], source: nil)
    }
    guard !operand.isEmpty, FileManager.default.fileExists(atPath: console.absolute(operand)) else {
      if !operand.isEmpty, access(console.absolute(operand), F_OK) != 0, errno == EACCES {
        throw UsageError(
          "“\(printable(operand))” is in a folder that you may not read",
          fix: "give a folder that you may read, or have its permissions changed")
      }
      let names = DemoApps.all.map(\.folder.name)
      throw UsageError(
        "there is no app and no path “\(printable(operand))”",
        fix: NearestWord.find(operand, in: names).map { "did you mean \($0)?" }
          ?? "demo apps: \(names.joined(separator: ", "))")
    }
    let widget = try userWidget([operand], console, loop)
    widget.start(watching: false)
    let progress = ProgressLine(console)
    while case .compiling = widget.status {
      progress.show("compiling \(operand) …")
      loop.pass(limit: 1)
    }
    progress.end()
    guard let folder = widget.app else {
      let finding = widget.findings.first { $0.severity == .error } ?? widget.findings.first
      throw UsageError(
        finding?.sentence ?? "the widget could not be compiled", fix: finding?.fix,
        at: finding?.location, findings: widget.findings)
    }
    return OpenedApp(
      app: SimulatedApp(folder, widget: widget), findings: widget.findings,
      source: operand.hasSuffix(".swift") ? operand : nil)
  }

  /// Returns whether a word names a demo app: what has a slash is a path.
  static func isDemo(_ operand: String) -> Bool {
    DemoFolders.names.contains { $0.lowercased() == operand.lowercased() }
  }

  /// Tells how the user's own folder is named where it is called like a demo app.
  static func tellOwn(_ operand: String, _ console: Console) {
    guard isDemo(operand), FileManager.default.fileExists(atPath: console.absolute(operand)) else {
      return
    }
    let name = printable(operand)
    console.complain(
      "islet: “\(name)” names the demo app; what is called so in this folder is ./\(name)\n")
  }

  /// Returns the app that an option `--activity` chooses one of; all of its activities stay known.
  static func choose(
    _ arguments: Arguments, of folder: AppFolder
  ) throws(UsageError) -> AppFolder {
    guard let type = arguments.text("activity") else { return folder }
    let known = folder.activities.map(\.attributesType)
    guard let chosen = folder.choosing(type) ?? folder.choosing(type + "Attributes") else {
      throw UsageError(
        "\(folder.title) has no activity “\(printable(type))”",
        fix: NearestWord.find(type, in: known).map { "did you mean \($0)?" }
          ?? "its activities: \(known.joined(separator: ", "))")
    }
    return chosen
  }

  /// Returns the widgets that paths name: each folder is an app, single files together are one.
  ///
  /// - Parameter homes: where the apps keep what they write; nil: nowhere.
  static func userWidgets(
    _ paths: [String], _ console: Console, _ loop: EventLoop, homes: String?
  ) throws(UsageError) -> [UserWidget] {
    var widgets: [UserWidget] = []
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard !path.isEmpty,
        FileManager.default.fileExists(atPath: console.absolute(path), isDirectory: &isFolder)
      else {
        throw UsageError(
          "there is nothing at “\(printable(path))”",
          fix: isDemo(path)
            ? "of that name there is a demo app, which is on the phone already: leave it out"
            : "is the path right?")
      }
      if isFolder.boolValue {
        widgets.append(try userWidget([path], console, loop, homes: homes))
      } else {
        files.append(path)
      }
    }
    if !files.isEmpty { widgets.append(try userWidget(files, console, loop, homes: homes)) }
    return widgets
  }

  /// Returns the folder for compiled widgets.
  static func cachePath(_ environment: [String: String]) -> String {
    environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/islet" : nil }
      ?? StateFolder.home(environment) + "/.cache/islet"
  }

  private static func userWidget(
    _ paths: [String], _ console: Console, _ loop: EventLoop, homes: String? = nil
  ) throws(UsageError) -> UserWidget {
    let environment = console.environment
    let cache = cachePath(environment)
    switch Frameworks.find(environment: environment, program: Frameworks.runningProgram) {
    case .failure(let problem):
      let paths = paths.map(console.absolute)
      // An app without source needs no compiler.
      if paths.count == 1, SourcelessApp.isOne(paths[0]),
        (try? WidgetSources(paths: paths))?.files.isEmpty == true
      {
        return UserWidget(paths: paths, places: nil, loop: loop)
      }
      throw UsageError(problem.finding.sentence, fix: problem.finding.fix)
    case .success(let frameworks):
      return UserWidget(
        paths: paths.map(console.absolute),
        places: .init(frameworks: frameworks, cache: cache, homes: homes), loop: loop)
    }
  }
}
