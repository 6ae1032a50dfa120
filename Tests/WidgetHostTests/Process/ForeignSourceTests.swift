import Foundation
import Testing

@testable import WidgetHost

/// Source that names what a service's module has, or a beta of iOS had.
@MainActor
@Suite(.enabled(if: Trial.program != nil)) struct ForeignSourceTests {
  @Test func `a widget with OneSignal's attributes is compiled unchanged, the app's own as well`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(
      """
      import OneSignalLiveActivities
      import SwiftUI
      import WidgetKit
      struct MatchAttributes: OneSignalLiveActivityAttributes {
        struct ContentState: OneSignalLiveActivityContentState {
          var score: Int
          var onesignal: OneSignalLiveActivityContentStateData?
        }
        var team: String
        var onesignal: OneSignalLiveActivityAttributeData
      }
      @main struct Both: WidgetBundle {
        var body: some Widget { MatchWidget(); PlainWidget() }
      }
      struct MatchWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: MatchAttributes.self) { context in
            Text(context.attributes.team)
              .onesignalWidgetURL(URL(string: "a://\\(context.state.score)"), context: context)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("c") }
            } compactLeading: { Text("l") } compactTrailing: { Text("t") } minimal: { Text("m") }
            .onesignalWidgetURL(URL(string: "a://b"), context: context)
          }
        }
      }
      struct PlainWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: DefaultLiveActivityAttributes.self) { context in
            Text(context.state.data["title"]?.asString() ?? "none")
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("c") }
            } compactLeading: { Text("l") } compactTrailing: { Text("t") } minimal: { Text("m") }
          }
        }
      }
      """)
    try await trial.start()
    #expect(
      trial.widget.descriptions.map(\.attributesType).sorted()
        == ["DefaultLiveActivityAttributes", "MatchAttributes"])
    #expect(trial.widget.app?.states.isEmpty == false)
  }

  @Test func `a widget with Braze's attributes is compiled unchanged`() async throws {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(
      """
      import BrazeKit
      import SwiftUI
      import WidgetKit
      #if canImport(ActivityKit)
        import ActivityKit
      #endif
      @available(iOS 16.1, *)
      struct MatchAttributes: ActivityAttributes, BrazeLiveActivityAttributes {
        struct ContentState: Codable, Hashable { var score: Int }
        var team: String
        var brazeActivityId: String?
      }
      struct MatchWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: MatchAttributes.self) { context in
            Text(context.attributes.team)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("c") }
            } compactLeading: { Text("l") } compactTrailing: { Text("t") } minimal: { Text("m") }
          }
        }
      }
      """)
    try await trial.start()
    #expect(trial.widget.descriptions.map(\.attributesType) == ["MatchAttributes"])
  }

  @Test
  func `widgets with attributes of Adobe's, Customer.io's and Pushwoosh's are compiled unchanged`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    func widget(_ name: String, _ row: String, tap: String = "") -> String {
      """
      struct \(name)Widget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: \(name).self) { context in
            Text(\(row))\(tap)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("c") }
            } compactLeading: { Text("l") } compactTrailing: { Text("t") } minimal: { Text("m") }
            \(tap)
          }
        }
      }
      """
    }
    try trial.save(
      """
      import AEPMessagingLiveActivity
      import CioLiveActivities_Attributes
      import PushwooshLiveActivities
      import SwiftUI
      import WidgetKit
      struct OrderAttributes: LiveActivityAttributes, LiveActivityAssuranceDebuggable {
        struct ContentState: Codable, Hashable { var status: String }
        var liveActivityData: LiveActivityData
        var restaurant: String
        static func getDebugInfo() -> (attributes: OrderAttributes, state: ContentState) {
          (
            OrderAttributes(liveActivityData: LiveActivityData(liveActivityID: "1"), restaurant: "Ida"),
            ContentState(status: "ready")
          )
        }
      }
      struct ParcelAttributes: CIOActivityAttribute {
        struct ContentState: Codable, Hashable, CIOMetadataCarrying {
          var arrival: EpochSecondsDate
          var cioMetadata: CIOLiveActivityMetadata?
        }
        var cioInstanceId = ""
        var number: Int
      }
      struct RadioAttributes: PushwooshLiveActivityAttributes {
        struct ContentState: PushwooshLiveActivityContentState {
          var title: String
          var pushwoosh: PushwooshLiveActivityContentStateData?
        }
        var station: String
        var pushwoosh: PushwooshLiveActivityAttributeData
      }
      @main struct All: WidgetBundle {
        var body: some Widget {
          OrderAttributesWidget()
          ParcelAttributesWidget()
          RadioAttributesWidget()
          CIOCustomAttributesWidget()
          DefaultLiveActivityAttributesWidget()
        }
      }
      """ + "\n"
        + [
          widget("OrderAttributes", "context.state.status"),
          widget(
            "ParcelAttributes", "context.state.arrival.date, style: .relative",
            tap: ".cioWidgetUrl(context.state.cioMetadata)"),
          widget("RadioAttributes", "context.attributes.station"),
          widget("CIOCustomAttributes", #"context.state.data["status"] ?? """#),
          widget(
            "DefaultLiveActivityAttributes", #"context.state.data["title"]?.asString() ?? """#),
        ].joined(separator: "\n"))
    try await trial.start()
    #expect(
      trial.widget.descriptions.map(\.attributesType).sorted()
        == [
          "CIOCustomAttributes", "DefaultLiveActivityAttributes", "OrderAttributes",
          "ParcelAttributes", "RadioAttributes",
        ])
  }

  @Test func `code that a widget shares with its app is compiled unchanged`() async throws {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(
      """
      import ActivityKit
      import AppIntents
      import SwiftData
      import SwiftUI
      import WidgetKit
      public struct Client {
        public let formatter: DateFormatter
        public func request(_ path: String) -> URLRequest { URLRequest(url: URL(string: path)!) }
        public func title(_ text: String = NSLocalizedString("a", comment: "")) -> String { text }
      }
      struct Trip: Codable, Transferable {
        var name: String
        static var transferRepresentation: some TransferRepresentation {
          CodableRepresentation(contentType: .json).visibility(.ownProcess)
          DataRepresentation(exportedContentType: .text) { Data($0.name.utf8) }
          ProxyRepresentation(exporting: \\.name).suggestedFileName("trip")
        }
      }
      public extension EnvironmentValues { @Entry var client: Client? = nil }
      public enum Schema1: VersionedSchema {
        public static var models: [any PersistentModel.Type] { [Ride.self] }
        public static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
      }
      extension Schema1 {
        @Model public final class Ride {
          #Unique<Ride>([\\.number])
          #Index<Ride>([\\.number], [\\.name])
          public var number: Int
          public var name = "a"
          init(number: Int) { self.number = number }
        }
      }
      enum Stores {}
      extension Stores {
        @ModelActor actor Rides {
          func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Schema1.Ride>()) }
        }
      }
      func stores() throws -> Stores.Rides {
        Stores.Rides(modelContainer: try ModelContainer(for: Schema1.Ride.self))
      }
      struct Pause: LiveActivityIntent {
        static let title: LocalizedStringResource = "Pause"
        @AppDependency(default: 3) var most: Int
        func perform() async throws -> some IntentResult { .result() }
      }
      struct SharedAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var count: Int }
      }
      struct SharedWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: SharedAttributes.self) { context in
            Text(Client(formatter: DateFormatter()).title())
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("c") }
            } compactLeading: { Text("l") } compactTrailing: { Text("t") } minimal: { Text("m") }
          }
        }
      }
      """)
    try await trial.start()
    #expect(trial.widget.descriptions.map(\.attributesType) == ["SharedAttributes"])
    #expect(trial.widget.findings.filter { $0.severity != .info }.isEmpty)
  }

  @Test func `what no word of a widget names is compiled at the first try`() async throws {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(
      """
      import SwiftUI
      import WidgetKit
      struct Trip: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: TripAttributes.self) { context in
            Stops(stops: context.state.stops)
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("c") }
            } compactLeading: { Text("l") } compactTrailing: { Text("t") } minimal: { Text("m") }
          }
        }
      }
      struct Stops: View {
        let stops: StopCount
        @Halved var half = 4
        let add = Adder()
        var body: some View { Text(words { "\\(add(stops.number))"; "\\(half)" }.joined()) }
      }
      """)
    try Data(
      """
      import ActivityKit
      struct TripAttributes: ActivityAttributes {
        typealias ContentState = TripState
      }
      struct TripState: Codable, Hashable { var stops: StopCount }
      struct StopCount: Codable, Hashable { var number: Int }
      extension StopCount {
        init(from decoder: any Decoder) throws {
          number = try decoder.singleValueContainer().decode(Int.self)
        }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.singleValueContainer()
          try container.encode(number)
        }
      }
      @propertyWrapper struct Halved {
        private let value: Int
        init(wrappedValue: Int) { value = wrappedValue / 2 }
        var wrappedValue: Int { value }
      }
      struct Adder { func callAsFunction(_ number: Int) -> Int { number + 1 } }
      @resultBuilder enum Words { static func buildBlock(_ words: String...) -> [String] { words } }
      func words(@Words _ make: () -> [String]) -> [String] { make() }
      """.utf8
    ).write(to: trial.folder.appendingPathComponent("TripAttributes.swift"))
    try await trial.start()
    // What the compiler refuses stands beside what it made.
    let refused = trial.folder.appendingPathComponent(".cache").path
    let files = FileManager.default.enumerator(atPath: refused)?.compactMap { $0 as? String } ?? []
    #expect(files.contains { $0.hasSuffix("widget.so") })
    #expect(!files.contains { $0.hasSuffix("complaints.txt") })
    #expect(trial.widget.app?.states.isEmpty == false)
  }

  @Test func `what only a beta of iOS 16 had is told with what to write`() async throws {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      struct BetaAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var count: Int }
      }
      @main
      struct BetaWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(attributesType: BetaAttributes.self) { context in
            Text("\\(context.state.count)")
          }
        }
      }
      """)
    trial.widget.start(watching: false)
    await trial.wait { trial.widget.status == .ready || trial.widget.status == .failed }
    let finding = try #require(trial.widget.findings.first)
    #expect(finding.location?.line == 10)
    #expect(finding.sentence.contains("write ActivityConfiguration(for:)"), "\(finding)")
  }

  @Test func `odd names of assets and texts are no fault of a widget's`() async throws {
    let trial = try Trial()
    defer { trial.end() }
    func write(_ text: String, to name: String) throws {
      let file = trial.folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for name in ["🔥", "self", "1", "1/2", "Type/type"] {
      try write(#"{"images": []}"#, to: "Assets.xcassets/\(name).imageset/Contents.json")
    }
    for group in ["1", "Type"] {
      try write(
        #"{"properties": {"provides-namespace": true}}"#,
        to: "Assets.xcassets/\(group)/Contents.json")
    }
    func entry(_ key: String, _ value: String, _ more: String = "") -> String {
      #""\#(key)": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"state": "new", "value": "\#(value)"}\#(more)}}}"#
    }
    let substitutions = #", "substitutions": {"1st": {"argNum": 1, "formatSpecifier": "lld"}}"#
    let entries = [
      entry("of", "%(count)lld of %(count)lld"), entry("first", "%#@1st@", substitutions),
      entry("self", "a"), entry("second", "%(arg2)@ %@"), entry("🔥", "a"),
    ]
    let catalogue =
      #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ","))}, "version": "1.0"}"#
    for table in ["Localizable", "first run", "FirstRun"] {
      try write(catalogue, to: "\(table).xcstrings")
    }
    try trial.save(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      struct TrialAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var deed: String; var count: Int }
        var name: String
      }
      struct TrialWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: TrialAttributes.self) { context in
            VStack {
              Text(.of(count: context.state.count))
              Text(.`self`)
              Text(.second(arg2: "a", "b"))
              Text(LocalizedStringResource.FirstRun.of(count: 1))
            }
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text(.first(_1st: 1)) }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }
      """)
    try await trial.start()
    #expect(await trial.draws)
  }
}
