extension UIColor {
  public static let systemRed = UIColor(.system(.red))
  public static let systemOrange = UIColor(.system(.orange))
  public static let systemYellow = UIColor(.system(.yellow))
  public static let systemGreen = UIColor(.system(.green))
  public static let systemMint = UIColor(.system(.mint))
  public static let systemTeal = UIColor(.system(.teal))
  public static let systemCyan = UIColor(.system(.cyan))
  public static let systemBlue = UIColor(.system(.blue))
  public static let systemIndigo = UIColor(.system(.indigo))
  public static let systemPurple = UIColor(.system(.purple))
  public static let systemPink = UIColor(.system(.pink))
  public static let systemBrown = UIColor(.system(.brown))
  public static let systemGray = UIColor(.system(.gray))
  public static let systemGray2 = UIColor(.system(.gray2))
  public static let systemGray3 = UIColor(.system(.gray3))
  public static let systemGray4 = UIColor(.system(.gray4))
  public static let systemGray5 = UIColor(.system(.gray5))
  public static let systemGray6 = UIColor(.system(.gray6))
  public static let label = UIColor(.system(.label))
  public static let secondaryLabel = UIColor(.system(.secondaryLabel))
  public static let tertiaryLabel = UIColor(.system(.tertiaryLabel))
  public static let quaternaryLabel = UIColor(.system(.quaternaryLabel))
  public static let placeholderText = UIColor(.system(.placeholder))
  public static let systemFill = UIColor(.system(.fill))
  public static let secondarySystemFill = UIColor(.system(.secondaryFill))
  public static let tertiarySystemFill = UIColor(.system(.tertiaryFill))
  public static let quaternarySystemFill = UIColor(.system(.quaternaryFill))
  public static let separator = UIColor(.system(.separator))
  public static let opaqueSeparator = UIColor(.system(.opaqueSeparator))
  public static let systemBackground = UIColor(.system(.background))
  public static let secondarySystemBackground = UIColor(.system(.secondaryBackground))
  public static let tertiarySystemBackground = UIColor(.system(.tertiaryBackground))
  public static let systemGroupedBackground = UIColor(.system(.groupedBackground))
  public static let secondarySystemGroupedBackground = UIColor(.system(.secondaryGroupedBackground))
  public static let tertiarySystemGroupedBackground = UIColor(.system(.tertiaryGroupedBackground))
  public static let link = UIColor(.system(.link))
  public static let darkText = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let lightText = UIColor(red: 1, green: 1, blue: 1, alpha: 0.6)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(.accent)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let darkGray = UIColor(white: 0.3333, alpha: 1)
  public static let lightGray = UIColor(white: 0.6667, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  /// Returns a colour by the name that asset catalogues have for it.
  static func systemColor(named name: String) -> UIColor? { byName[name] }

  /// Returns the name of a colour of the system's.
  static func systemName(of source: Color.Source) -> String? {
    source == .accent ? "tintColor" : names[source]
  }

  private static let names = Dictionary(
    byName.map { ($0.value.source, $0.key) }, uniquingKeysWith: { min($0, $1) })

  private static let byName: [String: UIColor] = [
    "systemRedColor": systemRed,
    "systemOrangeColor": systemOrange,
    "systemYellowColor": systemYellow,
    "systemGreenColor": systemGreen,
    "systemMintColor": systemMint,
    "systemTealColor": systemTeal,
    "systemCyanColor": systemCyan,
    "systemBlueColor": systemBlue,
    "systemIndigoColor": systemIndigo,
    "systemPurpleColor": systemPurple,
    "systemPinkColor": systemPink,
    "systemBrownColor": systemBrown,
    "systemGrayColor": systemGray,
    "systemGray2Color": systemGray2,
    "systemGray3Color": systemGray3,
    "systemGray4Color": systemGray4,
    "systemGray5Color": systemGray5,
    "systemGray6Color": systemGray6,
    "labelColor": label,
    "secondaryLabelColor": secondaryLabel,
    "tertiaryLabelColor": tertiaryLabel,
    "quaternaryLabelColor": quaternaryLabel,
    "placeholderTextColor": placeholderText,
    "systemFillColor": systemFill,
    "secondarySystemFillColor": secondarySystemFill,
    "tertiarySystemFillColor": tertiarySystemFill,
    "quaternarySystemFillColor": quaternarySystemFill,
    "separatorColor": separator,
    "opaqueSeparatorColor": opaqueSeparator,
    "systemBackgroundColor": systemBackground,
    "secondarySystemBackgroundColor": secondarySystemBackground,
    "tertiarySystemBackgroundColor": tertiarySystemBackground,
    "systemGroupedBackgroundColor": systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": tertiarySystemGroupedBackground,
    "linkColor": link,
  ]
}
