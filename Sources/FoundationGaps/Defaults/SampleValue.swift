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

  /// A quarter of an hour after 09:41 on 21 November 2025, when pictures are drawn, and ten minutes before.
  private static let laterMoment = "2025-11-21T09:56:00Z"
  private static let earlierMoment = "2025-11-21T09:31:00Z"

  private static let texts: [(words: String, value: String)] = [
    ("url link website uri", "https://example.com"), ("deeplink scheme", "app://open"),
    ("emoji", "⭐️"), ("flag", "🏁"), ("symbol icon systemimage sfsymbol glyph", "star.fill"),
    ("token secret apikey", "3aff05d2c41e"), ("direction heading", "North"),
    ("iso timestamp at", laterMoment),
    ("time clock duration eta countdown", "12:30"), ("day weekday", "Thursday"),
    ("score goals points", "2"), ("distance", "1.2 km"), ("speed pace", "5:30"),
    ("price amount total fare cost balance", "$12.50"),
    ("percent percentage pct discount battery", "60%"),
    ("temperature", "21°"), ("count number quantity minute minutes seconds", "3"),
    ("gate", "B12"), ("seat", "14A"), ("flight", "AB 123"), ("plate license", "ABC 123"),
    ("platform track", "4"), ("currency", "USD"), ("email", "name@example.com"),
    ("phone", "555 0100"), ("otp pin", "4821"), ("json", "{}"),
    ("code abbreviation abbr short initials", "ABC"), ("status state phase", "In progress"),
    ("address street", "1 Main Street"), ("rating", "4.8"),
  ]

  /// What a number of a name is, and what it is at most where the name says so: `totalTime`, `maxProgress`. A share of
  /// one is a percentage as a whole number.
  private static let numbers: [(words: String, value: (part: Double, whole: Double))] = [
    ("progress fraction ratio completion share", (0.6, 1)), ("percent percentage pct", (60, 100)),
    ("battery charge health fuel signal recovery readiness strain effort", (0.8, 1)),
    ("volume brightness humidity", (0.6, 1)), ("opacity alpha", (1, 1)),
    ("index idx selected", (0, 3)), ("step stage leg lap round set", (2, 5)),
    ("latitude lat", (37.33, 37.33)), ("longitude lon lng", (-122.01, -122.01)),
    ("minutes minute mins", (12, 30)), ("hours hour", (2, 4)), ("days day", (3, 7)),
    // What began ten minutes ago and takes this long ends when an end date does.
    ("duration", (1500, 1800)),
    ("remaining elapsed seconds interval countdown time timer", (600, 1800)),
    ("heart bpm hr pulse cadence", (120, 180)), ("temperature temp", (21, 30)),
    ("distance km miles", (2.4, 10)), ("speed pace", (5.5, 12)),
    ("price amount fare cost balance", (12.5, 40)), ("calories kcal energy", (240, 500)),
    ("rating", (4.5, 5)), ("goals score points", (2, 10)), ("glucose", (112, 180)),
    ("power watts", (180, 300)), ("altitude elevation", (120, 300)), ("year", (2026, 2026)),
    ("month", (1, 12)), ("red green blue", (0.5, 1)), ("rank position place", (1, 10)),
  ]

  /// Words that say how a number stands to another one, wherever they are in a name.
  private static let wholes: Set = [
    "total", "max", "maximum", "goal", "target", "limit", "capacity", "longest", "highest", "best",
    "planned", "full",
  ]
  private static let parts: Set = ["current", "done", "completed", "finished"]
  private static let leasts: Set = ["min", "minimum", "lower", "lowest"]
  /// Whose number is the smaller one of two that would else be the same.
  private static let others: Set = [
    "away", "visitor", "guest", "opponent", "second", "right", "rival",
  ]

  /// Returns a text.
  package static func text(_ name: String) -> String {
    let words = words(name)
    if words.contains("color"), words.last == "name" { return "blue" }
    if let color = color(name) { return color }
    // Apple's own name for what a symbol is called.
    if words.contains("system"), !media.isDisjoint(with: words) { return "star.fill" }
    if let text = find(texts, in: name), !isOfMusic(words) {
      if text == laterMoment, distance(name) < 0 { return earlierMoment }
      return text == "2" && !others.isDisjoint(with: words) ? "1" : text
    }
    guard let first = words.first else { return "Text" }
    // Such texts end up in links and file names, which have no spaces.
    if identifying.contains(words.last ?? "") || !media.isDisjoint(with: words) {
      return words.joined(separator: "-")
    }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst())
      .joined(separator: " ")
  }

  /// Returns texts in forms that types read by code of their own, for a type that refuses the usual one: moments,
  /// numbers, colours, codes.
  package static func otherTexts(_ name: String) -> [String] {
    let moment = distance(name) < 0 ? earlierMoment : laterMoment
    let (day, time) = (moment.prefix(10), moment.dropFirst(11).dropLast())
    return [
      moment, "\(day)T\(time).000Z", "\(day)T\(time)+0000", "\(day)T\(time)", "\(day) \(time)",
      String(day), String(time.prefix(5)), "12", "#3478F6", "3478F6", "12.50", "12.50 EUR", "EUR",
      "true", "00000000-0000-4000-8000-000000000000", "https://example.com", "PT15M", "a", "{}",
    ]
  }

  /// Returns whether the track in a name is a song, and not that of a train.
  private static func isOfMusic(_ words: [String]) -> Bool {
    words.contains("track") && ["album", "artist", "name", "title"].contains(words.last)
  }

  /// Last words of names whose values are one word.
  private static let identifying: Set = [
    "category", "domain", "endpoint", "filename", "host", "id", "identifier", "key", "kind", "mode",
    "path", "query", "route", "slug", "tag", "type", "username", "uuid", "variant",
  ]
  /// The name of a picture where there is none that could be named: nobody wrote it, so nobody misses it.
  package static let imageName = "made-up-image"
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

  private static let spans: Set = ["duration", "elapsed", "remaining", "interval", "countdown"]

  /// Returns whether a name speaks of a span of time, not of a moment.
  package static func isSpan(_ name: String) -> Bool {
    words(name).contains(where: spans.contains)
  }

  /// Returns a number with a fraction.
  package static func number(_ name: String) -> Double { known(name) ?? 0.5 }

  /// Returns the span of time that a row of `numbers` has in seconds, in the unit of the name: `elapsedMs` is a thousand
  /// times `elapsed`.
  private static func scaled(_ number: Double, _ name: String) -> Double {
    number >= 600 ? number * unitsPerSecond(name) : number
  }

  private static func known(_ name: String) -> Double? {
    let words = Set(words(name))
    if words == ["steps"] { return 4200 }
    if !words.isDisjoint(with: leasts) { return 0 }
    let isWhole = !words.isDisjoint(with: wholes)
    if let row = find(numbers, in: name) {
      if isWhole { return scaled(row.whole, name) }
      if row.part >= 600 { return scaled(row.part, name) }
      return row.part == 2 && !words.isDisjoint(with: others) ? 1 : row.part
    }
    return isWhole ? 10 : words.isDisjoint(with: parts) ? nil : 6
  }

  /// Returns a whole number: a share of one makes no sense as one, so it is a percentage.
  package static func integer(_ name: String, index: Int = 0) -> Int {
    // A colour written as 0x3478F6.
    if find([("hex color colour tint", true)], in: name) == true { return 0x3478F6 }
    guard let number = known(name) else { return index + 3 }
    let isShare = find(numbers, in: name).map { $0.part > 0 && $0.part < 1 } ?? false
    return Int(bounded: isShare ? (number * 100).rounded() : number)
  }

  /// Returns the truth value of a sample: true where something goes on.
  package static func truth(_ name: String) -> Bool {
    let on =
      "running active playing live online connected enabled available visible valid open started "
      + "recording charging streaming tracking thinking working bonded installed"
    return find([(on, true)], in: name) ?? false
  }

  /// Returns whether an optional value of this name and type says that something is over or went wrong, so that none is
  /// the usual case. A button or a label is there all the same: `pauseButton`.
  package static func isUsuallyAbsent(_ name: String, as type: Any.Type) -> Bool {
    let words = Set(words(name))
    if !words.isDisjoint(with: ["error", "failure", "failed"]) { return true }
    let isMoment =
      type == Date.self || type == Bool.self || type is any Numeric.Type
      || type == String.self && isDate(name)
    return isMoment && !words.isDisjoint(with: over)
  }

  private static let over: Set = [
    "pause", "paused", "cancel", "cancelled", "canceled", "ended", "finished", "dismissed",
    "stopped",
  ]

  /// Returns how far a date of this name is away, in seconds: what starts or was told has been, what ends is to come.
  package static func distance(_ name: String, index: Int = 0) -> Double {
    let words = Set(words(name))
    let isPast =
      words == ["timestamp"] || !words.isDisjoint(with: beginnings)
      || words.isDisjoint(with: endings) && !words.isDisjoint(with: deeds)
    if isPast { return -600 }
    return words.isDisjoint(with: presents) ? 900 + Double(index) * 900 : 0
  }

  /// Words of dates that have been whatever else the name says, those of dates to come, and those of what was done.
  private static let beginnings: Set = [
    "start", "started", "begin", "began", "begun", "since", "from", "last", "latest", "previous",
    "kickoff", "departed",
  ]
  private static let presents: Set = ["current", "now"]
  private static let endings: Set = [
    "next", "end", "ends", "until", "deadline", "expiry", "expires", "expiration", "due", "target",
    "finish", "arrival", "eta",
  ]
  private static let deeds: Set = [
    "accepted", "added", "birth", "boarded", "changed", "checked", "completed", "confirmed",
    "connected", "created", "edited", "ended", "fetched", "finished", "issued", "joined", "logged",
    "lower", "measured", "modified", "opened", "ordered", "paid", "paused", "placed", "posted",
    "published", "reading", "received", "recorded", "refreshed", "sample", "saved", "seen", "sent",
    "stopped", "synced", "taken", "updated",
  ]

  /// Returns whether a number of this name is a date.
  package static func isDate(_ name: String) -> Bool {
    var words = words(name)
    if words == ["time"] || !dates.isDisjoint(with: words) { return true }
    // `startTimeMs` and `endsAtSeconds` are dates by what stands before the unit.
    while let last = words.last, units.contains(last) { words.removeLast() }
    guard let last = words.last else { return false }
    if words.count > 1, moment.contains(last) { return true }
    return last == "time" && !moments.isDisjoint(with: words)
      || words.suffix(2) == ["time", "stamp"]
  }

  /// Returns how many of a number's units are a second.
  package static func unitsPerSecond(_ name: String) -> Double {
    thousandths.isDisjoint(with: words(name)) ? 1 : 1000
  }

  private static let dates: Set = ["timestamp", "date", "deadline", "epoch", "unix"]
  /// Words that say of what stands before them that it is a moment: `pausedAt`, `workingSince`.
  private static let moment: Set = ["at", "since", "until"]
  /// Words that say of a time that it is a moment and no span.
  private static let moments: Set = [
    "start", "begin", "end", "arrival", "departure", "boarding", "kickoff", "alarm", "finish",
    "target", "expiry", "expiration", "due", "scheduled", "next",
  ]
  private static let thousandths: Set = ["milliseconds", "millis", "msec", "ms"]
  private static let units = thousandths.union(["in", "seconds", "secs", "sec", "s"])
}
