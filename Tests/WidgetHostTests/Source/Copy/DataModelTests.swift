import Foundation
import Goldens
import Testing

@testable import WidgetHost

/// The classes that Xcode makes of a Core Data model while it builds.
@Suite struct DataModelTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
      <entity name="Ride" representedClassName=".Ride" syncable="YES" codeGenerationType="class">
        <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <attribute name="name" attributeType="String" defaultValueString="a"/>
        <attribute name="start" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="miles" attributeType="Double" usesScalarValueType="YES"/>
        <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="rank" optional="YES" attributeType="Integer 32" usesScalarValueType="NO"/>
        <attribute name="isDone" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="photo" optional="YES" attributeType="Binary"/>
        <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
        <attribute name="default" optional="YES" attributeType="URI"/>
        <relationship name="stops" optional="YES" toMany="YES" destinationEntity="Stop"/>
        <relationship name="halts" optional="YES" toMany="YES" ordered="YES" destinationEntity="Stop"/>
      </entity>
      <entity name="Stop" representedClassName="RideStop" codeGenerationType="category">
        <relationship name="ride" maxCount="1" destinationEntity="Ride"/>
      </entity>
      <entity name="Night" representedClassName="Night" parentEntity="Ride" codeGenerationType="class"/>
      <entity name="Own" representedClassName="Own" syncable="YES">
        <attribute name="x" attributeType="String"/>
      </entity>
    </model>
    """

  private func made(_ model: String) -> String? { DataModel(Array(model.utf8)).source }

  @Test func `a class has its attributes in the types that Xcode gives them`() throws {
    let source = try #require(made(Self.model))
    #expect(source.contains("public class Ride: NSManagedObject, Identifiable {"))
    #expect(source.contains("public class func fetchRequest() -> NSFetchRequest<Ride> {"))
    for property in [
      "id: UUID?", "name: String?", "start: Date?", "miles: Double", "count: Int16",
      "rank: NSNumber?", "isDone: Bool", "photo: Data?", "tags: [String]?", "`default`: URL?",
      "stops: NSSet?",
    ] {
      #expect(source.contains("public var \(property) {"), "\(property)")
    }
    #expect(source.contains("public func addToStops(_ value: RideStop) {}"))
    #expect(source.contains("public func removeFromStops(_ values: NSSet) {}"))
    #expect(!source.contains("insertIntoStops"))
  }

  @Test func `where an order is kept, places can be filled, emptied and changed`() throws {
    let source = try #require(made(Self.model))
    for change in [
      "addToHalts(_ value: RideStop)", "removeFromHalts(_ values: NSOrderedSet)",
      "insertIntoHalts(_ value: RideStop, at idx: Int)",
      "insertIntoHalts(_ values: [RideStop], at indexes: NSIndexSet)",
      "removeFromHalts(at idx: Int)", "removeFromHalts(at indexes: NSIndexSet)",
      "replaceHalts(at idx: Int, with value: RideStop)",
      "replaceHalts(at indexes: NSIndexSet, with values: [RideStop])",
    ] {
      #expect(source.contains("public func \(change) {}"), "\(change)")
    }
  }

  @Test func `the source's own class gets its properties, and one that Xcode leaves alone none`()
    throws
  {
    let source = try #require(made(Self.model))
    #expect(source.contains("extension RideStop: Identifiable {"))
    #expect(source.contains("public var ride: Ride? {"))
    #expect(source.contains("public class Night: Ride {"))
    #expect(!source.contains("Own"))
    #expect(
      made(#"<model><entity name="A" representedClassName="A"/></model>"#) == nil)
  }

  @Test func `what is fetched is a list, and a composite value a dictionary`() throws {
    let source = try #require(
      made(
        """
        <model><entity name="Ride" representedClassName="Ride" codeGenerationType="class">
          <attribute name="home" optional="YES" attributeType="Composite"/>
          <fetchedProperty name="nearStops" optional="YES">
            <fetchRequest name="fetchedPropertyFetchRequest" entity="Stop" predicateString="a &gt; 5"/>
          </fetchedProperty>
          <fetchedProperty name="lost"><fetchRequest name="f" entity="None"/></fetchedProperty>
        </entity>
        <entity name="Stop" representedClassName="RideStop" codeGenerationType="class"/>
        <fetchRequest name="All" entity="Ride"/>
        <compositeAttribute name="Address"><attribute name="city" attributeType="String"/></compositeAttribute>
        </model>
        """))
    for property in [
      "home: [String: Any]?", "nearStops: [RideStop]", "lost: [NSManagedObject]",
    ] {
      #expect(source.contains("public var \(property) {"), "\(property)")
    }
    // The parts of a composite type are no properties of the entity before it.
    #expect(!source.contains("city"))
  }

  @Test(arguments: [
    #"<entity name="A" representedClassName="A { } class B" codeGenerationType="class"/>"#,
    #"<entity name="A" representedClassName="9" codeGenerationType="class"/>"#,
    "", "<", "<entity", #"<entity codeGenerationType="class""#, "\u{0}",
  ])
  func `what is no name makes no class`(text: String) { #expect(made(text) == nil) }

  @Test func `names in a model write nothing else into the source`() throws {
    let odd = try #require(
      made(
        """
        <entity name="&quot;A\\" representedClassName="A" codeGenerationType="class">
        <attribute name="x { }" attributeType="String"/><attribute name="y" attributeType="Odd"/>
        <attribute name="z" attributeType="Transformable" customClassName="Int { } ; let a: Int"/>
        <relationship name="w" destinationEntity="None"/>
        <relationship name="v" destinationEntity="B"/></entity>
        <entity name="B" representedClassName="B { }"/>
        """))
    #expect(!odd.contains("x {") && !odd.contains("let a"))
    #expect(odd.contains("public var y: NSObject? {") && odd.contains("public var z: NSObject? {"))
    #expect(odd.contains("public var w: NSManagedObject? {"))
    #expect(odd.contains("public var v: NSManagedObject? {"))
    #expect(odd.contains(#"(entityName: "A")"#))
  }

  private func entity(_ name: String) -> String {
    #"<model><entity name="\#(name)" representedClassName="\#(name)" codeGenerationType="class"/></model>"#
  }

  @Test func `of a model's versions the one that is named counts, else the last`() throws {
    let versions = [
      "M.xcdatamodeld/A.xcdatamodel/contents": entity("First"),
      "M.xcdatamodeld/B.xcdatamodel/contents": entity("Second"),
    ]
    func read(_ files: [String: String]) throws -> WidgetSources {
      try WidgetSources(paths: [TestFolder.path("model", with: files)])
    }
    let last = try read(versions)
    #expect(last.files.count == 1 && last.files.first?.text.contains("class Second") == true)
    #expect(last.files.first?.path.hasSuffix("/M.xcdatamodeld") == true)
    // A change of the model is seen.
    #expect(last.folders.contains { $0.hasSuffix("/M.xcdatamodeld/B.xcdatamodel") })
    let named = """
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key>
      <string>A.xcdatamodel</string></dict></plist>
      """
    let chosen = try read(versions.merging(["M.xcdatamodeld/.xccurrentversion": named]) { $1 })
    #expect(chosen.files.first?.text.contains("class First") == true)
    #expect(try read(["M.xcdatamodeld/A.xcdatamodel/layout": ""]).files.isEmpty)
  }

  @Test func `a model that the extension shares with its app comes with its project`() throws {
    let project = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (S, V); sourceTree = "<group>"; };
        S = {isa = PBXFileReference; path = Widget/Card.swift; sourceTree = "<group>"; };
        V = {isa = XCVersionGroup; children = (M); currentVersion = M; path = App/Rides.xcdatamodeld;
          sourceTree = "<group>"; };
        M = {isa = PBXFileReference; path = Rides.xcdatamodel; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension";
          buildPhases = (C); buildConfigurationList = X; };
        X = {isa = XCConfigurationList; buildConfigurations = (Y); };
        Y = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
        C = {isa = PBXSourcesBuildPhase; files = (F, H); };
        F = {isa = PBXBuildFile; fileRef = S; };
        H = {isa = PBXBuildFile; fileRef = V; };
      }; rootObject = P; }
      """
    let folder = try TestFolder.path(
      "shared",
      with: [
        "App.xcodeproj/project.pbxproj": project,
        "Widget/Card.swift": "let card = ActivityConfiguration(for: RideAttributes.self)",
        "App/Rides.xcdatamodeld/Rides.xcdatamodel/contents": entity("Ride"),
        "App/Other.xcdatamodeld/Other.xcdatamodel/contents": entity("Other"),
      ])
    var sources = try WidgetSources(paths: ["\(folder)/Widget"])
    let came = sources.add(
      Project(folder: "\(folder)/Widget", sources: sources.files).elsewhere)
    #expect(came.map { ProjectPath.name($0.path) } == ["Rides.xcdatamodeld"])
  }

  @MainActor
  @Test(.enabled(if: Trial.program != nil))
  func `a widget compiles with the classes of its model`() async throws {
    let trial = try Trial()
    defer { trial.end() }
    let version = trial.folder.appending(path: "Rides.xcdatamodeld/Rides.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    try Data(Self.model.utf8).write(to: version.appending(path: "contents"))
    try trial.save(
      """
      import ActivityKit
      import CoreData
      import SwiftUI
      import WidgetKit

      struct TrialAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var deed: String; var count: Int }
        var name: String
      }

      public class RideStop: NSManagedObject {}

      func order(_ ride: Ride, _ stop: RideStop) {
        ride.addToHalts(stop)
        ride.insertIntoHalts(stop, at: 0)
        ride.insertIntoHalts([stop], at: NSIndexSet(index: 0))
        ride.replaceHalts(at: 0, with: stop)
        ride.removeFromHalts(at: 0)
        ride.removeFromHalts(stop)
      }

      private struct Card: View {
        let ride: Ride
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Ride.start, ascending: true)])
        private var rides: FetchedResults<Ride>
        var body: some View {
          Text("\\(ride.name ?? "none"), \\(ride.miles), \\(ride.stops?.count ?? 0), \\(rides.count)")
        }
      }

      @main struct TrialBundle: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: TrialAttributes.self) { context in
            Card(ride: made())
          } dynamicIsland: { context in
            DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("a") } }
              compactLeading: { Text("b") } compactTrailing: { Text("c") } minimal: { Text("d") }
          }
        }
        private func made() -> Ride {
          let ride = Night(context: NSPersistentContainer(name: "Rides").viewContext)
          ride.miles = 5
          ride.addToStops(RideStop(context: NSManagedObjectContext()))
          _ = Night.fetchRequest() as NSFetchRequest<Night>
          return ride
        }
      }
      """)
    try await trial.start()
    #expect(await trial.said("draw") == "none, 5.000000, 0, 0")
  }
}
