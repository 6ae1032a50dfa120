import Drawing
import Findings

/// `frame(width:height:alignment:)`: a given length replaces proposal and result (LAYOUT.md "Frames").
package final class FrameNode: ProposingNode {
  let width: Double?
  let height: Double?
  let alignment: Alignment

  package init(_ child: LayoutNode, width: Double?, height: Double?, alignment: Alignment) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
    super.init(child)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: Proposal) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let size = child.size(inner(proposal))
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  override func offset(_ proposal: Proposal) -> Point {
    alignment.origin(of: child, inner(proposal), in: size(proposal))
  }

  override var anchor: HorizontalAlignment? { width == nil ? nil : alignment.horizontal }

  package override var spacing: Spacing {
    var spacing = child.spacing
    if width != nil { spacing.enclose(.horizontal) }
    if height != nil { spacing.enclose(.vertical) }
    return spacing
  }
}

/// `frame(minWidth:idealWidth:maxWidth:…)` (LAYOUT.md "Frames").
package final class FlexibleFrameNode: ProposingNode {
  /// The limits along one axis.
  package struct Limits: Sendable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    package init(minimum: Double?, ideal: Double?, maximum: Double?) {
      // What is negative or no number is as if it was not given.
      func length(_ given: Double?) -> Double? { given.flatMap { $0 >= 0 ? $0 : nil } }
      (self.minimum, self.ideal, self.maximum) = (length(minimum), length(ideal), length(maximum))
    }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// Returns what the child is offered.
    func offered(_ proposal: Double?) -> Double? {
      guard let length = proposal ?? ideal else { return nil }
      let offered = clamped(length)
      // What must be without end is as long as its room.
      return offered == .infinity ? length : offered
    }

    func clamped(_ length: Double) -> Double {
      max(minimum ?? 0, min(length, max(maximum ?? .infinity, minimum ?? 0)))
    }

    /// Returns the length of the frame.
    func length(proposal: Double?, child: Double) -> Double {
      guard let proposal else { return clamped(ideal ?? child) }
      if minimum != nil, maximum != nil { return clamped(proposal) }
      if let minimum { return max(min(proposal, child), minimum) }
      if let maximum { return min(max(proposal, child), maximum) }
      return child
    }
  }

  let horizontal: Limits
  let vertical: Limits
  let alignment: Alignment

  package init(_ child: LayoutNode, horizontal: Limits, vertical: Limits, alignment: Alignment) {
    (self.horizontal, self.vertical, self.alignment) = (horizontal, vertical, alignment)
    super.init(child)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal.offered(proposal.width), height: vertical.offered(proposal.height))
  }

  override func measure(_ proposal: Proposal) -> Size {
    let child = child.size(inner(proposal))
    return Size(
      width: horizontal.length(proposal: proposal.width, child: child.width),
      height: vertical.length(proposal: proposal.height, child: child.height))
  }

  override func offset(_ proposal: Proposal) -> Point {
    alignment.origin(of: child, inner(proposal), in: size(proposal))
  }

  override var anchor: HorizontalAlignment? { horizontal.isEmpty ? nil : alignment.horizontal }
}

extension View {
  /// Returns the view in a frame of a fixed size.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped { node, context in
      for (label, length) in [("width", width), ("height", height)] {
        if let length, let finding = frameFault(label, length) { context.session.report(finding) }
      }
      return FrameNode(
        node, width: frameLength(width), height: frameLength(height), alignment: alignment)
    }
  }

  /// Returns the view in a frame with limits.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let horizontal = FlexibleFrameNode.Limits(
      minimum: minWidth.map { Double($0) }, ideal: idealWidth.map { Double($0) },
      maximum: maxWidth.map { Double($0) })
    let vertical = FlexibleFrameNode.Limits(
      minimum: minHeight.map { Double($0) }, ideal: idealHeight.map { Double($0) },
      maximum: maxHeight.map { Double($0) })
    let lengths = [
      ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth),
      ("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight),
    ]
    return wrapped { node, context in
      // An infinite limit is none of the faults: it says that the frame takes what it is offered.
      for (label, length) in lengths where length != .infinity {
        if let length, let finding = frameFault(label, length) { context.session.report(finding) }
      }
      return FlexibleFrameNode(
        node, horizontal: horizontal, vertical: vertical, alignment: alignment)
    }
  }

  /// Returns the view as it is.
  nonisolated public func frame() -> some View { self }
}

/// Returns a fixed length as SwiftUI takes it: a negative or infinite one is as if none was given.
private func frameLength(_ length: CGFloat?) -> Double? {
  guard let length, length.isFinite, length >= 0 else { return nil }
  return Double(length)
}

/// Returns what is to be said of a length that SwiftUI ignores; nil for one that it takes.
private func frameFault(_ label: String, _ length: CGFloat) -> Finding? {
  guard frameLength(length) == nil else { return nil }
  if length == .infinity {
    return Finding(
      "widget-infinite-frame",
      sentence: "frame(\(label):) was given an infinite length, which SwiftUI ignores.",
      mention: SourceMention(["\(label): .infinity", "\(label): CGFloat.infinity"]))
  }
  // As the source writes it: -5, not -5.0.
  let written = "\(length)"
  let value = written.hasSuffix(".0") ? String(written.dropLast(2)) : written
  return Finding(
    "widget-invalid-frame",
    sentence:
      "frame(\(label):) was given \(value), which SwiftUI ignores: \"Invalid frame dimension (negative or non-finite)\".",
    mention: SourceMention(["\(label): \(length.isNaN ? ".nan" : value)"]))
}
