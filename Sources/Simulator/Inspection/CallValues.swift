import JSON

// Reads values of bodies and queries, and says in a sentence what is wrong with them.
extension Inspection {
  /// Returns a finite number of the body; nil when it is absent or null.
  func number(_ name: String, _ call: InspectionCall) throws(InspectionFault) -> Double? {
    guard let value = call.body[name], value != .null else { return nil }
    if let number = value.double, number.isFinite { return number }
    throw InspectionFault(400, "\(name) is \(value.kind)", fix: "send a number")
  }

  /// Returns a truth value of the body; nil when it is absent or null.
  func flag(_ name: String, _ call: InspectionCall) throws(InspectionFault) -> Bool? {
    guard let value = call.body[name], value != .null else { return nil }
    if let flag = value.bool { return flag }
    throw InspectionFault(400, "\(name) is \(value.kind)", fix: "true or false")
  }

  /// Returns a text of the body; nil when it is absent or null.
  func text(_ name: String, _ call: InspectionCall) throws(InspectionFault) -> String? {
    guard let value = call.body[name], value != .null else { return nil }
    if let text = value.string { return text }
    throw InspectionFault(400, "\(name) is \(value.kind)", fix: "send a text")
  }

  /// The seconds that a request may wait.
  nonisolated static let patience = 0...60.0

  /// Returns seconds that a request may wait, from body or query; at most a minute.
  func patience(_ text: String?) throws(InspectionFault) -> Double? {
    guard let text else { return nil }
    if let seconds = Double(text), Inspection.patience.contains(seconds) { return seconds }
    throw InspectionFault(400, "wait is “\(text)”", fix: "seconds, 0 to 60")
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
    throw InspectionFault(400, "\(name) is “\(text)”", fix: "a whole number")
  }
}
