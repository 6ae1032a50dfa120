/// Which of a widget's own fonts a text asks for.
struct FontRequest: Hashable {
  /// The name that the code gives.
  var name: String
  /// The weight that is asked for beside the name, as CSS counts it.
  var weight: Int?
  var isItalic = false
}

extension Font {
  /// Returns what the font asks for beside the system's; nil for a font of the system.
  ///
  /// - Parameter outer: changes that a text or its surroundings make.
  func request(_ outer: FontTraits) -> FontRequest? {
    guard let name = customName else { return nil }
    let traits = traits.under(outer)
    var request = FontRequest(name: name, weight: traits.weight?.value)
    if traits.isBold == true { request.weight = max(request.weight ?? 0, Weight.bold.value) }
    request.isItalic = traits.isItalic ?? false
    return request
  }
}
