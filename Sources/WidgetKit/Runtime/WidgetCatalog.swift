import ActivityKit
import AppIntents
import Drawing
import Findings
import JSON
import SwiftUI
import WidgetProtocol

/// The widgets of one app or one library: what they declare, and requests to them.
@MainActor
public final class WidgetCatalog {
  /// What the app's program lists: a phone has nothing else.
  private var listed = _WidgetDeclarations()
  /// What stands in the source beside it.
  private var unlisted = _WidgetDeclarations()
  private var previewMakers: [@MainActor () -> Void] = []
  private var previews: [String: [WidgetPreview]]?
  private(set) var strings = AppStrings() {
    didSet { otherStrings = OtherStrings { [strings] in strings.tables(for: $0) } }
  }
  private var otherStrings: OtherStrings?
  private var assets: AssetCatalogs?
  private var fonts: WidgetFonts?
  private var folder: URL?
  /// The locale and the time zone of the last picture.
  private var lastRegion: Region?
  /// What the last press asked for.
  private var pressCenter = ActivityCenter()
  private var pressJournal = IntentJournal()
  /// The app's intents.
  package private(set) var intents = IntentCatalog()
  /// Whether `describe` evaluates the source's previews, which may crash by themselves. Where the widget has crashed, its
  /// types get nothing unusual either.
  package var evaluatesPreviews = true {
    didSet { TypeReading.triesOthers = evaluatesPreviews }
  }
  /// Whether types read values that are made up, to tell what they read. One may end the program at such a value.
  package var triesTypes = true {
    didSet { KnownShapes.mayWalk = triesTypes }
  }
  /// Is called on the thread on which an intent begins.
  package var prepareThread: @Sendable () -> Void = {}

  /// Creates a catalogue without widgets.
  public init() { UIColor.takeNameInArchives() }

  /// The app's name, as it stands under its icon; empty where it is not known.
  public var appTitle = ""
  /// What the Info.plist of the app's widget says, as JSON.
  public var bundleInfo = "{}" {
    didSet { lastRegion = nil }
  }
  /// Files of the widget's bundle that stand outside of the folder.
  private var bundledFiles: [String] = []

  /// Takes a folder for the app's own: its strings, images and colours.
  ///
  /// - Parameters:
  ///   - drawings: the folder with what was drawn of its PDFs; nil where none could be drawn.
  ///   - catalogues: asset catalogues that the widget has beside those of the folder.
  ///   - strings: files of strings that it has beside those of the folder.
  ///   - files: other files of its bundle that stand outside of the folder.
  ///   - fonts: the files of its fonts, wherever they stand.
  public func use(
    folder: String, drawings: String? = nil, catalogues: [String] = [], strings: [String] = [],
    files: [String] = [], fonts: [String] = []
  ) {
    bundledFiles = files
    self.fonts = WidgetFonts(files: fonts)
    self.strings = AppStrings(folder: folder, files: strings)
    lastRegion = nil
    self.folder = URL(fileURLWithPath: folder)
    assets = AssetCatalogs(
      root: folder, drawings: drawings.map(PDFDrawings.init), catalogues: catalogues)
    let before = SharedDefaults.current
    SharedDefaults.current = SharedDefaults(folder: folder)
    SharedDefaults.current.makesUp = before.makesUp
    SharedDefaults.current.countsThousandths = before.countsThousandths
  }

  /// Whether values that an app would have left in the user defaults are made up: for a widget that
  /// cannot do without.
  package var makesUpDefaults: Bool {
    get { SharedDefaults.current.makesUp }
    set { SharedDefaults.current.makesUp = newValue }
  }

  /// Whether dates among them count thousandths of a second.
  package var makesUpThousandths: Bool {
    get { SharedDefaults.current.countsThousandths }
    set { SharedDefaults.current.countsThousandths = newValue }
  }

  /// Adds a widget by its type.
  public func register<W: Widget>(_ widget: W.Type) {
    // What a widget has for its stored properties may name files.
    useFolder()
    widget.init()._declare(&unlisted)
  }

  /// Adds a widget by its type that the app's program lists: of two for one activity it is the one that is drawn.
  public func register<W: Widget>(listed widget: W.Type) {
    useFolder()
    widget.init()._declare(&listed)
  }

  /// Adds a bundle's widgets by its type.
  public func register<B: WidgetBundle>(_ bundle: B.Type) {
    useFolder()
    bundle.init().body._declare(&unlisted)
  }

  /// Adds the widgets of the bundle that the app's program consists of.
  public func register<B: WidgetBundle>(listed bundle: B.Type) {
    useFolder()
    bundle.init().body._declare(&listed)
  }

  /// Adds an activity that no widget declares.
  package func register(_ server: any ActivityServer) { unlisted.activities.append(server) }

  /// Adds an intent of the app.
  public func register<I: AppIntent>(intent: I.Type) { intents.add(intent) }

  /// Adds something that declares previews when it is evaluated.
  public func register(preview: @escaping @MainActor () -> Void) { previewMakers.append(preview) }

  /// The widgets that are listed and not drawn.
  package var otherWidgets: [_WidgetDeclarations.OtherWidget] {
    listed.otherWidgets + unlisted.otherWidgets
  }

  /// The activities of all widgets, first of those that the program lists.
  private var activities: [any ActivityServer] { listed.activities + unlisted.activities }

  /// The attributes types that can be drawn, each once; a widget and the bundle that holds it
  /// declare the same one.
  package var servers: [any ActivityServer] {
    var seen: Set<String> = []
    return activities.filter { seen.insert($0.attributesType).inserted }
  }

  package func server(_ attributesType: String) -> (any ActivityServer)? {
    activities.first { $0.attributesType == attributesType }
  }

  /// Returns what the widgets can draw, with what their previews declare.
  package func describe() -> [WidgetDescription] {
    let previews = evaluatesPreviews ? declaredPreviews() : [:]
    return servers.map { server in
      server.description(previews: previews[server.attributesType] ?? madeUp(server))
    }
  }

  /// Returns states made up from the type, for a widget that comes without any.
  private func madeUp(_ server: any ActivityServer) -> [WidgetPreview] {
    guard let sample = server.sample(now: SampleDate.now) else { return [] }
    return [
      WidgetPreview(
        name: WidgetPreview.madeUpName, attributes: sample.attributes,
        states: sample.states.map(\.json), stateNames: sample.states.map(\.name))
    ]
  }

  /// Evaluates the previews, once.
  private func declaredPreviews() -> [String: [WidgetPreview]] {
    if let previews { return previews }
    PreviewJournal.shared.reset()
    let outer = Surroundings.current
    Surroundings.current.now = SampleDate.now
    // What a preview writes in the app's words is written when it is evaluated, not when it is drawn.
    useLanguage()
    for maker in previewMakers { maker() }
    Surroundings.current = outer
    let found = PreviewJournal.shared.previews
    previews = found
    return found
  }

  /// Takes the files, pictures and colours of the widget's own folder for those that its code names from now on.
  func useFolder() {
    Surroundings.current.folder = folder
    Surroundings.current.files = bundledFiles
    Surroundings.current.bundleInfo = bundleInfo
    Surroundings.current.appTitle = appTitle
    if let assets { AssetCatalogs.current = assets }
    if let fonts { WidgetFonts.current = fonts }
  }

  /// Answers a request that needs no time of its own.
  package func answer(_ request: WidgetRequest) -> WidgetReply? {
    // Previews and decoders may name files, too.
    useFolder()
    switch request {
    case .describe: return .described(describe())
    case .decode(let request):
      guard let server = server(request.attributesType) else {
        return .failed(unknown(request.attributesType))
      }
      return .decoded(server.decode(request))
    case .render(let request):
      switch drawing(request) {
      case .success(let drawing):
        var picture = drawing.drawn().picture
        picture.findings += madeUpDefaults()
        picture.findings += MissingColors.takeFindings() + MissingFonts.takeFindings()
        return .rendered(picture)
      case .failure(let failure): return .failed(failure.finding)
      }
    case .schema(let attributesType):
      guard let server = server(attributesType) else { return .failed(unknown(attributesType)) }
      return .schema(PushSchema.text(of: server))
    case .intents:
      // Who has the source says more of start code, and of what cannot be run.
      return .intents(intents.entries.filter { !$0.isStartCode }.map(OfferedIntent.init))
    case .perform, .run, .news: return nil
    }
  }

  /// What a press leads to.
  enum Press {
    case done(WidgetReply)
    case run(any AppIntent)
  }

  /// Finds what a button or toggle of a picture runs, by drawing the picture again.
  func pressed(_ request: PerformRequest) -> Press {
    let render = request.render
    let drawing: SlotDrawing
    switch self.drawing(render) {
    case .success(let value): drawing = value
    case .failure(let failure): return .done(.failed(failure.finding))
    }
    let actions = drawing.drawn().actions
    let number: Int
    switch request.action {
    case .link(let url): return .done(.performed(PerformReply(openedURL: url)))
    case .button(let place), .toggle(let place, _): number = place
    }
    guard actions.indices.contains(number) else {
      return .done(.failed(Finding("widget-no-such-button")))
    }
    guard let intent = actions[number].intent else { return .done(.performed(PerformReply())) }
    return .run(intent)
  }

  /// Returns what runs an intent without a phone: its calls are kept, and told when it has ended.
  func alone(
    _ intent: any AppIntent, _ request: PerformRequest
  ) -> @Sendable () async throws -> Void {
    let render = request.render
    let (center, journal) = (ActivityCenter(), IntentJournal())
    center.reset([
      ActivityCenter.Record(
        id: render.activityID, attributesType: render.attributesType,
        attributes: Data(render.attributes.utf8), state: Data(render.state.utf8),
        activityState: render.isStale ? .stale : .active)
    ])
    (pressCenter, pressJournal) = (center, journal)
    if let now = request.now { Surroundings.current.now = Date(timeIntervalSince1970: now) }
    let (caller, known) = (ActivityCenter.Caller(pressing: intent), intents)
    return {
      try await ActivityCenter.$ofPress.withValue(center) {
        try await ActivityCenter.$caller.withValue(caller) {
          try await IntentJournal.$ofPress.withValue(journal) {
            try await IntentCatalog.$current.withValue(known) {
              try await PressAction.run(await intent.passed())
            }
          }
        }
      }
    }
  }

  /// Returns what the intent that has just run did.
  func performed(error: String?) -> WidgetReply {
    var reply = PerformReply(pressJournal, error: error)
    reply.calls = pressCenter.calls.map(ActivityCall.init)
    reply.findings += pressCenter.extensionFindings
    return .performed(reply)
  }

  private func drawing(_ request: RenderRequest) -> Result<SlotDrawing, WidgetFailure> {
    guard let server = server(request.attributesType) else {
      return .failure(WidgetFailure(unknown(request.attributesType)))
    }
    Surroundings.current.now = Date(timeIntervalSince1970: request.environment.now)
    let region = region(locale: request.environment.locale, timeZone: request.environment.timeZone)
    var request = request
    request.environment.locale = region.locale.identifier
    Surroundings.current.phoneLocale = region.phone
    Surroundings.current.locale = region.locale
    Surroundings.current.timeZone = region.timeZone
    Surroundings.current.strings = region.strings
    Surroundings.current.otherStrings = otherStrings
    useFolder()
    // To set it for each picture took a fiftieth of the widget's time while pushes were drawn.
    if NSTimeZone.default != region.formatterZone { NSTimeZone.default = region.formatterZone }
    do {
      return .success(try server.drawing(request))
    } catch let error as NoAlarm {
      return .failure(
        WidgetFailure(Finding("widget-no-alarm", sentence: error.description)))
    } catch {
      return .failure(
        WidgetFailure(
          Finding(
            "widget-state-unreadable",
            sentence:
              "The widget's types cannot read what is to be drawn: \(unread(request, by: server) ?? "\(error)")"
          )))
    }
  }

  /// Returns what the types cannot read of a request, `contentState.coach is missing`; nil when they read all of it.
  private func unread(_ request: RenderRequest, by server: any ActivityServer) -> String? {
    let parts: [(DecodeRequest.Subject, String)] = [
      (.attributes, request.attributes), (.contentState, request.state),
    ]
    for (subject, json) in parts {
      let reply = server.decode(
        DecodeRequest(attributesType: request.attributesType, subject: subject, json: json))
      guard case .fault(let fault) = reply else { continue }
      let place = TypeShape.place([subject.rawValue] + fault.path + (fault.key.map { [$0] } ?? []))
      return fault.kind == .keyNotFound ? "\(place) is missing" : "\(place): \(fault.message)"
    }
    return nil
  }

  /// What the names of a locale and a time zone stand for: looking that up takes longer than a small picture.
  private struct Region {
    var names: [String]
    /// The phone's locale, and the app's.
    var phone: Locale
    var locale: Locale
    var timeZone: TimeZone
    /// The time zone as Foundation takes it for its formatters.
    var formatterZone: TimeZone
    var strings: StringTables
  }

  private func region(locale: String, timeZone: String) -> Region {
    if let lastRegion, lastRegion.names == [locale, timeZone] { return lastRegion }
    let zone = TimeZone(identifier: timeZone) ?? .gmt
    let phone = Locale(identifier: locale)
    let tables = strings.tables(for: locale)
    let region = Region(
      names: [locale, timeZone], phone: phone, locale: appLocale(tables, on: phone),
      timeZone: zone, formatterZone: zone.withFile(at: Surroundings.date), strings: tables)
    lastRegion = region
    return region
  }

  /// Sets the app's locale and its strings by the phone's language.
  func useLanguage() {
    let phone = Surroundings.current.phoneLocale ?? Surroundings.current.locale
    let tables = strings.tables(for: phone.identifier)
    Surroundings.current.phoneLocale = phone
    Surroundings.current.locale = appLocale(tables, on: phone)
    Surroundings.current.strings = tables
  }

  /// Returns the app's locale on a phone. One that mixes localizations has the phone's, whatever it speaks itself.
  private func appLocale(_ tables: StringTables, on phone: Locale) -> Locale {
    let info = try? JSONValue(parsing: bundleInfo)
    return info?["CFBundleAllowMixedLocalizations"]?.bool == true ? phone : tables.locale(on: phone)
  }

  /// Returns what is to be said about user defaults that were made up.
  private func madeUpDefaults() -> [Finding] {
    let keys = SharedDefaults.takeMadeUpKeys()
    guard !keys.isEmpty else { return [] }
    return [
      Finding(
        "widget-made-up-defaults",
        sentence:
          "The widget reads \(keys.joined(separator: ", ")) from the user defaults and crashes"
          + " without; the values are made up.")
    ]
  }

  private func unknown(_ type: String) -> Finding {
    let known = servers.map(\.attributesType)
    return Finding(
      "widget-unknown-attributes-type",
      sentence: known.isEmpty
        ? "The widget declares no Live Activity."
        : "The widget has no activity for \(type); it has \(known.joined(separator: ", ")).")
  }
}

/// A request that could not be served.
struct WidgetFailure: Error {
  var finding: Finding
  init(_ finding: Finding) { self.finding = finding }
}
