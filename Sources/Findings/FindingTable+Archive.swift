extension FindingTable {
  /// Findings about what iOS cannot put into the archive of a widget's views, or draws from it otherwise than the source
  /// seems to say. Each says what a phone shows, and how sure that is: *documented* by Apple, *measured* on a phone by
  /// somebody, *told* without a measurement, or *deduced* from how archives work.
  static let archive: [Row] = [
    Row(
      "archive-date-passed", .error, .chronod,
      "The widget crashes once a date of its state has passed: a phone keeps the old picture, or shows none.",
      fix: "Write the range as start...max(start, end), and decide by the state what is over.",
      source: "A range of dates traps when its end lies before its start; measured by others",
      threshold: "12 hours later, as long as a card can stay"),
    Row(
      "archive-format", .error, .chronod,
      "A format style of the app's own cannot be archived: a phone shows a placeholder.",
      fix:
        "Use SystemFormatStyle, Date.FormatStyle, Date.ComponentsFormatStyle or Duration's styles, or a text that the app sends.",
      source: "Measured by others; the list of styles is read from a re-implementation"),
    Row(
      "archive-animation-value", .warning, .chronod,
      "An animation depends on a value that is not Encodable: a phone drops it and moves in its default way.",
      fix:
        "Give animation(_:value:) a number, a text or another Encodable value that changes with it.",
      source:
        "Only a hash of the encoded value is stored, for the next archive to compare; read from a re-implementation"
    ),
    Row(
      "archive-still", .info, .chronod,
      "A repeating animation does not move on a phone: iOS keeps one picture for each content state.",
      fix: "Nothing, if the resting picture is fine.",
      source: "A pulsing symbol and a spinner were seen still on a phone; the rest is deduced"),
    Row(
      "archive-effect", .info, .chronod,
      "The symbol effect does not play here; whether a phone plays one when its value changes is not known.",
      fix: "Look at it on a phone, and let nothing depend on it.",
      source: "No recording shows one, and no text says so"),
    Row(
      "archive-task", .info, .chronod,
      "Code that runs when a view appears comes too late for the picture on a phone.",
      fix: "Compute what is shown before, in the app, and send it in the content state.",
      source: "iOS archives the views and draws them elsewhere; deduced"),
    Row(
      "archive-network", .warning, .chronod,
      "A widget of an activity has no network and no location on a phone.",
      fix: "Let the app load it, and hand it over in the content state or the app group.",
      source: "Apple, \"Displaying live data with Live Activities\"; documented"),
    Row(
      "archive-glass", .info, .chronod,
      "glassEffect may not show: others saw that an archive leaves it out.",
      fix: "Look at it on a phone with iOS 26; a material is drawn everywhere.",
      source: "Told of a Mac's widget; not measured in activities"),
    Row(
      "archive-own-defaults", .info, .chronod,
      "UserDefaults.standard is the extension's own on a phone, and empty: the app writes into another one.",
      fix: "Use UserDefaults(suiteName:) with an app group that both targets have.",
      source: "An app and its extension are two containers; deduced"),
    Row(
      "alert-sound-missing", .warning, .app,
      "An alert names a sound that the app's folder does not have: the phone plays the usual one.",
      fix: "Add the file to the app's target, or correct the name; capitals count.",
      source: "Apple, Generating a remote notification: sound is a file in the app's bundle"),
    Row(
      "widget-color-missing", .warning, .chronod,
      "A colour is named that no asset catalogue here declares.",
      fix: "Put the catalogue into the widget's folder, and into the extension's target.",
      source: "SwiftUI logs \"No color named … found in asset catalog\"; documented"),
  ]

  /// Those that are found by comparing pictures, as the design rules are.
  static let archiveOfPictures: [Row] = [
    Row(
      "archive-frozen-text", .warning, .chronod,
      "A text is made from the clock in a body: a phone shows the moment of the last update until the next one.",
      fix:
        "Use Text(timerInterval:), Text(_:style:) or ProgressView(timerInterval:), which the system renews.",
      source: "iOS evaluates a view once for each content; deduced, seen in public issues",
      threshold: "a text that differs 5 minutes later"),
    Row(
      "archive-image-area", .warning, .chronod,
      "An image has more pixels than some phones archive: the card stays blank or grey there.",
      fix: "Scale the asset to the size at which it is shown, in 2x and 3x.",
      source:
        "\"Widget archival failed due to image being too large\": limits from 526 750 pixels on were measured; they differ by device",
      threshold: "500 000 pixels, which pass everywhere"),
    Row(
      "archive-image-memory", .warning, .chronod,
      "The images of one state take more memory than an extension is likely to have left.",
      fix: "Scale the assets to the size at which they are shown.",
      source:
        "An extension is ended at 30 megabytes for all its widgets; measured by others. Of a picture counts its area",
      threshold: "20 megabytes at 4 bytes a pixel, each image once"),
  ]
}
