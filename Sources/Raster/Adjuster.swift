import Drawing

/// Changes all colours of a layer.
public enum Adjuster {
  public static func apply(_ adjustment: ColorAdjustment, to layer: Layer) {
    if adjustment == .opaque { return fill(layer) }
    let change = function(adjustment)
    for index in 0..<layer.width * layer.height where layer.samples[index].w > 0 {
      layer.samples[index] = apply(change, layer.samples[index])
    }
    guard layer.hasGlyphs else { return }
    for index in layer.glyphs.indices where layer.glyphs[index].ink.w > 0 {
      layer.glyphs[index].ink = apply(change, layer.glyphs[index].ink)
    }
  }

  /// Makes opaque what shows at all.
  private static func fill(_ layer: Layer) {
    for index in 0..<layer.width * layer.height where layer.samples[index].w > leastSeen {
      layer.samples[index] /= layer.samples[index].w
    }
    guard layer.hasGlyphs else { return }
    for index in layer.glyphs.indices where layer.glyphs[index].ink.w > leastSeen {
      layer.glyphs[index].ink /= layer.glyphs[index].ink.w
    }
  }

  /// Alpha of which nothing is seen: a quarter of the finest step of a picture's bytes.
  private static let leastSeen: Float = 0.001

  private static func apply(
    _ change: (SIMD4<Float>) -> SIMD4<Float>, _ sample: SIMD4<Float>
  ) -> SIMD4<Float> {
    let alpha = sample.w
    var plain = sample / alpha
    plain.w = 1
    var changed = change(plain).clamped(lowerBound: .zero, upperBound: .one)
    let kept = changed.w * alpha
    changed *= kept
    changed.w = kept
    return changed
  }

  /// Returns what an adjustment does to an opaque colour; it may return less alpha.
  public static func function(_ adjustment: ColorAdjustment) -> (SIMD4<Float>) -> SIMD4<Float> {
    func opaque(_ color: SIMD4<Float>) -> SIMD4<Float> {
      SIMD4(color.x, color.y, color.z, 1)
    }
    func gray(_ color: SIMD4<Float>) -> SIMD4<Float> {
      let light = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
      return SIMD4(light, light, light, 1)
    }
    switch adjustment {
    case .brightness(let amount):
      let amount = Float(amount)
      return { opaque($0 + amount) }
    case .contrast(let amount):
      let amount = Float(amount)
      return { opaque(($0 - 0.5) * amount + 0.5) }
    case .saturation(let amount):
      let amount = Float(amount)
      return { opaque(gray($0) + ($0 - gray($0)) * amount) }
    case .grayscale(let amount):
      let amount = Float(min(1, max(0, amount)))
      return { opaque($0 + (gray($0) - $0) * amount) }
    case .hueRotation(let angle):
      let turn = Turn.of(angle)
      let (sine, cosine) = (Float(turn.sine), Float(turn.cosine))
      // Turns about the grey axis of the luminance weights.
      return { c in
        let light = gray(c).x
        let r =
          light + cosine * (c.x - light) + sine * (-0.2126 * c.x - 0.7152 * c.y + 0.9278 * c.z)
        let g =
          light + cosine * (c.y - light) + sine * (0.143 * c.x + 0.140 * c.y - 0.283 * c.z)
        let b =
          light + cosine * (c.z - light) + sine * (-0.7874 * c.x + 0.7152 * c.y + 0.0722 * c.z)
        return SIMD4(r, g, b, 1)
      }
    case .invert: return { opaque(1 - $0) }
    case .multiply(let color):
      let factor = SIMD4<Float>(
        Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
      return { $0 * factor }
    case .luminance(let amount):
      let amount = Float(amount)
      return { opaque($0 * amount) }
    case .opaque: return { $0 }
    case .nightRed:
      return {
        let light = gray($0).x
        return SIMD4(light, light * 0.08, light * 0.05, 1)
      }
    }
  }
}
