/// Walks through one file of a widget and notes what building has to know.
struct SourceScanner {
  let file: SourceFile
  let number: Int
  var found: SourceScan
  /// For each open brace the type whose body it is, or nil.
  private var scopes: [String?] = []
  /// The types among them.
  private var types: [String] = []
  /// The open `#if`s, and what holds in the branch of each.
  private var branches: [Branches] = []
  private var held: [String] = []
  /// How many of them are in a branch that no iPhone takes.
  private var idle = 0
  /// The type whose brace comes next.
  private var pending: String?
  /// The protocol of SwiftData that an attribute before the next type makes it conform to.
  private var modelProtocol: String?
  /// What such an attribute adds behind the next type's brace.
  private var added: String?
  private let importsSwiftData: Bool

  /// The branches of an `#if` so far.
  private struct Branches {
    var conditions: [String] = []
    /// Whether one before the last is taken by every iPhone.
    var isSettled = false

    var isIdle: Bool { conditions.last == "false" || isSettled }

    mutating func add(_ condition: String) {
      if conditions.last == "true" { isSettled = true }
      conditions.append(condition)
    }

    /// The condition of the last one with those before it: in `#if A … #elseif B` B holds when A does not.
    ///
    /// Nobody writes more than a hundred: what stands in later ones is left alone.
    var effective: String {
      guard let last = conditions.last else { return "true" }
      guard conditions.count <= 100 else { return "false" }
      let before = conditions.dropLast().map { "!(\($0))" }
      return (before + ["(\(last))"]).joined(separator: " && ")
    }
  }

  /// Scans a file.
  ///
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

  /// The type around a place, with those around it.
  var outerType: String? { types.last }
  /// The `#if` conditions around a place. Nobody writes them a hundred deep: what stands deeper is left alone.
  var conditions: [String] { held.count <= 100 ? held : ["false"] }
  /// Whether the place is in a branch that no iPhone takes.
  var isIdle: Bool { idle > 0 }

  /// Reads what begins with a token, and gives the one to go on with.
  private mutating func read(_ index: Int) -> Int {
    let text = file.text(at: index)
    switch file.tokens[index].kind {
    case .pound: return readDirective(text, at: index)
    case .punctuation where text == "{":
      scopes.append(pending)
      if let pending {
        types.append(pending)
        if let added {
          let end = file.tokens[index].range.upperBound
          replace(end..<end, with: added)
        }
        added = nil
      }
      pending = nil
    case .punctuation where text == "}":
      if let type = scopes.popLast(), type != nil { types.removeLast() }
    case .punctuation where text == "@": return readAttribute(at: index)
    case .identifier where text == "import" && isStartOfImport(index): readImport(at: index)
    case .identifier where Self.typeKeywords.contains(text): readType(text, at: index)
    case .identifier where text == "typealias": noteDeclared(file.text(at: index + 1))
    case .identifier where text == "var" || text == "let" || text == "func":
      if let type = scopes.last ?? nil, Self.assetTypes.contains(type) {
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

  /// Notes the name of a type of the source's own.
  mutating func noteDeclared(_ name: String) {
    guard !isIdle else { return }
    found.declaredTypes.insert(name)
    if scopes.isEmpty { found.topLevelTypes.insert(name) }
  }

  // MARK: Directives

  private mutating func readDirective(_ text: String, at index: Int) -> Int {
    defer {
      if ["#if", "#elseif", "#else", "#endif"].contains(text) {
        found.branches[number, default: []].append(
          .init(start: file.tokens[index].range.lowerBound, conditions: conditions))
      }
    }
    switch text {
    case "#if", "#elseif":
      let rest = file.rest(ofLineFrom: index)
      let condition = condition(rest)
      if text == "#if" {
        branches.append(Branches())
        held.append("true")
        branch(on: condition)
      } else {
        branch(on: condition)
      }
      return rest.upperBound
    case "#else": branch(on: "true")
    case "#endif":
      if let last = branches.popLast() {
        held.removeLast()
        if last.isIdle { idle -= 1 }
      }
    case "#Preview":
      let call = index..<file.endOfCall(from: index) + 1
      found.previews.append(
        .init(
          range: file.tokens[index].range, whole: file.bytes(of: call),
          lines: file.tokens[index].line...file.tokens[call.upperBound - 1].line,
          conditions: conditions, file: number, isTopLevel: scopes.isEmpty))
    case "#colorLiteral", "#imageLiteral":
      replace(file.tokens[index].range, with: "_\(text.dropFirst())")
    case "#Index" where importsSwiftData, "#Unique" where importsSwiftData:
      return blankModelMacro(at: index)
    case "#selector" where file.text(at: index + 1) == "(": return nameSelector(at: index)
    case "#keyPath" where file.text(at: index + 1) == "(": return nameKeyPath(at: index)
    default: break
    }
    return index + 1
  }

  /// Begins a branch of the innermost `#if`.
  private mutating func branch(on condition: String) {
    guard let last = branches.indices.last else { return }
    if branches[last].isIdle { idle -= 1 }
    branches[last].add(condition)
    if branches[last].isIdle { idle += 1 }
    held[last] = branches[last].effective
  }

  // MARK: Attributes

  private mutating func readAttribute(at index: Int) -> Int {
    switch file.text(at: index + 1) {
    case "Entry":
      guard let entry = EntryMacro(file, at: index, in: outerType) else { break }
      replace(entry.range, with: entry.text)
      return entry.end
    case "NSManaged":
      found.replacements += ManagedProperty.replacements(file, number, at: index)
      return index + 2
    case let name where importsSwiftData && Self.modelAttributes.contains(name):
      switch name {
      case "Model": modelProtocol = "PersistentModel"
      case "ModelActor":
        modelProtocol = name
        added = Self.modelActorMembers(
          hasInit: file.text(at: index + 3) != "disableGenerateInit")
      default: break
      }
      return blankAttribute(at: index)
    case let name where Self.blanked.contains(name): return blankAttribute(at: index)
    default: break
    }
    return index + 1
  }

  /// Attributes that mean nothing here: an entry point, Objective-C, what the system may ask of an entity, what moves a
  /// view between two of its values, a value in a preview's braces.
  private static let blanked: Set<String> = [
    "main", "objc", "objcMembers", "IBAction", "IBOutlet", "testable", "UIApplicationMain",
    "GKInspectable", "IBInspectable", "IBDesignable", "NSApplicationMain", "ComputedProperty",
    "DeferredProperty", "Animatable", "AnimatableIgnored", "Previewable",
  ]
  /// Attributes of SwiftData's models, which say how they are kept; here nothing is.
  private static let modelAttributes: Set<String> = [
    "Model", "ModelActor", "Attribute", "Relationship", "Transient",
  ]

  /// Returns what `@ModelActor` adds to an actor.
  private static func modelActorMembers(hasInit: Bool) -> String {
    " public nonisolated let modelContainer: SwiftData.ModelContainer;"
      + " public nonisolated let modelExecutor: any SwiftData.ModelExecutor;"
      + (hasInit
        ? " public init(modelContainer: SwiftData.ModelContainer) {"
          + " self.modelContainer = modelContainer;"
          + " modelExecutor = SwiftData.DefaultSerialModelExecutor("
          + "modelContext: SwiftData.ModelContext(modelContainer)) };" : "")
  }

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
    guard let modelProtocol else { return }
    self.modelProtocol = nil
    found.conformances.append(
      .init(name: name, protocolName: modelProtocol, conditions: conditions, file: number))
  }
}
