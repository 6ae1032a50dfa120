/// Walks through one file of a widget and notes what building has to know.
struct SourceScanner {
  let file: SourceFile
  let number: Int
  var found: SourceScan
  private var scopes: [Scope] = []
  /// For each open `#if`: the conditions of its branches so far.
  private var branches: [[String]] = []
  /// The type whose brace comes next.
  private var pending: String?
  /// Whether the next type is a `@Model` of SwiftData.
  private var isModel = false
  private let importsSwiftData: Bool

  private struct Scope {
    /// The type whose body it is.
    var type: String?
  }

  /// - Parameter found: what the files before have.
  init(_ file: SourceFile, _ number: Int, adding found: SourceScan) {
    (self.file, self.number, self.found) = (file, number, found)
    importsSwiftData = file.tokens.indices.contains {
      file.text(at: $0) == "SwiftData" && $0 > 0 && file.text(at: $0 - 1) == "import"
    }
  }

  /// Walks from the first token to the last.
  mutating func run() {
    var index = 0
    while index < file.tokens.count { index = read(index) }
  }

  /// The type around a place, with those around it, and the `#if` conditions.
  var outerType: String? { scopes.last { $0.type != nil }?.type }
  var conditions: [String] { branches.map(Self.effective) }
  /// Whether the place is in a branch that no iPhone takes.
  var isIdle: Bool { branches.contains { $0.last == "false" || $0.dropLast().contains("true") } }

  /// Reads what begins with a token, and gives the one to go on with.
  private mutating func read(_ index: Int) -> Int {
    let text = file.text(at: index)
    switch file.tokens[index].kind {
    case .pound: return readDirective(text, at: index)
    case .punctuation where text == "{":
      scopes.append(Scope(type: pending))
      pending = nil
    case .punctuation where text == "}":
      if !scopes.isEmpty { scopes.removeLast() }
    case .punctuation where text == "@": return readAttribute(at: index)
    case .identifier where text == "import" && isStartOfImport(index): readImport(at: index)
    case .identifier where Self.typeKeywords.contains(text): readType(text, at: index)
    case .identifier where text == "var" || text == "let" || text == "func":
      if let type = scopes.last?.type, Self.assetTypes.contains(type) {
        found.declaredMembers.insert(file.text(at: index + 1))
      }
    default: break
    }
    return index + 1
  }

  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "extension", "actor", "protocol",
  ]

  /// The types that Xcode adds the names of assets to.
  private static let assetTypes: Set<String> = [
    "Color", "ShapeStyle", "UIColor", "Image", "UIImage", "ColorResource", "ImageResource",
  ]

  // MARK: Directives

  private mutating func readDirective(_ text: String, at index: Int) -> Int {
    switch text {
    case "#if", "#elseif":
      let rest = file.rest(ofLineFrom: index)
      let condition = condition(rest)
      if text == "#if" {
        branches.append([condition])
      } else if !branches.isEmpty {
        branches[branches.count - 1].append(condition)
      }
      return rest.upperBound
    case "#else":
      if !branches.isEmpty { branches[branches.count - 1].append("true") }
    case "#endif":
      if !branches.isEmpty { branches.removeLast() }
    case "#Preview":
      let call = index..<file.endOfCall(from: index) + 1
      found.previews.append(
        .init(
          range: file.tokens[index].range, whole: file.bytes(of: call),
          lines: file.tokens[index].line...file.tokens[call.upperBound - 1].line,
          conditions: conditions, file: number, isTopLevel: scopes.isEmpty))
    case "#colorLiteral", "#imageLiteral":
      replace(file.tokens[index].range, with: "_\(text.dropFirst())")
    case "#selector" where file.text(at: index + 1) == "(": return nameSelector(at: index)
    default: break
    }
    return index + 1
  }

  /// Returns the condition of the last branch with those before it: in `#if A … #elseif B` B holds when A does not.
  private static func effective(_ branches: [String]) -> String {
    guard let last = branches.last else { return "true" }
    let before = branches.dropLast().map { "!(\($0))" }
    return (before + ["(\(last))"]).joined(separator: " && ")
  }

  // MARK: Attributes

  private mutating func readAttribute(at index: Int) -> Int {
    switch file.text(at: index + 1) {
    case "Entry":
      guard let entry = EntryMacro(file, at: index) else { break }
      replace(entry.range, with: entry.text)
      return entry.end
    case "NSManaged":
      found.replacements += ManagedProperty.replacements(file, number, at: index)
      return index + 2
    case let name where importsSwiftData && Self.modelAttributes.contains(name):
      isModel = isModel || name == "Model"
      return blankAttribute(at: index)
    case let name where Self.blanked.contains(name): return blankAttribute(at: index)
    default: break
    }
    return index + 1
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

  // MARK: Types

  private mutating func readType(_ keyword: String, at index: Int) {
    // `class func` and `.struct` are no declarations.
    if index > 0, file.text(at: index - 1) == "." { return }
    let next = index + 1
    if keyword == "class", ["func", "var", "let", "subscript"].contains(file.text(at: next)) {
      return
    }
    guard next < file.tokens.count, file.tokens[next].kind == .identifier else { return }
    let name = noteType(
      at: next, isExtension: keyword == "extension", isProtocol: keyword == "protocol")
    pending = name
    guard isModel else { return }
    isModel = false
    found.conformances.append(
      .init(name: name, protocolName: "PersistentModel", conditions: conditions, file: number))
  }
}
