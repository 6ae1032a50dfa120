import Foundation
import Goldens
import Testing

@testable import WidgetHost

@Suite("The files of a target")
struct FileMembershipTests {
  @Test func `are also those behind a link to a folder, each once`() throws {
    let top = try TestFolder.path(
      "target",
      with: [
        "Widget/Card.swift": "", "Shared/Ride.swift": "", "Shared/More/Row.swift": "",
        "Art/Art.xcassets/a.json": "",
      ])
    let manager = FileManager.default
    let links = [
      "Widget/Shared": "../Shared", "Widget/Art.xcassets": "../Art/Art.xcassets",
      // Ways back, to the same once more, and to nothing.
      "Shared/Widget": "../Widget", "Widget/Again": "../Shared", "Shared/Top": "../..",
      "Widget/Gone": "../Gone", "Whole": "Widget",
    ]
    for (link, target) in links {
      try manager.createSymbolicLink(atPath: "\(top)/\(link)", withDestinationPath: target)
    }
    for name in ["Widget", "Whole"] {
      let files = FileMembership(folders: [("\(top)/\(name)", [])])
      let found = files.files(ending: ".swift").map { ProjectPath.name($0) }
      #expect(found.sorted() == ["Card.swift", "Ride.swift", "Row.swift"])
      #expect(files.files(ending: ".xcassets") == ["\(top)/\(name)/Art.xcassets"])
    }
  }

  @Test func `a link to a folder brings all of it after a link to one of its folders`() throws {
    let top = try TestFolder.path(
      "nested",
      with: [
        "Target/Card.swift": "", "Common/Models/Ride.swift": "", "Common/Row.swift": "",
        "Other/Seat.swift": "",
      ])
    let links = [
      "Target/A": "../Common/Models", "Target/B": "../Common", "Common/Models/Other": "../../Other",
      // A way back to the folder around the one that a link leads to.
      "Common/Models/Back": "..",
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(top)/\(link)", withDestinationPath: target)
    }
    let found = FileMembership(folders: [("\(top)/Target", [])]).files(ending: ".swift")
    #expect(
      found.map { ProjectPath.name($0) }.sorted() == [
        "Card.swift", "Ride.swift", "Row.swift", "Seat.swift",
      ])
  }
}
