import CNcurses
import Screens

/// The key sequences that the current terminfo entry names.
enum TerminfoKeys {
  static let names: [String: Key] = {
    var names: [String: Key] = [
      "kcuu1": Key(.up), "kcud1": Key(.down), "kcub1": Key(.left), "kcuf1": Key(.right),
      "khome": Key(.home), "kend": Key(.end), "kpp": Key(.pageUp), "knp": Key(.pageDown),
      "kich1": Key(.insert), "kdch1": Key(.delete), "kcbt": .backTab, "kent": .enter,
    ]
    for number in 1...12 { names["kf\(number)"] = Key(.function(number)) }
    return names
  }()

  /// Returns sequences of more than one byte, with their keys.
  @MainActor
  static func sequences() -> [[UInt8]: Key] {
    var table: [[UInt8]: Key] = [:]
    for (name, key) in names {
      guard let text = islet_string(name) else { continue }
      let bytes = Array(String(cString: text).utf8)
      if bytes.count > 1 { table[bytes] = key }
    }
    return table
  }
}
