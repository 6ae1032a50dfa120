import Drawing
import Findings

/// A view that cannot be drawn here: a marked box with its name, and a finding.
package nonisolated struct PlaceholderView: PrimitiveView {
  let name: String
  let ideal: Size

  /// Creates a box that would like to have this size, in points.
  package init(name: String, width: Double, height: Double) {
    (self.name, ideal) = (name, Size(width: width, height: height))
  }

  package nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    context.session.report(
      Finding(
        "widget-view-placeholder", sentence: "\(name) cannot be drawn here.", mention: .view(name)))
    nodes.list.append(PlaceholderNode(name: name, ideal: ideal).standing(for: context.view))
  }
}

/// What stands for a view whose code could not be compiled here; only build copies name it.
public nonisolated struct _LeftOutView: PrimitiveView {
  private let file: String
  private let reason: String
  private let line: Int?

  /// Creates the sign for a view of a file.
  ///
  /// - Parameters:
  ///   - reason: what the compiler said; empty where that is not known.
  ///   - line: the line of which it said so.
  nonisolated public init(_ file: String, _ reason: String, line: Int? = nil) {
    (self.file, self.reason, self.line) = (file, reason, line)
  }

  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    context.session.report(
      Finding(
        "widget-view-placeholder",
        sentence:
          "A view of \(file)\(line.map { " (line \($0))" } ?? "") cannot be drawn here: its code could not be compiled"
          + (reason.isEmpty ? "." : ": \(reason)")))
    nodes.list.append(PlaceholderNode(name: file, ideal: Size(width: 60, height: 24)))
  }
}

/// A marked box that takes the room it is offered.
final class PlaceholderNode: LayoutNode {
  let name: String
  let ideal: Size

  init(name: String, ideal: Size) { (self.name, self.ideal) = (name, ideal) }

  override func measure(_ proposal: Proposal) -> Size { proposal.filled(by: ideal) }

  override func drawMarks(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    painter.mark(name, at: origin, size, traits: ["placeholder"])
    painter.add(.placeholder(painter.rect(origin, size), label: name))
  }
}

/// What became of an image of the network.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The image, when it is there.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  /// Why it is not there.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// An image of the network. Widgets load none: its placeholder shows.
public struct AsyncImage<Content> {
  private let build: (_ViewContext, inout _NodeList) -> Void
}

extension AsyncImage: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates an image of the network with a placeholder.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    build = { context, nodes in
      AsyncImageReport.add(context)
      placeholder()._build(in: context, into: &nodes)
    }
  }

  /// Creates an image of the network in its phases; the empty one shows.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    build = { context, nodes in
      AsyncImageReport.add(context)
      content(.empty)._build(in: context, into: &nodes)
    }
  }

  /// Stands for the placeholder.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    build(context, &nodes)
  }
}

extension AsyncImage where Content == Image {
  /// Creates an image of the network.
  nonisolated public init(url: URL?, scale: CGFloat = 1) {
    build = { context, nodes in
      AsyncImageReport.add(context)
      nodes.list.append(
        PlaceholderNode(name: "AsyncImage", ideal: Size(width: 40, height: 40))
          .standing(for: context.view))
    }
  }
}

private enum AsyncImageReport {
  static func add(_ context: _ViewContext) {
    context.session.report(Finding("widget-async-image", mention: .view("AsyncImage")))
  }
}
