import Findings
import JSON

// What people do, and what is switched.
extension EventParser {
  mutating func person() throws(Finding) -> PersonAct {
    let word = try reader.requiredString("person")
    switch word {
    case "lock": return .lock
    case "wake": return .wake
    case "unlock": return .unlock
    case "goHome": return .goHome
    case "collapse": return .collapse
    case "open": return .open(bundle: try bundle())
    case "allow": return .allow(bundle: try bundle())
    case "deny": return .deny(bundle: try bundle())
    case "tap":
      return .tap(
        activity: try reader.requiredString("activity"), url: try reader.string("url"))
    case "press":
      return .press(
        activity: try reader.requiredString("activity"),
        control: try reader.requiredString("control"))
    case "hold": return .hold(activity: try reader.requiredString("activity"))
    case "uncover": return .uncover(activity: try reader.requiredString("activity"))
    case "swipe": return .swipe(activity: try reader.requiredString("activity"))
    case "hide": return .hide(activity: try reader.requiredString("activity"))
    case "restore": return .restore
    case "reveal": return .reveal
    case "swap": return .swap
    case "standBy": return .standBy
    case "upright": return .upright
    case "show": return .show(activity: try reader.string("activity"))
    case "unfold": return .unfold(bundle: try reader.string("app").map(full))
    case "swipeNotification":
      return .swipeNotification(try reader.integer("notification") ?? 0)
    default: throw reader.unknownWord("person", word, PersonAct.words)
    }
  }

  mutating func change() throws(Finding) -> Switch {
    guard var inner = try reader.object("set") else {
      throw Finding("line-malformed", path: "set", sentence: "an object was expected")
    }
    defer {
      findings += inner.unknownKeys.map { finding in
        guard let name = finding.path?.split(separator: ".").last.map(String.init),
          EventParser.changes.contains(name)
        else { return finding }
        return Finding(
          finding.id, path: finding.path,
          sentence: "one line sets one thing: \(JSONValue.quoted(name)) is passed over",
          fix: "Write it in a line of its own.")
      }
    }
    if let isOn = try inner.flag("offline") { return .offline(isOn) }
    if let share = try inner.number("loss") {
      // Programs of before took any number as the nearest share, and wrote it into their journals as it was.
      guard context.isOfJournal || (0...1).contains(share) else {
        throw Finding(
          "line-malformed", path: "set.loss",
          sentence: "\(JSONValue.double(share).compact) is no share of pushes",
          fix: "Write a share from 0 to 1.")
      }
      return .loss(share, seed: try inner.seed("seed") ?? 1)
    }
    if let isOn = try inner.flag("liveActivities") {
      return .liveActivities(bundle: try bundle(), isOn)
    }
    if let isOn = try inner.flag("frequentUpdates") {
      return .frequentUpdates(bundle: try bundle(), isOn)
    }
    if let isOn = try inner.flag("notifications") {
      return .notifications(bundle: try bundle(), isOn)
    }
    if let isOn = try inner.flag("holdsLowPriority") { return .holdsLowPriority(isOn) }
    if let name = try inner.string("trait") {
      guard PhoneTraits.names.contains(name) else {
        throw inner.unknownWord("trait", name, PhoneTraits.names)
      }
      return .trait(name, try traitValue("value", in: &inner))
    }
    for name in PhoneTraits.names where inner.has(name) {
      return .trait(name, try traitValue(name, in: &inner))
    }
    throw inner.noneIsThere(of: EventParser.changes, "nothing known is set")
  }

  /// What a line can set.
  private static let changes =
    [
      "offline", "loss", "liveActivities", "frequentUpdates", "notifications", "holdsLowPriority",
    ] + PhoneTraits.names

  private func traitValue(
    _ key: String, in inner: inout LineReader
  ) throws(Finding) -> TraitValue {
    switch try inner.value(key) {
    case .bool(let flag): return .flag(flag)
    case .number(let number) where number.double.isFinite: return .number(number.double)
    default:
      throw Finding(
        "line-malformed", path: "set.\(key)", sentence: "true, false or a number was expected")
    }
  }

  mutating func system() throws(Finding) -> SystemAct {
    let word = try reader.requiredString("system")
    if word == SystemAct.notification {
      return .notify(
        bundle: try bundle(), app: try reader.string("name"),
        title: try reader.requiredString("title"), body: try reader.string("body") ?? "")
    }
    guard let kind = SystemActivity.Kind(rawValue: word) else {
      throw reader.unknownWord("system", word, SystemAct.words)
    }
    if try reader.flag("ends") == true { return .end(kind) }
    return .begin(kind, title: try reader.string("title"), detail: try reader.string("detail"))
  }

  mutating func clock() throws(Finding) -> ClockAct {
    if case .object = try reader.value("clock") {
      var inner = try reader.object("clock")
      if let time = try inner?.number("set") {
        findings += inner?.unknownKeys ?? []
        return .set(to: context.start + time)
      }
      guard let speed = try inner?.number("speed"), speed > 0 else {
        throw Finding(
          "line-malformed", path: "clock.speed", sentence: "a number above 0 was expected")
      }
      findings += inner?.unknownKeys ?? []
      return .speed(speed)
    }
    let word = try reader.requiredString("clock")
    switch word {
    case "jump": return .jump
    case "pause": return .pause
    case "resume": return .resume
    default: throw reader.unknownWord("clock", word, ["jump", "pause", "resume"])
    }
  }

  mutating func channel() throws(Finding) -> ChannelAct {
    let word = try reader.requiredString("channel")
    let id = try reader.requiredString("id")
    switch word {
    case "create":
      return .create(
        bundle: try bundle(), id: id, storesLatest: try reader.flag("storesLatest") ?? false)
    case "delete": return .delete(bundle: try bundle(), id: id)
    default: throw reader.unknownWord("channel", word, ["create", "delete"])
    }
  }
}
