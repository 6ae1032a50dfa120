import Drawing

/// Colours that run into one another.
public struct Gradient: Hashable, Sendable {
  /// One colour and where it stands, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    /// Creates a colour at a place.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }
  /// How colours are mixed.
  public enum ColorSpace: Hashable, Sendable {
    /// In the parts of sRGB.
    case device
    /// By how they look.
    case perceptual

    func mix(_ one: RGBA, _ other: RGBA, _ fraction: Double) -> RGBA {
      self == .device
        ? one.mixed(with: other, fraction) : one.mixedByLook(with: other, fraction)
    }
  }

  public var stops: [Stop]
  /// How the colours between two stops are mixed: by how they look where nobody says otherwise (LAYOUT.md, "Styles").
  private(set) var space = ColorSpace.perceptual

  /// Creates a gradient of colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at even distances.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last))
    }
  }

  /// Returns the gradient mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(mixed(in: space))
  }

  /// Returns the same colours, mixed in another space.
  func mixed(in space: ColorSpace) -> Gradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  func resolved(in environment: EnvironmentValues) -> [GradientStop] {
    // One out of order counts from the one before, also where steps stand between the two.
    var furthest = Double(stops.first?.location ?? 0)
    let stops = stops.map { stop in
      furthest = max(furthest, Double(stop.location))
      return GradientStop(stop.color.rgba(in: environment), at: furthest)
    }
    guard space == .perceptual, let first = stops.first else { return stops }
    return [first] + zip(stops, stops.dropFirst()).flatMap { Gradient.steps(from: $0, to: $1) }
  }

  /// How many steps stand for a curve through colours: less than a tenth of a step of 8 bits is left between them.
  private static let stepCount = 16

  /// Returns the colours by which painters, who mix the parts of sRGB, come from one stop to another as colours look.
  private static func steps(from one: GradientStop, to other: GradientStop) -> [GradientStop] {
    // Where only the alpha changes, all spaces agree: painters mix colours by how much of each shows.
    let (hue, otherHue) = (one.color.opacity(0), other.color.opacity(0))
    let isFade = hue == otherHue || one.color.alpha <= 0 || other.color.alpha <= 0
    guard !isFade, one.location != other.location else { return [other] }
    return (1...stepCount).map { number in
      let share = Double(number) / Double(stepCount)
      return GradientStop(
        one.color.mixedByLook(with: other.color, share),
        at: one.location + (other.location - one.location) * share)
    }
  }
}

extension Gradient: ShapeStyle {
  /// From leading to trailing; rings bend it along themselves.
  public var _box: ShapeStyleBox { .gradient(.linear(self, .leading, .trailing)) }
}

/// A gradient in its form, as styles keep it.
public enum GradientBox: Sendable {
  case linear(Gradient, UnitPoint, UnitPoint)
  case radial(Gradient, UnitPoint, CGFloat, CGFloat)
  /// Radii as fractions of the area's sides: of its width along x, of its height along y.
  case elliptical(Gradient, UnitPoint, CGFloat, CGFloat)
  case angular(Gradient, UnitPoint, Angle, Angle)
  /// A colour that gets lighter to the top.
  case gentle(Color)
  case mesh(MeshBox)

  func paint(in environment: EnvironmentValues, _ rect: Rect) -> Paint {
    func place(_ point: UnitPoint) -> Point {
      Point(
        x: rect.x + Double(point.x) * rect.width, y: rect.y + Double(point.y) * rect.height)
    }
    switch self {
    case .linear(let gradient, let start, let end):
      return .linear(
        gradient.resolved(in: environment), start: place(start), end: place(end))
    case .radial(let gradient, let center, let start, let end):
      return .radial(
        gradient.resolved(in: environment), center: place(center), startRadius: Double(start),
        endRadius: Double(end))
    case .elliptical(let gradient, let center, let start, let end):
      return .radial(
        gradient.resolved(in: environment), center: place(center),
        startRadius: Double(start) * rect.width, endRadius: Double(end) * rect.width,
        height: rect.width > 0 ? rect.height / rect.width : 1)
    case .angular(let gradient, let center, let start, let end):
      return .angular(
        gradient.resolved(in: environment), center: place(center), startAngle: start.radians,
        endAngle: end.radians)
    case .mesh(let mesh): return mesh.paint(in: environment, rect)
    case .gentle(let color):
      let base = color.rgba(in: environment)
      let light = base.mixed(with: RGBA.white.opacity(base.alpha), Guess.gradientLift)
      return .linear(
        [GradientStop(light, at: 0), GradientStop(base, at: 1)], start: place(.top),
        end: place(.bottom))
    }
  }
}

/// A gradient whose form is hidden.
public struct AnyGradient: ShapeStyle, Hashable {
  private enum Source: Hashable {
    case color(Color)
    case gradient(Gradient)
  }
  private let source: Source

  init(color: Color) { source = .color(color) }
  /// Creates a gradient of one's own.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  public var _box: ShapeStyleBox {
    switch source {
    case .color(let color): .gradient(.gentle(color))
    case .gradient(let gradient): .gradient(.linear(gradient, .top, .bottom))
    }
  }

  /// Returns the gradient mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { colors.colorSpace(space) }

  /// The colours, for a form of one's own.
  var colors: Gradient {
    switch source {
    case .color(let color):
      Gradient(colors: [color.mix(with: .white, by: Guess.gradientLift, in: .device), color])
        .mixed(in: .device)
    case .gradient(let gradient): gradient
    }
  }
}

/// A style that fills the room it is offered when it stands as a view.
public protocol _FillingStyle: ShapeStyle, View where Body == Never {}

extension _FillingStyle {
  /// Builds one node, which fills the room that is offered.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.list.append(
      ShapeNode(
        ShapeOutline(Rectangle()), fill: _box, context.environment, kind: "\(Self.self)"
      ).standing(for: context.view))
  }
}

/// Colours along a line.
public struct LinearGradient: Sendable {
  public let _box: ShapeStyleBox

  /// Creates a gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _box = .gradient(.linear(gradient, startPoint, endPoint))
  }
  /// Creates a gradient of colours along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a gradient of colours at places along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// Colours from one circle to another.
public struct RadialGradient: Sendable {
  public let _box: ShapeStyleBox

  /// Creates a gradient from one circle to another.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _box = .gradient(.radial(gradient, center, startRadius, endRadius))
  }
  /// Creates a gradient of colours from one circle to another.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// Creates a gradient of colours at places from one circle to another.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// Colours from one ellipse to another, radii as fractions of the area.
public struct EllipticalGradient: Sendable {
  public let _box: ShapeStyleBox

  /// Creates a gradient from one ellipse to another.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    _box = .gradient(.elliptical(gradient, center, startRadiusFraction, endRadiusFraction))
  }
  /// Creates a gradient of colours from one ellipse to another.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Creates a gradient of colours at places from one ellipse to another.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

/// Colours around a place.
public struct AngularGradient: Sendable {
  public let _box: ShapeStyleBox

  /// Creates a gradient around a place.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    let isTurn = startAngle == endAngle
    _box = .gradient(
      .angular(gradient, center, startAngle, isTurn ? startAngle + .degrees(360) : endAngle))
  }
  /// Creates a gradient of colours around a place.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates a gradient all the way round.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Creates a gradient of colours all the way round.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Creates a gradient of colours at places around a place.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates a gradient of colours at places all the way round.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension LinearGradient: _FillingStyle {}
extension RadialGradient: _FillingStyle {}
extension EllipticalGradient: _FillingStyle {}
extension AngularGradient: _FillingStyle {}
