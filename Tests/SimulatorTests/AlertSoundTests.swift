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

  @Test func `the folder is not looked through for each alert`() throws {
    let scratch = ScratchFolder()
    let sound = scratch.path + "/goal.caf"
    try Data([1]).write(to: URL(fileURLWithPath: sound))
    var folder = TestPhone.folder
    folder.path = scratch.path
    let phone = try TestPhone(app: folder)
    let activity = try phone.start()
    for goal in 1...2 {
      _ = phone.ask(
        "POST", "/islet/activities/\(activity.id)/update",
        [
          "contentState": ["home": .int(goal), "away": 0],
          "alert": ["title": "Goal", "body": "1–0", "sound": "goal.caf"],
        ])
      // Another sound takes its place: where the folder was read again, the first one would be missing.
      try? FileManager.default.moveItem(atPath: sound, toPath: scratch.path + "/other.caf")
    }
    #expect(phone.simulator.findings.isEmpty)
  }
}
