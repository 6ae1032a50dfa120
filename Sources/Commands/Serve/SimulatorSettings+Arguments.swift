import Simulator
import WidgetProtocol

extension SimulatorSettings {
  /// Which setting each option is.
  private static let options = [
    ("appearance", "appearance"), ("type-size", "typeSize"), ("locale", "locale"),
    ("time-zone", "timeZone"),
  ]

  /// Takes the options that are settings of the phone.
  mutating func take(_ arguments: Arguments) throws(UsageError) {
    device = try arguments.deviceModel() ?? device
    display.formUnion(arguments.display)
    for (option, setting) in SimulatorSettings.options {
      guard let text = arguments.text(option) else { continue }
      do {
        try set(setting, to: .string(text))
      } catch {
        throw UsageError("--\(option): \(printable(error.sentence))", fix: error.fix)
      }
    }
  }
}
