extension FindingTable {
  /// Findings about states and attributes that the widget's types do not read.
  static let decodingRules: [Row] = [
    Row(
      "key-spelled-differently", .error, .chronod,
      "A key is missing, and the payload has it in another spelling.",
      fix: "Send the key as the type's CodingKeys say.",
      source: "flutter live_activities issues 16, 118"),
    Row(
      "key-misspelt", .error, .chronod,
      "A key is missing, and the payload has one that is nearly the same.",
      fix: "Send the key as the type's CodingKeys say.",
      source: "flutter live_activities issues 16, 118"),
    Row(
      "partial-update", .error, .chronod,
      "A key is missing that the state before had.",
      fix: "Send the whole state with each update.",
      source: "JSONDecoder's defaults, tried; flutter live_activities issue 118"),
    Row(
      "key-nested-deeper", .error, .chronod,
      "A key is missing that stands one level deeper.",
      fix: "Send the state itself as content-state, without anything around it.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "key-not-nested", .error, .chronod,
      "A key is missing whose own members stand one level too high.",
      fix: "Put them into an object under that key.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "key-missing", .error, .chronod,
      "A key is missing that the type needs.",
      fix: "Send it, or make the property optional.",
      source: "flutter live_activities issue 118"),
    Row(
      "value-null", .error, .chronod,
      "null stands where the type needs a value.",
      fix: "Send a value, or make the property optional.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "state-is-string", .error, .chronod,
      "content-state, or a value in it, is a string that holds JSON: it was encoded twice.",
      fix: "Send the object itself.",
      source: "reports of doubly encoded states"),
    Row(
      "date-as-text", .error, .chronod,
      "A text stands where a Date is read.",
      fix: "Send seconds since 2001-01-01 UTC as a number, or make the property a String.",
      source: "JSONDecoder's defaults, tried; Home Assistant iOS issue 4677"),
    Row(
      "number-as-string", .error, .chronod,
      "A string stands where a number is read.",
      fix: "Send the number without quotes.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "string-as-number", .error, .chronod,
      "A number stands where a string is read.",
      fix: "Send it in quotes.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "boolean-as-number", .error, .chronod,
      "A number stands where true or false is read.",
      fix: "Send true or false.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "number-as-boolean", .error, .chronod,
      "true or false stands where a number is read.",
      fix: "Send a number.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "enum-as-string", .error, .chronod,
      "A string stands where an object is read.",
      fix: "Write an enum without raw values as {\"case\": {}}, or give it raw values.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "enum-keys", .error, .chronod,
      "An enum's object needs exactly one key, its case.",
      fix: "Send {\"case\": {…}}.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "enum-unknown-value", .error, .chronod,
      "The value is none of the enum's raw values.",
      fix: "Send one of its raw values, with the same capitals.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "fraction-for-integer", .error, .chronod,
      "A number with a fraction stands where a whole one is read.",
      fix: "Round it on the server, or make the property a Double.",
      source: "Home Assistant iOS issue 4948"),
    Row(
      "integer-out-of-range", .error, .chronod,
      "A whole number does not fit into its type.",
      fix: "Send a smaller number, or take a wider type.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "base64-malformed", .error, .chronod,
      "A text is not the base64 that Data reads.",
      fix: "Send standard base64 (+ and /) with its padding.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "url-malformed", .error, .chronod,
      "A text is not a URL; an empty text is not one either.",
      fix: "Send a URL, or leave the key out where the property is optional.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "uuid-malformed", .error, .chronod,
      "A text is not a UUID.",
      fix: "Send 8-4-4-4-12 hexadecimal digits.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "type-mismatch", .error, .chronod,
      "A value is of another kind than the type reads.",
      fix: "Send a value of the kind that the type reads.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "data-corrupted", .error, .chronod,
      "A value is of the right kind, but the type cannot take it.",
      fix: "Send a value that the type takes, or look into its init(from:).",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "decode-failed", .error, .chronod,
      "The type's own decoding refused the value.",
      fix: "Look into the type's init(from:).",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "widget-failed", .error, .chronod,
      "The widget gave no answer.",
      fix: "Look at the widget's own findings: it may have crashed or hung.",
      source: "Islet"),
    Row(
      "state-unchanged", .info, .chronod,
      "The state equals the one shown: nothing is drawn.",
      fix:
        "Nothing, unless the picture should have changed: what a widget reads elsewhere (UserDefaults, a file) is read again only with a state that differs.",
      source: "flutter live_activities issues 182, 186"),
    Row(
      "key-unread", .info, .islet,
      "The state has a key that the app's type does not read: a phone ignores it.",
      fix: "Correct its spelling; if other readers of the state need it, leave it.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "enum-label", .error, .chronod,
      "The value of an enum's case is under a key that is not its label; _0 is for a value without a label.",
      fix: "Send it under the label that the case gives it in Swift.",
      source: "the synthesized coding of enums, tried"),
    Row(
      "key-not-number", .error, .chronod,
      "A dictionary has whole numbers as its keys, and a key of the payload is not one.",
      fix: "Send whole numbers as keys, in quotes.",
      source: "JSONDecoder's defaults, tried"),
    Row(
      "key-repeated", .warning, .islet,
      "A key appears twice: the first one counts here, and no error reports the other.",
      fix: "Write the payload with a JSON encoder, and each key once.",
      source: "RFC 8259; which one a phone takes is not established"),
    Row(
      "moment-unresolved", .warning, .islet,
      "A text names a moment in the way that only scenarios read; in a push it stays a text.",
      fix: "Send the number itself.",
      source: "Islet's own scenarios"),
    Row(
      "superseded", .info, .liveactivitiesd,
      "A burst brought more states than can be drawn, and a newer one took this one's place.",
      fix:
        "Nothing: the newest state shows. To have every state read: {\"set\": {\"supersedes\": false}}, or supersedes: false at /islet/switches.",
      source: "Apple, Starting and updating Live Activities",
      threshold: "more than 32 states of one activity that wait"),
  ]
}
