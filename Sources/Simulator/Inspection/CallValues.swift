import JSON

// Reads values of bodies and queries, and says in a sentence what is wrong with them.
extension Inspection {
  /// Returns a number of the body within its range; nil when it is absent or null.
  ///
  /// - Parameter fix: what a number may be, where the range alone does not say it.
  func number(
    _ name: String, _ call: InspectionCall, in range: ClosedRange<Double> = Inspection.finite,
    fix: String? = nil
  ) throws(InspectionFault) -> Double? {
    guard let value = call.body[name], value != .null else { return nil }
    if let number = value.double, range.contains(number) { return number }
    let fitting =
      "a number from \(Inspection.plain(range.lowerBound)) to \(Inspection.plain(range.upperBound))"
    throw InspectionFault(
      400, "\(name) is \(Inspection.told(value))",
      fix: value.double == nil ? "send a number" : fix ?? fitting)
  }

  /// The numbers that a JSON text can hold and a `Double` can, too: 1e999 is one of the first alone.
  nonisolated static let finite =
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude

  /// Returns how a value is called that is not taken: a number as it is written, anything else by its kind.
  nonisolated static func told(_ value: JSONValue) -> String {
    value.double == nil ? value.kind : String(value.compact.prefix(40))
  }

  /// Returns a truth value of the body; nil when it is absent or null.
  func flag(_ name: String, _ call: InspectionCall) throws(InspectionFault) -> Bool? {
    guard let value = call.body[name], value != .null else { return nil }
    return try value.flag(named: name)
  }

  /// Returns a text of the body; nil when it is absent or null.
  func text(_ name: String, _ call: InspectionCall) throws(InspectionFault) -> String? {
    guard let value = call.body[name], value != .null else { return nil }
    if let text = value.string { return text }
    throw InspectionFault(400, "\(name) is \(value.kind)", fix: "send a text")
  }

  /// The seconds that a request may wait.
  nonisolated static let patience = 0...60.0

  nonisolated static let patienceInWords = "seconds, 0 to 60"

  /// Returns seconds that a request may wait, of the query.
  func patience(_ text: String?) throws(InspectionFault) -> Double? {
    guard let text else { return nil }
    if let seconds = Double(text), Inspection.patience.contains(seconds) { return seconds }
    throw InspectionFault(400, "wait is “\(text)”", fix: Inspection.patienceInWords)
  }

  /// Returns a number as a person writes it: `2` and not `2.0`.
  nonisolated static func plain(_ number: Double) -> String { JSONValue.double(number).compact }

  /// Returns the app that the path names.
  func app(_ call: InspectionCall) throws(InspectionFault) -> SimulatedApp {
    try app(named: call.path["app"] ?? "")
  }

  /// Returns the app that a path or a parameter names.
  func app(named name: String) throws(InspectionFault) -> SimulatedApp {
    if let app = simulator.app(named: name) { return app }
    throw InspectionFault(404, "there is no app “\(name)”", fix: "one of: \(appNames)")
  }

  /// The apps' names, as a fix lists them; the bundle id of one whose name means another.
  var appNames: String {
    let bundles = simulator.apps.bundles
    return simulator.apps.map(\.folder).map {
      bundles[$0.name] == $0.bundle ? $0.name : $0.bundle
    }.joined(separator: ", ")
  }

  /// Returns a whole number of the query or a header.
  func whole(_ name: String, _ text: String?) throws(InspectionFault) -> Int? {
    guard let text else { return nil }
    if let number = Int(text), number >= 0 { return number }
    let isTooLarge = text.utf8.allSatisfy { (0x30...0x39).contains($0) } && !text.isEmpty
    throw InspectionFault(
      400, "\(name) is “\(text)”",
      fix: isTooLarge ? "a whole number, at most \(Int.max)" : "a whole number, 0 or more")
  }
}

extension JSONValue {
  /// Returns the truth value of a member; throws where it is none.
  func flag(named name: String) throws(InspectionFault) -> Bool {
    if let flag = bool { return flag }
    throw InspectionFault(400, "\(name) is \(kind)", fix: "true or false")
  }
}
