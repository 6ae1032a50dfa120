import SwiftUI

/// The line or area of a function, which has its marks once the domain of its axis is known.
struct FunctionPlot {
  /// Where the function leads: a point of a line, or both edges of an area.
  struct Place {
    var x: Double
    var y: Double
    var end: Double?

    var isFinite: Bool { x.isFinite && y.isFinite && end?.isFinite != false }
  }
  private let kind: ChartMark.Kind
  private let domain: ClosedRange<Double>?
  private let place: (Double) -> Place

  init(
    _ kind: ChartMark.Kind, over domain: ClosedRange<Double>?, place: @escaping (Double) -> Place
  ) { (self.kind, self.domain, self.place) = (kind, domain, place) }

  /// The mark that stands for all of the function's.
  var content: _ChartMarks {
    var mark = ChartMark(kind)
    mark.function = self
    return _ChartMarks(marks: [mark])
  }

  /// How many values a function is asked for: more than a card of a phone has points.
  private static let count = 400

  /// Returns the function's marks, in the style of the mark that stands for them. A gap in its values parts its line.
  func marks(like template: ChartMark, number: Int, over axis: ClosedRange<Double>) -> [ChartMark] {
    let domain = domain ?? axis
    var part = 0
    var wasFinite = true
    return (0...FunctionPlot.count).compactMap { step in
      let share = Double(step) / Double(FunctionPlot.count)
      let place = place(domain.lowerBound + (domain.upperBound - domain.lowerBound) * share)
      defer { wasFinite = place.isFinite }
      guard place.isFinite else { return nil }
      if !wasFinite { part += 1 }
      var mark = template
      mark.function = nil
      mark.x = MarkPlace(.number(place.x))
      mark.y = MarkPlace(.number(place.y), to: place.end.map { .number($0) })
      mark.series = "\(template.series ?? "") \(number) \(part)"
      return mark
    }
  }

  /// Returns marks with those of their functions.
  ///
  /// - Parameter axis: the domain of the x axis, where the chart says it. Else functions run as far as other marks do.
  static func resolved(_ marks: [ChartMark], over axis: ClosedRange<Double>?) -> [ChartMark] {
    guard marks.contains(where: { $0.function != nil }) else { return marks }
    let numbers = marks.flatMap { $0.x?.values ?? [] }.compactMap(\.number)
    let known = numbers.min().flatMap { low in numbers.max().map { low...$0 } }
    return marks.enumerated().flatMap { number, mark in
      mark.function?.marks(like: mark, number: number, over: axis ?? known ?? 0...1) ?? [mark]
    }
  }
}
