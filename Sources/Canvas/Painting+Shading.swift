import Drawing
import Findings
import Raster

extension Painting {
  /// Makes a paint ready; nil when it paints nothing.
  func shader(_ paint: Paint, _ state: State) -> Shader? {
    guard spend(Work.making(paint)) else { return nil }
    switch paint {
    case .color(let color): return solid(color)
    case .material(let material):
      report(
        Finding(
          "canvas-approximated",
          sentence: "The material “\(material.thickness.rawValue)” is drawn as a veil without blur")
      )
      return solid(Materials.veil(material))
    case .linear(let stops, let start, let end):
      guard let inverse = samplesToLocal(state) else { return nil }
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      guard square > 1e-12, square.isFinite else { return stops.last.flatMap { solid($0.color) } }
      guard makeRamp(stops) else { return nil }
      // t is affine in the sample's place.
      let ax = (inverse.a * dx + inverse.b * dy) / square
      let ay = (inverse.c * dx + inverse.d * dy) / square
      let offset = ((inverse.tx - start.x) * dx + (inverse.ty - start.y) * dy) / square
      return shader(.linear(ax: ax, ay: ay, offset: offset), inverse)
    case .radial(let stops, let center, let startRadius, let endRadius, let height):
      guard height > 1e-9, height.isFinite else { return stops.last.flatMap { solid($0.color) } }
      guard let inverse = samplesToLocal(state), makeRamp(stops) else { return nil }
      let span = endRadius - startRadius
      return shader(
        .radial(start: startRadius, span: abs(span) < 1e-9 ? 1e9 : 1 / span),
        inverse.then(.translation(x: -center.x, y: -center.y)).then(.scale(x: 1, y: 1 / height)))
    case .angular(let stops, let center, let startAngle, let endAngle):
      guard let inverse = samplesToLocal(state), makeRamp(stops) else { return nil }
      let turn = 2 * Double.pi
      let span = (endAngle - startAngle) / turn
      return shader(
        .angular(start: startAngle / turn, span: abs(span) < 1e-9 ? 1 : 1 / span),
        inverse.then(.translation(x: -center.x, y: -center.y)))
    case .mesh(let mesh):
      guard let inverse = samplesToLocal(state), let (image, frame) = MeshRaster.image(of: mesh)
      else { return nil }
      return shader(.image(image, frame: frame, tile: nil, tint: nil), inverse)
    case .image(let mark):
      guard let inverse = samplesToLocal(state), let image = image(mark.source) else { return nil }
      let tint = mark.tint.flatMap { shader($0, state) }?.color(0, 0)
      var made = shader(
        .image(image, frame: mark.frame, tile: mark.tile, tint: tint), inverse)
      if mark.isPixelated { made.leastPixels = 0 }
      return made
    }
  }

  private func solid(_ color: RGBA) -> Shader? {
    let color = color.premultiplied
    guard color.w > 0 else { return nil }
    return Shader(kind: .solid, solid: color, map: .identity, ramp: buffer.ramp)
  }

  func shader(_ kind: Shader.Kind, _ map: Transform) -> Shader {
    Shader(
      kind: kind, solid: .zero, map: map, ramp: buffer.ramp, leastPixels: grid.isPixels ? 1 : 0)
  }

  /// Returns the map from samples to the coordinates of a group's marks.
  func samplesToLocal(_ state: State) -> Transform? {
    guard let back = state.transform.inverse else { return nil }
    return Transform.scale(x: 1 / grid.xScale, y: 1 / grid.yScale).then(back)
  }

  /// Writes the colours from 0 to 1; false when there are none.
  private func makeRamp(_ stops: [GradientStop]) -> Bool {
    guard let first = stops.first else { return false }
    var index = 0
    var (low, lowAt) = (first.color.premultiplied, -Double.infinity)
    var (high, highAt) = (first.color.premultiplied, first.location)
    for step in 0..<256 {
      let t = Double(step) / 255
      while t > highAt {
        (low, lowAt) = (high, highAt)
        index += 1
        guard index < stops.count else {
          highAt = .infinity
          break
        }
        // Stops out of order count from the one before.
        (high, highAt) = (stops[index].color.premultiplied, max(lowAt, stops[index].location))
      }
      if highAt == .infinity || lowAt == -.infinity || highAt <= lowAt {
        buffer.ramp[step] = highAt == .infinity ? low : high
      } else {
        let part = Float((t - lowAt) / (highAt - lowAt))
        buffer.ramp[step] = low + (high - low) * part
      }
    }
    return true
  }
}
