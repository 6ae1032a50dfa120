import JSON
import LiveActivities

/// What is wrong with one field, as Google's parser says it.
struct FCMViolation: Equatable {
  /// `message.apns`; empty for the request itself.
  var field: String
  var description: String
  /// What to do about it, for the verdict.
  var fix: String
}

/// A request's JSON against the table of fields: members by their names in the schema, and what does not fit.
struct FCMReader {
  private(set) var violations: [FCMViolation] = []

  /// More than these are not told of one request; a name is shown up to so many characters.
  static let mostViolations = 20
  private static let longestName = 60

  /// Returns the members that fit, named as the schema names them.
  mutating func read(_ value: JSONValue, _ fields: [FCMField], at path: String = "") -> JSONValue {
    guard case .object(let object) = value else { return .object(JSONObject()) }
    var result = JSONObject()
    for (key, value) in object.members {
      guard let field = fields.first(where: { $0.name == key || $0.camelName == key }) else {
        note(unknown: key, among: fields, at: path)
        continue
      }
      // Null is as good as absent.
      if value == .null { continue }
      let place = path.isEmpty ? field.name : "\(path).\(field.name)"
      if let read = self.read(value, field.type, at: place) { result[field.name] = read }
    }
    return .object(result)
  }

  private mutating func read(_ value: JSONValue, _ type: FCMType, at path: String) -> JSONValue? {
    switch type {
    case .string:
      if value.string != nil { return value }
      note(value, "TYPE_STRING", at: path)
    case .bool:
      if value.bool != nil { return value }
      note(value, "TYPE_BOOL", at: path)
    case .strings:
      guard let object = value.object else {
        note(value, "Map", at: path)
        return nil
      }
      for (index, member) in object.members.enumerated() where member.value.string == nil {
        // Google shows the entries of a map as a list.
        note(member.value, "TYPE_STRING", at: "\(path)[\(index)].value", named: member.key)
      }
      return value
    case .message(let name, let fields):
      if value.object != nil { return read(value, fields, at: path) }
      note(value, "type.googleapis.com/\(FCMField.package).\(name)", at: path)
    case .anything(let name):
      if value.object != nil { return value }
      note(value, "type.googleapis.com/\(name)", at: path)
    }
    return nil
  }

  private mutating func note(
    _ value: JSONValue, _ type: String, at path: String, named key: String? = nil
  ) {
    guard violations.count < FCMReader.mostViolations else { return }
    let wanted =
      switch type {
      case "TYPE_STRING": "a string"
      case "TYPE_BOOL": "true or false"
      default: "an object"
      }
    violations.append(
      FCMViolation(
        field: path,
        description: "Invalid value at '\(path)' (\(type)), \(FCMReader.shown(value))",
        fix:
          "Send \(wanted) as \(key.map { "\(JSONValue.quoted(FCMReader.shown($0))) of " } ?? "")\(path.prefix { $0 != "[" }): "
          + "it is \(value.kind)."))
  }

  private mutating func note(unknown key: String, among fields: [FCMField], at path: String) {
    guard violations.count < FCMReader.mostViolations else { return }
    let key = FCMReader.shown(key)
    let place = path.isEmpty ? "" : " at '\(path)'"
    violations.append(
      FCMViolation(
        field: path,
        description:
          "Invalid JSON payload received. Unknown name \"\(key)\"\(place): Cannot find field.",
        fix: FCMReader.advice(key, among: fields, at: path)))
  }

  /// Returns where a key belongs that stands where FCM does not know it.
  private static func advice(_ key: String, among fields: [FCMField], at path: String) -> String {
    let names = fields.map(\.name)
    if key == "aps" { return "Put aps into message.apns.payload." }
    if let near = NearestKey.nearest(to: key, in: names) { return "Write \"\(near)\"." }
    let folded = fold(key)
    if folded == fold("live_activity_token") {
      return "Put it into message.apns, beside headers and payload."
    }
    if key.hasPrefix("apns-") { return "Put it into message.apns.headers." }
    if ["to", "registration_ids"].contains(key) {
      return "That is the legacy API's: the HTTP v1 API has message.token, for one app instance."
    }
    if ["event", "content-state", "timestamp", "stale-date"].contains(key) {
      return "Put it into message.apns.payload.aps."
    }
    let outer = fields.first { field in
      guard case .message(_, let members) = field.type else { return false }
      return members.contains { $0.name == key || $0.camelName == key }
    }
    if let outer { return "Put it into \(path.isEmpty ? "" : path + ".")\(outer.name)." }
    return
      "\(path.isEmpty ? "The request" : path) has these fields: \(names.joined(separator: ", "))."
  }

  private static func fold(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" }
  }

  /// Returns a name as it is told.
  private static func shown(_ name: String) -> String {
    name.utf8.count <= longestName ? name : "\(name.prefix(longestName))…"
  }

  /// Returns a value as Google's sentence ends with it.
  private static func shown(_ value: JSONValue) -> String { String(value.compact.prefix(200)) }
}
