import JSON
import Phone
import Testing
import WidgetProtocol

@testable import Simulator

@MainActor
@Suite struct SimulatorSettingsTests {
  @Test func `a phone out of the box has its Watch in reach and stands upright`() {
    #expect(SimulatorSettings().isWatchInReach)
    #expect(!SimulatorSettings().isTurned)
  }

  @Test func `a phone that is held on its side is drawn on its side`() throws {
    let simulator = try TestPhone().simulator
    #expect(!simulator.scene().0.isTurned)
    try simulator.set("landscape", to: true)
    #expect(simulator.scene().0.isTurned)
  }

  @Test func `a widget on a Watch that is out of reach is told that it is updated less`()
    throws
  {
    let phone = try TestPhone()
    let activity = try phone.start()
    func isUpdateReduced(_ presentation: Presentation) -> Bool {
      phone.simulator.asked(of: activity, as: presentation).1.isUpdateReduced
    }
    #expect(!isUpdateReduced(.watch) && !isUpdateReduced(.lockScreen))
    try phone.simulator.set("watchInReach", to: false)
    #expect(isUpdateReduced(.watch) && !isUpdateReduced(.lockScreen))
  }

  @Test(arguments: DisplaySetting.allCases)
  func `a setting of the display reaches widgets, is told, and is off again`(
    _ setting: DisplaySetting
  ) throws {
    let phone = try TestPhone()
    func told() -> JSONValue? { phone.ask("GET", "/islet/switches").json[setting.rawValue] }
    #expect(told() == .bool(false))
    try phone.simulator.set(setting.rawValue, to: true)
    #expect(phone.simulator.environment(now: 0).display == [setting])
    #expect(told() == .bool(true))
    try phone.simulator.set(setting.rawValue, to: false)
    #expect(phone.simulator.environment(now: 0).display.isEmpty)
  }

  @Test func `the phone's own parts are mirrored by the setting, and in Arabic and Hebrew without`()
    throws
  {
    let simulator = try TestPhone().simulator
    #expect(!simulator.scene().0.isRightToLeft)
    try simulator.set("rightToLeft", to: true)
    #expect(simulator.scene().0.isRightToLeft)
    try simulator.set("rightToLeft", to: false)
    for (language, isRightToLeft) in [("ar_SA", true), ("he_IL", true), ("de_DE", false)] {
      try simulator.set("locale", to: .string(language))
      #expect(simulator.scene().0.isRightToLeft == isRightToLeft, "\(language)")
    }
  }

  @Test func `a setting that is neither on nor off is refused with what it may be`() throws {
    var settings = SimulatorSettings()
    for value: JSONValue in [.string("on"), .int(1), .null] {
      #expect(throws: SimulatorSettings.Complaint.self) { try settings.set("boldText", to: value) }
    }
    #expect(throws: SimulatorSettings.Complaint.self) { try settings.set("boldtext", to: true) }
    #expect(settings == SimulatorSettings())
    let phone = try TestPhone()
    let answer = phone.ask("POST", "/islet/switches", ["boldText": "on"])
    #expect(answer.status == 400)
    let told = answer.json.compact
    #expect(told.contains("boldText is true or false, not a string"), "\(told)")
  }

  @Test func `Bold Text is still on after a new start`() throws {
    let scratch = ScratchFolder()
    try TestPhone(folder: StateFolder(scratch.path)).simulator.set("boldText", to: true)
    let again = try TestPhone(folder: try StateFolder(scratch.path)).simulator
    #expect(again.settings.display == [.boldText])
  }
}
