import FoundationGaps
import JSON

/// The names of texts that a widget's source takes for symbols or for images: `image` of `Image(systemName: item.image)`
/// and of `Image(item.image)`.
///
/// A text that is made up from such a name alone names neither, and would be told as a slip of the widget's.
struct SymbolNames {
  private var symbols: Set<String> = []
  private var images: Set<String> = []
  /// The image that stands for all of them.
  private let image: String
  private static let labels: Set<String> = ["systemName", "systemImage"]

  /// Reads the names in a widget's files.
  ///
  /// - Parameter assets: the symbols of its catalogues, of which the first image is shown where a made-up name stands.
  init(_ names: HandedNames, assets: AssetSymbols = AssetSymbols()) {
    image = assets.images.values.min() ?? SampleValue.imageName
    for (number, file) in names.files.enumerated() {
      for index in file.tokens.indices {
        if Self.labels.contains(file.text(at: index)), file.text(at: index + 1) == ":" {
          let argument = Self.argument(from: index + 2, in: file)
          symbols.formUnion(names.origins(of: argument, in: number).map(\.name))
        } else if let start = Self.imageName(at: index, in: file) {
          let argument = Self.argument(from: start, in: file)
          // What a call makes of a text is not known.
          if argument.contains(where: { file.text(at: $0) == "(" }) { continue }
          images.formUnion(names.origins(of: argument, in: number).map(\.name))
        }
      }
    }
  }

  /// Returns where an image's name begins that is given at a word: behind other labels than these stands something else,
  /// as in `Image(uiImage: picture)`.
  private static func imageName(at index: Int, in file: SourceFile) -> Int? {
    switch file.text(at: index) {
    case "named" where file.text(at: index - 2) == "UIImage" && file.text(at: index + 1) == ":",
      "decorative" where file.text(at: index - 2) == "Image" && file.text(at: index + 1) == ":":
      index + 2
    case "Image" where file.text(at: index + 1) == "(" && file.text(at: index + 3) != ":": index + 2
    default: nil
    }
  }

  /// Returns the argument that begins at a place.
  private static func argument(from start: Int, in file: SourceFile) -> Range<Int> {
    var end = start
    while end < file.tokens.count, end < start + SourceFile.longestHead {
      switch file.text(at: end) {
      case ",", ")": return start..<end
      case "(", "[": end = max(end, file.closing(of: end)) + 1
      default: end += 1
      }
    }
    return start..<start
  }

  /// Returns the JSON of a state that was made up, with a symbol or an image for each text of these names.
  func applied(to json: String) -> String {
    guard !symbols.isEmpty || !images.isEmpty, let value = try? JSONValue(parsing: json) else {
      return json
    }
    return value.replacingMembers { key, value in
      // The case of an enum stays: it is not made up from the name.
      guard value.string == SampleValue.text(key) else { return nil }
      if symbols.contains(key) { return .string(SampleValue.text("symbol")) }
      return images.contains(key) ? .string(image) : nil
    }.compact
  }
}
