// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The rooms, in the order in which they may know one another: a target depends only on targets above it.
// Sources/README.md is the floor plan; .ci/arrows compares the two.

let demoApps = ["Match", "Adventure", "Ride", "Delivery", "Timer", "Workout"]

/// What `import` finds beside the four frameworks when a widget imports it in passing, and what each
/// is built on beside those.
let standIns: KeyValuePairs<String, [Target.Dependency]> = [
  "AEPMessagingLiveActivity": [], "AlarmKit": [], "AppTrackingTransparency": [],
  "BackgroundTasks": [], "BrazeKit": [], "Compression": [], "Contacts": [], "CoreData": [],
  "CoreGraphics": [], "CoreImage": ["CZint", "Drawing"], "CoreLocation": [], "CoreMotion": [],
  "CryptoKit": [],
  "EventKit": [], "HealthKit": [], "ImageIO": [], "Intents": [], "LocalAuthentication": [],
  "ManagedSettings": [],
  "MediaPlayer": [], "MessageUI": [], "Network": [], "os": [], "OSLog": [], "Photos": [],
  "PushwooshLiveActivities": [], "QuartzCore": [], "RelevanceKit": [], "SafariServices": [],
  "Security": [], "SpriteKit": [], "StoreKit": [], "SwiftData": [], "TipKit": [],
  "UniformTypeIdentifiers": [], "UserNotifications": [], "WatchConnectivity": [], "WebKit": [],
  "AVFoundation": ["Numbers", "QuartzCore"], "AVKit": ["AVFoundation"], "Charts": ["Drawing"],
  "CioLiveActivities_Attributes": ["WidgetKit"], "CoreSpotlight": ["UniformTypeIdentifiers"],
  "CoreTransferable": ["UniformTypeIdentifiers"], "DeviceActivity": ["ManagedSettings"],
  "FamilyControls": ["ManagedSettings"], "OneSignalLiveActivities": ["WidgetKit"],
  "PhotosUI": ["Photos"], "UIKit": ["UserNotifications"], "MapKit": ["CoreLocation", "UIKit"],
]

/// What a widget's own source imports.
let frameworks: [Target.Dependency] =
  ["Combine", "FoundationGaps", "AppIntents", "ActivityKit", "SwiftUI", "WidgetKit"]
  + standIns.map { .init(stringLiteral: $0.key) }

/// The pages of a room, which are no sources.
func pages(_ folder: String) -> [String] {
  let files = try? FileManager.default.contentsOfDirectory(
    atPath: "\(Context.packageDirectory)/\(folder)")
  return (files ?? []).filter { $0.hasSuffix(".md") }
}

/// A room: what it is for and whom it may know stands in Sources/README.md.
func room(
  _ name: String, _ knows: [Target.Dependency] = [], path: String? = nil,
  settings: [SwiftSetting] = [], libraries: [String] = []
) -> Target {
  .target(
    name: name, dependencies: knows, path: path, exclude: pages(path ?? "Sources/\(name)"),
    swiftSettings: settings, linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// The languages' data and Unicode's algorithms that Foundation brings along, without what is built on them.
let icu = ["_FoundationICU"]

/// For the rooms that a push passes and those that paint, which run on one thread: tests and debug builds check that
/// no two accesses to a variable overlap; a release that did would spend a twentieth of each push and each frame on
/// it (Sources/PushGateway/CHEAP.md).
let checkedInDebug: [SwiftSetting] = [
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

/// For the rooms that no push passes and that paint nothing: there a release is made small, since it is what
/// others download.
let madeSmall: [SwiftSetting] = [
  .unsafeFlags(["-Osize", "-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

/// How the program lets a widget's library find the frameworks in it: with all that it has; in the packages of
/// .package/build, which are to be small, with what the modules in the list have, relocations in a form that glibc
/// reads from 2.36 on, and no tables for an unwinder.
let exports =
  Context.environment["ISLET_PACKAGE"] == nil
  ? ["-Xlinker", "--export-dynamic"]
  : [
    "-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs", "-Xlinker",
    "--dynamic-list=\(Context.packageDirectory)/.package/exported", "-Xlinker", "-T", "-Xlinker",
    "\(Context.packageDirectory)/.package/frames",
  ]

/// Those libraries of the toolchain that only a widget needs: a widget may not read the toolchain's folder. Without a
/// compiler nobody needs them, and so the packages bring them with the modules; a widget's process opens them there.
let forWidgetsAlone: [LinkerSetting] =
  Context.environment["ISLET_PACKAGE"] == nil
  ? [.linkedLibrary("swiftSwiftOnoneSupport"), .linkedLibrary("swiftRegexBuilder")] : []

/// For the rooms whose small functions every push calls from others: there a release makes them part of what calls them.
let seenByOthers: [SwiftSetting] = [
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))
]

/// For the room that goes through all samples: without optimization each sample is a call, tests of pictures take most of
/// the time of all tests, and a program that is being worked on shows ten frames a second. Optimization takes four times
/// as long as the rest of compiling: what does not go through samples is in other rooms.
let fastInDebug: [SwiftSetting] = [
  .unsafeFlags(["-O"], .when(configuration: .debug))
]

/// For what has a few files and is seldom edited: a debug build compiles them by one process, in half the time. An edit
/// of one compiles all of them.
let wholeInDebug: [SwiftSetting] = [
  .unsafeFlags(
    ["-wmo", "-disable-batch-mode", "-num-threads", "2", "-no-emit-module-separately-wmo"],
    .when(configuration: .debug))
]

/// For all: a debug build writes no index of the toolchain's own modules, which takes as long as compiling a room.
let ownIndexAlone: [SwiftSetting] = [
  .unsafeFlags(["-index-ignore-system-modules"], .when(configuration: .debug))
]

/// The tests of a room; their recorded pictures and tables are not sources.
func tests(_ room: String, _ more: [Target.Dependency] = []) -> Target {
  let goldens = "\(Context.packageDirectory)/Tests/\(room)Tests/Goldens"
  return .testTarget(
    name: "\(room)Tests", dependencies: [.init(stringLiteral: room), "Goldens"] + more,
    exclude: FileManager.default.fileExists(atPath: goldens) ? ["Goldens"] : [])
}

let package = Package(
  name: "Islet",
  products: [
    .executable(name: "islet", targets: ["islet"]),
    .executable(name: "islet-benchmark", targets: ["islet-benchmark"]),
  ],
  targets: [
    // C libraries and the calls that Swift's Glibc module lacks.
    .systemLibrary(
      name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(
      name: "CNghttp2", pkgConfig: "libnghttp2", providers: [.apt(["libnghttp2-dev"])]),
    .systemLibrary(
      name: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CPng", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CJpeg", providers: [.apt(["libjpeg-dev"])]),
    .systemLibrary(name: "CGif", providers: [.apt(["libgif-dev"])]),
    .target(name: "CZint", linkerSettings: [.linkedLibrary("zint")]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CHarfBuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CLinux"),

    // Values.
    room("Numbers", settings: wholeInDebug),
    room("JSON", ["Numbers"], settings: seenByOthers),
    room("Files", settings: madeSmall + wholeInDebug),
    room("Findings", settings: seenByOthers),
    .target(
      name: "Drawing", dependencies: ["Numbers"],
      exclude: ["Advances", "SymbolBoxes", "Motion/MOTION.md"],
      linkerSettings: icu.map { .linkedLibrary($0) }),
    room("WidgetProtocol", ["Drawing", "Findings", "JSON"], settings: checkedInDebug),

    // What a widget imports.
    room("FoundationGaps", ["Numbers"], settings: madeSmall, libraries: icu),
    room("Combine", path: "Sources/StandIns/Combine", settings: madeSmall + wholeInDebug),
    room("AppIntents", ["FoundationGaps"], settings: madeSmall + wholeInDebug),
    room("ActivityKit", ["FoundationGaps"], settings: madeSmall + wholeInDebug),
    room(
      "SwiftUI",
      ["ActivityKit", "AppIntents", "Combine", "Drawing", "Findings", "FoundationGaps", "Numbers"],
      settings: checkedInDebug),
    room(
      "WidgetKit",
      [
        "ActivityKit", "AppIntents", "Drawing", "Findings", "JSON", "Numbers", "SwiftUI",
        "WidgetProtocol",
      ], settings: checkedInDebug),

    // The rules, the picture, the phone.
    room("LiveActivities", ["Findings", "JSON", "Numbers"], settings: checkedInDebug),
    room("Outlines", ["CFreeType", "CHarfBuzz", "CLinux", "Drawing"]),
    room(
      "Raster", ["Drawing", "Numbers"], settings: checkedInDebug + fastInDebug + seenByOthers),
    room(
      "Canvas",
      [
        "CGif", "CJpeg", "CLinux", "CPng", "Drawing", "Findings", "Numbers", "Outlines", "Raster",
      ], settings: checkedInDebug, libraries: icu),
    room("Phone", ["Drawing", "Findings", "LiveActivities", "Numbers", "WidgetProtocol"]),

    room(
      "Lints", ["Drawing", "Findings", "Numbers", "Phone", "WidgetProtocol"], settings: madeSmall),

    // The rim.
    room("EventLoop", ["CLinux"], settings: checkedInDebug + wholeInDebug),
    room(
      "WidgetHost",
      [
        "ActivityKit", "CLinux", "Combine", "Drawing", "EventLoop", "Findings", "FoundationGaps",
        "JSON",
        "Numbers", "SwiftUI", "WidgetKit", "WidgetProtocol",
      ], settings: madeSmall),
    room(
      "PushGateway",
      [
        "CLinux", "CNghttp2", "COpenSSL", "EventLoop", "Files", "Findings", "JSON",
        "LiveActivities", "Numbers",
      ],
      settings: checkedInDebug),
    room(
      "DemoApps",
      ["EventLoop", "WidgetHost", "WidgetKit"] + demoApps.map { .init(stringLiteral: "\($0)App") },
      settings: madeSmall),
    room(
      "Simulator",
      [
        "Canvas", "CLinux", "Drawing", "EventLoop", "Files", "Findings", "JSON", "Lints",
        "LiveActivities", "Numbers", "Phone", "PushGateway", "WidgetHost", "WidgetProtocol",
      ], settings: checkedInDebug),
    room(
      "Screens",
      [
        "Canvas", "Drawing", "Findings", "JSON", "LiveActivities", "Numbers", "Phone", "Simulator",
        "WidgetProtocol",
      ], settings: madeSmall),
    room(
      "Terminal",
      [
        "Canvas", "CNcurses", "CLinux", "EventLoop", "Findings", "Numbers", "Screens", "Simulator",
      ], settings: madeSmall),
    room(
      "Commands",
      [
        "Canvas", "CLinux", "DemoApps", "Drawing", "EventLoop", "Files", "Findings", "JSON",
        "Lints", "LiveActivities", "Numbers", "Outlines", "Phone", "PushGateway", "Screens",
        "Simulator", "Terminal", "WidgetHost", "WidgetProtocol",
      ], settings: madeSmall),
    .executableTarget(
      // The frameworks are for widgets alone: nothing else waits until they are compiled.
      name: "islet", dependencies: ["Commands"] + frameworks,
      // A widget's library is loaded into this program and finds the frameworks in it.
      linkerSettings: [.unsafeFlags(exports)] + forWidgetsAlone),
    .executableTarget(
      name: "islet-benchmark",
      dependencies: [
        "Canvas", "CLinux", "CNghttp2", "COpenSSL", "DemoApps", "Drawing", "EventLoop", "Findings",
        "JSON", "LiveActivities", "Phone", "WidgetHost", "WidgetProtocol",
      ]),

    // Tests mirror the rooms.
    .target(name: "Goldens", dependencies: ["EventLoop"], path: "Tests/Goldens"),
    .target(
      name: "WidgetSamples", dependencies: ["ActivityKit", "SwiftUI", "WidgetKit"],
      path: "Tests/WidgetSamples"),
    tests("Numbers"),
    tests("JSON"),
    tests("Files"),
    tests("Findings"),
    tests("Drawing"),
    tests("WidgetProtocol"),
    tests("FoundationGaps"),
    tests("SwiftUI", ["Drawing", "Canvas"]),
    tests("WidgetKit", ["WidgetSamples"]),
    tests("Charts", ["Drawing", "SwiftUI"]),
    tests("LiveActivities"),
    tests("Outlines", ["Drawing"]),
    tests("Raster", ["Drawing"]),
    tests("Canvas", ["CPng", "Drawing", "Findings"]),
    tests("Phone", ["ActivityKit", "Canvas", "DemoApps", "SwiftUI", "WidgetKit"]),
    tests("Lints"),
    tests("EventLoop"),
    tests("WidgetHost", frameworks),
    tests("PushGateway"),
    tests("Simulator", ["DemoApps"]),
    tests("Screens", ["DemoApps"]),
    tests("Terminal"),
    tests("Commands"),
    .testTarget(
      name: "EndToEndTests", dependencies: ["CLinux", "Goldens", "JSON"]),
  ]
    + standIns.map {
      room(
        $0.key, ["ActivityKit", "AppIntents", "Combine", "FoundationGaps", "SwiftUI"] + $0.value,
        path: "Sources/StandIns/\($0.key)", settings: madeSmall + wholeInDebug)
    }
    + demoApps.map {
      .target(
        name: "\($0)App", dependencies: ["AppIntents", "ActivityKit", "SwiftUI", "WidgetKit"],
        path: "Fixtures/\($0)",
        resources: ["App", "app.json", "attributes.json", "states", "scenarios"].map { .copy($0) }
          + ($0 == "Match" ? [.copy("Assets.xcassets")] : []),
        swiftSettings: madeSmall + wholeInDebug)
    },
  swiftLanguageModes: [.v6]
)

// Only for .ci/fuzz: it needs libFuzzer, which ordinary builds do not link.
if Context.environment["ISLET_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "islet-fuzz",
      dependencies: [
        "Canvas", "Drawing", "Findings", "JSON", "LiveActivities", "PushGateway", "Screens",
        "Simulator", "SwiftUI", "Terminal", "WidgetHost", "WidgetKit", "WidgetProtocol",
      ]))
}

// A target is compiled anew when a module changes that it names as a dependency, not when one changes that those
// are built on. The layout of a type reaches further: so each target names all that it is built on. The arrows are
// those above, and .ci/arrows asks for them alone.
if Context.environment["ISLET_ARROWS"] == nil {
  let own = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var reached: [String: [String]] = [:]
  /// The targets that a target is built on, directly or not.
  func reach(_ target: Target) -> [String] {
    if let known = reached[target.name] { return known }
    var names: [String] = []
    for case .byNameItem(let name, _) in target.dependencies {
      for name in [name] + (own[name].map(reach) ?? []) where !names.contains(name) {
        names.append(name)
      }
    }
    reached[target.name] = names
    return names
  }
  for target in package.targets {
    target.dependencies = reach(target).map { .init(stringLiteral: $0) }
  }
}

for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + ownIndexAlone
}

// For quick turns: `ISLET_ROOMS="Drawing Phone" swift test` builds and runs the tests of these rooms alone, with what
// they are built on. "islet" names the program.
if let rooms = Context.environment["ISLET_ROOMS"]?.split(separator: " ").map(String.init) {
  let wanted = rooms.map { $0 == "islet" ? $0 : "\($0)Tests" }
  let roots = package.targets.filter { wanted.contains($0.name) }
  let built = Set(
    roots.flatMap { root in
      [root.name]
        + root.dependencies.compactMap { dependency in
          if case .byNameItem(let name, _) = dependency { name } else { nil }
        }
    })
  package.targets.removeAll { !built.contains($0.name) }
  package.products.removeAll { !built.contains($0.name) }
}

// Of what is ready to be compiled the package manager starts what is last by name. What SwiftUI is built on would come
// last of all, and SwiftUI with what is built on it would take the end of a build alone, on one core of two. So these
// rooms, which know nothing of the frameworks, wait for the first of them, which take seconds.
if Context.environment["ISLET_ARROWS"] == nil, Context.environment["ISLET_ROOMS"] == nil {
  let waiting = ["WidgetProtocol", "Raster", "Outlines"]
  for target in package.targets where waiting.contains(target.name) {
    target.dependencies += ["Combine", "AppIntents", "ActivityKit"]
  }
}
