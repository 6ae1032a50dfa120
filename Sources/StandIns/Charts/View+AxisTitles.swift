import Drawing
import SwiftUI

extension View {
  /// Sets what the x axis is about; below it where no place is given.
  public nonisolated func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
  /// Sets what the x axis is about; below it where no place is given.
  public nonisolated func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  /// Sets what the x axis is about; below it where no place is given.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  /// Sets what the x axis is about; below it where no place is given.
  public nonisolated func chartXAxisLabel<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let title = AxisTitle(content(), position, alignment, spacing, usual: .bottom)
    return chart { $0.x.title = title }
  }
  /// Sets what the y axis is about; above it where no place is given.
  public nonisolated func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
  /// Sets what the y axis is about; above it where no place is given.
  public nonisolated func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  /// Sets what the y axis is about; above it where no place is given.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  /// Sets what the y axis is about; above it where no place is given.
  public nonisolated func chartYAxisLabel<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let title = AxisTitle(content(), position, alignment, spacing, usual: .top)
    return chart { $0.y.title = title }
  }
}
