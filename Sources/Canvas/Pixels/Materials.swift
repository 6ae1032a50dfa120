import Drawing

/// What a material looks like over most backgrounds: a veil of one colour.
///
/// Apple publishes no figures; the picture's findings say so.
enum Materials {
  /// The deviation of the blur, in points, and how much stronger colours are behind it.
  static let deviation = Guess.materialBlur
  static let saturation = Float(Guess.materialSaturation)

  static func veil(_ material: Material) -> RGBA {
    let place = Material.Thickness.allCases.firstIndex(of: material.thickness) ?? 0
    return (material.isDark ? Guess.darkMaterial : Guess.lightMaterial)
      .opacity(Guess.materialOpacities[place])
  }
}
