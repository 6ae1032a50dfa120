import Goldens
import Testing

@testable import WidgetHost

@Suite("What a bridging header brings to Swift files")
struct BridgingHeaderTests {
  /// Returns the modules that each Swift file sees without an import, by its name.
  private func modules(_ files: [String: String]) throws -> [String: Set<String>] {
    let folder = try TestFolder.path("bridging", with: files)
    var sources = try WidgetSources(paths: [folder])
    sources.bridged = Project(folder: folder, sources: sources.files).bridgedModules
    return Dictionary(
      sources.bridgedByPath.map { (ProjectPath.name($0.key), $0.value) },
      uniquingKeysWith: { $0.union($1) })
  }

  private static let spec = """
    targets:
      Ferry:
        type: application
        sources: [App]
        settings: {SWIFT_OBJC_BRIDGING_HEADER: App/Bridge.h}
      Card:
        type: app-extension
        sources: [Widget]
    """

  @Test func `the files of the target that names the header see what it imports, others do not`()
    throws
  {
    let found = try modules([
      "project.yml": Self.spec, "App/Ferry.swift": "let a = 1", "Widget/Card.swift": "let b = 1",
      "App/Bridge.h":
        "#import <UIKit/UIKit.h>\n#import\n@import CoreLocation;\n#include <stdio.h>\n",
    ])
    #expect(found == ["Ferry.swift": ["UIKit", "CoreLocation"]])
  }

  @Test func `a header is read as the compiler does: blanks are free, and comments do not count`()
    throws
  {
    let header = """
      /* As it was before:
      #import <MapKit/MapKit.h> */
      // All of Sources/*.h, and "quotes
      #import<UIKit/UIKit.h>
        #  import\t<CoreLocation/CLLocation.h> // #import <Photos/Photos.h>
      # include <Contacts/Contacts.h> /* " */
      #import"Far//Store.h"
      #import "Torn.h
      @import CoreData.NSManagedObject; @import EventKit;
      //@import HealthKit;
      #importer <StoreKit/StoreKit.h>
      #import <stdio.h>
      /* It never ends
      #import <WebKit/WebKit.h>
      """
    for ending in ["\n", "\r\n"] {
      let found = try modules([
        "project.yml": Self.spec, "App/Ferry.swift": "let a = 1",
        "App/Bridge.h": header.replacing("\n", with: ending),
        "App/Far/Store.h": "#import <Network/Network.h>",
      ])
      #expect(
        found == [
          "Ferry.swift": ["UIKit", "CoreLocation", "Contacts", "CoreData", "EventKit", "Network"]
        ])
    }
  }

  @Test func `a header beside it brings what it imports itself, also where two name one another`()
    throws
  {
    let found = try modules([
      "project.yml": Self.spec, "App/Ferry.swift": "let a = 1",
      "App/Bridge.h": "#import \"Store.h\"",
      "App/Store.h": "#import \"Bridge.h\"\n#import <Foundation/Foundation.h>",
    ])
    #expect(found == ["Ferry.swift": ["Foundation"]])
  }

  @Test func `without a project a header counts by its name, and one that is not there does not`()
    throws
  {
    let header = "#import <Foundation/Foundation.h>"
    #expect(
      try modules(["Card.swift": "let b = 1", "Card-Bridging-Header.h": header])
        == ["Card.swift": ["Foundation"]])
    #expect(try modules(["Card.swift": "let b = 1", "Store.h": header]).isEmpty)
    #expect(try modules(["project.yml": Self.spec, "App/Ferry.swift": "let a = 1"]).isEmpty)
  }

  @Test func `a framework's Swift files see what the header imports that it is called by`() throws {
    let spec = """
      targets:
        Ferry-Core:
          type: framework
          platform: iOS
          sources: [Core]
        Card:
          type: app-extension
          platform: iOS
          sources: [Widget]
      """
    let found = try modules([
      "project.yml": spec, "Core/Ride.swift": "let a = 1", "Widget/Card.swift": "let b = 1",
      "Core/Support/Ferry_Core.h": "#import <UIKit/UIKit.h>", "Core/Other.h": "@import MapKit;",
      "Widget/Card.h": "@import CoreLocation;",
    ])
    #expect(found == ["Ride.swift": ["UIKit"]])
  }

  @Test func `a framework's header stands beside the files that an Xcode project lists`() throws {
    let list = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (U); };
        G = {isa = PBXGroup; children = (I); sourceTree = "<group>"; };
        I = {isa = PBXFileReference; path = Core/Ride.swift; sourceTree = "<group>"; };
        U = {isa = PBXNativeTarget; name = Core; productType = "com.apple.product-type.framework";
          buildPhases = (K); dependencies = (); buildConfigurationList = X; };
        K = {isa = PBXSourcesBuildPhase; files = (Z); };
        Z = {isa = PBXBuildFile; fileRef = I; };
        X = {isa = XCConfigurationList; buildConfigurations = (Y); };
        Y = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
      }; rootObject = P; }
      """
    let found = try modules([
      "App.xcodeproj/project.pbxproj": list, "Core/Ride.swift": "let a = 1",
      "Core/Core.h": "#import <Foundation/Foundation.h>",
    ])
    #expect(found == ["Ride.swift": ["Foundation"]])
  }

  @Test func `the copy imports what is here behind the user's lines`() {
    let copy = BuildCopy(
      [("A.swift", "let now = Date()"), ("B.swift", "let b = 1")],
      modules: ["Foundation", "UIKit"], assets: AssetSymbols(),
      bridged: ["A.swift": ["Foundation", "UIKit", "Firebase"]])
    #expect(
      copy.files[0].text.hasPrefix(
        "let now = Date()\nimport FoundationGaps\nimport Combine\nimport UIKit\n"))
    #expect(!copy.files[0].text.contains("Firebase"))
    #expect(copy.files[0].lineCount == 1)
    #expect(!copy.files[1].text.contains("import"))
  }
}
