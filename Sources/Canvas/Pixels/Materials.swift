import Drawing
import Raster

/// What a material looks like over most backgrounds: what lies below, blurred and stronger in colour, under a veil of one
/// colour.
///
/// Apple publishes no figures; the picture's findings say so.
enum Materials {
  /// The deviation of the blur, in points.
  static let deviation = Guess.materialBlur

  static func veil(_ material: Material) -> RGBA {
    let place = Material.Thickness.allCases.firstIndex(of: material.thickness) ?? 0
    return (material.isDark ? Guess.darkMaterial : Guess.lightMaterial)
      .opacity(Guess.materialOpacities[place])
  }

  static func glass(_ material: Material) -> Glass {
    Glass(veil: veil(material).premultiplied, saturation: Float(Guess.materialSaturation))
  }
}
