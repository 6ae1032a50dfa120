/// The text that is typed into a menu, and how well an item fits it.
struct MenuSearch {
  /// More than this nobody types, and what is pasted beyond it would only make each key slower.
  static let longest = 200

  private let words: [Substring]
  /// The words as one text, with one space between them.
  private let wanted: String

  init(_ typed: String) {
    words = typed.lowercased().split(separator: " ")
    wanted = words.joined(separator: " ")
  }

  /// Returns how well an item fits: lower is better, nil does not fit. An item's name counts before what stands
  /// beside it: "Device: iPhone 16" is that, before all devices that could be chosen while the iPhone 16 is
  /// set. A whole label counts before a part of a name: "back" is the key that the footer calls so.
  func rank(of item: MenuItem) -> Int? {
    let name = item.title.lowercased()
    if name == wanted { return 0 }
    let labels = item.labels.map { $0.lowercased() }
    if name.hasSuffix(": " + wanted) || labels.contains(wanted) { return 1 }
    if name.hasPrefix(wanted) { return 2 }
    let names = name.split { !$0.isLetter && !$0.isNumber }
    if words.allSatisfy({ word in names.contains { $0.hasPrefix(word) } }) { return 3 }
    if words.allSatisfy({ name.contains($0) }) { return 4 }
    let all = ([name, item.detail.lowercased()] + labels).joined(separator: " ")
    return words.allSatisfy { all.contains($0) } ? 5 : nil
  }
}
