import SwiftUI

/// A label at a value of an axis.
public struct AxisValueLabel: AxisMark {
  private let label: AxisLabel

  public var _parts: [_AxisPart] { [_AxisPart(kind: .label(label))] }

  private init(
    _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?,
    _ resolution: AxisValueLabelCollisionResolution, _ horizontalSpacing: CGFloat?,
    _ verticalSpacing: CGFloat?
  ) {
    label = AxisLabel(
      content: content, isCentered: centered, anchor: anchor,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      priority: resolution.priority)
  }

  /// Creates the usual label.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(.usual, centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing)
  }
  public init(
    _ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(text))), centered, anchor, collisionResolution,
      horizontalSpacing, verticalSpacing)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(text))), centered, anchor, collisionResolution,
      horizontalSpacing, verticalSpacing)
  }
  /// Creates a label with the value in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      .formatted { value in value.as(F.FormatInput.self).map { Surroundings.format($0, format) } },
      centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing)
  }
  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, collisionResolution,
      horizontalSpacing, verticalSpacing)
  }
}

/// What becomes of labels that meet.
public struct AxisValueLabelCollisionResolution: Sendable {
  /// nil lets all of them stay.
  let priority: Double?
  public static let automatic = Self(priority: 0)
  public static let disabled = Self(priority: nil)
  public static let truncate = Self(priority: 0)
  public static let greedy = Self(priority: 0)
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    Self(priority: priority)
  }
}

/// How a label lies; all lie along the line here.
public struct AxisValueLabelOrientation: Sendable {
  public static let automatic = Self()
  public static let horizontal = Self()
  public static let vertical = Self()
  public static let verticalReversed = Self()
}

extension AxisValue {
  /// The value as an axis writes it by itself.
  var usualText: String { distance.text(place) }
}
