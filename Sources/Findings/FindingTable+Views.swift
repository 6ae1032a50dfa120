extension FindingTable {
  /// Findings about what views cannot show here as a phone would.
  static let views: [Row] = [
    Row(
      "widget-body-too-deep", .error, .islet,
      "Views are nested more than 500 bodies deep: a view seems to contain itself.",
      fix: "Look for a view whose body contains itself without end.",
      source: "Islet's own limit"),
    Row(
      "widget-state-unsettled", .warning, .islet,
      "onPreferenceChange or onGeometryChange changes the view, which then reports another value, again and again.",
      fix: "Do not let the reported value depend on the state that the action writes.",
      source: "SwiftUI: \"Bound preference tried to update multiple times per frame\""),
    Row(
      "widget-infinite-frame", .warning, .islet,
      "frame(width:) or frame(height:) was given an infinite length, which SwiftUI ignores.",
      fix: "Use frame(maxWidth: .infinity) to take all the room that is offered.",
      source: "SwiftUI: \"Invalid frame dimension (negative or non-finite)\""),
    Row(
      "widget-invalid-frame", .warning, .islet,
      "A frame was given a negative length or NaN, which SwiftUI ignores, or a view is so large that it has no end.",
      fix:
        "Keep a computed length from going below 0, for example with max(0, …), and do not divide by 0.",
      source: "SwiftUI: \"Invalid frame dimension (negative or non-finite)\""),
    Row(
      "widget-custom-font", .info, .islet,
      "The widget's folder has no font of this name, so its letters are drawn in Inter.",
      fix: "Unless iOS has the font, put its file into the folder and use its PostScript name.",
      source:
        "Core Text: a font is found by its PostScript name, its family or its full name (kCTFontNameAttribute)"
    ),
    Row(
      "widget-image-missing", .warning, .islet, "An image is not beside the widget.",
      fix: "Put the asset catalogue or the PNG into the widget's folder.",
      source: "a phone draws nothing for it"),
    Row(
      "widget-image-simplified", .info, .islet,
      "An SVG has something that is drawn more simply here.",
      fix: "Export it as PDF or PNG instead: those are drawn as they are.",
      source: "Islet reads paths, gradients, clips and masks of SVGs"),
    Row(
      "widget-button-closure", .warning, .islet,
      "A button with a closure does nothing in a widget: a press opens the app.",
      fix: "Use Button(intent:) with a LiveActivityIntent, or Link.",
      source: "WidgetKit: interactive widgets take App Intents only"),
    Row(
      "widget-gesture", .warning, .islet,
      "A gesture does nothing in a widget: a press opens the app.",
      fix: "Use Button(intent:) with a LiveActivityIntent, or Link.",
      source: "WidgetKit: interactive widgets take App Intents only"),
    Row(
      "widget-async-image", .warning, .islet,
      "AsyncImage loads nothing in a widget; its placeholder shows.",
      fix:
        "Load the picture in the app, write it into the app group's folder, and show it with Image(uiImage:).",
      source: "WidgetKit: a picture is drawn at once, without the network"),
    Row(
      "widget-view-placeholder", .warning, .islet, "A view cannot be drawn here.",
      fix: "A marked box stands in its place; look at the real view on a phone.",
      source: "Islet draws no maps, videos and network images"),
    Row(
      "widget-view-unsupported", .warning, .islet,
      "A view is not supported in widgets: a phone draws a yellow field with a red sign.",
      fix: "Use stacks, text, images, shapes, gauges, buttons with intents.",
      source: "Apple, \"SwiftUI views for widgets\""),
  ]
}
