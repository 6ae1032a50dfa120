import JSON

/// As much of JSON Schema as the API's description uses, read strictly: a member that is not described is a fault.
struct JSONSchema {
  /// The whole description, in which references point.
  let document: JSONValue

  /// What is wrong with a value, each with its place; empty when it fits.
  func faults(_ value: JSONValue, _ schema: JSONValue, at place: String = "") -> [String] {
    if let reference = schema["$ref"]?.string {
      guard let name = reference.split(separator: "/").last,
        let target = document["components"]?["schemas"]?[String(name)]
      else { return ["\(place): \(reference) is not described"] }
      return faults(value, target, at: place)
    }
    if let choices = schema["anyOf"]?.array {
      let all = choices.map { faults(value, $0, at: place) }
      return all.contains { $0.isEmpty } ? [] : all.first ?? []
    }
    var list: [String] = []
    if let type = schema["type"]?.string, !isOf(type, value) {
      list.append("\(place): \(value.kind) is no \(type)")
    }
    if let words = schema["enum"]?.array, !words.contains(value) {
      list.append("\(place): \(value.compact) is none of the words")
    }
    if let number = value.double {
      if let least = schema["minimum"]?.double, number < least {
        list.append("\(place): \(value.compact) is less than \(least)")
      }
      if let most = schema["maximum"]?.double, number > most {
        list.append("\(place): \(value.compact) is more than \(most)")
      }
    }
    if let length = value.string?.utf8.count {
      if let least = schema["minLength"]?.double, Double(length) < least {
        list.append("\(place): too short")
      }
      if let most = schema["maxLength"]?.double, Double(length) > most {
        list.append("\(place): too long")
      }
    }
    if let items = schema["items"] {
      for (index, item) in (value.array ?? []).enumerated() {
        list += faults(item, items, at: "\(place)[\(index)]")
      }
    }
    return list + memberFaults(value, schema, at: place)
  }

  private func memberFaults(
    _ value: JSONValue, _ schema: JSONValue, at place: String
  ) -> [String] {
    guard let object = value.object else { return [] }
    var list: [String] = []
    for name in schema["required"]?.array?.compactMap(\.string) ?? [] where object[name] == nil {
      list.append("\(place).\(name) is missing")
    }
    let known = schema["properties"]?.object
    let others = schema["additionalProperties"]
    for (name, member) in object.members {
      if let its = known?[name] ?? others, its != false {
        list += faults(member, its, at: "\(place).\(name)")
      } else if known != nil {
        list.append("\(place).\(name) is not described")
      }
    }
    return list
  }

  private func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch type {
    case "null": value == .null
    case "string": value.string != nil
    case "boolean": value.bool != nil
    case "integer": value.double.map { $0 == $0.rounded() } ?? false
    case "number": value.double != nil
    case "array": value.array != nil
    case "object": value.object != nil
    default: false
    }
  }
}
