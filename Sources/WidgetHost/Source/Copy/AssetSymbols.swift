import Findings
import Foundation

/// The names that Xcode makes from asset catalogues: `Color.brandPrimary`, `Image(.logo)`.
struct AssetSymbols: Equatable {
  /// Symbol to asset name.
  var colors: [String: String] = [:]
  var images: [String: String] = [:]
  /// Symbols that the source uses and no catalogue declares.
  var guessed: Set<String> = []

  /// What is to be said about symbols that no catalogue declares.
  var guessedFindings: [Finding] {
    guard !guessed.isEmpty else { return [] }
    return [
      Finding(
        "widget-asset-unknown",
        sentence: "No asset catalogue here declares \(guessed.sorted().joined(separator: ", ")).")
    ]
  }

  /// Finds the assets in catalogues below a folder.
  init(catalogues: [String]) {
    for catalogue in catalogues {
      guard let files = FileManager.default.enumerator(atPath: catalogue) else { continue }
      for case let path as String in files {
        let url = URL(fileURLWithPath: path)
        let name = url.deletingPathExtension().lastPathComponent
        switch url.pathExtension {
        case "colorset": colors[Self.symbol(name, dropping: "Color")] = name
        case "imageset": images[Self.symbol(name, dropping: "Image")] = name
        default: continue
        }
      }
    }
  }

  init(colors: [String: String] = [:], images: [String: String] = [:]) {
    (self.colors, self.images) = (colors, images)
  }

  /// Returns the symbol of an asset's name: `brand-primary` and `BrandPrimaryColor` are both `brandPrimary`.
  static func symbol(_ name: String, dropping suffix: String) -> String {
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
    guard let first = words.first else { return "_" }
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
  func source(without declared: Set<String>) -> String {
    var lines: [String] = []
    for (symbol, name) in colors.sorted(by: { $0.key < $1.key }) {
      let quoted = Self.quoted(name)
      let id = Self.escaped(symbol)
      lines.append(
        "extension ColorResource { static let \(id) = ColorResource(name: \(quoted), bundle: .main) }"
      )
      if Self.taken.contains(symbol) || declared.contains(symbol) { continue }
      lines.append("extension Color { static var \(id): Color { Color(\(quoted)) } }")
      lines.append(
        "extension ShapeStyle where Self == Color { static var \(id): Color { Color(\(quoted)) } }")
      lines.append(
        "extension UIColor { static var \(id): UIColor { UIColor(named: \(quoted)) ?? .gray } }"
      )
    }
    for (symbol, name) in images.sorted(by: { $0.key < $1.key }) {
      let quoted = Self.quoted(name)
      let id = Self.escaped(symbol)
      lines.append(
        "extension ImageResource { static let \(id) = ImageResource(name: \(quoted), bundle: .main) }"
      )
      if declared.contains(symbol) { continue }
      lines.append(
        "extension UIImage { static var \(id): UIImage { UIImage(named: \(quoted)) ?? UIImage() } }"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ name: String) -> String {
    "\""
      + name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
        of: "\"", with: "\\\"") + "\""
  }

  private static let keywords: Set<String> = [
    "default", "switch", "case", "class", "struct", "enum", "in", "is", "as", "for", "if", "else",
    "repeat", "return", "func", "var", "let", "self", "protocol", "extension", "import", "public",
    "private", "static", "true", "false", "nil", "operator", "where", "while", "do", "try", "throw",
    "break", "continue", "guard", "defer", "catch", "fallthrough", "init", "deinit", "subscript",
    "inout", "internal", "fileprivate", "super", "throws", "rethrows", "typealias",
    "associatedtype",
  ]

  private static func escaped(_ symbol: String) -> String {
    keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }
}
