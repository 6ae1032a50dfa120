import SwiftUI

/// Puts marks together.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> _ChartMarks {
    _ChartMarks(marks: content._marks)
  }
  public static func buildBlock(_ parts: _ChartMarks...) -> _ChartMarks {
    _ChartMarks(marks: parts.flatMap(\._marks))
  }
  public static func buildOptional(_ part: _ChartMarks?) -> _ChartMarks {
    part ?? _ChartMarks(marks: [])
  }
  public static func buildEither(first part: _ChartMarks) -> _ChartMarks { part }
  public static func buildEither(second part: _ChartMarks) -> _ChartMarks { part }
  public static func buildLimitedAvailability(_ part: _ChartMarks) -> _ChartMarks { part }
}

/// Marks that belong together.
public struct Plot: ChartContent {
  public let _marks: [ChartMark]
  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> _ChartMarks) { _marks = content()._marks }
}

extension ForEach: ChartContent where Content: ChartContent {
  public var _marks: [ChartMark] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: ChartContent {
  /// Creates marks for each element.
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> _ChartMarks
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == _ChartMarks {
    self.init(elements: data, content: content)
  }

  /// Creates marks for each element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> _ChartMarks
  ) where Content == _ChartMarks { self.init(elements: data, content: content) }

  /// Creates marks for each of a range of numbers.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> _ChartMarks)
  where Data == Range<Int>, ID == Int, Content == _ChartMarks {
    self.init(elements: data, content: content)
  }
}

extension Group: ChartContent where Content: ChartContent {
  public var _marks: [ChartMark] { content._marks }
}

extension Group where Content == _ChartMarks {
  /// Creates marks that belong together.
  public init(@ChartContentBuilder content: () -> _ChartMarks) { self.init(_content: content()) }
}
