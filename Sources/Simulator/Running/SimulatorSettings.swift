import Findings
import Foundation
import JSON
import Phone
import WidgetProtocol

/// How the simulated phone looks and is set up, beside what the rules know of it.
public struct SimulatorSettings: Hashable, Sendable {
  public var device: DeviceModel
  public var appearance: WidgetEnvironment.Appearance
  public var typeSize: WidgetEnvironment.TypeSize
  /// Which of the settings are on that change what widgets draw.
  public var display: Set<DisplaySetting> = []
  public var reducesMotion: Bool
  /// Settings › Always On Display: whether a model that can dims its sleeping screen instead of turning it off.
  public var isAlwaysOn: Bool
  /// When StandBy shows everything in red.
  public var night: Night
  /// Whether the paired Watch is in the phone's reach; out of reach, only updates that alert get there.
  public var isWatchInReach = true
  /// Whether the phone is held on its side: an app in front then lies across.
  public var isTurned = false
  /// `en_GB`.
  public var locale: String
  /// `Europe/London`.
  public var timeZone: String
  /// Whether the gateway answers exactly as APNs would.
  public var isStrict: Bool
  /// With which of APNs' reasons every push is refused; nil: none, pushes are judged.
  public var outage: PushReason?
  /// Virtual minus real time, while the clock runs at the speed of life.
  var clockOffset: Double

  /// Creates the settings of a new phone.
  public init(
    device: DeviceModel = .standard, appearance: WidgetEnvironment.Appearance = .dark,
    locale: String = "en_US", timeZone: String = "UTC", isStrict: Bool = false
  ) {
    (self.device, self.appearance, self.locale) = (device, appearance, locale)
    (self.timeZone, self.isStrict) = (timeZone, isStrict)
    typeSize = .l
    (reducesMotion, isAlwaysOn, night, clockOffset) = (false, true, .auto, 0)
  }

  /// When StandBy shows everything in red: by the phone's own time, or as a person says.
  public enum Night: String, Hashable, Sendable, CaseIterable { case auto, on, off }

  /// Whether a model dims its sleeping screen, and the person lets it.
  public var dimsWhenAsleep: Bool { device.hasAlwaysOn && isAlwaysOn }

  /// The settings as the journal and the inspection API write them.
  public var json: JSONValue {
    [
      "device": .string(device.name), "appearance": .string(appearance.rawValue),
      "typeSize": .string(typeSize.rawValue), "boldText": .bool(display.contains(.boldText)),
      "increasedContrast": .bool(display.contains(.increasedContrast)),
      "rightToLeft": .bool(display.contains(.rightToLeft)), "reduceMotion": .bool(reducesMotion),
      "alwaysOn": .bool(isAlwaysOn), "night": .string(night.rawValue),
      "watchInReach": .bool(isWatchInReach), "landscape": .bool(isTurned),
      "locale": .string(locale),
      "timeZone": .string(timeZone),
      "strict": .bool(isStrict), "outage": outage.map { .string($0.rawValue) } ?? .null,
    ]
  }

  /// Why a setting cannot be taken.
  public struct Complaint: Error, Hashable, Sendable {
    public var sentence: String
    public var fix: String
  }

  /// Changes the setting with this name.
  public mutating func set(_ name: String, to value: JSONValue) throws(Complaint) {
    switch name {
    case "device":
      let given = try text(name, value)
      guard let model = DeviceModel.named(given) else {
        throw Complaint(
          sentence: "there is no device “\(given)”",
          fix: "one of: " + DeviceModel.all.map(\.name).joined(separator: ", "))
      }
      device = model
    case "appearance": appearance = try word(name, value)
    case "typeSize": typeSize = try word(name, value)
    case "reduceMotion": reducesMotion = try flag(name, value)
    case "watchInReach": isWatchInReach = try flag(name, value)
    case "landscape": isTurned = try flag(name, value)
    case "alwaysOn": isAlwaysOn = try flag(name, value)
    case "night": night = try word(name, value)
    // The phone itself knows how it lies: whoever has one turns it.
    case "standBy": _ = try flag(name, value)
    case "strict": isStrict = try flag(name, value)
    case "outage": outage = try reason(name, value)
    case "locale": locale = try language(name, value)
    case "timeZone": timeZone = try zone(name, value)
    default:
      if let setting = DisplaySetting(rawValue: name) {
        let isOn = try flag(name, value)
        if isOn { display.insert(setting) } else { display.remove(setting) }
        return
      }
      throw Complaint(
        sentence: "there is no setting “\(name)”",
        fix: "one of: "
          + ((json.object?.keys ?? []) + ["standBy"]).sorted().joined(separator: ", "))
    }
  }

  private func flag(_ name: String, _ value: JSONValue) throws(Complaint) -> Bool {
    if let flag = value.bool { return flag }
    throw Complaint(sentence: "\(name) is true or false, not \(value.kind)", fix: "true or false")
  }

  private func text(_ name: String, _ value: JSONValue) throws(Complaint) -> String {
    if let text = value.string, !text.isEmpty, text.utf8.count <= 128 { return text }
    let length = value.string.map { $0.isEmpty ? "empty" : "longer than 128 bytes" }
    throw Complaint(
      sentence: "\(name) is \(length ?? value.kind)", fix: "a text of 1 to 128 bytes")
  }

  private func language(_ name: String, _ value: JSONValue) throws(Complaint) -> String {
    let given = try text(name, value)
    let parts = Locale.Language.Components(identifier: given)
    if parts.languageCode?.isISOLanguage == true, parts.region?.isISORegion != false {
      return given
    }
    throw Complaint(
      sentence: "there is no language and region “\(given)”",
      fix: "a language, or a language and a region, as in en_GB")
  }

  private func zone(_ name: String, _ value: JSONValue) throws(Complaint) -> String {
    let given = try text(name, value)
    if TimeZone(identifier: given) != nil { return given }
    throw Complaint(
      sentence: "there is no time zone “\(given)”", fix: "a name as in Europe/London, or UTC")
  }

  private func reason(_ name: String, _ value: JSONValue) throws(Complaint) -> PushReason? {
    if value == .null { return nil }
    if let reason = value.string.flatMap(PushReason.init(rawValue:)), reason.row.status > 0 {
      return reason
    }
    throw Complaint(
      sentence: "\(name) is \(given(value)), no reason of APNs",
      fix: "null, or one of: "
        + PushReason.allCases.filter { $0.row.status > 0 }.map(\.rawValue).joined(separator: ", "))
  }

  private func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ value: JSONValue
  ) throws(Complaint) -> Word {
    if let word = value.string.flatMap(Word.init(rawValue:)) { return word }
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    throw Complaint(sentence: "\(name) is \(given(value))", fix: "one of: \(words)")
  }

  /// Returns a value as a sentence shows it: a text as it was sent, all else by its kind.
  private func given(_ value: JSONValue) -> String {
    value.string.map { "“\($0.prefix(60))”" } ?? value.kind
  }
}
