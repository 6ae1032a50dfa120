import JSON
import LiveActivities
import Numbers
import Phone
import Simulator
import WidgetProtocol

extension SimulatorSource {
  /// Everything that can be switched, as it stands.
  var switches: [SwitchRow] {
    pushSwitches + phoneSwitches + lookSwitches + simulator.apps.flatMap(switches)
  }

  /// What becomes of pushes on their way.
  private var pushSwitches: [SwitchRow] {
    let device = simulator.phone.device
    let traits = simulator.phone.traits
    return [
      flag(
        "offline", "Network", !device.isOffline, ("online", "offline"),
        "Offline, pushes wait at the service"),
      SwitchRow(
        id: "loss", title: "Lost pushes",
        choices: SimulatorSource.losses.map(Percent.text),
        chosen: Percent.text(of: device.loss),
        sentence: "The share that never arrives, drawn from the seed"),
      flag(
        "holdsLowPriority", "Priority 5", device.holdsLowPriority,
        ("held until it wakes", "at once"),
        "Whether priority 5 waits until the phone wakes"),
      flag(
        "strictPhone", "Phone", traits.isStrictest, ("as strict as a phone may be", "lenient"),
        "Strict drops what is over the budget or 50 s old, and holds priority 5"),
      flag(
        "pushesFollowClock", "Pushes", traits.pushesFollowClock,
        ("follow a moved clock", "as they stand"),
        "Whether a push's times move with the clock"),
      flag(
        "strict", "Gateway", simulator.settings.isStrict, ("strict", "lenient"),
        "Strict answers exactly as APNs would"),
    ]
  }

  /// How the phone is held, looked at and lit.
  private var phoneSwitches: [SwitchRow] {
    let settings = simulator.settings
    return [
      settings.device.hasAlwaysOn
        ? flag(
          "alwaysOn", "Always-On display", settings.isAlwaysOn, ("on", "off"),
          "A sleeping phone dims instead of going dark")
        : SwitchRow(
          id: "alwaysOn", title: "Always-On display", choices: [], chosen: "not on this model",
          sentence: "\(settings.device.name) has none: asleep, its screen is off"),
      flag(
        "reduceMotion", "Reduce Motion", settings.reducesMotion, ("on", "off"),
        "Settings › Accessibility › Motion: pictures change at once"),
      flag(
        "attention", "Attention", simulator.phone.traits.hasAttention,
        ("the person looks", "nobody looks"),
        settings.device.hasFaceID
          ? "Looked at, a Lock Screen stays lit, and buttons work; else it sleeps after 10 s"
          : "\(settings.device.name) has no Face ID to see it: its Lock Screen sleeps after 10 s"
      ),
      SwitchRow(
        id: "night", title: "StandBy at night",
        choices: SimulatorSettings.Night.allCases.map(\.rawValue),
        chosen: settings.night.rawValue, sentence: "Red: by the phone’s time of day, or as said"),
      flag(
        "watchInReach", "Watch", settings.isWatchInReach, ("in reach", "out of reach"),
        "Out of the phone’s reach only what alerts gets to the Watch"),
      flag(
        "landscape", "Held", settings.isTurned, ("on its side", "upright"),
        "On its side an app lies across; Home and Lock Screen do not turn"),
    ]
  }

  /// What widgets draw differently by.
  private var lookSwitches: [SwitchRow] {
    let settings = simulator.settings
    return [
      SwitchRow(
        id: "appearance", title: "Appearance",
        choices: WidgetEnvironment.Appearance.allCases.map(\.rawValue),
        chosen: settings.appearance.rawValue,
        sentence: "Light or dark; a card of iOS 26 is dark in both"),
      SwitchRow(
        id: "typeSize", title: "Text size",
        choices: WidgetEnvironment.TypeSize.allCases.map(\.rawValue),
        chosen: settings.typeSize.rawValue, sentence: "Dynamic Type"),
    ]
      + DisplaySetting.allCases.map { setting in
        flag(
          setting.rawValue, setting.title, settings.display.contains(setting), ("on", "off"),
          setting.meaning)
      } + [
        SwitchRow(
          id: "device", title: "Device", choices: DeviceModel.all.map(\.name),
          chosen: settings.device.name, sentence: "The phone’s model")
      ]
  }

  /// Returns what a person allows an app in Settings; nothing for one that the phone does not have.
  private func switches(of app: SimulatedApp) -> [SwitchRow] {
    let (bundle, title) = (app.folder.bundle, app.folder.title)
    guard let isOn = simulator.phone.settings(of: bundle) else { return [] }
    return [
      flag(
        "liveActivities:\(bundle)", "\(title): Live Activities", isOn.liveActivities,
        ("allowed", "denied"), "Settings › \(title) › Live Activities"),
      flag(
        "frequentUpdates:\(bundle)", "\(title): More Frequent Updates", isOn.frequentUpdates,
        ("on", "off"), "A larger budget for priority 10"),
      flag(
        "notifications:\(bundle)", "\(title): Notifications", isOn.notifications, ("on", "off"),
        "Settings › \(title) › Notifications"),
    ]
  }

  private func flag(
    _ id: String, _ title: String, _ value: Bool, _ words: (String, String), _ sentence: String
  ) -> SwitchRow {
    SwitchRow(
      id: id, title: title, choices: [words.0, words.1], chosen: value ? words.0 : words.1,
      sentence: sentence)
  }

  /// What stands otherwise than usual, in a word each.
  var marks: [String] {
    let device = simulator.phone.device
    var marks: [String] = []
    if !simulator.isJournalWritten { marks.append("disk full: events unwritten") }
    if device.isOffline { marks.append("offline") }
    if device.loss > 0 { marks.append("\(Percent.text(of: device.loss)) lost") }
    if simulator.settings.isStrict { marks.append("strict") }
    if simulator.phone.traits.isStrictest { marks.append("strict phone") }
    return marks
  }

  static let losses = [0, 0.05, 0.1, 0.25, 0.5, 1]

  /// Sets a switch by its id to one of its choices.
  func set(_ id: String, to choice: String) -> (text: String, severity: NoticeSeverity)? {
    let parts = id.split(separator: ":", maxSplits: 1).map(String.init)
    // Of a switch with two choices the first one is on: `flag` writes them so.
    let isOn = switches.first { $0.id == id }?.choices.first == choice
    switch parts[0] {
    case "offline": simulator.send(.set(.offline(!isOn)))
    case "loss":
      let share = SimulatorSource.losses.first { Percent.text(of: $0) == choice } ?? 0
      simulator.send(.set(.loss(share, seed: simulator.seed)))
    case "holdsLowPriority": simulator.send(.set(.holdsLowPriority(isOn)))
    case "strictPhone", "pushesFollowClock", "attention":
      simulator.send(.set(.trait(parts[0], .flag(isOn))))
    case "notifications" where parts.count == 2:
      simulator.send(.set(.notifications(bundle: parts[1], isOn)))
    case "liveActivities" where parts.count == 2:
      simulator.send(.set(.liveActivities(bundle: parts[1], isOn)))
    case "frequentUpdates" where parts.count == 2:
      simulator.send(.set(.frequentUpdates(bundle: parts[1], isOn)))
    default:
      let value: JSONValue =
        switch parts[0] {
        case "strict", "alwaysOn", "reduceMotion", "watchInReach", "landscape": .bool(isOn)
        case _ where DisplaySetting(rawValue: parts[0]) != nil: .bool(isOn)
        default: .string(choice)
        }
      do {
        try simulator.set(parts[0], to: value)
      } catch {
        return (error.sentence, .bad)
      }
    }
    return nil
  }
}
