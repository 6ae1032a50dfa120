import CLinux
import Findings
import Foundation
import FoundationGaps
import WidgetKit
import WidgetProtocol

/// The widget's side: the program that loads a widget's library and answers requests on two pipes.
@MainActor
public enum WidgetProcessMain {
  /// The hidden subcommand by which the program starts itself as a widget's process.
  public static let subcommand = "__widget"
  /// Memory that a widget may take beside what the program needs, in bytes; iOS gives 30 MB.
  static let memoryLimit = 128 << 20

  private static let requests: Int32 = 3
  private static let replies: Int32 = 4

  /// Loads the widget and answers until the requests end. Gives the exit code.
  ///
  /// - Parameters:
  ///   - arguments: where the code is, then the folder of the app's files.
  ///   - register: adds the widgets that are linked into this program under a name; false when there are none.
  public static func run(
    _ arguments: [String], linked register: @MainActor (String, WidgetCatalog) -> Bool
  ) -> Int32 {
    guard let word = arguments.first else { return 2 }
    let code = ProcessWidget.Code(word: word)
    let files = ProcessWidget.Files(arguments: arguments.dropFirst())
    // A view that never comes to an end would not notice that nobody asks any more.
    islet_end_with_parent()
    limitMemory()
    islet_close_from(5)
    islet_tell_crashes()
    MissingDefault.tell { islet_note_for_crash($0.line) }
    // A pipe is no terminal: without this a line would be seen when the process ends.
    islet_buffer_lines()
    if case .library = code { openCompilersLibraries() }
    Confinement.begin(places(code, files))
    let catalog = WidgetCatalog()
    // Swift makes the threads of intents, with no stack for the handler of crashes.
    catalog.prepareThread = { islet_give_crash_stack() }
    catalog.evaluatesPreviews = !arguments.contains(skippingOption)
    catalog.triesTypes = !arguments.contains(shapelessOption)
    catalog.makesUpDefaults = arguments.contains(makingUpOption)
    catalog.makesUpThousandths = arguments.contains(thousandthsOption)
    if let files {
      (catalog.bundleInfo, catalog.appTitle) = (files.info, files.title)
      catalog.use(
        folder: files.folder, drawings: files.drawings, catalogues: files.catalogues,
        strings: files.strings, files: files.bundled, fonts: files.fonts)
    }
    switch code {
    case .linked(let name): guard register(name, catalog) else { return 3 }
    case .library(let path):
      let environment = ProcessInfo.processInfo.environment
      AppGroups.folder = AppHome.groups(environment)
      if let folder = AppHome.defaults(environment) {
        StoredDefaults.begin(
          in: folder, isApp: arguments.contains(appOption), info: files?.info ?? "{}")
      }
      guard load(path, into: catalog) else { return 3 }
    }
    if arguments.contains(appOption) { AppProcessMain.serve(catalog, requests, replies) }
    return serve(catalog)
  }

  /// Opens those libraries of the toolchain that a widget's code asks for and this program need not be linked with:
  /// confined, the process could not read them where the compiler has them.
  private static func openCompilersLibraries() {
    for name in ["libswiftSwiftOnoneSupport.so", "libswiftRegexBuilder.so"] {
      _ = dlopen(name, RTLD_LAZY | RTLD_GLOBAL)
    }
  }

  /// Makes the process that of the app, in which intents run.
  static let appOption = "--app"
  /// Leaves previews out, which crashed before.
  static let skippingOption = "--no-previews"
  /// Has no type read values that are made up.
  static let shapelessOption = "--no-shapes"
  /// Gives user defaults that nobody wrote a value.
  static let makingUpOption = "--make-up-defaults"
  /// Has dates among them count thousandths of a second.
  static let thousandthsOption = "--in-thousandths"

  /// Returns what the widget may read and write: its own source, what was compiled of it, and its home.
  private static func places(
    _ code: ProcessWidget.Code, _ files: ProcessWidget.Files?
  ) -> Confinement.Places {
    var places = Confinement.Places(read: Confinement.system, write: [])
    if case .library(let path) = code {
      places.read.append(path)
      places.write += AppHome.writable(ProcessInfo.processInfo.environment)
    }
    guard let files else { return places }
    places.read += files.resources + files.catalogues + files.strings + files.bundled + files.fonts
    if let drawings = files.drawings { places.read.append(drawings) }
    if files.resources.isEmpty {
      places.read.append(files.folder)
    } else {
      places.list.append(files.folder)
    }
    return places
  }

  private static func load(_ library: String, into catalog: WidgetCatalog) -> Bool {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
      FileHandle.standardError.write(Data("\(WidgetCrash.notLoaded)\(reason)\n".utf8))
      return false
    }
    guard let symbol = dlsym(handle, BuildCopy.entry) else { return false }
    typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void
    unsafeBitCast(symbol, to: Entry.self)(Unmanaged.passUnretained(catalog).toOpaque())
    return true
  }

  private static func serve(_ catalog: WidgetCatalog) -> Int32 {
    var frames = MessageFrames()
    while true {
      guard let bytes = ChildProcess.read(requests), !bytes.isEmpty else { return 0 }
      guard let messages = try? frames.take(bytes) else { return 4 }
      for message in messages {
        let reply: WidgetReply
        forgetMissingDefault()
        StoredDefaults.readAgain()
        if let request = MessageFrames.request(in: message) {
          reply = catalog.reply(to: request)
        } else {
          reply = .failed(Finding("widget-request-unknown"))
        }
        StoredDefaults.write()
        guard let frame = try? MessageFrames.frame(of: reply), write(frame, replies) else {
          return 4
        }
      }
    }
  }

  /// Takes back what a crash would tell of the user defaults: it was asked for by what has come to its end.
  static func forgetMissingDefault() { islet_note_for_crash("") }

  /// Writes all bytes; false when nobody reads them.
  nonisolated static func write(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        CLinux.write(descriptor, $0.baseAddress, $0.count)
      }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  /// Limits the memory of the process, so that a widget that takes too much fails by itself.
  private static func limitMemory() {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))
      .flatMap { $0.split(separator: " ").dropFirst(5).first }.flatMap { Int($0) }
    let used = (pages ?? 16384) * Int(sysconf(Int32(_SC_PAGESIZE)))
    var limit = rlimit()
    limit.rlim_cur = rlim_t(used + memoryLimit)
    limit.rlim_max = limit.rlim_cur
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    // No core file of a crash either.
    var none = rlimit()
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  }
}
