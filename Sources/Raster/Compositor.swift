import Drawing

/// Mixes one layer into another.
public enum Compositor {
  public static func mix(
    _ top: Layer, onto below: Layer, blend: BlendMode, alpha: Float, bounds: SampleBounds,
    clip: ClipMask?
  ) {
    let inside = bounds.intersection(top.bounds).intersection(below.bounds)
    guard !inside.isEmpty else { return }
    for y in inside.top..<inside.bottom {
      let from = top.row(y)
      let to = below.row(y)
      let line = clip?.row(y)
      for x in inside.left..<inside.right {
        var source = from[x] * alpha
        if let line { source *= line[x] }
        if source.w == 0 && blend != .sourceAtop { continue }
        to[x] =
          blend == .normal || blend == .isolated
          ? source + to[x] * (1 - source.w) : Blending.mix(source, over: to[x], blend)
      }
    }
    mixGlyphs(top, onto: below, alpha: alpha, bounds: bounds)
  }

  private static func mixGlyphs(
    _ top: Layer, onto below: Layer, alpha: Float, bounds: SampleBounds
  ) {
    guard top.hasGlyphs || below.hasGlyphs else { return }
    let cells = below.cells(bounds)
    let columns = below.grid.columns
    for row in cells.rows {
      for column in cells.columns {
        let index = row * columns + column
        let mark = top.glyphs[index]
        if mark.ink.w > 0 {
          var mark = mark
          mark.ink *= alpha
          below.glyphs[index] = mark
          below.hasGlyphs = true
        } else if below.glyphs[index].ink.w > 0 {
          let veil = top.mean(column: column, row: row) * alpha
          if veil.w > 0.97 {
            below.glyphs[index] = .none
          } else if veil.w > 0 {
            let ink = below.glyphs[index].ink
            below.glyphs[index].ink = veil * ink.w + ink * (1 - veil.w)
          }
        }
      }
    }
  }
}

/// The blend modes of CSS and Core Graphics, on premultiplied colours.
public enum Blending {
  public typealias Color = SIMD4<Float>

  public static func mix(_ source: Color, over backdrop: Color, _ mode: BlendMode) -> Color {
    let (sa, ba) = (source.w, backdrop.w)
    switch mode {
    case .normal, .isolated: return source + backdrop * (1 - sa)
    case .sourceAtop: return withAlpha(source * ba + backdrop * (1 - sa), ba)
    case .destinationOver: return backdrop + source * (1 - ba)
    case .destinationOut: return backdrop * (1 - sa)
    case .plusLighter: return (source + backdrop).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker:
      let alpha = min(1, sa + ba)
      let dark = (source + backdrop + (alpha - sa - ba)).clamped(
        lowerBound: .zero, upperBound: .one)
      return withAlpha(dark, alpha)
    default: break
    }
    let s = sa > 0 ? source / sa : .zero
    let b = ba > 0 ? backdrop / ba : .zero
    let mixed: Color
    switch mode {
    case .hue: mixed = Hue.set(saturation: Hue.saturation(b), of: s, luminosity: b)
    case .saturation: mixed = Hue.set(saturation: Hue.saturation(s), of: b, luminosity: b)
    case .color: mixed = Hue.set(luminosity: Hue.luminosity(b), of: s)
    case .luminosity: mixed = Hue.set(luminosity: Hue.luminosity(s), of: b)
    default:
      mixed = Color(
        part(s.x, b.x, mode), part(s.y, b.y, mode), part(s.z, b.z, mode), 1)
    }
    let result = source * (1 - ba) + backdrop * (1 - sa) + mixed * (sa * ba)
    return withAlpha(result, sa + ba - sa * ba)
  }

  private static func withAlpha(_ color: Color, _ alpha: Float) -> Color {
    Color(color.x, color.y, color.z, alpha)
  }

  private static func part(_ s: Float, _ b: Float, _ mode: BlendMode) -> Float {
    switch mode {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return part(b, s, .hardLight)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
    // Core Graphics has another formula than CSS where the source is light.
    case .softLight: return b - (1 - 2 * s) * b * (1 - b)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * s * b
    default: return s
    }
  }
}

/// The parts of the non-separable blend modes.
public enum Hue {
  public typealias Color = SIMD4<Float>

  public static func luminosity(_ c: Color) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  public static func saturation(_ c: Color) -> Float { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }

  public static func set(luminosity: Float, of c: Color) -> Color {
    var c = c + (luminosity - self.luminosity(c))
    let light = self.luminosity(c)
    let (low, high) = (min(c.x, c.y, c.z), max(c.x, c.y, c.z))
    if low < 0, light > low { c = light + (c - light) * (light / (light - low)) }
    if high > 1, high > light { c = light + (c - light) * ((1 - light) / (high - light)) }
    return c
  }

  public static func set(saturation: Float, of c: Color, luminosity source: Color) -> Color {
    let (low, high) = (min(c.x, c.y, c.z), max(c.x, c.y, c.z))
    let spread = high > low ? (c - low) * (saturation / (high - low)) : .zero
    return set(luminosity: luminosity(source), of: spread)
  }
}
