extension FindingTable {
  /// Findings about design rules: what Apple's guidelines ask of a laid-out Live Activity.
  ///
  /// Rules are Apple's; thresholds that no page of Apple's gives are Islet's own and say so.
  static let lints: [Row] =
    lintsOfCards + lintsOfStates + lintsOfLooks + lintsOfIslands + lintsOfReading + lintsOfContexts
    + archiveOfPictures

  /// Returns a row; `number` is what the rule was called before it had a name.
  static func lint(
    _ id: FindingID, number: String? = nil, _ severity: Severity, _ sentence: String,
    threshold: String? = nil, fix: String, source: String
  ) -> Row {
    Row(
      id, severity, .review, sentence, fix: fix, source: source, threshold: threshold,
      number: number)
  }

  private static let lintsOfCards: [Row] = [
    lint(
      "card-margin-narrow", number: "L01", .warning,
      "Lock Screen content keeps the standard margin.",
      threshold: "14 pt (HIG)", fix: "Pad the content by 14 points on each side.",
      source: "HIG Live Activities; WWDC23 10194"),
    lint(
      "buttons-not-essential", number: "L04", .warning,
      "Buttons only where they are essential, and none where they do nothing.",
      threshold: "2 on a card or in the expanded island, 0 elsewhere (own)",
      fix: "Keep the one or two controls that people need; link to the app for the rest.",
      source: "HIG Live Activities; WWDC23 10194"),
    lint(
      "presentation-empty", .error, "Every presentation shows something.",
      threshold:
        "a warning elsewhere than on the Lock Screen, and where other states show something; information of a made-up state (own)",
      fix: "Draw the state here: iOS shows this presentation whether or not it has content.",
      source: "ActivityKit, displaying live data"),
    lint(
      "system-button-unreadable", number: "L07", .warning,
      "The system's button on the card is readable.",
      threshold: "contrast 4.5", fix: "Choose another activitySystemActionForegroundColor.",
      source: "ActivityKit, custom views; WWDC23 10194"),
    lint(
      "content-too-tall", number: "L10", .error, "The height stays within what the system shows.",
      threshold: "160 pt (HIG); 36.67 pt in the compact island, a warning up to 3 more (own)",
      fix: "Show less, or smaller: what is beyond the presentation's height is cut off.",
      source: "HIG Live Activities; pictures of phones"),
    lint(
      "standby-edge-touched", number: "L16", .warning,
      "In StandBy no graphic touches the card's edge.",
      threshold: "1 pt (own)",
      fix: "Use activityBackgroundTint: the system extends it over the whole screen.",
      source: "WWDC23 10194"),
    lint(
      "night-red-illegible", number: "L18", .warning,
      "In StandBy's night red everything can still be told apart.",
      threshold: "contrast 3 by luminance alone (own)",
      fix: "Let text and ground differ in lightness, not only in hue.",
      source: "HIG Live Activities; WWDC23 10194"),
    lint(
      "image-too-large", number: "L42", .warning, "No image has more pixels than its presentation.",
      threshold: "the slot's size in pixels; information on the card, up to 500,000 pixels",
      fix:
        "Scale the asset down to the pixels that it is shown in: Apple says that larger ones can stop the start.",
      source: "ActivityKit, displaying live data; one of 1024 × 1024 pixels was grey in the island"),
    lint(
      "stale-looks-fresh", number: "L46", .warning,
      "A stale state looks different from a fresh one.",
      threshold: "fresh and stale drawn equal",
      fix: "Read context.isStale and say that the data may be old.",
      source: "ActivityKit, displaying live data; HIG Live Activities"),
    lint(
      "text-on-tint-illegible", number: "L53", .warning,
      "Text is legible on the card's tint in light and in dark.",
      threshold: "contrast 4.5, 3 from 18 pt or 14 pt bold",
      fix: "Choose a text colour for the tint in both appearances.",
      source: "ActivityKit, custom views"),
  ]

  private static let lintsOfIslands: [Row] = [
    lint(
      "island-shows-logo", number: "L05", .warning, "No app icon or lone logo in the island.",
      fix: "Show what changes; the system shows the icon where it is needed.",
      source: "HIG Live Activities; WWDC23 10194"),
    lint(
      "corner-not-concentric", number: "L20", .warning, "Corners are concentric with the island's.",
      threshold: "2 pt (own)", fix: "Give the shape a radius of 44 points less its margin.",
      source: "WWDC23 10194"),
    lint(
      "island-margins-uneven", number: "L21", .warning, "Margins are even.",
      threshold: "4 pt between left and right (own)",
      fix: "Let the content end equally far from both sides.", source: "WWDC23 10194"),
    lint(
      "corner-cuts-content", number: "L22", .error, "Nothing pokes into the rounded corners.",
      threshold: "2 pt, a warning up to 3 (own)",
      fix:
        "Move it inward: content is cut 6 points beyond its margins, 12 points inside of the island, with corners of 32 points.",
      source: "WWDC23 10194; pictures of phones"),
    lint(
      "island-unbalanced", number: "L23", .info,
      "The expanded island is balanced: blurred, its weight lies in the middle.",
      threshold: "10 % of the width (own)", fix: "Move something to the lighter side.",
      source: "WWDC23 10194"),
    lint(
      "island-edge-to-edge", number: "L24", .error,
      "No block or line runs from edge to edge of the island.",
      threshold: "1 pt (own)", fix: "Inset the shape and round its corners.", source: "WWDC23 10194"
    ),
    lint(
      "divider-across-island", number: "L25", .warning,
      "Parts of the island are separated by inset shapes, not by a full line.",
      threshold: "8 pt from both edges (own)",
      fix: "Use an inset shape or a thick, short separator.", source: "WWDC23 10194"),
    lint(
      "island-shapes-thin", number: "L26", .warning,
      "Shapes are rounded and thick, text is heavier.",
      threshold: "medium weight, 2 pt strokes (own)",
      fix: "Use medium weight or more, strokes of 2 points or more, rounded shapes.",
      source: "WWDC23 10194; HIG Live Activities"),
    lint(
      "compact-too-wide", number: "L27", .error, "Compact content fits its side, and no more.",
      threshold:
        "52.33 or 62.33 pt (HIG), half of what the sensor leaves (measured); 4 pt of slack, 3 behind the sensor (own)",
      fix: "Use shorter formats; leave out Spacer and padding.", source: "HIG Live Activities"),
    lint(
      "compact-away-from-sensor", number: "L28", .warning,
      "Compact content sits snugly against the sensor.",
      threshold: "4 pt (own)", fix: "Leave out padding and Spacer on the sensor's side.",
      source: "WWDC23 10194"),
    lint(
      "compact-unbalanced", number: "L29", .info, "The two compact sides are balanced.",
      threshold: "12 pt (own)",
      fix: "Move something to the other side.", source: "WWDC23 10194"),
    lint(
      "compact-text-long", number: "L30", .warning, "Compact text is short.",
      threshold: "6 characters (own), no truncation",
      fix:
        "Use units and abbreviations: 3 min becomes 3′. Give a timer a wider frame or a smaller font.",
      source: "WWDC23 10194"),
    lint(
      "compact-links-differ", number: "L31", .error, "Both compact sides lead to the same place.",
      fix: "Give the island one widgetURL.", source: "HIG Live Activities"),
    lint(
      "compact-covers-status-bar", number: "L32", .warning,
      "The compact island leaves the status bar free.",
      threshold: "the model's width (HIG: 230 or 250 pt)", fix: "Make the wider side shorter.",
      source: "HIG Live Activities; WWDC23 10194"),
    lint(
      "expanded-too-full", number: "L36", .warning, "The expanded island shows the essence.",
      threshold: "12 parts or 60 words (own)", fix: "Leave the rest to the app.",
      source: "WWDC23 10194"),
    lint(
      "element-changes-side", number: "L37", .warning,
      "What is on one side in the compact island stays there in the expanded one.",
      fix: "Keep the element's side: it moves when the island grows.", source: "WWDC23 10194"),
    lint(
      "sensor-sides-empty", number: "L38", .warning, "The room beside the sensor is used.",
      threshold: "37 pt: the sensor's height",
      fix: "Use the leading and trailing regions; no empty forehead.", source: "WWDC23 10194"),
    lint(
      "expanded-height-between", number: "L39", .info,
      "The expanded island is clearly short or clearly tall.",
      threshold: "between 100 and 120 pt (own)", fix: "Make it about 84 points, or clearly taller.",
      source: "WWDC23 10194"),
    lint(
      "minimal-never-changes", number: "L40", .warning,
      "The minimal presentation shows what changes.",
      threshold: "equal in all states", fix: "Show the value that people wait for.",
      source: "HIG Live Activities; WWDC23 10194"),
    lint(
      "minimal-too-large", number: "L41", .error, "The minimal presentation fits.",
      threshold: "45 × 36.67 pt (HIG)",
      fix: "Show less, or smaller.", source: "HIG Live Activities"),
  ]

  private static let lintsOfReading: [Row] = [
    lint(
      "text-too-small", number: "L47", .warning, "Text is not smaller than people can read.",
      threshold: "11 pt, 12 pt on a Watch (HIG)", fix: "Use caption2 or larger.",
      source: "HIG Typography"),
    lint(
      "large-text-cut", number: "L48", .warning, "Larger text sizes are laid out without cutting.",
      threshold: "xxxL and AX1", fix: "Use text styles, minimumScaleFactor or ViewThatFits.",
      source: "HIG Typography"),
    lint(
      "icon-without-label", number: "L51", .warning,
      "An icon that stands alone has a label for VoiceOver.",
      fix: "Add .accessibilityLabel.", source: "ActivityKit, displaying live data"),
    lint(
      "timer-takes-width", number: "L52", .warning,
      "A running timer has the width that its digits need.",
      threshold: "8 pt of slack (own)",
      fix:
        "Give it a frame as wide as its longest time, or lay it over a hidden template: a timer takes all it is offered, and no more.",
      source: "measured by others (jordibruin 4); SwiftUI"),
    lint(
      "check-json", .error,
      "The file is not a payload; sent as a push it gets payload-not-json, aps-missing or a similar verdict.",
      fix: "A payload is a JSON object with aps.",
      source: "RFC 8259; Apple, generating a remote notification"),
    lint(
      "check-size", .info, "The payload is nearly as large as it may be.",
      threshold: "3584 of 4096 bytes, 4480 of a broadcast's 5120 (own)",
      fix: "Shorten the largest members.",
      source: "Apple: 4 KB for a Live Activity's payload, 5 KB for a broadcast's"),
    lint(
      "check-no-app", .warning, "No app is known that the payload is for.",
      fix: "Name it: --app match, or --app MyWidget/.", source: "Islet's own rule"),
    lint(
      "check-new-case", .info, "The state has a case that none of the app's samples has.",
      fix: "If the type has it, add a state with it: states/02-name.json. A schema.json tells all.",
      source: "Islet's own rule"),
    lint(
      "check-decode", .error, "A sample state does not decode.",
      fix: "Mend the state: the type reads it with a plain JSONDecoder.",
      source: "ActivityKit: JSONDecoder with default strategies"),
    lint(
      "check-round-trip", .warning, "A state changes when it is written and read again.",
      fix: "Let encode(to:) write what init(from:) reads.", source: "Islet's own rule"),
    lint(
      "check-draw", .error, "A presentation could not be drawn.",
      fix: "Look at the sentence; islet preview shows more.", source: "Islet's own rule"),
    lint(
      "check-unfinished", .info, "Not every state was drawn in every condition.",
      fix: "Mend what takes so long, and check again.", source: "Islet's own rule"),
    lint(
      "check-states", .info, "There are no sample states to judge.",
      fix: "Add states/01-name.json, or #Preview(… contentStates:).", source: "Islet's own rule"),
  ]
}
