extension Font.TextStyle {
  /// Sizes from xSmall to accessibility 5 (layout.md §2.1).
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The size at a Dynamic Type size.
  package func size(_ typeSize: DynamicTypeSize) -> Double {
    sizes[DynamicTypeSize.allCases.firstIndex(of: typeSize) ?? 3]
  }

  /// Sizes on a Watch of 40 to 42 mm and of 44 to 49 mm, at the Dynamic Type size that each starts
  /// with (layout.md §2.2). Callout and subheadline are not in Apple's table: they are drawn like the
  /// first caption.
  private var watchSizes: (small: Double, large: Double) {
    switch self {
    case .largeTitle: (36, 40)
    case .title: (34, 38)
    case .title2: (28, 30)
    case .title3: (19, 20)
    case .headline, .body: (16, 17)
    case .callout, .subheadline, .caption: (15, 16)
    case .caption2: (14, 15)
    case .footnote: (13, 14)
    }
  }

  /// The size on a Watch of 44 to 49 mm; at other Dynamic Type sizes it grows as on a phone.
  package func watchSize(_ typeSize: DynamicTypeSize) -> Double {
    (watchSizes.large * size(typeSize) / size(.large)).rounded()
  }

  /// The size on a smaller Watch, of 40 to 42 mm.
  package var smallWatchSize: Double { watchSizes.small }

  /// The weight of the style.
  var weight: Font.Weight { self == .headline ? .semibold : .regular }
}
