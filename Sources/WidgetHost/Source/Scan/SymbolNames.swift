import Drawing
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
  private var image = SampleValue.imageName
  private static let labels: Set<String> = ["systemName", "systemImage"]

  /// Reads the names in a widget's files.
  ///
  /// - Parameter assets: the symbols of its catalogues, of which one image is shown where a made-up name stands.
  init(_ names: HandedNames, assets: AssetSymbols = AssetSymbols()) {
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
    if !images.isEmpty, let usual = Self.usualImage(of: assets) { image = usual }
  }

  /// Parts of the names of images that a state does not choose, and that rules speak of where they are shown.
  private static let foreign = ["logo", "icon", "background"]
  /// More images than these are not looked into.
  private static let mostImages = 200

  /// Returns the image of the fewest pixels, which is large nowhere, or the first of them; drawings in lines have none.
  private static func usualImage(of assets: AssetSymbols) -> String? {
    let names = Set(assets.images.values).sorted().filter { name in
      !foreign.contains { name.lowercased().contains($0) }
    }
    return names.prefix(mostImages).map { (pixels(in: assets.imageFolders[$0]), $0) }.min(by: <)?.1
  }

  /// Returns how many pixels the largest picture in a set has.
  private static func pixels(in folder: String?) -> Double {
    guard let folder else { return 0 }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0 != "Contents.json" }.map { name in
      let ending = ProjectPath.ending(name).lowercased()
      if ["pdf", "svg"].contains(ending) { return 0 }
      let head = OrdinaryFile.head("\(folder)/\(name)", count: 1 << 16)
      // One that does not say it soon is a photograph.
      return head.flatMap { ImageHeader.size(Array($0)) }.map { $0.width * $0.height } ?? .infinity
    }.max() ?? 0
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
