import SwiftUI

/// Which colour and which dot a name has.
struct ChartColors {
  /// The names that colours stand for, in the order in which they were met, or as they were given.
  private(set) var names: [String] = []
  private(set) var symbolNames: [String] = []
  private let scale: StyleScale
  private static let palette: [Color] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow,
  ]

  init(_ marks: [ChartMark], _ scale: StyleScale) {
    self.scale = scale
    names = scale.names
    for mark in marks {
      if let name = mark.colorName, !names.contains(name) { names.append(name) }
      if let name = mark.symbolName, !symbolNames.contains(name) { symbolNames.append(name) }
    }
  }

  /// Returns the colour of a name.
  func style(_ name: String) -> AnyShapeStyle {
    if let own = scale.own(name) { return own }
    let index = names.firstIndex(of: name) ?? 0
    if !scale.styles.isEmpty { return scale.styles[index % scale.styles.count] }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
  }

  /// Returns the colour of a mark: its own, or that of its name.
  func style(of mark: ChartMark) -> AnyShapeStyle {
    mark.style ?? mark.colorName.map(style) ?? AnyShapeStyle(Self.palette[0])
  }

  func symbolNumber(_ name: String) -> Int { symbolNames.firstIndex(of: name) ?? 0 }
}

/// What a chart was told of its colours.
struct StyleScale {
  var names: [String] = []
  var styles: [AnyShapeStyle] = []
  var mapping: ((String) -> AnyShapeStyle)?

  func own(_ name: String) -> AnyShapeStyle? {
    if let mapping { return mapping(name) }
    guard let index = names.firstIndex(of: name), !styles.isEmpty else { return nil }
    return styles[index % styles.count]
  }
}
