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
    copy.axis = axis
    return copy
  }
}

/// The nodes that views stand for.
public struct _NodeList {
  package var list: [LayoutNode] = []
  /// The sections among the nodes; one in another one is a part of that.
  var sections: [SectionPlaces] = []
}

/// Which nodes of a list belong to a section.
struct SectionPlaces {
  var header: Range<Int>
  var content: Range<Int>
  var footer: Range<Int>
  var all: Range<Int> { header.lowerBound..<footer.upperBound }
}
