import Drawing

/// Reads the table of symbols.
enum SymbolNames {
  /// One name with its icons and the variants that it has.
  struct Row: Hashable, Sendable {
    var icon: String
    var filled: String?
    var variants: Set<Character>
  }

  static let table: [String: Row] = {
    var table: [String: Row] = [:]
    for line in SymbolRows.rows.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count >= 3, table[parts[0]] == nil else { continue }
      let icon = parts[2] == "=" ? parts[0].split(separator: ".").joined(separator: "-") : parts[2]
      table[parts[0]] = Row(
        icon: icon, filled: parts.count > 3 ? parts[3] : nil,
        variants: parts[1] == "-" ? [] : Set(parts[1]))
    }
    return table
  }()

  /// Returns whether a name has an icon of its own.
  static func hasIcon(_ name: String) -> Bool { table[name].map { $0.icon != "*" } ?? false }

  /// All names with their variants, sorted.
  static let all: [String] = {
    var names: Set<String> = []
    for (name, row) in table {
      names.insert(name)
      if row.variants.contains("f") { names.insert(name + ".fill") }
      if row.variants.contains("c") { names.formUnion([name + ".circle", name + ".circle.fill"]) }
      if row.variants.contains("s") { names.formUnion([name + ".square", name + ".square.fill"]) }
      if row.variants.contains("x") || row.variants.contains("y") {
        names.insert(name + ".slash")
        if row.variants.contains("f") { names.insert(name + ".slash.fill") }
      }
    }
    for number in 0...50 {
      names.formUnion(["circle", "circle.fill", "square", "square.fill"].map { "\(number).\($0)" })
    }
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      names.formUnion(["circle", "circle.fill", "square", "square.fill"].map { "\(letter).\($0)" })
    }
    // The flags of a row say what can be put together; SF Symbols does not have all of it.
    return names.filter { SymbolRelease.system(of: $0) != nil }.sorted()
  }()
}

/// A symbol's name taken apart: what it shows, and how.
struct SymbolName: Hashable, Sendable {
  /// What is drawn around a symbol.
  enum Frame: String, Sendable, CaseIterable { case circle, square, rectangle, app }

  var base: String
  var isFilled = false
  var frame: Frame?
  var isStruck = false
  /// `plus` of `.badge.plus`; empty for a plain `.badge`.
  var badge: String?
  /// Whether the badge is a triangle: `.trianglebadge.exclamationmark`.
  var isBadgeTriangle = false

  /// Creates the parts of a name, of which the base is as long as the table allows.
  init(_ name: String, isKnown: (String) -> Bool) {
    base = name
    for _ in 0..<8 {
      if isKnown(base) { return }
      let triangle = base.range(ofBadge: ".trianglebadge.")
      if let place = triangle ?? base.range(ofBadge: ".badge") {
        isBadgeTriangle = triangle != nil
        badge = String(base[place.upperBound...].drop { $0 == "." })
        if badge?.hasSuffix("fill") == true {
          badge = badge.map { String($0.dropLast(4)) }.map {
            $0.hasSuffix(".") ? String($0.dropLast()) : $0
          }
          isFilled = true
        }
        base = String(base[..<place.lowerBound])
        continue
      }
      guard let dot = base.lastIndex(of: ".") else { return }
      let last = base[base.index(after: dot)...]
      switch last {
      case "fill": isFilled = true
      case "slash": isStruck = true
      case "inverse", "rtl", "ar", "he", "hi", "ja", "ko", "th", "zh", "crop", "dashed", "dotted":
        break
      default:
        guard let frame = Frame(rawValue: String(last)), self.frame == nil else { return }
        self.frame = frame
      }
      base = String(base[..<dot])
    }
  }
}

extension String {
  /// Returns the place of a part that begins with a dot.
  fileprivate func range(ofBadge part: String) -> Range<Index>? {
    var start = startIndex
    while let dot = self[start...].firstIndex(of: ".") {
      if self[dot...].hasPrefix(part) { return dot..<index(dot, offsetBy: part.count) }
      start = index(after: dot)
    }
    return nil
  }
}
