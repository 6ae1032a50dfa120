import SwiftUI

/// Which colour, which dot and which line a name has.
struct ChartColors {
  /// The names that colours stand for, in the order in which they were met, or as they were given.
  private(set) var names: [String] = []
  private(set) var symbolNames: [String] = []
  private var lineNames: [String] = []
  private let scale: StyleScale
  private static let palette: [Color] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow,
  ]

  init(_ marks: [ChartMark], _ scale: StyleScale) {
    self.scale = scale
    (names, symbolNames, lineNames) = (scale.names, scale.symbolNames, scale.lineNames)
    for mark in marks {
      if let name = mark.colorName, !names.contains(name) { names.append(name) }
      if let name = mark.symbolName, !symbolNames.contains(name) { symbolNames.append(name) }
      if let name = mark.lineName, !lineNames.contains(name) { lineNames.append(name) }
    }
  }

  /// Returns the colour of a name.
  func style(_ name: String) -> AnyShapeStyle {
    if let own = scale.mapping?(name) { return own }
    let index = names.firstIndex(of: name) ?? 0
    if !scale.styles.isEmpty { return scale.styles[index % scale.styles.count] }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
  }

  /// Returns the colour of a mark: its own, or that of its name.
  func style(of mark: ChartMark) -> AnyShapeStyle {
    mark.style ?? mark.colorName.map(style) ?? AnyShapeStyle(Self.palette[0])
  }

  /// Returns the dot of a name.
  func symbol(_ name: String) -> ChartSymbol {
    let index = symbolNames.firstIndex(of: name) ?? 0
    return scale.symbols.isEmpty ? .usual(index) : scale.symbols[index % scale.symbols.count]
  }

  /// Returns the line of a mark: its own, or that of its name where the chart was told of lines.
  func line(of mark: ChartMark) -> StrokeStyle? {
    if let own = mark.stroke { return own }
    guard let name = mark.lineName, !scale.lines.isEmpty else { return nil }
    return scale.lines[(lineNames.firstIndex(of: name) ?? 0) % scale.lines.count]
  }
}

/// What a chart was told of its colours, dots and lines: names in their order, and what each has.
struct StyleScale {
  var names: [String] = []
  var styles: [AnyShapeStyle] = []
  /// Returns the colour of a name, where it is one of the values that the chart's closure takes.
  var mapping: ((String) -> AnyShapeStyle?)?
  var symbolNames: [String] = []
  var symbols: [ChartSymbol] = []
  var lineNames: [String] = []
  var lines: [StrokeStyle] = []
}
