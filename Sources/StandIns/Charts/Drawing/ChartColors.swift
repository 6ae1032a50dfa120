import Drawing
import SwiftUI

/// Which colour, which dot and which line a name has.
struct ChartColors {
  /// The names that colours stand for, in the order in which they were met, or as they were given.
  private(set) var names: OrderedValues<String>
  private(set) var symbolNames: OrderedValues<String>
  private var lineNames: OrderedValues<String>
  private let scale: StyleScale
  /// The values of those names, for the legend.
  private var values: [String: PlottedValue] = [:]
  private let distance: ValueDistance
  /// The colours of numbers and dates, from the least to the largest; nil where each has one of its own.
  let gradient: Gradient?
  /// The numbers that the gradient of colours stands for; nil where there is none.
  let numbers: ClosedRange<Double>?
  /// The largest number that the area of a dot stands for, and the names that have areas.
  private let largestSize: Double
  private let sizeNames: OrderedValues<String>
  private static let palette: [Color] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow,
  ]

  private static var shades: Gradient {
    Gradient(colors: [palette[0].opacity(Guess.chartFaintest), palette[0]])
  }

  init(_ marks: [ChartMark], _ scale: StyleScale) {
    self.scale = scale
    (names, symbolNames, lineNames) = (
      OrderedValues(scale.names), OrderedValues(scale.symbolNames), OrderedValues(scale.lineNames)
    )
    for value in marks.flatMap({ [$0.colorValue, $0.symbolValue] }).compactMap(\.self) {
      values[value.text] = value
    }
    let places = values.values.filter { $0.number != nil }
    distance = ValueDistance(Array(places), span: 0)
    let found = marks.compactMap(\.colorValue)
    let known = found.compactMap(\.number)
    // Apple says that a scale from numbers to colours is made where none is given (RectangleMark), not which colours.
    let isOwn = !scale.names.isEmpty || !scale.styles.isEmpty || scale.mapping != nil
    let usual = isOwn || known.count < found.count ? nil : Self.shades
    gradient = known.isEmpty ? nil : scale.gradient ?? usual
    let low = known.min() ?? 0
    numbers = gradient.map { _ in scale.gradientDomain ?? low...max(low, known.max() ?? low) }
    let sizes = marks.compactMap(\.sizeValue)
    largestSize = scale.sizeDomain?.upperBound ?? sizes.compactMap(\.number).max() ?? 0
    sizeNames = sizes.reduce(into: OrderedValues<String>(scale.sizeNames)) { names, value in
      if case .name(let name) = value { names.add(name) }
    }
    for mark in marks {
      if let value = mark.colorValue, gradient == nil || value.number == nil {
        names.add(value.text)
      }
      if let name = mark.symbolName { symbolNames.add(name) }
      if let name = mark.lineName { lineNames.add(name) }
    }
  }

  /// Returns the colour of a name.
  func style(_ name: String) -> AnyShapeStyle {
    if let own = scale.mapping?(name) { return own }
    let index = names.place(of: name) ?? 0
    if !scale.styles.isEmpty { return scale.styles[index % scale.styles.count] }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
  }

  /// Returns the colour of a mark: its own, or that of its name.
  func style(of mark: ChartMark) -> AnyShapeStyle {
    mark.style ?? mark.colorValue.flatMap { style($0) } ?? AnyShapeStyle(Self.palette[0])
  }

  /// Returns the colour of a value; nil for one that has none.
  func style(_ value: PlottedValue) -> AnyShapeStyle? {
    value.number.flatMap { style($0) } ?? (names.contains(value.text) ? style(value.text) : nil)
  }

  /// Returns the colour of a number in the gradient; nil without one.
  private func style(_ number: Double) -> AnyShapeStyle? {
    guard let numbers, let gradient else { return nil }
    let span = numbers.upperBound - numbers.lowerBound
    let share = span > 0 ? (number - numbers.lowerBound) / span : 0
    return AnyShapeStyle(gradient.color(at: share))
  }

  /// Returns how a legend writes a name: numbers and dates as an axis does.
  func text(_ name: String) -> String {
    guard let value = values[name] else { return name }
    return distance.text(value)
  }

  /// How a legend writes the values at both ends of its gradient.
  var ends: [String] {
    guard let numbers else { return [] }
    let isTime = values.values.contains { if case .date = $0 { true } else { false } }
    let ends = [numbers.lowerBound, numbers.upperBound].map {
      isTime ? PlottedValue.date($0) : .number($0)
    }
    let distance = ValueDistance(ends, span: numbers.upperBound - numbers.lowerBound)
    return ends.map(distance.text)
  }

  /// Returns the size of a mark's dot: its own, or that of its value.
  func symbolSize(of mark: ChartMark) -> CGSize? {
    if let own = mark.symbolSize { return own }
    guard let value = mark.sizeValue else { return nil }
    let area: CGFloat
    switch value {
    case .name(let name):
      let index = sizeNames.place(of: name) ?? 0
      if scale.sizes.isEmpty {
        area = Guess.chartLargestDot * CGFloat(index + 1) / CGFloat(max(1, sizeNames.count))
      } else {
        area = scale.sizes[index % scale.sizes.count]
      }
    case .number, .date:
      if let own = scale.sizeMapping?(value) {
        area = own
      } else {
        let (low, high) = (scale.sizeDomain?.lowerBound ?? 0, largestSize)
        let share = high > low ? ((value.number ?? 0) - low) / (high - low) : 0
        let range = scale.sizeRange ?? 0...Guess.chartLargestDot
        area = range.lowerBound + (range.upperBound - range.lowerBound) * min(1, max(0, share))
      }
    }
    let side = max(0, area).squareRoot()
    return CGSize(width: side, height: side)
  }

  /// Returns the dot of a name.
  func symbol(_ name: String) -> ChartSymbol {
    let index = symbolNames.place(of: name) ?? 0
    return scale.symbols.isEmpty ? .usual(index) : scale.symbols[index % scale.symbols.count]
  }

  /// Returns the line of a mark: its own, or that of its name where the chart was told of lines.
  func line(of mark: ChartMark) -> StrokeStyle? {
    if let own = mark.stroke { return own }
    guard let name = mark.lineName, !scale.lines.isEmpty else { return nil }
    return scale.lines[(lineNames.place(of: name) ?? 0) % scale.lines.count]
  }
}

extension Gradient {
  /// Returns the colour at a part of the gradient's length.
  fileprivate func color(at share: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if share <= first.location { return first.color }
    for (one, next) in zip(stops, stops.dropFirst()) where share <= next.location {
      let span = next.location - one.location
      return one.color.mix(
        with: next.color, by: span > 0 ? (share - one.location) / span : 1, in: .device)
    }
    return last.color
  }
}
