import FoundationGaps
import JSON

extension AppFolder {
  /// Returns the texts of the chosen activity that were made up from the names of what they are for, in a state and in the
  /// attributes; none of what somebody wrote.
  public func madeUpTexts(in state: String) -> Set<String> {
    let madeUp = madeUpStates.contains(state) ? states.filter { $0.name == state } : []
    var texts: Set<String> = []
    for value in madeUp.map(\.value) + (hasMadeUpAttributes ? [attributes] : []) {
      Self.note(value, of: "", in: &texts)
    }
    return texts
  }

  /// What stands for texts that the source takes for names.
  private static let substitutes: Set<String> = [
    SampleValue.text("symbol"), SampleValue.imageName,
  ]

  private static func note(_ value: JSONValue, of key: String, in texts: inout Set<String>) {
    switch value {
    case .string(let text):
      // The case of an enum is the source's own.
      if text == SampleValue.text(key) || substitutes.contains(text) { texts.insert(text) }
    case .array(let elements):
      for element in elements { note(element, of: key, in: &texts) }
    case .object(let object):
      for (key, value) in object.members { note(value, of: key, in: &texts) }
    default: break
    }
  }
}
