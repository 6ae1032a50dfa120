/// What is known of a type of the source, from one of its declarations.
struct StartType: Hashable {
  enum Kind: Hashable { case structure, `class`, actor, enumeration, `protocol` }

  /// With those around it.
  var name: String
  var path: String
  /// nil for an extension.
  var kind: Kind?
  var inherited: [String] = []
  var isGeneric = false
  /// Whether the rest of the file cannot name it.
  var isHidden = false
  /// The raw values of an enumeration's cases.
  var cases: [String] = []
  /// Values of its own type that it keeps, and whether they are its file's.
  var kept: [Kept] = []
  var hasInitializer = false
  /// Those that give a value at once, whatever happens.
  var initializers: [Initializer] = []
  /// Stored properties without a value, as what makes a structure takes them.
  var valueless: [StartFunction.Parameter] = []

  struct Initializer: Hashable {
    /// Whether it is its file's.
    var isPrivate: Bool
    var parameters: [StartFunction.Parameter]
  }

  struct Kept: Hashable {
    var name: String
    var isPrivate: Bool
  }

  static let keywords: [String: Kind] = [
    "struct": .structure, "class": .class, "actor": .actor, "enum": .enumeration,
    "protocol": .protocol,
  ]
  static let rawTypes: Set<String> = ["String", "Int", "Double"]
  static let codedProtocols = AttributesProtocols.names.union(["Codable", "Decodable"])
  /// Attributes of properties that have a value without one being given.
  static let needlessWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "FetchRequest", "Query", "AppStorage", "FocusState",
    "NSManaged", "Namespace", "GestureState", "UIApplicationDelegateAdaptor", "IBOutlet",
  ]

  /// Notes a static value if it is one of the type.
  ///
  /// - Parameter says: the words behind its name.
  mutating func keep(_ name: String, _ says: [String], isPrivate: Bool) {
    let own = self.name.split(separator: ".").last.map(String.init) ?? ""
    let isOwn =
      says.prefix(2) == [":", own] || says.prefix(2) == ["=", own]
      || says.prefix(2) == [":", "Self"]
      || says.prefix(2) == ["=", "Self"]
    if isOwn, !says.contains("?") { kept.append(Kept(name: name, isPrivate: isPrivate)) }
  }
}

/// What files declare, as far as calling their functions needs it.
struct StartScan {
  /// A function, as it is declared.
  struct Head {
    var path: String
    var line: Int
    var function: String
    /// The number of the type in which it stands.
    var type: Int?
    var isStatic = false
    var isGeneric = false
    var parameters: [StartFunction.Parameter] = []
    var lines = 0...0
    /// Whether an activity is requested in it.
    var isStart = false
  }

  /// A request that stands in no function: in a view, in an initialiser.
  struct LooseCall {
    var path: String
    var line: Int
    var type: String
    var member: String
  }

  var types: [StartType] = []
  var heads: [Head] = []
  var looseCalls: [LooseCall] = []

  /// Adds what stands in another file.
  mutating func add(_ other: StartScan) {
    let first = types.count
    types += other.types
    looseCalls += other.looseCalls
    heads += other.heads.filter(\.isStart).map { head in
      var head = head
      head.type = head.type.map { $0 + first }
      return head
    }
  }

  /// Returns the start code, each under a name of its own.
  func functions() -> [StartFunction] {
    let byName = Dictionary(grouping: types, by: \.name)
    let byLastName = Dictionary(grouping: types.filter { $0.kind != nil }) { type in
      type.name.split(separator: ".").last.map(String.init) ?? ""
    }
    func known(_ name: String, around: String) -> StartType? {
      var outer = around
      while !outer.isEmpty {
        if let type = byName["\(outer).\(name)"]?.first(where: { $0.kind != nil }) { return type }
        outer = outer.split(separator: ".").dropLast().joined(separator: ".")
      }
      if let type = byName[name]?.first(where: { $0.kind != nil }) { return type }
      return byLastName[name]?.first
    }
    var functions: [StartFunction] = heads.compactMap { head in
      let type = head.type.map { types[$0] }
      let declarations = type.flatMap { byName[$0.name] } ?? []
      // The system lists intents by itself.
      if head.function == "perform",
        declarations.contains(where: {
          !SourceScanner.intentProtocols.isDisjoint(with: $0.inherited)
        })
      {
        return nil
      }
      var function = StartFunction(
        path: head.path, line: head.line, lines: head.lines, type: type?.name ?? "",
        function: head.function, parameters: head.parameters,
        name: (type.map { "\($0.name)." } ?? "") + DeclarationParser.bare(head.function))
      for place in function.parameters.indices {
        function.parameters[place].settle { known($0, around: function.type) }
      }
      let owner = Self.owner(of: head, type, declarations) { known($0, around: function.type) }
      (function.owner, function.ownerParameters) = (owner.owner, owner.parameters)
      function.obstacle = Self.obstacle(head, type, declarations, function) ?? owner.obstacle
      return function
    }
    functions = Self.told(apart: functions)
    return functions + looseCalls.map(Self.function)
  }

  private static func function(_ call: LooseCall) -> StartFunction {
    let name = call.member.isEmpty ? call.type : "\(call.type).\(call.member)"
    return StartFunction(
      path: call.path, line: call.line, lines: call.line...call.line, type: name, function: "",
      obstacle:
        "The activity is requested in \(call.member.isEmpty ? "a value" : "`\(call.member)`"), which is no function: move it to one of its own.",
      name: name)
  }

  private static func obstacle(
    _ head: Head, _ type: StartType?, _ declarations: [StartType], _ function: StartFunction
  ) -> String? {
    if head.isGeneric { return "It is generic: nobody says of what type." }
    if declarations.contains(where: \.isGeneric) {
      return "\(function.type) is generic: nobody says of what type."
    }
    if declarations.contains(where: { $0.kind == .protocol }) {
      return "\(function.type) is a protocol: nobody says which of its types is meant."
    }
    if type?.isHidden == true { return "\(function.type) is private in another type." }
    let missing = function.parameters.filter { $0.origin == .nowhere }
    guard !missing.isEmpty else { return nil }
    let words = missing.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    return "Nobody can give it \(words)."
  }

  /// Returns what a function is called on with what that is made of, and what is in the way.
  private static func owner(
    of head: Head, _ type: StartType?, _ declarations: [StartType],
    _ known: (String) -> StartType?
  ) -> (owner: StartFunction.Owner, parameters: [StartFunction.Parameter], obstacle: String?) {
    guard let type, !head.isStatic else { return (.none, [], nil) }
    let own = declarations.filter { $0.kind != nil }
    // Targets have copies of one file: that of the same file is meant.
    let main = own.first { $0.path == type.path } ?? own.first
    let parts = declarations.filter { $0.kind == nil } + (main.map { [$0] } ?? [])
    let kept = parts.flatMap { part in
      part.kept.filter { !$0.isPrivate || part.path == head.path }.map(\.name)
    }
    if let name = kept.first(where: { $0 == "shared" }) ?? kept.first {
      return (.kept(name), [], nil)
    }
    guard let main else {
      return (.none, [], "\(type.name) is none of the app's own types: nobody has a value of it.")
    }
    var ways = parts.flatMap { part in
      part.initializers.filter { !$0.isPrivate || part.path == head.path }.map(\.parameters)
    }
    if main.kind != .enumeration, !main.hasInitializer,
      main.kind == .structure || main.valueless.isEmpty
    {
      ways.append(main.valueless)
    }
    let settled = ways.map { way in
      way.map { parameter in
        var parameter = parameter
        // What has a default is that of the app.
        if parameter.standard == nil {
          parameter.settle(known)
        } else {
          parameter.origin = .leftOut
        }
        return parameter
      }
    }
    let taken = Set(head.parameters.map(\.name))
    let best = settled.filter { way in
      way.allSatisfy { $0.origin != .nowhere && !($0.isGiven && taken.contains($0.name)) }
    }.min { $0.count(where: \.isGiven) < $1.count(where: \.isGiven) }
    if let best { return (.made, best, nil) }
    let missing = settled.first?.filter { $0.origin == .nowhere } ?? main.valueless
    let why =
      missing.isEmpty
      ? "" : ", but for \(missing.map { "\($0.name): \($0.type)" }.joined(separator: ", "))"
    return (
      .none, [],
      "\(type.name) keeps no value such as `static let shared` and cannot be made of what can be given\(why)."
    )
  }

  /// Returns functions with names that differ: those of one name have their labels in it; copies of one are left out.
  private static func told(apart functions: [StartFunction]) -> [StartFunction] {
    let counts = Dictionary(grouping: functions, by: \.name).mapValues(\.count)
    var seen: Set<String> = []
    return functions.compactMap { function in
      var function = function
      if counts[function.name] ?? 0 > 1 {
        let labels = function.parameters.map { $0.label.isEmpty ? $0.name : $0.label }
        function.name = ([function.name] + labels).joined(separator: "-")
      }
      return seen.insert(function.name).inserted ? function : nil
    }
  }
}
