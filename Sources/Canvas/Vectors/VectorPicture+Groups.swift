import Drawing
import Findings
import Raster

extension VectorPicture {
  mutating func group(_ group: GroupMark, _ outer: Transform, depth: Int) -> String {
    let map = group.transform.then(outer)
    guard depth < Painting.mostDepth else {
      report(Painting.tooDeep)
      return ""
    }
    guard map.isFinite else { return "" }
    let opacity = group.opacity.isFinite ? min(1, max(0, group.opacity)) : 1
    guard opacity > 0 else { return "" }
    var inner = items(group.items, map, depth: depth)
    guard !inner.isEmpty else { return "" }
    for filter in filters(group) { inner = "<g filter=\"url(#\(filter))\">\(inner)</g>" }
    if let mask = group.mask {
      let drawing = items(mask, map, depth: depth)
      let id = define {
        """
        <mask id="\($0)" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="-5000" y="-5000" \
        width="10000" height="10000">\(drawing)</mask>
        """
      }
      inner = "<g mask=\"url(#\(id))\">\(inner)</g>"
    }
    var attributes = ""
    if group.transform != .identity {
      attributes += " transform=\"\(SVGText.matrix(group.transform))\""
    }
    if let clip = group.clip { attributes += " clip-path=\"url(#\(self.clip(clip)))\"" }
    if opacity < 1 { attributes += " opacity=\"\(SVGText.number(opacity))\"" }
    if group.blend == .isolated {
      attributes += " style=\"isolation:isolate\""
    } else if let mode = VectorPicture.modes[group.blend] {
      attributes += " style=\"mix-blend-mode:\(mode)\""
    }
    return attributes.isEmpty ? inner : "<g\(attributes)>\(inner)</g>"
  }

  /// The blend modes that CSS has a word for; the others are drawn plainly.
  private static let modes: [BlendMode: String] = [
    .multiply: "multiply", .screen: "screen", .overlay: "overlay", .darken: "darken",
    .lighten: "lighten", .colorDodge: "color-dodge", .colorBurn: "color-burn",
    .softLight: "soft-light", .hardLight: "hard-light", .difference: "difference",
    .exclusion: "exclusion", .hue: "hue", .saturation: "saturation", .color: "color",
    .luminosity: "luminosity", .plusLighter: "plus-lighter", .plusDarker: "darken",
  ]

  /// Returns the filters that a group passes, first one first: blur, colours, shadow.
  private mutating func filters(_ group: GroupMark) -> [String] {
    guard group.blur > 0 || group.shadow != nil || !group.adjustments.isEmpty else { return [] }
    let box = (InkBox.of(group.items, .identity) ?? .zero).outset(
      by: 1 + 4 * InkBox.bounded(group.blur)
        + 3 * InkBox.bounded(group.shadow.map { $0.radius + abs($0.x) + abs($0.y) } ?? 0))
    func filter(_ content: String) -> String {
      define {
        """
        <filter id="\($0)" filterUnits="userSpaceOnUse" \(SVGText.frame(box)) \
        color-interpolation-filters="sRGB">\(content)</filter>
        """
      }
    }
    var result: [String] = []
    if group.blur > 0 {
      let deviation = SVGText.number(InkBox.bounded(group.blur))
      result.append(filter("<feGaussianBlur stdDeviation=\"\(deviation)\"/>"))
    }
    let changes = group.adjustments.compactMap(ColorFilter.text)
    if !changes.isEmpty { result.append(filter(changes.joined())) }
    if let shadow = group.shadow, shadow.isInner {
      result.append(
        filter(
          """
          <feFlood flood-color="\(SVGText.color(shadow.color))" \
          flood-opacity="\(SVGText.number(shadow.color.alpha))"/>\
          <feComposite in2="SourceAlpha" operator="out"/>\
          <feOffset dx="\(SVGText.number(shadow.x))" dy="\(SVGText.number(shadow.y))"/>\
          <feGaussianBlur stdDeviation="\(SVGText.number(InkBox.bounded(shadow.radius)))"/>\
          <feComposite in2="SourceGraphic" operator="atop"/>
          """))
    } else if let shadow = group.shadow {
      result.append(
        filter(
          """
          <feDropShadow dx="\(SVGText.number(shadow.x))" dy="\(SVGText.number(shadow.y))" \
          stdDeviation="\(SVGText.number(InkBox.bounded(shadow.radius)))" \
          flood-color="\(SVGText.color(shadow.color))" \
          flood-opacity="\(SVGText.number(shadow.color.alpha))"/>
          """))
    }
    return result
  }

  /// Returns a paint as the attributes of an element; nil for what SVG has no word for.
  mutating func attributes(_ name: String, _ paint: Paint) -> String? {
    switch paint {
    case .color(let color):
      let opaque = "\(name)=\"\(SVGText.color(color))\""
      return color.alpha >= 1
        ? opaque : opaque + " \(name)-opacity=\"\(SVGText.fine(max(0, color.alpha)))\""
    case .linear(let stops, let start, let end):
      guard !stops.isEmpty else { return "\(name)=\"none\"" }
      let id = define {
        """
        <linearGradient id="\($0)" gradientUnits="userSpaceOnUse" \
        x1="\(SVGText.number(start.x))" y1="\(SVGText.number(start.y))" \
        x2="\(SVGText.number(end.x))" y2="\(SVGText.number(end.y))">\
        \(SVGText.stops(stops))</linearGradient>
        """
      }
      return "\(name)=\"url(#\(id))\""
    case .radial(let stops, let center, let startRadius, let endRadius, let height):
      guard !stops.isEmpty, endRadius > startRadius, startRadius >= 0, height > 0 else {
        return nil
      }
      // SVG counts from the middle: the stops move outward by the inner radius.
      let inner = startRadius / endRadius
      let moved = stops.map { GradientStop($0.color, at: inner + $0.location * (1 - inner)) }
      let flattened =
        abs(height - 1) < 0.0005
        ? ""
        : """
         gradientTransform="translate(0 \(SVGText.number(center.y * (1 - height)))) \
        scale(1 \(SVGText.fine(height)))"
        """
      let id = define {
        """
        <radialGradient id="\($0)" gradientUnits="userSpaceOnUse" \
        cx="\(SVGText.number(center.x))" cy="\(SVGText.number(center.y))" \
        r="\(SVGText.number(endRadius))"\(flattened)>\(SVGText.stops(moved))</radialGradient>
        """
      }
      return "\(name)=\"url(#\(id))\""
    case .material(let material): return attributes(name, .color(Materials.veil(material)))
    case .angular, .mesh, .image: return nil
    }
  }
}

/// Changes of colours as filters.
private enum ColorFilter {
  static func text(_ adjustment: ColorAdjustment) -> String? {
    func matrix(_ rows: [[Double]]) -> String {
      let values = rows.flatMap { $0 }.map(SVGText.fine).joined(separator: " ")
      return "<feColorMatrix values=\"\(values)\"/>"
    }
    func scaled(_ factor: Double, plus: Double = 0) -> String {
      matrix([
        [factor, 0, 0, 0, plus], [0, factor, 0, 0, plus], [0, 0, factor, 0, plus], [0, 0, 0, 1, 0],
      ])
    }
    switch adjustment {
    case .brightness(let amount): return scaled(1, plus: amount)
    case .contrast(let amount): return scaled(amount, plus: 0.5 - 0.5 * amount)
    case .saturation(let amount):
      return "<feColorMatrix type=\"saturate\" values=\"\(SVGText.fine(amount))\"/>"
    case .grayscale(let amount):
      return
        "<feColorMatrix type=\"saturate\" values=\"\(SVGText.fine(1 - min(1, max(0, amount))))\"/>"
    case .hueRotation(let angle):
      return
        "<feColorMatrix type=\"hueRotate\" values=\"\(SVGText.fine(angle * 180 / Double.pi))\"/>"
    case .invert: return scaled(-1, plus: 1)
    case .multiply(let color):
      return matrix([
        [color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0],
        [0, 0, 0, color.alpha, 0],
      ])
    case .luminance(let amount): return scaled(amount)
    case .opaque:
      return
        "<feComponentTransfer><feFuncA type=\"linear\" slope=\"1000\"/></feComponentTransfer>"
    case .nightRed:
      let light = [0.2126, 0.7152, 0.0722, 0, 0]
      return matrix([light, light.map { $0 * 0.08 }, light.map { $0 * 0.05 }, [0, 0, 0, 1, 0]])
    }
  }
}
