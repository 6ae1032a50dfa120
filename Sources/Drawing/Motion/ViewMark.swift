/// What a view of the widget drew, with the identity by which the next picture knows it again.
///
/// Painters draw what is in it and no more; `ListMotion` reads the rest.
public struct ViewMark: Hashable, Sendable, Codable {
  /// The view's place in the structure of views, and the ids that its author gave: equal in two pictures for one view.
  public var id: UInt64
  public var items: [DisplayItem]
  /// The view's `contentTransition(_:)`; nil stands for the system's own.
  public var content: ContentChange?
  /// The view's `transition(_:)`; nil fades.
  public var transition: ViewTransition?
  /// The `animation(_:value:)` around the view, innermost first; nil when there are none.
  public var animations: [ValueAnimation]?

  public init(
    id: UInt64, items: [DisplayItem], content: ContentChange? = nil,
    transition: ViewTransition? = nil, animations: [ValueAnimation]? = nil
  ) {
    (self.id, self.items, self.content) = (id, items, content)
    (self.transition, self.animations) = (transition, animations)
  }
}

/// How the content of a view changes in place.
public enum ContentChange: Hashable, Sendable, Codable {
  /// Without a transition.
  case identity
  case opacity
  case interpolate
  /// Digits roll: up when the number rises, down when it falls. With a value, the two values tell which.
  case numeric(countsDown: Bool, value: Double?)
}

/// An animation that runs when a value differs between two pictures.
public struct ValueAnimation: Hashable, Sendable, Codable {
  public var pace: Pace
  /// The identity of the view that it was written for.
  public var scope: UInt64
  /// A digest of the value; nil animates each change.
  public var value: UInt64?

  /// Creates an animation of a value.
  public init(_ pace: Pace, scope: UInt64, value: UInt64?) {
    (self.pace, self.scope, self.value) = (pace, scope, value)
  }
}

/// How a view comes and goes.
public struct ViewTransition: Hashable, Sendable, Codable {
  /// How a view looks when it is away from its place; members that are left out are as at its place.
  public struct Phase: Hashable, Sendable, Codable {
    /// Whether it is transparent.
    public var fades = false
    public var scale = 1.0
    /// The point that scaling leaves where it is, in the picture's coordinates.
    public var anchor = Point.zero
    public var x = 0.0
    public var y = 0.0
    /// Radius in points.
    public var blur = 0.0
    /// The animation of the transition itself.
    public var pace: Pace?
    /// Whether it comes and goes at once.
    public var isInstant = false

    /// Creates a view at its place.
    public init() {}
  }
  public var insertion: Phase
  public var removal: Phase

  /// Creates a transition with two ways.
  public init(insertion: Phase, removal: Phase) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  /// The transition that the system uses where the author gives none.
  public static let fade: ViewTransition = {
    var phase = Phase()
    phase.fades = true
    return ViewTransition(insertion: phase, removal: phase)
  }()
}

extension [DisplayItem] {
  /// The marks without the identities of views: what painters draw.
  public var withoutViews: [DisplayItem] {
    guard contains(where: \.hasViews) else { return self }
    return flatMap { item in
      switch item {
      case .view(let view): return view.items.withoutViews
      case .group(var group):
        group.items = group.items.withoutViews
        group.mask = group.mask?.withoutViews
        return [.group(group)]
      default: return [item]
      }
    }
  }
}

extension DisplayItem {
  /// Whether the mark is or holds a view's.
  fileprivate var hasViews: Bool {
    switch self {
    case .view: true
    case .group(let group):
      group.items.contains(where: \.hasViews) || group.mask?.contains(where: \.hasViews) == true
    default: false
    }
  }
}
