import Drawing
import SwiftUI

extension ChartContent {
  func changed(_ change: (inout ChartMark) -> Void) -> _ChartMarks {
    _ChartMarks(
      marks: _marks.map { mark in
        var copy = mark
        change(&copy)
        return copy
      })
  }

  // MARK: Colours and lines

  /// Sets what the marks are filled with, or their lines drawn in.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    // What was said nearer to the mark counts.
    changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }
  /// Gives a colour to each value, told by the legend.
  public func foregroundStyle<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
    changed {
      $0.colorValue = value.value.plotted
      $0.series = $0.series ?? value.value.plotted.text
    }
  }
  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { if $0.stroke == nil { $0.stroke = style } }
  }
  /// Gives a line to each value; all are drawn alike where the chart is not told of lines.
  public func lineStyle<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
    changed {
      $0.lineName = value.value.plotted.text
      $0.series = $0.series ?? value.value.plotted.text
    }
  }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = method }
  }
  public func cornerRadius(_ radius: CGFloat) -> some ChartContent {
    changed { $0.cornerRadius = radius }
  }
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle
  ) -> some ChartContent { changed { $0.cornerRadius = radius } }
  /// Cuts bars and rectangles to a shape.
  public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent { changed { $0.clipShape = AnyShape(shape) } }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    changed {
      $0.shadow = MarkShadow(color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
  }
  /// Cuts the marks to others; they stay whole here.
  public func mask<Mask: ChartContent>(
    @ChartContentBuilder content: () -> Mask
  ) -> some ChartContent { changed { _ in } }
  public func blur(radius: CGFloat) -> some ChartContent { changed { $0.blur = radius } }
  /// Has gradients run over each mark here.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changed { _ in }
  }

  // MARK: Dots

  /// Sets the area of a dot, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = max(0, area).squareRoot()
    return changed { $0.symbolSize = $0.symbolSize ?? CGSize(width: side, height: side) }
  }
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changed { $0.symbolSize = $0.symbolSize ?? size }
  }
  /// Sizes dots by a value: numbers by their share of the largest one, names one after the other.
  public func symbolSize<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
    changed { $0.sizeValue = value.value.plotted }
  }
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { $0.symbol = $0.symbol ?? ChartSymbol(symbol) }
  }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changed { $0.symbol = $0.symbol ?? .view(view) }
  }
  /// Gives a shape to each value, told by the legend.
  public func symbol<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
    changed {
      $0.symbolValue = value.value.plotted
      $0.series = $0.series ?? value.value.plotted.text
    }
  }

  // MARK: Places

  public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Puts the marks beside those of other values, in one slot.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { changed { $0.position = value.value.plotted } }
  /// Puts a view beside a mark.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some ChartContent {
    annotated(position, alignment, spacing, AnyView(content()))
  }
  /// Puts a view beside a mark.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> Content
  ) -> some ChartContent {
    annotated(position, alignment, spacing, AnyView(content()))
  }
  /// Puts a view beside a mark, made for its place; there is no size to be told here.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: (AnnotationContext) -> Content
  ) -> some ChartContent {
    annotated(position, alignment, spacing, AnyView(content(AnnotationContext(targetSize: .zero))))
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?, _ content: AnyView
  ) -> _ChartMarks {
    changed {
      $0.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment,
          spacing: spacing ?? Guess.chartAnnotationGap, content: content))
    }
  }

  // MARK: For those who cannot see

  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent {
    changed { _ in }
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    changed { _ in }
  }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent {
    changed { _ in }
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    changed { _ in }
  }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changed { _ in } }
  public func accessibilityLabel(_ label: Text) -> some ChartContent { changed { _ in } }
  public func accessibilityValue(_ value: Text) -> some ChartContent { changed { _ in } }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { _ in }
  }
  /// Has the marks drawn as one, which looks the same here.
  public func compositingLayer() -> some ChartContent { changed { _ in } }
}

/// What an annotation is told of its mark.
public struct AnnotationContext {
  public let targetSize: CGSize
}

/// What becomes of an annotation that does not fit; it stays where it is here.
public struct AnnotationOverflowResolution: Sendable {
  public struct Strategy: Sendable {
    public static let automatic = Strategy()
    public static let disabled = Strategy()
    public static let fit = Strategy()
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    public static let padScale = Strategy()
  }
  public struct Boundary: Sendable {
    public static let automatic = Boundary()
    public static let chart = Boundary()
    public static let plot = Boundary()
  }
  public static let automatic = AnnotationOverflowResolution()
  /// Creates a strategy for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
