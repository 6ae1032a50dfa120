import EventLoop
import Findings
import Foundation
import JSON
import WidgetProtocol

/// A user's widget: its source is watched, compiled and run in a process of its own; while a new
/// version is being compiled, and when it does not compile, the one before goes on.
@MainActor
public final class UserWidget: WidgetRunner {
  /// Where a widget stands.
  public enum Status: Equatable, Sendable {
    /// The compiler runs, since a time of `EventLoop.monotonicNow`.
    case compiling(since: Double)
    case ready
    /// The last version does not compile or cannot be described; an older one may still answer.
    case failed
  }

  /// Where things are.
  public struct Places: Sendable {
    public var frameworks: Frameworks
    /// A folder for what has been compiled.
    public var cache: String
    /// The program that draws PDFs; nil where it is not installed.
    public var converter: String?
    /// A folder in which apps' homes are kept; nil where each run begins with an empty one, as where pictures are compared.
    public var homes: String?
    /// Creates known places.
    public init(
      frameworks: Frameworks, cache: String, homes: String? = nil,
      converter: String? = DrawingProcessMain.path(
        environment: ProcessInfo.processInfo.environment)
    ) {
      (self.frameworks, self.cache, self.converter) = (frameworks, cache, converter)
      self.homes = homes
    }
  }

  public private(set) var status = Status.failed
  /// What is to be said about the source and its folder as they are now.
  public var findings: [Finding] { watchFindings + sourceFindings + folderFindings }
  /// What the source is told as it is, or why there is no widget.
  private var sourceFindings: [Finding] = []
  /// What is wrong with the states beside the source and with the project around it.
  private var folderFindings: [Finding] = []
  /// Why saved files are not noticed.
  private var watchFindings: [Finding] = []
  /// What the widget can draw.
  public private(set) var descriptions: [WidgetDescription] = []
  /// The app: what its folder says, joined by the previews of its source.
  public private(set) var app: AppFolder?
  /// How many versions have been loaded; a picture of an older one is to be drawn again.
  public private(set) var version = 0
  /// Called when status, findings or the widget itself changed.
  public var onChange: (@MainActor () -> Void)?

  /// The app as its folder and the project around it describe it, which needs no compiler; nil where nothing can be read.
  public var declaredApp: AppFolder? { app ?? foundApp }
  private lazy var foundApp = findApp()

  public let paths: [String]
  /// nil where nothing can be compiled.
  private let places: Places?
  private let loop: EventLoop
  /// How long each answer of the widget may take.
  var deadlines = ProcessWidget.Deadlines()
  private var watch: SourceWatch?
  private var build: WidgetBuild?
  private var drawing: PDFDrawing?
  private var widget: (any WidgetRunner)?
  /// The newest version while it runs and has not been described yet.
  private var arriving: ProcessWidget?
  private var waiting: [(WidgetRequest, @MainActor (WidgetReply) -> Void)] = []
  private var compiled: WidgetSources?
  /// The files of which the present version was made, where that is less than all that was read.
  private var compiledFiles: [String]?
  private var leftOut = LeftOutCode()
  /// What the project files around the source say.
  public private(set) var project = Project()
  private var phone: AppPhone?
  /// What the app finds on the phone, and of which bundle it is, since the first version.
  private var home: (bundle: String, place: AppHome)?
  /// Compiles the app's intents to which nothing of the widget leads, once somebody asks for intents.
  private var appBuild: WidgetBuild?
  /// The version of the widget for which that was done.
  private var versionWithIntents = 0
  private var waitingForIntents: [@MainActor () -> Void] = []
  /// The functions in which the app requests activities, as they are offered beside its intents.
  private var startCode: [OfferedIntent] = []

  /// Creates a widget in files and folders.
  public init(paths: [String], places: Places?, loop: EventLoop) {
    (self.paths, self.places, self.loop) = (paths, places, loop)
  }

  /// Compiles, and watches the source from now on when asked to.
  public func start(watching: Bool = true) {
    if watching {
      watch = SourceWatch(loop: loop) { [weak self] in self?.reload() }
    }
    reload()
  }

  /// Asks the present version; while the first one is being compiled, requests wait.
  public func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    if let widget {
      guard request.concernsIntents, versionWithIntents != version else {
        return widget.send(request, reply: withStartCode(request, reply))
      }
      return addIntents { [weak self] in self?.send(request, reply: reply) }
    }
    if case .compiling = status {
      waiting.append((request, reply))
    } else {
      reply(.failed(findings.first { $0.severity == .error } ?? Finding("widget-none-found")))
    }
  }

  public func attach(_ phone: AppPhone) {
    self.phone = phone
    widget?.attach(phone)
  }

  public var appCode: AppCode? { widget?.appCode }

  public func stop() {
    watch?.stop()
    dropWhatArrives()
    appBuild?.cancel()
    widget?.stop()
    (watch, appBuild, widget) = (nil, nil, nil)
    if places?.homes == nil { home?.place.remove() }
    home = nil
    let (unanswered, unlisted) = (waiting, waitingForIntents)
    (waiting, waitingForIntents) = ([], [])
    status = .failed
    (sourceFindings, folderFindings, watchFindings) = ([Finding("widget-stopped")], [], [])
    for (_, reply) in unanswered { reply(.failed(Finding("widget-stopped"))) }
    for listed in unlisted { listed() }
  }

  /// Returns what takes the answer to a request for intents, and tells of start code as well.
  private func withStartCode(
    _ request: WidgetRequest, _ reply: @escaping @MainActor (WidgetReply) -> Void
  ) -> @MainActor (WidgetReply) -> Void {
    guard case .intents = request else { return reply }
    return { [startCode] answer in
      guard case .intents(let intents) = answer else { return reply(answer) }
      reply(.intents(intents + startCode))
    }
  }

  /// Has the app's process know all of the app's intents and its start code, as far as they can be compiled here.
  private func addIntents(then action: @escaping @MainActor () -> Void) {
    guard let places, let compiled, let process = widget as? ProcessWidget else {
      // There is nothing to compile: what the widget has is all.
      startCode = []
      versionWithIntents = version
      return action()
    }
    if appBuild != nil { return waitingForIntents.append(action) }
    let names = compiled.intentsBeyondReach()
    let starts = compiled.startFunctions()
    let runnable = starts.filter { $0.obstacle == nil }
    startCode = starts.map(\.offer)
    guard !names.isEmpty || !runnable.isEmpty else {
      versionWithIntents = version
      return action()
    }
    waitingForIntents = [action]
    let build = WidgetBuild(frameworks: places.frameworks, cache: places.cache, loop: loop)
    appBuild = build
    let version = version
    build.start(compiled, wanted: names, starts: runnable) { [weak self, weak process] outcome in
      guard let self else { return }
      let built = Dictionary(
        outcome.starts.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
      startCode = starts.map { (built[$0.name] ?? $0).offer }
      appBuild = nil
      versionWithIntents = version
      if let library = outcome.library {
        process?.runApp(
          .library(library), adding: names.union(runnable.map(\.name)),
          mistakes: outcome.mistakes, originals: outcome.original)
      }
      let actions = waitingForIntents
      waitingForIntents = []
      for action in actions { action() }
    }
  }

  // MARK: A new version

  /// Ends the version that is being compiled or described.
  private func dropWhatArrives() {
    build?.cancel()
    drawing?.cancel()
    // A process that is stopped answers what it was asked: by then it must be nobody's.
    let process = arriving
    (build, drawing, arriving) = (nil, nil, nil)
    process?.stop()
  }

  private func findApp() -> AppFolder? {
    guard let sources = try? WidgetSources(paths: paths) else { return nil }
    if sources.files.isEmpty, SourcelessApp.isOne(sources.folder) {
      return SourcelessApp(sources.folder).folder
    }
    let project = Project(folder: sources.folder, sources: sources.files)
    return AppFolder.load(sources.folder).folder.declared(by: project)
  }

  /// Reads the source again, and starts what is new in it.
  func reload() {
    var sources: WidgetSources
    do throws(SourceProblem) {
      sources = try WidgetSources(paths: paths)
    } catch {
      // What comes to stand there again, as when another branch is checked out, is noticed in the folder above.
      let above = paths.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
      follow(paths + above)
      // What comes back is compiled again, the same as before too.
      compiled = nil
      // What is being compiled is of a source that is no longer there.
      dropWhatArrives()
      // There others may come and go.
      if status == .failed, sourceFindings == [error.finding] { return }
      return fail([error.finding])
    }
    project = Project(folder: sources.folder, sources: sources.files)
    if sources.hasFolders {
      project.add(sources.add(project.elsewhere), in: sources.folder)
    }
    sources.libraryModules = project.libraryModules
    let packages = sources.packages.map { ProjectPath.join(sources.folder, $0.folder) }
    sources.foreign = project.foreignFiles(packages: packages)
    sources.strays = project.strayFiles(packages: packages)
    sources.programs = sources.filesOfPrograms
    sources.compiledActivities = project.compiledActivities
    sources.bridged = project.bridgedModules
    sources.noteStartFiles()
    let places = sources.folders + project.folders + sources.startFiles.folders
    follow(places.filter { !$0.isEmpty }, files: sources.linkedPlaces)
    if sources == compiled {
      // What is on its way reads the folder when it arrives. A second start of the same version
      // would end the first one with the requests that it was sent.
      if build != nil || drawing != nil || arriving != nil { return }
      if widget != nil { return refreshFolder(sources) }
    }
    dropWhatArrives()
    if sources.files.isEmpty, SourcelessApp.isOne(sources.folder) {
      return take(SourcelessApp(sources.folder))
    }
    guard let places = self.places else { return fail([sources.noWidget]) }
    compiled = sources
    status = .compiling(since: EventLoop.monotonicNow)
    onChange?()
    let build = WidgetBuild(
      frameworks: places.frameworks, cache: places.cache, loop: loop)
    self.build = build
    build.start(sources) { [weak self] outcome in
      self?.build = nil
      // What was whole would be drawn with a gap: the version before stays, as where nothing can be drawn.
      guard let library = outcome.library, self?.leftOut.hasNewMistake(outcome.findings) == false
      else {
        self?.fail(outcome.findings)
        return
      }
      self?.drawPDFs(of: sources, places) { drawings in
        self?.load(library, sources, places, drawings, outcome)
      }
    }
  }

  /// Has the PDFs of the catalogues drawn; gives the folder of drawings, nil where there can be none.
  private func drawPDFs(
    of sources: WidgetSources, _ places: Places, then action: @escaping @MainActor (String?) -> Void
  ) {
    let folder = PDFDrawing.folder(in: places.cache)
    guard let converter = places.converter else { return action(nil) }
    let files = PDFDrawing.files(of: sources)
    guard !files.isEmpty else { return action(folder) }
    let drawing = PDFDrawing(
      converter: converter, program: places.frameworks.program, cache: places.cache, loop: loop)
    self.drawing = drawing
    drawing.start(files) { [weak self] in
      self?.drawing = nil
      action(folder)
    }
  }

  private func load(
    _ library: String, _ sources: WidgetSources, _ places: Places, _ drawings: String?,
    _ outcome: WidgetBuild.Outcome
  ) {
    let findings = outcome.findings
    var files = ProcessWidget.Files(folder: sources.folder)
    files.resources = sources.resources
    (files.catalogues, files.strings) = (sources.shared.catalogues, sources.shared.strings)
    files.bundled =
      sources.shared.plainFiles + sources.shared.models + sources.shared.linkedFiles
    files.fonts = sources.fonts.map(\.path)
    files.drawings = drawings
    let app = AppFolder.load(sources.folder).folder.declared(by: project)
    files.info = BundleInfo.json(of: project, app: app.bundle)
    files.title = app.title
    let next = ProcessWidget(
      .library(library), files, home: home(of: app.bundle, sources.folder, places),
      program: places.frameworks.program, loop: loop, compiler: places.frameworks.compiler,
      deadlines: deadlines, originals: outcome.original)
    next.mistakes = outcome.mistakes
    next.readsDefaults = sources.files.contains { $0.text.contains(bytesOf: "UserDefaults") }
    arriving = next
    next.send(.describe) { [weak self] reply in
      guard let self, arriving === next else { return }
      switch reply {
      case .described(let descriptions):
        let files = sources.files(at: Set(outcome.originals.values))
        let assets = AssetSymbols(catalogues: sources.catalogues)
        MadeUpStates.mend(descriptions, files, assets, by: next) { [weak self] mended in
          guard let self, arriving === next else { return }
          take(next, mended, sources, findings, outcome)
        }
      case .failed(let finding):
        // Previews may crash by themselves: the widget is asked once more without them.
        next.send(.describe) { [weak self] reply in
          guard let self, arriving === next else { return }
          if case .described(let descriptions) = reply {
            take(next, descriptions, sources, findings + [finding], outcome)
          } else {
            refuse(next, [finding] + findings)
          }
        }
      default: refuse(next, [Finding("widget-broken-reply")])
      }
    }
  }

  /// Returns what the app finds on the phone: the same in all versions, unless its bundle id changes.
  private func home(of bundle: String, _ folder: String, _ places: Places) -> AppHome {
    if let home, home.bundle == bundle || places.homes == nil { return home.place }
    let place =
      places.homes.map { AppHome.kept(in: $0, bundle: bundle, folder: folder) }
      ?? AppHome.passing(in: places.cache)
    home = (bundle, place)
    return place
  }

  /// Ends a version that cannot say what it draws.
  private func refuse(_ next: ProcessWidget, _ findings: [Finding]) {
    arriving = nil
    next.stop()
    fail(findings)
  }

  /// Shows an app that has no source.
  private func take(_ sourceless: SourcelessApp) {
    widget?.stop()
    (build, compiled) = (nil, nil)
    widget = sourceless.runner
    descriptions = sourceless.descriptions
    (sourceFindings, folderFindings) = (sourceless.findings, [])
    app = sourceless.folder
    status = .ready
    version += 1
    let requests = waiting
    waiting = []
    for (request, reply) in requests { sourceless.runner.send(request, reply: reply) }
    onChange?()
  }

  private func take(
    _ next: ProcessWidget, _ descriptions: [WidgetDescription], _ sources: WidgetSources,
    _ findings: [Finding], _ outcome: WidgetBuild.Outcome
  ) {
    widget?.stop()
    compiledFiles = Set(outcome.originals.values).sorted()
    (widget, arriving) = (next, nil)
    if let phone { next.attach(phone) }
    self.descriptions = descriptions
    sourceFindings = leftOut.judge(findings)
    if descriptions.isEmpty { sourceFindings.insert(sources.noActivity, at: 0) }
    status = descriptions.isEmpty ? .failed : .ready
    version += 1
    let requests = waiting
    waiting = []
    refreshFolder(sources)
    for (request, reply) in requests { next.send(request, reply: reply) }
  }

  /// Reads the app's folder again: states may have changed while the source has not.
  private func refreshFolder(_ sources: WidgetSources) {
    let (folder, loading) = AppFolder.load(sources.folder)
    app = folder.joined(by: descriptions)
      .declared(by: project, catalogues: sources.catalogues)
    app?.sourceFiles = compiledFiles
    folderFindings =
      loading + AppFolder.stringFindings(of: sources.allStringFiles)
      + folder.undeclaredTypes(of: descriptions)
      + (app?.declarations.findings(for: descriptions.map(\.attributesType)) ?? [])
    if let madeUp = descriptions.first.flatMap({ Self.madeUp(of: $0, in: folder) }) {
      folderFindings.append(madeUp)
    }
    onChange?()
  }

  /// Returns what is made up of an activity because neither its folder nor a preview has it, or why nothing could be;
  /// nil where nothing need be.
  nonisolated static func madeUp(of described: WidgetDescription, in folder: AppFolder) -> Finding?
  {
    if let refusal = described.refusal, folder.states.isEmpty {
      return Finding(
        "widget-made-up-state",
        sentence:
          "There are no sample states, and none could be made up: a type's own decoding refuses what was tried. \(refusal)"
      )
    }
    guard let preview = described.previews.first,
      described.previews.allSatisfy({ $0.name == WidgetPreview.madeUpName })
    else { return nil }
    if folder.states.isEmpty { return Finding("widget-made-up-state") }
    guard folder.attributes.object?.members.isEmpty ?? true, preview.attributes != "{}" else {
      return nil
    }
    return Finding(
      "widget-made-up-state",
      sentence: "There are no sample attributes, so they were made up from the type.",
      fix: "Add attributes.json beside the folder states.")
  }

  /// Watches these files and folders from now on.
  private func follow(_ places: [String], files: [String] = []) {
    watchFindings = watch?.watch(places, files: files).map { [$0] } ?? []
  }

  private func fail(_ findings: [Finding]) {
    (sourceFindings, folderFindings) = (findings, [])
    status = .failed
    let requests = waiting
    waiting = []
    for (_, reply) in requests {
      reply(.failed(findings.first ?? Finding("widget-none-found")))
    }
    onChange?()
  }
}

extension WidgetRequest {
  /// Whether it lists intents or runs one by its name.
  fileprivate var concernsIntents: Bool {
    switch self {
    case .intents, .run: true
    default: false
    }
  }
}
