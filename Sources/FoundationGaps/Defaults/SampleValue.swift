import Numbers

/// Values made up from the name of what they are for, for a widget that comes without samples:
/// `progress` is between 0 and 1, `endDate` is to come, `driverName` reads "Driver name".
package enum SampleValue {
  /// Returns words of a name: `driverName` and `driver_name` are "driver" and "name".
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      let isEdge = character.isUppercase && word.last?.isLowercase == true
      if isEdge || !(character.isLetter || character.isNumber) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if character.isLetter || character.isNumber { word.append(character) }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  /// Returns the first row of a table of which a word stands in a name; the last word of a name says most.
  private static func find<T>(_ table: [(words: String, value: T)], in name: String) -> T? {
    for word in words(name).reversed() {
      let row = table.first { row in
        row.words.split(separator: " ").contains { $0 == word || "\($0)s" == word }
      }
      if let row { return row.value }
    }
    return nil
  }

  private static let texts: [(words: String, value: String)] = [
    ("url link website uri", "https://example.com"), ("deeplink scheme", "app://open"),
    ("emoji", "⭐️"), ("flag", "🏁"), ("symbol icon systemimage sfsymbol glyph", "star.fill"),
    ("iso timestamp at", "2026-01-01T09:56:00Z"),
    ("time clock duration eta countdown", "12:30"), ("day weekday", "Thursday"),
    ("score goals points", "2"), ("distance", "1.2 km"), ("speed pace", "5:30"),
    ("price amount total fare cost balance", "$12.50"), ("percent percentage", "60%"),
    ("temperature", "21°"), ("count number quantity minute minutes seconds", "3"),
    ("gate", "B12"), ("seat", "14A"), ("flight", "AB 123"), ("plate license", "ABC 123"),
    ("platform track", "4"), ("currency", "USD"), ("email", "name@example.com"),
    ("phone", "555 0100"), ("otp pin", "4821"), ("json", "{}"),
    ("code abbreviation abbr short initials", "ABC"), ("status state phase", "In progress"),
    ("address street", "1 Main Street"), ("rating", "4.8"),
  ]

  /// Words that say how a number stands to another one, wherever they are in a name.
  private static let relations: [(words: String, value: Double)] = [
    ("total max maximum goal target limit capacity", 10), ("current done completed", 6),
  ]

  private static let numbers: [(words: String, value: Double)] = [
    ("progress fraction ratio completion", 0.6), ("percent percentage", 60), ("battery", 80),
    ("latitude lat", 37.33), ("longitude lon lng", -122.01),
    ("duration remaining elapsed seconds interval countdown", 600),
    ("heart bpm", 120), ("temperature temp", 21), ("distance", 2.4), ("speed pace", 5.5),
    ("price amount fare cost balance", 12.5), ("calories kcal energy", 240),
    ("rating", 4.5), ("opacity alpha", 1), ("minutes minute", 12), ("hours hour", 2), ("score", 2),
    ("index idx selected", 0), ("step", 2), ("year", 2026), ("month", 1),
    ("red green blue", 0.5), ("min minimum lower", 0),
  ]

  /// Returns a text.
  package static func text(_ name: String) -> String {
    if let color = color(name) { return color }
    if let text = find(texts, in: name) { return text }
    let words = words(name)
    guard let first = words.first else { return "Text" }
    // Such texts end up in links and file names, which have no spaces.
    if identifying.contains(words.last ?? "") || !media.isDisjoint(with: words) {
      return words.joined(separator: "-")
    }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst())
      .joined(separator: " ")
  }

  /// Last words of names whose values are one word.
  private static let identifying: Set = [
    "category", "domain", "endpoint", "filename", "host", "id", "identifier", "key", "kind", "mode",
    "path", "query", "route", "slug", "tag", "token", "type", "username", "uuid", "variant",
  ]
  private static let media: Set = [
    "artwork", "asset", "avatar", "cover", "file", "image", "img", "logo", "photo", "picture",
    "thumbnail",
  ]

  /// Returns a colour by what it is for, so that words can be read on their background.
  private static func color(_ name: String) -> String? {
    let words = Set(words(name))
    guard !words.isDisjoint(with: ["color", "colour", "hex", "tint"]) else { return nil }
    if words.contains("background") { return "#1C2A4A" }
    let isLettering = !words.isDisjoint(with: [
      "text", "title", "subtitle", "label", "foreground", "font",
    ])
    return isLettering ? "#FFFFFF" : "#3478F6"
  }

  /// Returns a number with a fraction.
  package static func number(_ name: String) -> Double { known(name) ?? 0.5 }

  private static func known(_ name: String) -> Double? {
    if words(name) == ["steps"] { return 4200 }
    return find(relations, in: name) ?? find(numbers, in: name)
  }

  /// Returns a whole number: a share of one makes no sense as one, so it is a percentage.
  package static func integer(_ name: String, index: Int = 0) -> Int {
    // A colour written as 0x3478F6.
    if find([("hex color colour tint", true)], in: name) == true { return 0x3478F6 }
    guard let number = known(name) else { return index + 3 }
    return number > 0 && number < 1 ? Int(bounded: (number * 100).rounded()) : Int(bounded: number)
  }

  /// Returns the truth value of a sample: true where something goes on.
  package static func truth(_ name: String) -> Bool {
    let on =
      "running active playing live online connected enabled available visible valid open started"
    return find([(on, true)], in: name) ?? false
  }

  /// Returns whether an optional value of this name says that something is over or went wrong, so that none
  /// is the usual case.
  package static func isUsuallyAbsent(_ name: String) -> Bool {
    let over =
      "error failure failed pause paused cancel cancelled canceled ended finished dismissed stopped"
    return words(name).contains { over.split(separator: " ").contains(Substring($0)) }
  }

  /// Returns how far a date of this name is away, in seconds: what starts has begun, what ends is to come.
  package static func distance(_ name: String, index: Int = 0) -> Double {
    let past =
      "start started begin began since from created lower last previous updated kickoff departed"
    let isPast = words(name).contains { past.split(separator: " ").contains(Substring($0)) }
    return isPast ? -600 : 900 + Double(index) * 900
  }

  /// Returns whether a number of this name is a date.
  package static func isDate(_ name: String) -> Bool {
    let words = words(name)
    if words == ["time"] || !dates.isDisjoint(with: words) { return true }
    return words.last == "time" && !moments.isDisjoint(with: words)
  }

  /// Returns how many of a number's units are a second.
  package static func unitsPerSecond(_ name: String) -> Double {
    let isThousandth = !Set(words(name)).isDisjoint(with: ["milliseconds", "millis", "ms"])
    return isThousandth ? 1000 : 1
  }

  private static let dates: Set = ["timestamp", "date", "deadline", "epoch"]
  private static let moments: Set = [
    "start", "end", "arrival", "departure", "finish", "target", "expiry", "expiration", "due",
  ]
}
