extension FindingTable {
  /// Findings about what the picture in cells cannot show as a phone does.
  static let canvas: [Row] = [
    Row(
      "canvas-approximated", .info, .islet, "Something is drawn only approximately",
      fix: "Nothing to do: on a phone it is drawn in full.", source: "Islet's painter"),
    Row(
      "canvas-placeholder", .info, .islet,
      "A view cannot be drawn here; a marked box stands for it",
      fix: "Look at it on a device.", source: "Islet's painter"),
    Row(
      "canvas-shortened", .info, .islet,
      "A text fits on the phone but not in the mock-up's cells, and is shortened here only",
      fix: "Choose a finer zoom to see all of it.", source: "Islet's painter"),
    Row(
      "canvas-rotated-text", .info, .islet, "Turned text is written level here",
      fix: "Nothing to do: on a phone it is turned.", source: "Islet's painter"),
    Row(
      "canvas-letters-missing", .info, .islet, "Boxes stand for letters that no font here has",
      fix: "Install the fonts that islet doctor names.", source: "Islet's painter"),
    Row(
      "gallery-scale-lowered", .info, .islet,
      "A gallery's PNG has fewer pixels a point than were asked for",
      fix:
        "Draw one appearance (--appearance dark) or fewer presentations (-p lockScreen), or write SVG or HTML, which have no limit.",
      source: "Islet's painter"),
    Row(
      "unknown-symbol", .warning, .chronod, "SF Symbols has no symbol of this name.",
      fix: "Check the name in the SF Symbols app.",
      source: "Apple's list of names, up to SF Symbols 7"),
    Row(
      "symbol-newer", .warning, .chronod,
      "A symbol is newer than the iOS of a phone that shows the widget.",
      fix: "Take an older symbol, or ask for #available first.",
      source: "Apple's list of names, up to SF Symbols 7"),
    Row(
      "symbol-not-drawn", .info, .islet, "Islet has no picture of a symbol.",
      fix: "A phone shows it. Nothing is to be done.", source: "Islet's symbol table"),
    Row(
      "image-unreadable", .warning, .islet, "An image cannot be read",
      fix: "Give a PNG, JPEG or GIF of a sensible size.", source: "Islet's painter"),
  ]
}
