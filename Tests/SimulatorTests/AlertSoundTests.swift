import Foundation
import JSON
import Testing

@testable import Simulator

@MainActor
@Suite("Sounds of alerts")
struct AlertSoundTests {
  @Test func `a sound that the app's folder does not have is told, and once`() throws {
    let scratch = ScratchFolder()
    try Data([1]).write(to: URL(fileURLWithPath: scratch.path + "/goal.caf"))
    var folder = TestPhone.folder
    folder.path = scratch.path
    let phone = try TestPhone(app: folder)
    let activity = try phone.start()
    func told(after sound: JSONValue) -> Int {
      _ = phone.ask(
        "POST", "/islet/activities/\(activity.id)/update",
        [
          "contentState": ["home": 1, "away": 0],
          "alert": ["title": "Goal", "body": "1–0", "sound": sound],
        ])
      return phone.simulator.findings.count { $0.id == "alert-sound-missing" }
    }
    #expect(told(after: "goal.caf") == 0)
    #expect(told(after: "default") == 0)
    #expect(told(after: "gaol.caf") == 1)
    #expect(told(after: "gaol.caf") == 1)
  }
}
