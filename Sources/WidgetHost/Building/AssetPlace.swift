/// Where a member without its type may be a name that Xcode makes of an asset: `.brand` of `Color(.brand)`.
enum AssetPlace {
  /// Calls that are given colours, what is drawn in colours, or images.
  private static let calls: Set<String> = [
    "AngularGradient", "AnyShapeStyle", "Color", "EllipticalGradient", "Gradient", "Image", "Label",
    "LinearGradient", "RadialGradient", "Stop", "UIColor", "UIImage", "accentColor",
    "activityBackgroundTint", "activitySystemActionForegroundColor", "background",
    "backgroundStyle", "border", "colorMultiply", "containerBackground", "fill", "foregroundColor",
    "foregroundStyle", "init", "keylineTint", "listItemTint", "listRowBackground", "overlay",
    "shadow", "stroke", "strokeBorder", "tint",
  ]

  /// Returns whether a member is given to one of these calls on a line, by itself or in a list; true as well where it does
  /// not stand there.
  static func isAsked(for member: String, on line: Int, of file: SourceFile) -> Bool {
    let places = file.tokens.indices.filter {
      file.tokens[$0].line == line && file.text(at: $0) == member && file.text(at: $0 - 1) == "."
    }
    return places.isEmpty || places.contains { isAsked(at: $0, of: file) }
  }

  private static func isAsked(at member: Int, of file: SourceFile) -> Bool {
    var place = member - 1
    while place > 0 {
      place -= 1
      let word = file.text(at: place)
      if word == "(" { return calls.contains(file.text(at: place - 1)) }
      // A list that is no argument, as what is assigned.
      if word == "[", !["(", ",", ":"].contains(file.text(at: place - 1)) { return false }
      if word == "{" { return false }
      if SourceFile.closesBracket(word) {
        guard let opening = file.partner(of: place) else { return false }
        place = opening
      }
    }
    return false
  }
}
