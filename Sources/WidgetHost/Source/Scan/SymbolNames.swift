import Drawing
import FoundationGaps
import JSON

/// The names of texts that a widget's source takes for symbols, for images or for colours: `image` of
/// `Image(systemName: item.image)` and of `Image(item.image)`, `line` of `Color(item.line)`.
///
/// A text that is made up from such a name alone names none of them, and would be told as a slip of the widget's.
struct SymbolNames {
  private var symbols: Set<String> = []
  private var images: Set<String> = []
  private var colors: Set<String> = []
  /// The image that stands for all of them.
  private var image = SampleValue.imageName
  /// The colour that stands for all of them; nil where no catalogue has one.
  private var color: String?
  private static let labels: Set<String> = ["systemName", "systemImage"]

  /// Reads the names in a widget's files.
  ///
  /// - Parameter assets: the symbols of its catalogues, of which one image and one colour are shown where a made-up name
  ///   stands.
  init(_ names: HandedNames, assets: AssetSymbols = AssetSymbols()) {
    let takesNames = !names.files.contains(where: Self.makesColors)
    for (number, file) in names.files.enumerated() {
      for index in file.tokens.indices {
        if Self.labels.contains(file.text(at: index)), file.text(at: index + 1) == ":" {
          let argument = Self.argument(from: index + 2, in: file)
          symbols.formUnion(Self.fields(names, behind: argument, in: number))
        } else if let start = Self.imageName(at: index, in: file) {
          let argument = Self.argument(from: start, in: file)
          // What a call makes of a text is not known.
          if argument.contains(where: { file.text(at: $0) == "(" }) { continue }
          images.formUnion(Self.fields(names, behind: argument, in: number))
        } else if let start = Self.colorName(at: index, in: file, takesNames: takesNames) {
          let argument = Self.argument(from: start, in: file)
          if argument.contains(where: { file.text(at: $0) == "(" }) { continue }
          colors.formUnion(Self.fields(names, behind: argument, in: number))
        }
      }
    }
    color = Set(assets.colors.values).sorted().first(where: Self.isChosenByStates)
    if !images.isEmpty, let usual = Self.usualImage(of: assets) { image = usual }
  }

  /// Returns the fields whose texts are names by themselves: what is compared, or given to a function, is none.
  private static func fields(
    _ names: HandedNames, behind argument: Range<Int>, in file: Int
  ) -> [String] {
    names.origins(of: argument, in: file).filter { origin in
      origin.arguments.allSatisfy { isPlain($0.range, in: names.files[$0.file]) }
    }.map(\.name)
  }

  /// Returns whether there is neither a comparison nor a call in an expression; `String(text)` is none that makes
  /// another text. Each sign is a token.
  private static func isPlain(_ range: Range<Int>, in file: SourceFile) -> Bool {
    !range.contains { place in
      switch file.text(at: place) {
      case "=": ["=", "!"].contains(file.text(at: place - 1))
      case "(": file.text(at: place - 1).first?.isLowercase == true
      default: false
      }
    }
  }

  /// Parts of the names of images and colours that a state does not choose, and that rules speak of where they are shown.
  private static let foreign = ["logo", "icon", "background", "accentcolor"]
  /// More images than these are not looked into.
  private static let mostImages = 200

  private static func isChosenByStates(_ name: String) -> Bool {
    !foreign.contains { name.lowercased().contains($0) }
  }

  /// Returns the image of the fewest pixels, which is large nowhere, or the first of them; drawings in lines have none.
  private static func usualImage(of assets: AssetSymbols) -> String? {
    let names = Set(assets.images.values).sorted().filter(isChosenByStates)
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
    case "Image" where isUnlabelledCall(at: index, in: file): index + 2
    default: nil
    }
  }

  /// Returns where a colour's name begins that is given at a word.
  ///
  /// - Parameter takesNames: whether what stands without a label in `Color(…)` is the name of one.
  private static func colorName(at index: Int, in file: SourceFile, takesNames: Bool) -> Int? {
    switch file.text(at: index) {
    case "named" where file.text(at: index - 2) == "UIColor" && file.text(at: index + 1) == ":",
      "Color" where takesNames && isUnlabelledCall(at: index, in: file):
      index + 2
    default: nil
    }
  }

  /// Returns whether a call's first argument has neither a label nor, as in `Image(.logo)`, a full stop in front.
  private static func isUnlabelledCall(at index: Int, in file: SourceFile) -> Bool {
    file.text(at: index + 1) == "(" && file.text(at: index + 2) != "."
      && file.text(at: index + 3) != ":"
  }

  /// Returns whether a file says by itself what a text without a label is for a colour: mostly its digits.
  private static func makesColors(_ file: SourceFile) -> Bool {
    file.tokens.indices.contains { place in
      guard file.text(at: place) == "extension", file.text(at: place + 1) == "Color" else {
        return false
      }
      let head = place..<place + SourceFile.longestHead
      guard let brace = head.first(where: { file.text(at: $0) == "{" }) else { return false }
      return (brace..<max(brace, file.closing(of: brace))).contains {
        file.text(at: $0) == "init"
          && (file.text(at: $0 + 1) == "(" && file.text(at: $0 + 2) == "_"
            || file.text(at: $0 + 2) == "(" && file.text(at: $0 + 3) == "_")
      }
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

  /// Returns the JSON of a state that was made up, with a symbol, an image or a colour for each text of these names, and
  /// for each in a list of that name.
  func applied(to json: String) -> String {
    guard !symbols.isEmpty || !images.isEmpty || !colors.isEmpty,
      let value = try? JSONValue(parsing: json)
    else { return json }
    return value.replacingMembers { key, value in
      guard let name = name(for: key) else { return nil }
      // The case of an enum stays: it is not made up from the name.
      let made = SampleValue.text(key)
      if value.string == made { return .string(name) }
      guard let elements = value.array, elements.contains(where: { $0.string == made }) else {
        return nil
      }
      return .array(elements.map { $0.string == made ? .string(name) : $0 })
    }.compact
  }

  /// Returns what stands for a text made up from a name; nil where that may stay.
  private func name(for key: String) -> String? {
    if symbols.contains(key) { return SampleValue.text("symbol") }
    if images.contains(key) { return image }
    return colors.contains(key) ? color : nil
  }
}
