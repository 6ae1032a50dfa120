import FoundationGaps

/// Where a chart comes to rest that somebody scrolls, which nobody can in a Live Activity.
public protocol ChartScrollTargetBehavior {}

/// A rest at whole values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
  /// Where larger steps of scrolling end.
  public struct MajorValueAlignment<Value>: Sendable {
    public static var page: Self { Self() }
    public static func unit(_ unit: Value) -> Self { Self() }
    public static func matching(_ components: DateComponents) -> Self { Self() }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<Value: Plottable>(
    unit: Value,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<Value>? = nil
  ) -> Self { Self() }
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<Date>? = nil
  ) -> Self { Self() }
}
