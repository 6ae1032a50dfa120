import Drawing

extension Font.TextStyle {
  /// Size and leading in points, from xSmall to accessibility 5: Apple's type table (LAYOUT.md, "Type").
  private var rows: [(size: Double, leading: Double)] {
    switch self {
    case .largeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
        (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
      ]
    case .title:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
        (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
        (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
        (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
      ]
    case .headline, .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
        (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
        (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
        (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
      ]
    case .caption:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
        (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
        (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
      ]
    }
  }

  private func row(_ typeSize: DynamicTypeSize) -> (size: Double, leading: Double) {
    rows[DynamicTypeSize.allCases.firstIndex(of: typeSize) ?? 3]
  }

  /// Returns the size at a Dynamic Type size.
  package func size(_ typeSize: DynamicTypeSize) -> Double { row(typeSize).size }

  /// Returns the distance between the baselines of two lines at a Dynamic Type size.
  func leading(_ typeSize: DynamicTypeSize) -> Double { row(typeSize).leading }

  /// Sizes on a Watch of 40 to 42 mm and of 44 to 49 mm, at the Dynamic Type size that each starts
  /// with (LAYOUT.md, "Type"). Callout and subheadline are not in Apple's table: they are drawn like the
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

  /// Returns the size on a Watch; at other Dynamic Type sizes it grows as on a phone.
  ///
  /// - Parameter isSmall: whether it is one of 40 to 42 mm.
  func watchSize(_ typeSize: DynamicTypeSize, isSmall: Bool) -> Double {
    let own = isSmall ? watchSizes.small : watchSizes.large
    return (own * size(typeSize) / size(.large)).rounded()
  }

  /// Returns the size in the compact and the minimal island (LAYOUT.md, "Type"): that of the type size small, but
  /// at least 13.
  package func islandSize(_ typeSize: DynamicTypeSize) -> Double {
    max(13, size(min(typeSize, DynamicTypeSize.allCases[Guess.islandTypeStep])))
  }

  /// The weight of the style.
  var weight: Font.Weight { self == .headline ? .semibold : .regular }
}
