/// The `targetTemplates` of a specification, over which targets are laid (PROJECT.md).
struct XcodeGenTemplates {
  private let templates: [String: ProjectValue]
  /// How many values all targets together take from templates at most: a project has some thousands.
  private var left = 200_000
  /// Whether a template is named that is not there, or too much is taken.
  private(set) var isIncomplete = false

  /// Creates the templates of a whole specification.
  init(_ spec: ProjectValue) {
    guard case .table(let members)? = spec["targetTemplates"]?.content else {
      templates = [:]
      return
    }
    templates = members
  }

  /// Returns a target laid over the templates that it names, with the names filled in that they leave open.
  mutating func filled(_ target: ProjectValue, name: String) -> ProjectValue {
    var seen: Set<String> = []
    let named = collect(target, &seen)
    guard let first = named.first else { return target }
    left -= named.reduce(0) { $0 + $1.count }
    guard left > 0 else {
      isIncomplete = true
      return target
    }
    var whole = target.laid(over: named.dropFirst().reduce(first) { $1.laid(over: $0) })
    var names = ["target_name": name]
    for (name, value) in whole["templateAttributes"]?.members ?? [] { names[name] = value.text }
    whole = whole.replacing(names)
    return whole
  }

  /// Returns the templates that a value names, each after those that it names itself.
  private mutating func collect(_ value: ProjectValue, _ seen: inout Set<String>) -> [ProjectValue]
  {
    var found: [ProjectValue] = []
    for name in value["templates"]?.items.compactMap(\.text) ?? [] {
      guard let template = templates[name] else {
        isIncomplete = true
        continue
      }
      guard seen.insert(name).inserted else { continue }
      found += collect(template, &seen) + [template]
    }
    return found
  }
}
