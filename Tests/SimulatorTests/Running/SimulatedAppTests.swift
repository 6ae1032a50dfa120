import Testing
import WidgetHost

@testable import Simulator

@MainActor
@Suite("By what an app is found") struct SimulatedAppTests {
  private func app(_ name: String, title: String, bundle: String) -> AppFolder {
    var folder = TestPhone.folder
    (folder.name, folder.title, folder.bundle) = (name, title, bundle)
    return folder
  }

  @Test(arguments: ["flugli", "Flügli", "flügli", "FLÜGLI", "a.b", "ScoreAttributes"])
  func `its folder's name, its own name, its bundle id and its type are all right`(name: String)
    throws
  {
    let phone = try TestPhone(app: app("flugli", title: "Flügli", bundle: "a.b"))
    #expect(phone.simulator.app(named: name)?.folder.bundle == "a.b")
    #expect(phone.simulator.app(named: "flug") == nil)
  }

  @Test func `a folder's name goes before what stands under another app's icon`() throws {
    let phone = try TestPhone(app: app("score", title: "Match", bundle: "a.b"), demoApps: ["match"])
    #expect(phone.simulator.app(named: "match")?.folder.bundle == "app.touchline.match")
    #expect(phone.simulator.app(named: "score")?.folder.bundle == "a.b")
  }

  @Test func `who means an app that is not here is told the names of those that are`() throws {
    let phone = try TestPhone(app: app("flugli", title: "Flügli", bundle: "a.b"))
    let finding = try #require(phone.simulator.phone.absence(ofApp: "chess"))
    #expect(finding.fix == "Install it, or name one that is: Flügli (a.b).")
  }
}
