import Findings
import FoundationGaps
import SwiftUI

/// The names that Xcode makes from asset catalogues: `Color.brandPrimary`, `Image(.logo)`, `Image(.Icons.star)`.
struct AssetSymbols: Equatable {
  /// Symbol to asset name; a symbol in a namespace is written with full stops.
  var colors: [String: String] = [:]
  var images: [String: String] = [:]
  /// Where the images stand, by their names.
  private(set) var imageFolders: [String: String] = [:]
  /// Symbols that the source uses and no catalogue declares.
  var guessed: Set<String> = []
  /// Whether the catalogues are here, so that a name which none declares is an error of the source's.
  private var isComplete = false

  /// What is to be said about symbols that no catalogue declares.
  var guessedFindings: [Finding] {
    guard !guessed.isEmpty else { return [] }
    let all = "No asset catalogue here declares \(guessed.sorted().joined(separator: ", "))."
    let slips = guessed.sorted().compactMap { name in
      Self.meant(by: name).map { "If \(name) is a slip: SwiftUI has “\($0)”." }
    }
    return [
      Finding("widget-asset-unknown", sentence: ([all] + slips).joined(separator: " "))
    ]
  }

  /// Returns the names of colours that may be guessed: where the catalogues are here, no slip of a name of SwiftUI's.
  func guessable(_ colors: Set<String>) -> Set<String> {
    isComplete ? colors.filter { Self.meant(by: $0) == nil } : colors
  }

  /// Returns the name of SwiftUI's that another one is probably a slip of.
  private static func meant(by name: String) -> String? {
    guard name.count >= 4, let near = NearestName.of(name, in: taken) else { return nil }
    // Of four letters many words differ in one.
    return name.count > 4 || near.count > 4 ? near : nil
  }

  /// Finds the assets in catalogues. Of two with one symbol the first counts, as the first catalogue's picture does.
  ///
  /// - Parameter walk: goes through a catalogue.
  init(catalogues: [String], walk: (String) -> FolderWalk = { FolderWalk($0) }) {
    isComplete = !catalogues.isEmpty
    var namespaces = AssetNamespaces()
    for catalogue in catalogues {
      for path in walk(catalogue) {
        let ending = URL(fileURLWithPath: path).pathExtension
        guard ["colorset", "imageset", "symbolset"].contains(ending) else { continue }
        let name = namespaces.name(of: "\(catalogue)/\(path)")
        if ending == "colorset" {
          if let symbol = Self.path(name, dropping: "Color") {
            colors[symbol] = colors[symbol] ?? name
          }
        } else if let symbol = Self.path(name, dropping: "Image") {
          images[symbol] = images[symbol] ?? name
          imageFolders[name] = imageFolders[name] ?? "\(catalogue)/\(path)"
        }
      }
    }
  }

  init(colors: [String: String] = [:], images: [String: String] = [:]) {
    (self.colors, self.images) = (colors, images)
  }

  /// Returns the symbol of a name with its groups: `Icons/gold-star` is `Icons.goldStar`; nil where one of them has none.
  private static func path(_ name: String, dropping suffix: String) -> String? {
    var parts = name.split(separator: "/").map(String.init)
    guard let last = parts.popLast(), let own = symbol(last, dropping: suffix) else { return nil }
    let groups = parts.compactMap { group in
      symbol(group, dropping: "").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
    return groups.count == parts.count ? (groups + [own]).joined(separator: ".") : nil
  }

  /// Returns the symbol of an asset's name: `brand-primary` and `BrandPrimaryColor` are both `brandPrimary`. A name without
  /// a letter or a number, as an emoji, has none.
  static func symbol(_ name: String, dropping suffix: String) -> String? {
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    if let last = words.last, last.hasSuffix(suffix), words.count > 1 || last != suffix {
      words[words.count - 1] = String(last.dropLast(suffix.count))
      if words.last?.isEmpty == true { words.removeLast() }
    }
    guard let first = words.first else { return nil }
    let head = lowered(first)
    let symbol =
      head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return symbol.first?.isNumber == true ? "_\(symbol)" : symbol
  }

  /// Returns a name with its first word in lower case: `URLBar` is `urlBar`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 { return word.prefix(1).lowercased() + word.dropFirst() }
    if capitals.count == word.count { return word.lowercased() }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }

  /// Names that SwiftUI and UIKit have already.
  private static let taken: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "tint", "foreground",
    "background", "tertiary", "quaternary", "selection", "separator", "placeholder", "link", "fill",
    "accentColor", "label",
  ]

  /// Returns Swift source that declares the symbols, but for those that the widget declares itself.
  ///
  /// - Parameter types: those that the source declares: the system's of the same name are named with their module.
  func source(without declared: Set<String>, beside types: Set<String> = []) -> String {
    var lines: [String] = []
    func name(_ type: String) -> String { types.contains(type) ? "SwiftUI.\(type)" : type }
    let (color, uiColor, uiImage) = (name("Color"), name("UIColor"), name("UIImage"))
    let (colorResource, imageResource) = (name("ColorResource"), name("ImageResource"))
    let shapeStyle = name("ShapeStyle")
    func add(_ type: String, _ symbol: String, _ declaration: (String) -> String) {
      var groups = symbol.split(separator: ".").map { Self.escaped(String($0)) }
      guard let id = groups.popLast() else { return }
      let place = ([type] + groups).joined(separator: ".")
      lines.append("extension \(place) { \(declaration(id)) }")
    }
    let (colors, images) = (Self.withoutGroups(self.colors), Self.withoutGroups(self.images))
    lines += Self.groups(colors.keys, in: [colorResource, color, uiColor])
    for (symbol, name) in colors.sorted(by: { $0.key < $1.key }) {
      let quoted = SwiftLiteral.text(name)
      add(colorResource, symbol) {
        "static let \($0) = \(colorResource)(name: \(quoted), bundle: .main)"
      }
      if Self.taken.contains(symbol) || declared.contains(symbol) { continue }
      add(color, symbol) { "static var \($0): \(color) { \(color)(\(quoted)) }" }
      // A protocol's extension has no room for groups.
      if !symbol.contains(".") {
        lines.append(
          "extension \(shapeStyle) where Self == \(color) { static var \(Self.escaped(symbol)): \(color) { \(color)(\(quoted)) } }"
        )
      }
      add(uiColor, symbol) {
        "static var \($0): \(uiColor) { \(uiColor)(named: \(quoted)) ?? .gray }"
      }
    }
    lines += Self.groups(images.keys, in: [imageResource, uiImage])
    for (symbol, name) in images.sorted(by: { $0.key < $1.key }) {
      let quoted = SwiftLiteral.text(name)
      add(imageResource, symbol) {
        "static let \($0) = \(imageResource)(name: \(quoted), bundle: .main)"
      }
      if declared.contains(symbol) { continue }
      add(uiImage, symbol) {
        "static var \($0): \(uiImage) { \(uiImage)(named: \(quoted)) ?? \(uiImage)() }"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the symbols without those that are called as a group beside them: in letters without capitals, and in
  /// numbers, both are written alike.
  private static func withoutGroups(_ symbols: [String: String]) -> [String: String] {
    let groups = Set(groups(around: symbols.keys).map { $0.joined(separator: ".") })
    return symbols.filter { !groups.contains($0.key) }
  }

  /// Returns the groups around symbols, each with those around it.
  private static func groups(around symbols: some Sequence<String>) -> Set<[String]> {
    var all: Set<[String]> = []
    for symbol in symbols {
      let groups = symbol.split(separator: ".").dropLast().map(String.init)
      for count in groups.indices { all.insert(Array(groups.prefix(count + 1))) }
    }
    return all
  }

  /// Returns the declarations of the groups around symbols, outer ones first.
  private static func groups(_ symbols: some Sequence<String>, in types: [String]) -> [String] {
    let order = groups(around: symbols).sorted { ($0.count, $0.joined()) < ($1.count, $1.joined()) }
    return types.flatMap { type in
      order.map { path in
        let place = ([type] + path.dropLast().map(escaped)).joined(separator: ".")
        return "extension \(place) { enum \(escaped(path.last ?? "_")) {} }"
      }
    }
  }

  private static let keywords: Set<String> = [
    "default", "switch", "case", "class", "struct", "enum", "in", "is", "as", "for", "if", "else",
    "repeat", "return", "func", "var", "let", "self", "protocol", "extension", "import", "public",
    "private", "static", "true", "false", "nil", "operator", "where", "while", "do", "try", "throw",
    "break", "continue", "guard", "defer", "catch", "fallthrough", "init", "deinit", "subscript",
    "inout", "internal", "fileprivate", "super", "throws", "rethrows", "typealias",
    "associatedtype", "Self", "Type", "Protocol", "Any",
  ]

  /// Returns a name as a declaration writes it, whatever word it is.
  static func escaped(_ symbol: String) -> String {
    keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }
}
