import Findings
import Foundation
import Numbers

/// Where the compiler is, and the modules that a widget imports.
public struct Frameworks: Sendable {
  public var compiler: String
  /// The folder of the compiled modules.
  public var modules: String
  /// This program, which holds the frameworks' code.
  public var program: String

  /// Creates known places.
  public init(compiler: String, modules: String, program: String) {
    (self.compiler, self.modules, self.program) = (compiler, modules, program)
  }

  /// The folder beside a copied program that holds the modules.
  public static let libraryFolder = "islet-library"

  /// Finds the compiler in the search path and the modules beside the program: in a source checkout
  /// they lie in `.build/debug/Modules`, beside a copied program in `islet-library/Modules`.
  public static func find(environment: [String: String], program: String) -> Result<
    Frameworks, Problem
  > {
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
    let places = ["\(folder)/\(libraryFolder)/Modules", "\(folder)/Modules"]
    guard
      let modules = places.first(where: {
        FileManager.default.fileExists(atPath: "\($0)/WidgetKit.swiftmodule")
      })
    else {
      return .failure(
        Problem(
          finding: Finding(
            "widget-no-frameworks",
            sentence: "The frameworks are not beside \(program): no WidgetKit.swiftmodule in "
              + places.joined(separator: " or ") + ".")))
    }
    guard let compiler = find("swiftc", in: environment["PATH"] ?? "") else {
      return .failure(Problem(finding: Finding("widget-no-compiler")))
    }
    return .success(Frameworks(compiler: compiler, modules: modules, program: program))
  }

  /// The program that runs now.
  public static var runningProgram: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments.first ?? "islet"
  }

  /// Why widgets cannot be compiled here.
  public struct Problem: Error {
    public var finding: Finding
  }

  private static func find(_ program: String, in path: String) -> String? {
    path.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The modules of Islet that a widget can import; the others stay out of its sight.
  static let importable: Set<String> = [
    "ActivityKit", "AEPMessagingLiveActivity", "AlarmKit", "AppIntents", "AppTrackingTransparency",
    "AVFoundation", "AVKit", "BackgroundTasks", "BrazeKit", "Charts",
    "CioLiveActivities_Attributes", "Combine", "Compression", "Contacts", "CoreData",
    "CoreGraphics", "CoreImage", "CoreLocation", "CoreMotion", "CoreSpotlight", "CoreTransferable",
    "CryptoKit", "DeviceActivity", "EventKit", "FamilyControls", "Foundation", "FoundationGaps",
    "HealthKit", "ImageIO", "Intents", "LocalAuthentication", "ManagedSettings", "MapKit",
    "MediaPlayer",
    "MessageUI", "Network", "OneSignalLiveActivities", "os", "OSLog", "Photos", "PhotosUI",
    "PushwooshLiveActivities", "QuartzCore", "RelevanceKit", "SafariServices", "Security",
    "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "TipKit", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "WatchConnectivity", "WebKit", "WidgetKit",
  ]

  /// The modules of services among them, of which only what widgets need is here.
  static let services: Set<String> = [
    "AEPMessagingLiveActivity", "BrazeKit", "CioLiveActivities_Attributes",
    "OneSignalLiveActivities", "PushwooshLiveActivities",
  ]

  /// Modules that those are built on.
  static let beneath: Set<String> = ["Drawing", "Findings", "JSON", "Numbers", "WidgetProtocol"]

  /// The modules that a copied program needs beside it.
  public static var needed: Set<String> { importable.union(beneath).subtracting(["Foundation"]) }

  /// Modules of the toolchain that iOS has too.
  static let toolchain: Set<String> = [
    "Dispatch", "Observation", "RegexBuilder", "Swift", "Synchronization", "_Concurrency",
    "_StringProcessing",
  ]

  /// All modules that a widget's `import` finds.
  var known: Set<String> { Self.importable.union(Self.toolchain) }

  /// Returns the folder of links in a cache, one for each place that modules are in: another Islet that compiles at
  /// the same time has its own, and a confined compiler may not follow its links.
  func links(in cache: String) -> String {
    "\(cache)/modules-\(ContentHash(modules).text)"
  }

  /// Makes a folder with the modules that a widget may see.
  func link(into folder: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for module in Self.importable.union(Self.beneath).subtracting(["Foundation"]) {
      let link = "\(folder)/\(module).swiftmodule"
      let target = "\(modules)/\(module).swiftmodule"
      if (try? manager.destinationOfSymbolicLink(atPath: link)) == target { continue }
      // Under a name of its own first: another Islet may be making the same link.
      let made = "\(link)-\(getpid())"
      try? manager.removeItem(atPath: made)
      try manager.createSymbolicLink(atPath: made, withDestinationPath: target)
      guard rename(made, link) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: link])
      }
    }
  }

  /// Changes with the frameworks: what was compiled against others is no longer good.
  var stamp: String {
    FileStatus.stamp(
      of: Self.needed.sorted().map { "\(modules)/\($0).swiftmodule" }
        + [URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path])
  }
}
