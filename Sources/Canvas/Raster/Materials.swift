import Drawing

/// What a material looks like over most backgrounds: a veil of one colour.
///
/// Apple publishes no figures; these are guesses from the look of iOS, and the picture's findings say so.
enum Materials {
  /// The deviation of the blur, in points, and how much stronger colours are behind it.
  static let deviation = 20.0
  static let saturation: Float = 1.5

  static func veil(_ material: Material) -> RGBA {
    let alpha: Double
    switch material.thickness {
    case .ultraThin: alpha = 0.45
    case .thin: alpha = 0.58
    case .regular: alpha = 0.70
    case .thick: alpha = 0.82
    case .ultraThick: alpha = 0.90
    case .bar: alpha = 0.85
    }
    return material.isDark ? RGBA(37, 37, 40, alpha: alpha) : RGBA(246, 246, 248, alpha: alpha)
  }
}
