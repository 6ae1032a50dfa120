import Drawing
import Findings

/// What is collected while a view is built and drawn.
package final class RenderSession {
  /// What could not be shown as meant, once each.
  package private(set) var findings: [Finding] = []
  /// How many bodies are being evaluated inside of one another.
  private var depth = 0
  /// Deeper nesting is a view that contains itself.
  static let maxDepth = 500
  private var seen: Set<String> = []
  /// Where views stand that others follow.
  let places = MatchedPlaces()
  /// What views keep and have heard while the picture is built again.
  let memory = ViewMemory()

  package init() {}

  /// Reports a finding, unless the same has been reported.
  package func report(_ finding: Finding) {
    let key = "\(finding.id.rawValue)|\(finding.sentence)"
    if seen.insert(key).inserted { findings.append(finding) }
  }

  /// Returns whether a body may be evaluated; what its view keeps is then as it was the last time.
  func enterBody<Owner>(of owner: Owner, at view: ViewIdentity) -> Bool {
    depth += 1
    if depth <= RenderSession.maxDepth {
      memory.restore(owner, at: view, depth: depth)
      return true
    }
    depth -= 1
    report(Finding("widget-body-too-deep"))
    return false
  }

  func leaveBody() { depth -= 1 }
}

/// Where a view is built: its environment and the stack it stands in.
public struct _ViewContext {
  package var environment: EnvironmentValues
  /// The axis of the stack that the view stands in; nil outside of stacks.
  package var axis: Axis?
  /// Whether the view stands in a grid, which takes rows apart.
  package var isInGrid = false
  /// Which view it is, for the next picture.
  package var view = ViewIdentity.root
  package let session: RenderSession

  package init(environment: EnvironmentValues, session: RenderSession, axis: Axis? = nil) {
    self.environment = environment
    self.axis = axis
    self.session = session
  }

  package func with(axis: Axis?) -> _ViewContext {
    var copy = self
    (copy.axis, copy.isInGrid) = (axis, false)
    return copy
  }
}

/// The nodes that views stand for.
public struct _NodeList {
  package var list: [LayoutNode] = []
  /// The sections among the nodes; one in another one is a part of that.
  var sections: [SectionPlaces] = []
  /// Which part of the views has which nodes, where somebody wants to build one of them anew.
  var plan: BuildPlan?

  /// Adds the nodes of one of several views beside one another.
  mutating func add(part build: (inout _NodeList) -> Void) {
    guard plan != nil else { return build(&self) }
    let first = list.count
    if let count = plan?.skip(at: first) {
      list += repeatElement(LayoutNode(), count: count)
      return
    }
    let place = plan?.begin() ?? 0
    build(&self)
    plan?.end(place, nodes: list.count - first)
  }
}

/// How views beside one another became nodes: what it takes to build one node again without all others.
struct BuildPlan {
  private struct Part {
    var nodes = 0
    /// How many parts are in it.
    var parts = 0
  }
  private var parts: [Part] = []
  private var next = 0
  /// The node that alone is built; nil while the plan is made.
  private var wanted: Int?
  /// Whether views became other nodes than before, as in other surroundings they may.
  private(set) var isBroken = false

  /// Returns the plan for building one node.
  func wanting(_ node: Int) -> BuildPlan {
    var copy = self
    (copy.wanted, copy.next) = (node, 0)
    return copy
  }

  /// Returns how many nodes the next part has where it need not be built.
  fileprivate mutating func skip(at first: Int) -> Int? {
    guard let wanted, parts.indices.contains(next) else { return nil }
    let part = parts[next]
    guard !(first..<first + part.nodes).contains(wanted) else { return nil }
    next += 1 + part.parts
    return part.nodes
  }

  fileprivate mutating func begin() -> Int {
    if wanted == nil { parts.append(Part()) }
    defer { next += 1 }
    return next
  }

  fileprivate mutating func end(_ place: Int, nodes: Int) {
    if wanted == nil {
      parts[place] = Part(nodes: nodes, parts: next - place - 1)
    } else if !parts.indices.contains(place) || parts[place].nodes != nodes
      || parts[place].parts != next - place - 1
    {
      isBroken = true
    }
  }
}

/// Which nodes of a list belong to a section.
struct SectionPlaces {
  var header: Range<Int>
  var content: Range<Int>
  var footer: Range<Int>
  var all: Range<Int> { header.lowerBound..<footer.upperBound }
}
