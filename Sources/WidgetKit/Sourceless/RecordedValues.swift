import ActivityKit
import Foundation
import JSON

/// Attributes or a state of an app whose source is not here: the JSON that a push carried.
struct RecordedValues: ActivityAttributes {
  typealias ContentState = RecordedValues

  var json: JSONValue

  // It travels as a text of its own: a decoder would not keep the order of an object's keys.
  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    json = (try? JSONValue(parsing: text)) ?? .string(text)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(json.compact)
  }
}

extension RecordedValues: Hashable {}

/// One value of a state with its name, as a card shows it.
struct ShownValue: Equatable {
  enum Kind: Equatable {
    case text(String)
    case date(Date)
    case truth(Bool)
    /// A share of 1.
    case progress(Double)
  }
  /// `Home score`
  var name: String
  var kind: Kind

  /// What a state has to show: its values in their order, and the case of its first enum.
  struct Content: Equatable {
    var values: [ShownValue] = []
    var phase: String?
  }

  /// Returns the values of a state, with the names that tell them apart.
  static func content(of json: JSONValue, _ shape: TypeShape) -> Content {
    var walk = Walk()
    walk.add(json, shape, [])
    let lasts = walk.found.map { $0.path.last ?? "" }
    let values = walk.found.map { path, kind in
      let last = path.last ?? ""
      let isAlone = lasts.count { $0 == last } == 1
      return ShownValue(name: words(isAlone ? [last] : Array(path.suffix(2))), kind: kind)
    }
    return Content(values: values, phase: walk.phase.map { words([$0]) })
  }

  /// Returns a path in words: `["home", "scoreTotal"]` as `Home score total`.
  static func words(_ path: [String]) -> String {
    var text = ""
    for part in path {
      if !text.isEmpty { text += " " }
      var last: Character?
      for character in part {
        if character == "_" || character == "-" {
          text += " "
        } else {
          if character.isUppercase, last?.isLowercase == true { text += " " }
          text +=
            character.isUppercase && last?.isUppercase != true
            ? character.lowercased() : String(character)
        }
        last = character
      }
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private struct Walk {
    var found: [(path: [String], kind: Kind)] = []
    var phase: String?
    /// More than any card has room for.
    private static let limit = 40

    mutating func add(_ json: JSONValue, _ shape: TypeShape, _ path: [String]) {
      guard found.count < Walk.limit, path.count < 8 else { return }
      switch json {
      case .null: return
      case .bool(let truth): found.append((path, .truth(truth)))
      case .string(let text):
        if case .choice = shape, phase == nil {
          phase = text
        } else {
          found.append((path, .text(text)))
        }
      case .number(let number): add(number, shape, path)
      case .array(let elements): add(elements, path)
      case .object(let object):
        if case .union = shape, let only = object.members.first {
          if phase == nil { phase = only.key }
          return add(only.value, shape.at([only.key]) ?? .anything, path)
        }
        for (key, value) in object.members {
          add(value, shape.at([key]) ?? .anything, path + [key])
        }
      }
    }

    private mutating func add(_ number: JSONNumber, _ shape: TypeShape, _ path: [String]) {
      if shape == .value("Date") {
        return found.append((path, .date(Date(timeIntervalSinceReferenceDate: number.double))))
      }
      let name = (path.last ?? "").lowercased()
      let isShare = ["progress", "fraction", "ratio", "completion"].contains { name.contains($0) }
      if isShare, (0...1).contains(number.double) {
        return found.append((path, .progress(number.double)))
      }
      found.append((path, .text(shown(number))))
    }

    /// Returns a number without the digits that only a machine needs.
    private func shown(_ number: JSONNumber) -> String {
      guard number.text.contains("."), number.text.count > 6 else { return number.text }
      // Hundredths; of what is smaller, two digits, or nothing would be left of a price or a share.
      let size = abs(number.double)
      guard size.isFinite else { return number.text }
      let places = size > 0 ? min(max(2, 1 - Int(log10(size).rounded(.down))), 300) : 2
      let scale = pow(10, Double(places))
      let rounded = (number.double * scale).rounded() / scale
      return rounded.isFinite ? JSONValue.double(rounded).compact : number.text
    }

    private mutating func add(_ elements: [JSONValue], _ path: [String]) {
      let words = elements.compactMap { $0.string ?? ($0.double == nil ? nil : $0.compact) }
      let isShort = words.count == elements.count && words.joined(separator: ", ").count <= 24
      found.append((path, .text(isShort ? words.joined(separator: ", ") : "\(elements.count)")))
    }
  }
}
