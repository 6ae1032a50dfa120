import Drawing

/// The system's colours by name (LAYOUT.md, "Colours").
package enum SystemColor: String, CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel, placeholder
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case separator, opaqueSeparator
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case link

  /// Whether SwiftUI has a colour of this name; UIKit has all of them.
  var isNamedInSwiftUI: Bool {
    switch self {
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray:
      true
    default: false
    }
  }

  /// Light, dark, and the two with increased contrast since iOS 26, where they changed.
  private var newValues: (RGBA, RGBA, RGBA, RGBA)? {
    switch self {
    case .red: (.rgb(255, 56, 60), .rgb(255, 66, 69), .rgb(233, 21, 45), .rgb(255, 97, 101))
    case .orange: (.rgb(255, 141, 40), .rgb(255, 146, 48), .rgb(197, 83, 0), .rgb(255, 160, 86))
    case .yellow: (.rgb(255, 204, 0), .rgb(255, 214, 0), .rgb(161, 106, 0), .rgb(254, 223, 67))
    case .green: (.rgb(52, 199, 89), .rgb(48, 209, 88), .rgb(0, 137, 50), .rgb(74, 217, 104))
    case .mint: (.rgb(0, 200, 179), .rgb(0, 218, 195), .rgb(0, 133, 117), .rgb(84, 223, 203))
    case .teal: (.rgb(0, 195, 208), .rgb(0, 210, 224), .rgb(0, 129, 152), .rgb(59, 221, 236))
    case .cyan: (.rgb(0, 192, 232), .rgb(60, 211, 254), .rgb(0, 126, 174), .rgb(109, 217, 255))
    case .blue, .link:
      (.rgb(0, 136, 255), .rgb(0, 145, 255), .rgb(30, 110, 244), .rgb(92, 184, 255))
    case .indigo: (.rgb(97, 85, 245), .rgb(107, 93, 255), .rgb(86, 74, 222), .rgb(167, 170, 255))
    case .purple: (.rgb(203, 48, 224), .rgb(219, 52, 242), .rgb(176, 47, 194), .rgb(234, 141, 255))
    case .pink: (.rgb(255, 45, 85), .rgb(255, 55, 95), .rgb(231, 18, 77), .rgb(255, 138, 196))
    case .brown: (.rgb(172, 127, 94), .rgb(183, 138, 102), .rgb(149, 109, 81), .rgb(219, 166, 121))
    default: nil
    }
  }

  /// Light, dark, and the two with increased contrast where they differ, of iOS 13 to 18.
  private var values: (RGBA, RGBA, RGBA?, RGBA?) {
    switch self {
    case .red: (.rgb(255, 59, 48), .rgb(255, 69, 58), .rgb(215, 0, 21), .rgb(255, 105, 97))
    case .orange: (.rgb(255, 149, 0), .rgb(255, 159, 10), .rgb(201, 52, 0), .rgb(255, 179, 64))
    case .yellow: (.rgb(255, 204, 0), .rgb(255, 214, 10), .rgb(178, 80, 0), .rgb(255, 212, 38))
    case .green: (.rgb(52, 199, 89), .rgb(48, 209, 88), .rgb(36, 138, 61), .rgb(48, 219, 91))
    case .mint: (.rgb(0, 199, 190), .rgb(99, 230, 226), .rgb(12, 129, 123), .rgb(99, 230, 226))
    case .teal: (.rgb(48, 176, 199), .rgb(64, 200, 224), .rgb(0, 130, 153), .rgb(93, 230, 255))
    case .cyan: (.rgb(50, 173, 230), .rgb(100, 210, 255), .rgb(0, 113, 164), .rgb(112, 215, 255))
    case .blue, .link:
      (.rgb(0, 122, 255), .rgb(10, 132, 255), .rgb(0, 64, 221), .rgb(64, 156, 255))
    case .indigo: (.rgb(88, 86, 214), .rgb(94, 92, 230), .rgb(54, 52, 163), .rgb(125, 122, 255))
    case .purple:
      (.rgb(175, 82, 222), .rgb(191, 90, 242), .rgb(137, 68, 171), .rgb(218, 143, 255))
    case .pink: (.rgb(255, 45, 85), .rgb(255, 55, 95), .rgb(211, 15, 69), .rgb(255, 100, 130))
    case .brown:
      (.rgb(162, 132, 94), .rgb(172, 142, 104), .rgb(127, 101, 69), .rgb(181, 148, 105))
    case .gray:
      (.rgb(142, 142, 147), .rgb(142, 142, 147), .rgb(108, 108, 112), .rgb(174, 174, 178))
    case .gray2:
      (.rgb(174, 174, 178), .rgb(99, 99, 102), .rgb(142, 142, 147), .rgb(124, 124, 128))
    case .gray3: (.rgb(199, 199, 204), .rgb(72, 72, 74), .rgb(174, 174, 178), .rgb(84, 84, 86))
    case .gray4: (.rgb(209, 209, 214), .rgb(58, 58, 60), .rgb(188, 188, 192), .rgb(68, 68, 70))
    case .gray5: (.rgb(229, 229, 234), .rgb(44, 44, 46), .rgb(216, 216, 220), .rgb(54, 54, 56))
    case .gray6: (.rgb(242, 242, 247), .rgb(28, 28, 30), .rgb(235, 235, 240), .rgb(36, 36, 38))
    default: semanticValues
    }
  }

  private var semanticValues: (RGBA, RGBA, RGBA?, RGBA?) {
    switch self {
    case .secondaryLabel: label(0.6, 0.6, 0)
    case .tertiaryLabel, .placeholder: label(0.3, 0.3, 1)
    case .quaternaryLabel: label(0.18, 0.16, 2)
    case .quinaryLabel: (.rgb(0, 0, 0, 0.05), .rgb(255, 255, 255, 0.05), nil, nil)
    case .fill: (.rgb(120, 120, 128, 0.2), .rgb(120, 120, 128, 0.36), nil, nil)
    case .secondaryFill: (.rgb(120, 120, 128, 0.16), .rgb(120, 120, 128, 0.32), nil, nil)
    case .tertiaryFill: (.rgb(120, 120, 128, 0.12), .rgb(118, 118, 128, 0.24), nil, nil)
    case .quaternaryFill: (.rgb(116, 116, 128, 0.08), .rgb(116, 116, 128, 0.18), nil, nil)
    case .separator: (.rgb(60, 60, 67, 0.29), .rgb(84, 84, 88, 0.6), nil, nil)
    case .opaqueSeparator: (.rgb(198, 198, 200), .rgb(56, 56, 58), nil, nil)
    case .background: (.white, .black, nil, nil)
    case .secondaryBackground, .groupedBackground, .tertiaryGroupedBackground:
      groupedValues
    case .tertiaryBackground: (.white, .rgb(44, 44, 46), nil, nil)
    case .secondaryGroupedBackground: (.white, .rgb(28, 28, 30), nil, nil)
    default: (.black, .white, nil, nil)
    }
  }

  /// Returns a grey label of two opacities, and as strong as its row of the guesses has it.
  private func label(
    _ light: Double, _ dark: Double, _ row: Int
  ) -> (RGBA, RGBA, RGBA?, RGBA?) {
    (
      .rgb(60, 60, 67, light), .rgb(235, 235, 245, dark),
      .rgb(60, 60, 67, Guess.strongLightLabels[row]),
      .rgb(235, 235, 245, Guess.strongDarkLabels[row])
    )
  }

  private var groupedValues: (RGBA, RGBA, RGBA?, RGBA?) {
    let light = RGBA.rgb(242, 242, 247)
    switch self {
    case .groupedBackground: return (light, .black, nil, nil)
    case .tertiaryGroupedBackground: return (light, .rgb(44, 44, 46), nil, nil)
    default: return (light, .rgb(28, 28, 30), nil, nil)
    }
  }

  /// Returns the colour in an environment.
  package func value(in environment: EnvironmentValues) -> RGBA {
    var (light, dark, strongLight, strongDark) = values
    if environment.system.systemVersion >= 26, let newValues {
      (light, dark, strongLight, strongDark) = newValues
    }
    let isDark = environment.system.colorScheme == .dark
    let isStrong = environment.system.contrast == .increased
    if isDark { return isStrong ? strongDark ?? dark : dark }
    return isStrong ? strongLight ?? light : light
  }
}

extension RGBA {
  fileprivate static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) -> RGBA {
    RGBA(red, green, blue, alpha: alpha)
  }
}
