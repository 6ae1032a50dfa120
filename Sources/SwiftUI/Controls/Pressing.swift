import AppIntents
import Drawing

/// What a press on a button or toggle does.
package enum PressAction {
  /// Runs an intent.
  case intent(any AppIntent)
  /// A closure of the app; a widget cannot run it.
  case closure
  /// What the button does that a style shows: a press is answered by the view around the style's.
  case configured

  /// Runs the intent, and the one that its result leads to.
  package func perform() async throws {
    if case .intent(let intent) = self { try await PressAction.run(intent) }
  }

  /// The intent; nil where a press runs none.
  package var intent: (any AppIntent)? {
    if case .intent(let intent) = self { intent } else { nil }
  }

  /// Runs an intent, and the one that its result leads to.
  package static func run<I: AppIntent>(_ intent: I) async throws {
    let journal = IntentJournal.shared
    if I.supportedModes.opensAppFirst { journal.openApp() }
    let result: I.PerformResult
    do {
      result = try await intent.perform()
    } catch let need as AppNeeded {
      journal.openApp()
      try await need.continuation?()
      return
    }
    journal.note(result)
    if I.supportedModes.opensApp { journal.openApp() }
    if let next = (result as? any AnyOpensIntent)?.nextIntent { try await run(next) }
  }
}

/// A node that answers a tap.
final class PressNode: WrapperNode {
  enum Target {
    case press(PressAction, isOn: Bool?)
    case link(String)
  }
  let target: Target
  let kind: String
  let isEnabled: Bool

  init(_ child: LayoutNode, _ target: Target, kind: String, isEnabled: Bool) {
    (self.target, self.kind, self.isEnabled) = (target, kind, isEnabled)
    super.init(child)
  }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    painter.begin(kind, at: origin, size, traits: isEnabled ? [] : ["disabled"])
    child.draw(painter, at: origin, proposal)
    let label = painter.openLabel
    painter.end()
    guard isEnabled else { return }
    let rect = painter.rect(origin, size)
    switch target {
    case .link(let url): painter.addLink(url, rect, label: label)
    case .press(let action, let isOn):
      painter.addPress(action, rect, isOn: isOn, label: label)
    }
  }
}

extension MarkCollector {
  /// What is read out for the view opened last: its label, or its texts and labels.
  var openLabel: String {
    func words(_ node: OutlineNode) -> [String] {
      if let label = node.label { return [label] }
      if node.kind == "Text", let content = node.content { return [content] }
      if node.kind == "Image", let content = node.content, !node.traits.contains("decorative") {
        return node.children.isEmpty ? [content] : []
      }
      return node.children.flatMap(words)
    }
    guard let open = openNode else { return "" }
    let all = open.children.flatMap { child in words(child) }
    let texts = open.children.flatMap(MarkCollector.texts)
    return (texts.isEmpty ? all : texts).joined(separator: ", ")
  }

  private static func texts(_ node: OutlineNode) -> [String] {
    if let label = node.label { return [label] }
    if node.kind == "Text", let content = node.content { return [content] }
    return node.children.flatMap(texts)
  }
}
