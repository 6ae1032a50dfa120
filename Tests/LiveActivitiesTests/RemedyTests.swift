import Findings
import JSON
import Testing

@testable import LiveActivities

/// What is told of a value that does not decode: what stands there, and what to send in its place.
@Suite("Remedies for values that do not decode")
struct RemedyTests {
  static let now = Stage.start
  /// Ten minutes ahead, as a `Date` counts.
  static let soon = Stage.start + 600 - TimeUnit.referenceDate
  static let raw = ["received", "preparing", "onTheWay"]

  /// One value and the fault that a widget reports of it.
  struct Slip: CustomTestStringConvertible, Sendable {
    var about: String
    var value: String
    var expected: String
    var kind = DecodeFault.Kind.typeMismatch
    var path = ["value"]
    var key: String?
    var knownKeys: [String] = []
    var allowed: [String] = []
    var place = DecodeFault.Place()
    var before: String?
    /// The decoder's own sentence.
    var message = "no"
    var rule: String
    var sentence = ""
    var fix: String
    var testDescription: String { about }
  }

  static func place(
    _ form: String = "", keys: [String] = [], owner: String = "", isCase: Bool = false,
    isOptional: Bool = false, hasNumbers: Bool = false
  ) -> DecodeFault.Place {
    var place = DecodeFault.Place()
    (place.form, place.keys, place.owner) = (form, keys, owner)
    (place.isCase, place.isOptional, place.hasNumbers) = (isCase, isOptional, hasNumbers)
    return place
  }

  static func finding(_ slip: Slip) -> Finding {
    let fault = DecodeFault(
      kind: slip.kind, path: slip.path, key: slip.key, expected: slip.expected,
      knownKeys: slip.knownKeys, allowed: slip.allowed, message: slip.message, place: slip.place)
    return FaultExplanation.finding(
      fault, in: JSONText(slip.value).value ?? .null, root: "aps.content-state",
      before: slip.before.flatMap { JSONText($0).value }, now: now)
  }

  @Test(arguments: [
    ("[Side: Stop]", true), ("[UUID: [String: Int]]", true), ("[String: Int]", false),
    ("[Int: Int]", false), ("[[String: Int]]", false), ("Set<A>", false),
  ])
  func `a dictionary by enums or ids is a list of keys and values`(type: String, isPaired: Bool) {
    #expect(SwiftForm.isPaired(type) == isPaired)
  }

  static let enums: [Slip] = [
    Slip(
      about: "null for a value of a dictionary by enums", value: #"{"value":["L",null]}"#,
      expected: "Stop", kind: .valueNotFound, path: ["value", "[1]"],
      place: place(owner: "[Side: Stop]"), rule: "value-null", sentence: "needs a Stop",
      fix: "Leave it out with the key before it, or make the dictionary's values optional."),
    Slip(
      about: "null for a key of a dictionary by enums", value: #"{"value":[null,1]}"#,
      expected: "Side", kind: .valueNotFound, path: ["value", "[0]"],
      place: place(owner: "[Side: Int]"), rule: "value-null", sentence: "needs a Side",
      fix: "Send its key, or leave it out with the value behind it."),
    Slip(
      about: "null for a value of a dictionary by enums that is an object",
      value: #"{"value":{"en":null}}"#, expected: "String", kind: .valueNotFound,
      path: ["value", "en"], place: place(owner: "[Lang: String]"), rule: "value-null",
      fix: "Send a value, or make the property optional."),
    Slip(
      about: "a raw value as a case", value: #"{"value":{"onTheWay":{}}}"#, expected: "Step",
      allowed: raw, rule: "enum-unknown-value",
      sentence: #"an object, where Step is read by its raw values; it has "received""#,
      fix: #"Send "onTheWay"."#),
    Slip(
      about: "a raw value's number", value: #"{"value":2}"#, expected: "Step", allowed: raw,
      rule: "enum-unknown-value", sentence: "a number (2)",
      fix: #"Send one of "received", "preparing", "onTheWay"."#),
    Slip(
      about: "a raw number as a case", value: #"{"value":{"1":{}}}"#, expected: "Lane",
      allowed: ["0", "1"], place: place(hasNumbers: true), rule: "enum-unknown-value",
      sentence: "it has 0, 1", fix: "Send 1."),
    Slip(
      about: "a raw number in quotes", value: #"{"value":"1"}"#, expected: "Lane",
      allowed: ["0", "1"], place: place(hasNumbers: true), rule: "number-as-string",
      fix: "Send 1 without quotes."),
    Slip(
      about: "a raw text of digits without quotes", value: #"{"value":1}"#, expected: "Gate",
      allowed: ["1", "2"], rule: "enum-unknown-value", sentence: #"it has "1", "2""#,
      fix: #"Send one of "1", "2"."#),
    Slip(
      about: "what a case holds, bare", value: #"{"value":{"arrived":"12 €"}}"#,
      expected: "[String: Any]", path: ["value", "arrived"], knownKeys: ["fare"],
      place: place(#"{"fare":String}"#, keys: ["fare"], owner: "Stage", isCase: true),
      rule: "type-mismatch", sentence: #"where the case "arrived" of Stage holds an object"#,
      fix: #"Send {"arrived": {"fare": "12 €"}}."#),
    Slip(
      about: "what a case does not hold, bare", value: #"{"value":{"arrived":12}}"#,
      expected: "[String: Any]", path: ["value", "arrived"], knownKeys: ["fare"],
      place: place(#"{"fare":String}"#, keys: ["fare"], owner: "Stage", isCase: true),
      rule: "type-mismatch", fix: #"Send {"arrived": {"fare":String}}."#),
    Slip(
      about: "a case without values as true", value: #"{"value":{"before":true}}"#,
      expected: "[String: Any]", path: ["value", "before"],
      place: place("{}", owner: "Stage", isCase: true), rule: "type-mismatch",
      fix: #"Send {"before": {}}."#),
    Slip(
      about: "a case without values as null", value: #"{"value":{"before":null}}"#,
      expected: "[String: Any]", kind: .valueNotFound, path: ["value", "before"],
      place: place("{}", owner: "Stage", isCase: true), rule: "value-null",
      fix: #"Send {"before": {}}."#),
    Slip(
      about: "the case is missing", value: #"{"value":{"score":1,"minute":2}}"#, expected: "Stage",
      knownKeys: ["before", "live"],
      allowed: [#"{"before":{}}"#, #"{"live":{"score":Int,"minute":Int}}"#],
      rule: "enum-keys", sentence: "2 keys", fix: #"Send {"live":{"score":Int,"minute":Int}}."#),
  ]

  static let values: [Slip] = [
    Slip(
      about: "a dictionary encoded twice", value: #"{"value":"{\"title\":\"x\"}"}"#,
      expected: "[String: String]", place: place(#"{"…":String}"#), rule: "state-is-string",
      sentence: "a string that holds JSON, where the app's type reads an object: it was encoded",
      fix: #"Send it without quotes: {"title":"x"}."#),
    Slip(
      about: "a list encoded twice", value: #"{"value":"[{\"name\": \"a\"}]"}"#,
      expected: "[Stop]", place: place(#"[{"name":String}]"#), rule: "state-is-string",
      sentence: "where the app's type reads an array",
      fix: #"Send it without quotes: [{"name":"a"}]."#),
    Slip(
      about: "a struct in a list encoded twice", value: #"{"value":["{\"name\":\"a\"}"]}"#,
      expected: "Stop", path: ["value", "[0]"], rule: "state-is-string",
      sentence: "where the app's type reads a Stop", fix: #"Send it without quotes: {"name":"a"}."#),
    Slip(
      about: "an enum encoded twice", value: #"{"value":"{\"before\":{}}"}"#, expected: "Stage",
      knownKeys: ["before"], allowed: [#"{"before":{}}"#], rule: "state-is-string",
      fix: #"Send it without quotes: {"before":{}}."#),
    Slip(
      about: "a list as a text where a number is read", value: #"{"value":"[1]"}"#,
      expected: "Int", rule: "type-mismatch", fix: "Send a number without quotes."),
    Slip(
      about: "PHP's empty array for a dictionary", value: #"{"value":[]}"#,
      expected: "[String: String]", place: place(#"{"…":String}"#), rule: "type-mismatch",
      sentence: "PHP's json_encode writes an empty array that way",
      fix: "Send {}: in PHP that is (object)[]."),
    Slip(
      about: "a struct as a text", value: #"{"value":"A"}"#, expected: "Driver",
      place: place(#"{"name":String}"#, keys: ["name"], isOptional: true), rule: "type-mismatch",
      fix: #"Send {"name":String}, or leave the key out."#),
    Slip(
      about: "a struct of which only the state before is known", value: #"{"value":["A"]}"#,
      expected: "Object", before: #"{"value":{"name":"Ann"}}"#, rule: "type-mismatch",
      fix: #"Send something like {"name":"Ann"}."#),
    Slip(
      about: "the state as an array", value: "[]", expected: "ContentState", path: [],
      place: place(#"{"score":Int}"#, keys: ["score"]), rule: "type-mismatch",
      fix: #"Send the whole state as an object: {"score":Int}."#),
    Slip(
      about: "the state in an array", value: #"[{"score":1}]"#, expected: "ContentState", path: [],
      rule: "type-mismatch", fix: "Send the object itself, without the brackets."),
    Slip(
      about: "no state", value: "null", expected: "ContentState", kind: .valueNotFound, path: [],
      place: place(#"{"score":Int}"#), rule: "value-null",
      fix: #"Send the whole state as an object: {"score":Int}."#),
    Slip(
      about: "null in an array", value: #"{"value":[null]}"#, expected: "Int",
      kind: .valueNotFound, path: ["value", "[0]"], rule: "value-null",
      fix: "Leave it out of the array, or make the array's elements optional."),
    Slip(
      about: "an array that ends", value: #"{"value":[1]}"#, expected: "Int",
      kind: .valueNotFound, path: ["value", "[1]"], rule: "data-corrupted",
      sentence: "the array is too short", fix: "Send all elements that the type reads."),
    Slip(
      about: "null for a property", value: #"{"value":null}"#, expected: "Int",
      kind: .valueNotFound, rule: "value-null",
      fix: "Send a value, or make the property optional."),
    Slip(
      about: "a decimal comma", value: #"{"value":"0,62"}"#, expected: "Double",
      rule: "type-mismatch", fix: "Send 0.62: a number without quotes, with a decimal point."),
    Slip(
      about: "an empty text for a number", value: #"{"value":""}"#, expected: "Int",
      place: place(isOptional: true), before: #"{"value":15}"#, rule: "type-mismatch",
      fix: "Send a number without quotes, 15 for example, or leave the key out."),
    Slip(
      about: "a number in quotes", value: #"{"value":"1.50"}"#, expected: "Double",
      rule: "number-as-string", fix: "Send 1.50 without quotes."),
    Slip(
      about: "a fraction in quotes for a whole number", value: #"{"value":"2.5"}"#,
      expected: "Int", rule: "number-as-string", fix: "Send a whole number without quotes."),
    Slip(
      about: "a number in quotes that does not fit", value: #"{"value":"300"}"#,
      expected: "UInt8", rule: "number-as-string", fix: "Send a whole number without quotes."),
    Slip(
      about: "thousands for a whole number", value: #"{"value":"1,234"}"#,
      expected: "Int", rule: "type-mismatch", fix: "Send a whole number without quotes."),
    Slip(
      about: "a number with a sign that JSON has not", value: #"{"value":"+60"}"#, expected: "Int",
      rule: "number-as-string", fix: "Send 60 without quotes."),
    Slip(
      about: "a number in a form that JSON has not", value: #"{"value":".5"}"#,
      expected: "Double", rule: "number-as-string", fix: "Send 0.5 without quotes."),
    Slip(
      about: "a text that only Swift takes for a number", value: #"{"value":"nan"}"#,
      expected: "Double", rule: "number-as-string", fix: "Send a number without quotes."),
    Slip(
      about: "a truth value in quotes", value: #"{"value":"True"}"#, expected: "Bool",
      rule: "type-mismatch", fix: "Send true without quotes."),
    Slip(
      about: "a truth value as 0", value: #"{"value":0}"#, expected: "Bool",
      rule: "boolean-as-number", fix: "Send false."),
    Slip(
      about: "a number that no Float holds", value: #"{"value":1e39}"#, expected: "Float",
      kind: .dataCorrupted, message: "The number 1e39 does not fit into Float.",
      rule: "data-corrupted", sentence: "is beyond what a Float holds",
      fix: "Send a number nearer to 1, or make the property a Double."),
    Slip(
      about: "a text for a dictionary", value: #"{"value":"x"}"#, expected: "[String: UInt8]",
      place: place(#"{"…":UInt8}"#), rule: "type-mismatch",
      sentence: #"a string ("x"), where the app's type reads an object"#,
      fix: #"Send {"…":UInt8}."#),
    Slip(
      about: "a text for an object of which nothing is known", value: #"{"value":"x"}"#,
      expected: "[String: Any]", rule: "enum-as-string", sentence: "an enum without raw values",
      fix: #"If it is an enum, send {"x": {}}."#),
    Slip(
      about: "a text as a truth value", value: #"{"value":true}"#, expected: "String",
      rule: "type-mismatch", fix: #"Send it in quotes: "true"."#),
    Slip(
      about: "members one level too high", value: #"{"home":1,"away":0,"minute":5}"#,
      expected: "Score", kind: .keyNotFound, path: [], key: "score",
      knownKeys: ["score", "minute"],
      place: place(#"{"home":Int,"away":Int}"#, keys: ["home", "away"]),
      rule: "key-not-nested", sentence: #"missing; "home", "away", which belong into it"#,
      fix: #"Send "score": {"home":1,"away":0}."#),
    Slip(
      about: "a case one level too high", value: #"{"live":{"minute":5}}"#, expected: "Stage",
      kind: .keyNotFound, path: [], key: "stage", knownKeys: ["stage"],
      allowed: [#"{"before":{}}"#, #"{"live":{"minute":Int}}"#],
      place: place(#"{"before":{}}"#, keys: ["before", "live"]), rule: "key-not-nested",
      fix: #"Send "stage": {"live":{"minute":5}}."#),
  ]

  static let samples: [Slip] = [
    Slip(
      about: "a key that every sample has", value: #"{"a":1}"#, expected: "Number",
      kind: .keyNotFound, path: [], key: "score", knownKeys: ["a", "score"], place: learned,
      rule: "key-missing", sentence: "missing, by your samples: each of them has it",
      fix:
        "Send it; if the app's type does without it, add a state like this one to the app's states."
    ),
    Slip(
      about: "a case that no sample has", value: #"{"value":{"flying":{}}}"#, expected: "Enum",
      kind: .dataCorrupted, knownKeys: ["before", "live"],
      allowed: [#"{"before":{}}"#, #"{"live":{}}"#], place: learned, rule: "enum-keys",
      sentence: #"by your samples its cases are "before", "live""#,
      fix: "If the type has this case, add a state with it to the app's states."),
  ]

  private static var learned: DecodeFault.Place {
    var place = DecodeFault.Place()
    place.isLearned = true
    return place
  }

  static let dates: [Slip] = [
    Slip(
      about: "a range by names", value: #"{"value":{"lowerBound":5,"upperBound":9}}"#,
      expected: "ClosedRange<Int>", rule: "type-mismatch", fix: "Send [5, 9]."),
    Slip(
      about: "a range of UNIX dates by names",
      value: #"{"value":{"lower":\#(Int(now)),"upper":\#(Int(now) + 600)}}"#,
      expected: "Range<Date>", rule: "type-mismatch",
      fix: "Send [\(Int(soon) - 600), \(Int(soon))]."),
    Slip(
      about: "a range the wrong way round", value: #"{"value":[9,5]}"#,
      expected: "ClosedRange<Int>", kind: .dataCorrupted, rule: "data-corrupted",
      sentence: "the first bound is above the second", fix: "Send [5, 9]."),
    Slip(
      about: "half a range", value: #"{"value":[9]}"#, expected: "Range<Int>",
      kind: .dataCorrupted, rule: "data-corrupted", sentence: "the array has 1 element",
      fix: "Send both bounds: [lower, upper]."),
    Slip(
      about: "a DateInterval by its bounds",
      value: #"{"value":{"start":\#(Int(soon)),"end":\#(Int(soon) + 60)}}"#, expected: "Double",
      kind: .keyNotFound, key: "duration", knownKeys: ["start", "duration"],
      place: place(owner: "DateInterval"), rule: "key-missing",
      sentence: "a DateInterval is written as its start and its duration",
      fix: #"Send {"start": \#(Int(soon)), "duration": 60}."#),
    Slip(
      about: "a number that no Double holds", value: #"{"list":[{"value":1e400}]}"#,
      expected: "State", kind: .dataCorrupted, path: [], rule: "data-corrupted",
      sentence: "1e400 is beyond what a Double holds",
      fix: "Send a number between 1e-307 and 1e308, or 0."
    ),
    Slip(
      about: "a number too small for a Double", value: #"{"zero":0.0e5,"value":-1e-400}"#,
      expected: "State", kind: .dataCorrupted, path: [], rule: "data-corrupted",
      sentence: "-1e-400 is beyond", fix: "Send a number between 1e-307 and 1e308, or 0."),
    Slip(
      about: "a number that no Double holds, at a place that is known", value: #"{"value":1e400}"#,
      expected: "Number", kind: .dataCorrupted, rule: "data-corrupted",
      sentence: "1e400 is beyond what a Double holds",
      fix: "Send a number between 1e-307 and 1e308, or 0."),
    Slip(
      about: "a label of one's own", value: #"{"value":{"packed":{"name":"Bob"}}}"#,
      expected: "String", kind: .keyNotFound, path: ["value", "packed"], key: "by",
      knownKeys: ["by"], rule: "key-missing", sentence: "none of the keys here",
      fix: #"Send the keys that it reads: "by"."#),
    Slip(
      about: "a DateInterval as an array", value: #"{"value":[5,9]}"#, expected: "DateInterval",
      rule: "type-mismatch", fix: #"Send {"start": 5, "duration": 4}."#),
    Slip(
      about: "Firestore's timestamp",
      value: #"{"value":{"_seconds":\#(Int(now) + 600),"_nanoseconds":0}}"#, expected: "Date",
      rule: "type-mismatch", fix: "Send \(Int(soon)): seconds since 2001-01-01 UTC."),
    Slip(
      about: "a date in quotes", value: #"{"value":"\#(Int(soon))"}"#, expected: "Date",
      rule: "date-as-text", sentence: "the text is a number",
      fix: "Send \(Int(soon)) without quotes."),
    Slip(
      about: "a year in quotes", value: #"{"value":"2026"}"#, expected: "Date",
      rule: "date-as-text",
      fix: "Send seconds since 2001-01-01 UTC as a number: now is \(Int(soon) - 600), "
        + "and 2026 would be 2001-01-01 00:33:46 UTC."),
    Slip(
      about: "a UNIX date in quotes", value: #"{"value":"\#(Int(now) + 600)"}"#, expected: "Date",
      rule: "date-as-text", sentence: "the text is a number",
      fix: "Send \(Int(soon)) without quotes: UNIX seconds minus 978307200."),
    Slip(
      about: "UNIX milliseconds in quotes", value: #"{"value":"\#(Int(now) + 600)123"}"#,
      expected: "Date", rule: "date-as-text",
      fix: "Send \(Int(soon)) without quotes: the UNIX milliseconds as seconds, minus 978307200."),
    Slip(
      about: "ISO 8601", value: #"{"value":"2027-01-15T08:10:00Z"}"#, expected: "Date",
      rule: "date-as-text", sentence: "not ISO 8601",
      fix: "Send \(Int(soon)): seconds since 2001-01-01 UTC, as a number."),
    Slip(
      about: "a time of day", value: #"{"value":"20:15"}"#, expected: "Date", rule: "date-as-text",
      sentence: "wants seconds since 2001-01-01 as a number",
      fix: "Send seconds since 2001-01-01 UTC as a number, or make the property a String."),
    Slip(
      about: "ISO 8601 for a number of seconds", value: #"{"value":"2027-01-15T08:10:00Z"}"#,
      expected: "Double", rule: "date-as-text", sentence: "where the app's type reads a Double",
      fix:
        "Send a number: \(Int(now) + 600) where the app counts UNIX seconds, \(Int(soon)) where it counts from 2001."
    ),
  ]

  /// Of the right kind, and refused by the type's own code.
  static let refusals: [Slip] = [
    Slip(
      about: "a text that a type of dates refuses", value: #"{"value":"2026-11-29 20:00:00"}"#,
      expected: "DateText", kind: .dataCorrupted, before: #"{"value":"2026-11-29T19:00:00Z"}"#,
      message: "Expected date string to be ISO8601-formatted.", rule: "data-corrupted",
      sentence: "does not decode: Expected date string to be ISO8601-formatted.",
      fix: #"Send something like "2026-11-29T19:00:00Z"."#),
    Slip(
      about: "a text that a state refuses which reads it as a String", value: #"{"value":"red"}"#,
      expected: "String", kind: .dataCorrupted, message: "Expected #RRGGBB.",
      rule: "data-corrupted", sentence: "does not decode: Expected #RRGGBB.",
      fix: "Send a value that the type takes, or look into its init(from:)."),
    Slip(
      about: "a number that a state refuses", value: #"{"value":150}"#, expected: "Int",
      kind: .dataCorrupted, message: "Expected 0 to 100.", rule: "data-corrupted",
      sentence: "does not decode: Expected 0 to 100.",
      fix: "Send a value that the type takes, or look into its init(from:)."),
    Slip(
      about: "a state that its own type refuses", value: #"{"phase":"Done"}"#,
      expected: "ContentState", kind: .dataCorrupted, path: [], knownKeys: ["phase"],
      place: place(#"{"phase":String}"#, keys: ["phase"]), message: "No phase Done",
      rule: "data-corrupted", sentence: "does not decode: No phase Done",
      fix: "Send a value that the type takes, or look into its init(from:)."),
    Slip(
      about: "an object that its own type refuses", value: #"{"value":{"code":"red"}}"#,
      expected: "Hex", kind: .dataCorrupted, knownKeys: ["code"],
      place: place(#"{"code":String}"#, keys: ["code"]), message: "Expected #RRGGBB.",
      rule: "data-corrupted", sentence: "does not decode: Expected #RRGGBB.",
      fix: "Send a value that the type takes, or look into its init(from:)."),
    Slip(
      about: "a URL that a state refuses", value: #"{"value":"ftp://a"}"#, expected: "URL",
      kind: .dataCorrupted, message: "Expected https.", rule: "data-corrupted",
      sentence: "does not decode: Expected https.",
      fix: "Send a value that the type takes, or look into its init(from:)."),
    Slip(
      about: "a raw value of an enum that is read at a place nobody saw",
      value: #"{"value":"Early"}"#, expected: "another value", kind: .dataCorrupted,
      message: "Cannot initialize Phase from invalid String value Early",
      rule: "enum-unknown-value", sentence: #""Early" is no value of Phase"#,
      fix: "Send one of its raw values, with the same capitals."),
  ]

  static let wrapped: [Slip] = [
    Slip(
      about: "a state in a member whose name is nearly one of its own",
      value: #"{"state":{"stage":"sent","count":1}}"#, expected: "String", kind: .keyNotFound,
      path: [], key: "stage", knownKeys: ["stage", "count"], rule: "key-nested-deeper",
      sentence: #"one level deeper, inside of "state""#,
      fix: #"Leave "state" out, and send what it holds."#),
    Slip(
      about: "a misspelt key with an object", value: #"{"stagge":{"name":"a"}}"#,
      expected: "Stage", kind: .keyNotFound, path: [], key: "stage", knownKeys: ["stage"],
      rule: "key-misspelt", fix: #"Send "stage"."#),
  ]

  @Test(arguments: enums + values + samples + dates + refusals + wrapped)
  func `the fix is what to send`(slip: Slip) {
    let finding = RemedyTests.finding(slip)
    #expect(finding.id.rawValue == slip.rule)
    #expect(
      slip.sentence.isEmpty || finding.sentence.contains(slip.sentence), "\(finding.sentence)")
    #expect(finding.fix == slip.fix)
  }

  @Test func `a number that no Double holds is told at its place`() {
    let slip = Slip(
      about: "", value: #"{"list":[{"value":1e400}]}"#, expected: "State", kind: .dataCorrupted,
      path: [], rule: "", fix: "")
    #expect(RemedyTests.finding(slip).path == "aps.content-state.list[0].value")
  }

  @Test func `faults behind the first one and dates are told with it; other missing keys are not`()
  {
    func missing(_ key: String) -> DecodeFault {
      DecodeFault(
        kind: .keyNotFound, path: [], key: key, expected: "Int",
        knownKeys: ["score", "minute", "note", "half"], message: "no")
    }
    var fault = missing("score")
    fault.others = [
      DecodeFault(kind: .typeMismatch, path: ["note"], expected: "Int", message: "no"),
      missing("minute"), missing("half"),
    ]
    fault.dates = ["end": Stage.start + TimeUnit.referenceDate, "start": Stage.start]
    let findings = FaultExplanation.findings(
      .fault(fault), failure: nil, in: JSONText(#"{"note":"5","hallf":1}"#),
      root: "aps.content-state", before: nil, now: Stage.start)
    #expect(
      findings.map(\.id.rawValue) == [
        "key-missing", "number-as-string", "key-misspelt", "date-unix",
      ])
    #expect(
      findings.map(\.path) == [
        "aps.content-state.score", "aps.content-state.note", "aps.content-state.half",
        "aps.content-state.end",
      ])
  }

  @Test(arguments: [
    ("microseconds", 1e6, "1000000"), ("nanoseconds", 1e9, "1000000000"),
    ("milliseconds", 1e3, "1000"),
  ])
  func `parts of a second are told as what they are, in every date`(
    name: String, factor: Double, divisor: String
  ) {
    let number = JSONValue.double((Stage.start + 1) * factor).compact
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let record = stage.push(
      #""timestamp":\#(number),"event":"update","content-state":\#(MistakeTests.state),"stale-date":\#(number)"#
    )
    let findings = record.verdict.findings
    #expect(findings.map(\.id.rawValue) == ["timestamp-milliseconds", "date-milliseconds"])
    for finding in findings {
      #expect(finding.sentence.contains("looks like UNIX \(name)"), "\(finding.sentence)")
      #expect(finding.fix == "Divide by \(divisor). Send \(Int(Stage.start) + 1).")
    }
    let date = (Stage.start + 1) * factor + TimeUnit.referenceDate
    let inState = DateCheck.findings(
      ["end": date], in: JSONText("{}"), root: "aps.content-state", now: Stage.start)
    #expect(inState.first?.sentence.contains("as UNIX \(name) it would be 2027-01-15") == true)
    #expect(
      inState.first?.fix
        == "Send \(Int(Stage.start) + 1 - 978_307_200): UNIX seconds minus 978307200.")
  }
}
