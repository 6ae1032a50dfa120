/// The `targetTemplates` of a specification, over which targets are laid (PROJECT.md).
struct XcodeGenTemplates {
  private let templates: [String: ProjectValue]
  /// How many values all targets together take from templates at most: a project has some thousands.
  private var left = 200_000
  /// A target takes no more templates than these: each is laid over a copy of all before it.
  private static let mostTemplates = 200
  /// How many bytes of text all targets together may have with names filled in.
  private var room = ProjectFiles.sizeLimit
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
    guard target["templates"] != nil else { return target }
    guard left > 0 else {
      isIncomplete = true
      return target
    }
    var seen: Set<String> = []
    var named: [ProjectValue] = []
    collect(target, depth: 0, &seen, &named)
    guard let first = named.first else { return target }
    left -= named.reduce(0) { $0 + $1.count }
    guard left > 0 else {
      isIncomplete = true
      return target
    }
    let whole = target.laid(over: named.dropFirst().reduce(first) { $1.laid(over: $0) })
    let own = ["target_name": name]
    var names = own
    for (name, value) in whole["templateAttributes"]?.members ?? [] {
      names[name] = value.replacing(own, &room)?.text
    }
    guard let filled = whole.replacing(names, &room) else {
      isIncomplete = true
      return target
    }
    return filled
  }

  /// Adds the templates that a value names, each after those that it names itself. A chain of them may be as long as the
  /// file: what is too deep is left out.
  private mutating func collect(
    _ value: ProjectValue, depth: Int, _ seen: inout Set<String>, _ found: inout [ProjectValue]
  ) {
    for name in value["templates"]?.items.compactMap(\.text) ?? [] {
      guard !seen.contains(name) else { continue }
      guard depth < ProjectValue.depthLimit, seen.count < Self.mostTemplates,
        let template = templates[name]
      else {
        isIncomplete = true
        continue
      }
      seen.insert(name)
      collect(template, depth: depth + 1, &seen, &found)
      found.append(template)
    }
  }
}
