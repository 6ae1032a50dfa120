import Foundation

/// What a widget's source declares, as far as building it has to know.
struct SourceScan {
  /// A type that conforms to one of the protocols that Islet looks for.
  struct Conformance: Equatable {
    /// With its enclosing types: `Outer.Inner`.
    var name: String
    var protocolName: String
    /// The `#if` conditions around it, in words of the compiler.
    var conditions: [String]
    /// The file it stands in.
    var file: Int
    var isGeneric = false
  }

  /// A `#Preview`.
  struct PreviewMacro: Equatable {
    /// The word itself, in bytes.
    var range: Range<Int>
    /// The word with its arguments and closures, in bytes, and the lines that they stand on.
    var whole: Range<Int>
    var lines: ClosedRange<Int>
    var conditions: [String]
    var file: Int
    var isTopLevel: Bool
  }

  struct Import: Equatable {
    var module: String
    var range: Range<Int>
    var line: Int
    var file: Int
    /// Whether the module itself is imported, and not one name of it.
    var isWhole: Bool
  }

  var conformances: [Conformance] = []
  var previews: [PreviewMacro] = []
  var imports: [Import] = []
  /// `@main` attributes, `#if` conditions' `os(iOS)` and the like: bytes to be replaced.
  var replacements: [Replacement] = []
  /// Names after a dot and strings: candidates for asset symbols.
  var declaredTypes: Set<String> = []
  /// Members that extensions of colours and images declare in the source: `Color.brand`.
  var declaredMembers: Set<String> = []

  struct Replacement: Equatable {
    var file: Int
    var range: Range<Int>
    var text: String
  }

  static let protocols: Set<String> = [
    "Widget", "WidgetBundle", "PreviewProvider", "ControlWidget", "ActivityAttributes",
  ]

  /// The types that Xcode adds the names of assets to.
  static let assetTypes: Set<String> = [
    "Color", "ShapeStyle", "UIColor", "Image", "UIImage", "ColorResource", "ImageResource",
  ]

  /// Scans the files of one widget.
  init(_ files: [SourceFile]) {
    for (number, file) in files.enumerated() { scan(file, number) }
  }

  /// Attributes that mean nothing here: an entry point, Objective-C.
  private static let blanked: Set<String> = [
    "main", "objc", "objcMembers", "IBAction", "IBOutlet", "testable", "UIApplicationMain",
    "GKInspectable", "IBInspectable", "IBDesignable", "NSApplicationMain",
  ]
  /// Attributes of SwiftData's models, which say how they are kept; here nothing is.
  private static let modelAttributes: Set<String> = [
    "Model", "Attribute", "Relationship", "Transient",
  ]

  private struct Scope {
    var name: String?
    var isTypeBody: Bool
  }

  private mutating func scan(_ file: SourceFile, _ number: Int) {
    var scopes: [Scope] = []
    /// For each open `#if`: the conditions of its branches so far.
    var conditions: [[String]] = []
    var pending: String?
    let keepsModels = file.tokens.indices.contains {
      file.text(at: $0) == "SwiftData" && $0 > 0 && file.text(at: $0 - 1) == "import"
    }
    var isModel = false
    var index = 0
    while index < file.tokens.count {
      let token = file.tokens[index]
      let text = file.text(token)
      switch token.kind {
      case .pound where text == "#if" || text == "#elseif":
        let rest = file.rest(ofLineFrom: index)
        let condition = condition(file, number, rest)
        if text == "#if" {
          conditions.append([condition])
        } else if !conditions.isEmpty {
          conditions[conditions.count - 1].append(condition)
        }
        index = rest.upperBound - 1
      case .pound where text == "#else":
        if !conditions.isEmpty { conditions[conditions.count - 1].append("true") }
      case .pound where text == "#endif":
        if !conditions.isEmpty { conditions.removeLast() }
      case .pound where text == "#Preview":
        let last = file.tokens[file.endOfCall(from: index)]
        previews.append(
          PreviewMacro(
            range: token.range, whole: token.range.lowerBound..<last.range.upperBound,
            lines: token.line...last.line, conditions: conditions.map(Self.effective), file: number,
            isTopLevel: scopes.isEmpty))
      case .punctuation where text == "{":
        scopes.append(Scope(name: pending, isTypeBody: pending != nil))
        pending = nil
      case .punctuation where text == "}":
        if !scopes.isEmpty { scopes.removeLast() }
      case .pound where text == "#colorLiteral" || text == "#imageLiteral":
        replacements.append(
          Replacement(file: number, range: token.range, text: "_\(text.dropFirst())"))
      case .pound where text == "#selector" && file.text(at: index + 1) == "(":
        index = nameSelector(file, number, at: index)
        continue
      case .punctuation where text == "@" && file.text(at: index + 1) == "Entry":
        if let entry = EntryMacro(file, at: index) {
          replacements.append(Replacement(file: number, range: entry.range, text: entry.text))
          index = entry.end - 1
        }
      case .punctuation
      where text == "@" && keepsModels && Self.modelAttributes.contains(file.text(at: index + 1)):
        isModel = isModel || file.text(at: index + 1) == "Model"
        index = blankAttribute(file, number, at: index)
        continue
      case .punctuation where text == "@" && file.text(at: index + 1) == "NSManaged":
        replacements += ManagedProperty.replacements(file, number, at: index)
        index += 2
        continue
      case .punctuation where text == "@" && Self.blanked.contains(file.text(at: index + 1)):
        index = blankAttribute(file, number, at: index)
        continue
      case .identifier where text == "import" && isStartOfLine(file, index):
        scanImport(file, number, index)
      case .identifier
      where ["struct", "class", "enum", "extension", "actor", "protocol"].contains(text):
        // `class func` and `.struct` are no declarations.
        let next = file.text(at: index + 1)
        if index > 0, file.text(at: index - 1) == "." { break }
        if text == "class", ["func", "var", "let", "subscript"].contains(next) { break }
        guard index + 1 < file.tokens.count, file.tokens[index + 1].kind == .identifier else {
          break
        }
        pending = scanType(
          file, number, at: index + 1, keyword: text, in: scopes.last { $0.name != nil }?.name,
          conditions: conditions.map(Self.effective))
        if isModel, let name = pending {
          isModel = false
          conformances.append(
            Conformance(
              name: name, protocolName: "PersistentModel",
              conditions: conditions.map(Self.effective), file: number))
        }
      case .identifier where text == "var" || text == "let" || text == "func":
        if let scope = scopes.last, scope.isTypeBody, Self.assetTypes.contains(scope.name ?? "") {
          declaredMembers.insert(file.text(at: index + 1))
        }
      default: break
      }
      index += 1
    }
  }

  /// `#if A … #elseif B`: the second branch holds when A does not.
  private static func effective(_ branches: [String]) -> String {
    guard let last = branches.last else { return "true" }
    let before = branches.dropLast().map { "!(\($0))" }
    return (before + ["(\(last))"]).joined(separator: " && ")
  }

  private func isStartOfLine(_ file: SourceFile, _ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = file.tokens[index - 1]
    if before.line < file.tokens[index].line { return true }
    // `@testable import`, `@preconcurrency import`, `public import`, `; import`.
    let text = file.text(before)
    return ["testable", "preconcurrency", "_exported", "public", "internal", ";", ")"].contains(
      text)
  }

  /// Blanks an attribute with its parentheses, and gives the place behind it.
  private mutating func blankAttribute(_ file: SourceFile, _ number: Int, at index: Int) -> Int {
    var last = index + 1
    let opening = index + 2
    if file.text(at: opening) == "(",
      file.tokens[opening].range.lowerBound == file.tokens[last].range.upperBound
    {
      var depth = 0
      last = opening
      while last < file.tokens.count - 1 {
        if file.text(at: last) == "(" { depth += 1 }
        if file.text(at: last) == ")" { depth -= 1 }
        if depth == 0 { break }
        last += 1
      }
    }
    let range = file.tokens[index].range.lowerBound..<file.tokens[last].range.upperBound
    let blanks = file.bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    replacements.append(
      Replacement(file: number, range: range, text: String(decoding: blanks, as: UTF8.self)))
    return last + 1
  }

  /// Makes a selector of its words: there is no Objective-C here, and nobody sends any.
  private mutating func nameSelector(_ file: SourceFile, _ number: Int, at index: Int) -> Int {
    var last = index + 1
    var depth = 0
    while last < file.tokens.count - 1 {
      if file.text(at: last) == "(" { depth += 1 }
      if file.text(at: last) == ")" { depth -= 1 }
      if depth == 0 { break }
      last += 1
    }
    let words = file.tokens[index + 2..<max(index + 2, last)].map { file.text($0) }.joined()
    let range = file.tokens[index].range.lowerBound..<file.tokens[last].range.upperBound
    let lines = file.bytes[range].filter { $0 == UInt8(ascii: "\n") }
    replacements.append(
      Replacement(
        file: number, range: range,
        text:
          "Selector(\"\(words.filter { $0 != "\"" })\"\(String(decoding: lines, as: UTF8.self)))"))
    return last + 1
  }

  private mutating func scanImport(_ file: SourceFile, _ number: Int, _ index: Int) {
    var place = index + 1
    if ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"].contains(
      file.text(at: place))
    {
      place += 1
    }
    guard file.tokens.indices.contains(place), file.tokens[place].kind == .identifier else {
      return
    }
    imports.append(
      Import(
        module: file.text(at: place), range: file.tokens[place].range,
        line: file.tokens[place].line,
        file: number,
        isWhole: file.text(at: index + 1) == file.text(at: place)
          && (file.text(at: place + 1) != "."
            || file.tokens[place + 1].line != file.tokens[place].line)
      ))
    // `import os.log` and `import CoreImage.CIFilterBuiltins`: there are no submodules here.
    if file.text(at: place + 1) == ".", file.tokens[place + 1].line == file.tokens[place].line,
      file.text(at: index + 1) == file.text(at: place)
    {
      let end = file.tokens[min(place + 2, file.tokens.count - 1)].range.upperBound
      let range = file.tokens[place].range.upperBound..<end
      replacements.append(
        Replacement(
          file: number, range: range, text: String(repeating: " ", count: range.count)))
    }
  }

  /// Notes a type's conformances and gives its full name for the scope that follows.
  private mutating func scanType(
    _ file: SourceFile, _ number: Int, at index: Int, keyword: String, in outer: String?,
    conditions: [String]
  ) -> String {
    var name = file.text(at: index)
    var place = index + 1
    while file.text(at: place) == ".", file.tokens.indices.contains(place + 1) {
      name += ".\(file.text(at: place + 1))"
      place += 2
    }
    let full = outer.map { "\($0).\(name)" } ?? name
    if keyword != "extension" { declaredTypes.insert(name) }
    var isGeneric = false
    var depth = 0
    var isInheritance = false
    while place < file.tokens.count {
      let text = file.text(at: place)
      if text == "<" {
        depth += 1
        if !isInheritance { isGeneric = true }
      } else if text == ">" {
        depth -= 1
      } else if text == "{" || text == "where" {
        break
      } else if text == ":" && depth == 0 {
        isInheritance = true
      } else if isInheritance, depth == 0, Self.protocols.contains(text),
        file.text(at: place - 1) != "."
          || ["WidgetKit", "SwiftUI", "ActivityKit"].contains(
            file.text(at: place - 2))
      {
        conformances.append(
          Conformance(
            name: full, protocolName: text, conditions: conditions, file: number,
            isGeneric: isGeneric))
      }
      place += 1
    }
    return full
  }

  /// The condition of an `#if`, with platforms replaced by what an iPhone would say.
  private mutating func condition(_ file: SourceFile, _ number: Int, _ range: Range<Int>) -> String
  {
    var words: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let text = file.text(at: index)
      let argument = file.text(at: index + 2)
      if ["os", "targetEnvironment", "canImport"].contains(text), file.text(at: index + 1) == "(",
        file.text(at: index + 3) == ")", let answer = Self.answer(text, argument)
      {
        let bytes =
          file.tokens[index].range.lowerBound..<file.tokens[index + 3].range.upperBound
        let word = answer ? "true" : "false"
        replacements.append(
          Replacement(
            file: number, range: bytes,
            text: word + String(repeating: " ", count: max(0, bytes.count - word.count))))
        words.append(word)
        index += 4
      } else {
        words.append(text)
        index += 1
      }
    }
    return words.joined(separator: " ").replacingOccurrences(of: "& &", with: "&&")
      .replacingOccurrences(of: "| |", with: "||").replacingOccurrences(of: "! ", with: "!")
      .replacingOccurrences(of: "> =", with: ">=").replacingOccurrences(of: "= =", with: "==")
      .replacingOccurrences(of: " . ", with: ".")
  }

  /// What an iPhone answers; nil leaves the question to the compiler.
  private static func answer(_ question: String, _ argument: String) -> Bool? {
    switch question {
    case "os": argument == "iOS"
    case "canImport":
      ["AppKit", "Cocoa", "WatchKit", "Glibc", "FoundationNetworking"].contains(argument)
        ? false : nil
    default: nil
    }
  }
}
