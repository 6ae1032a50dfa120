import Findings
import JSON

// What a type reads, beside what it writes again.
extension TypeShape {
  /// How many places are told of one value.
  private static let placeLimit = 32

  /// Returns the keys of this shape for each place at which a value has one that the type does not write.
  ///
  /// - Parameter written: what the type wrote after it had read the value.
  func readKeys(of sent: JSONValue, besides written: JSONValue) -> [String: [String]] {
    var found: [String: [String]] = [:]
    look(sent, written, "", &found)
    return found
  }

  private func look(
    _ sent: JSONValue, _ written: JSONValue, _ place: String, _ found: inout [String: [String]]
  ) {
    switch (sent, written) {
    case (.object(let sent), .object(let written)):
      let isUnwritten = sent.members.contains { $0.value != .null && written[$0.key] == nil }
      if isUnwritten, !keys.isEmpty, found.count < TypeShape.placeLimit { found[place] = keys }
      for (key, value) in sent.members {
        guard let twin = written[key], let shape = at([key]) else { continue }
        shape.look(value, twin, KeyPlace.member(key, of: place), &found)
      }
    case (.array(let sent), .array(let written)) where sent.count == written.count:
      let inside = KeyPlace.element(of: place)
      for (index, (value, twin)) in zip(sent, written).enumerated() {
        at(["[\(index)]"])?.look(value, twin, inside, &found)
      }
    default: return
    }
  }
}
