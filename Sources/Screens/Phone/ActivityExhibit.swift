import Drawing
import Numbers
import Phone
import WidgetProtocol

/// A presentation of a running activity that stands beside the phone.
public struct ActivityExhibit: Hashable, Sendable {
  /// Which, in the order in which they are shown.
  public struct Kind: Hashable, Sendable, CaseIterable {
    var presentation: Presentation
    /// Whether it is as it will be once the state is stale.
    var isStale = false

    /// What can stand beside the phone: all that the gallery shows unasked, and the card to come.
    public static let allCases: [Kind] = {
      let onPhone: [Kind] = [.compact, .minimal, .expanded, .lockScreen, .stale]
      return onPhone + Presentation.usual.filter { !$0.isOnPhone }.map { Kind(presentation: $0) }
    }()

    static let compact = Kind(presentation: .compact)
    static let minimal = Kind(presentation: .minimal)
    static let expanded = Kind(presentation: .expanded)
    static let lockScreen = Kind(presentation: .lockScreen)
    static let stale = Kind(presentation: .lockScreen, isStale: true)

    /// Returns points a pixel in cells, beside a phone of so many: a Mac's pill is too low for words in coarse ones.
    func pixel(beside phone: Double) -> Double {
      presentation == .menuBar ? min(phone, 5) : phone
    }

    var title: String {
      self == .minimal
        ? "Minimal, attached and detached"
        : isStale ? "\(presentation.title) once it is stale" : presentation.title
    }
  }

  public var kind: Kind
  public var picture: PhonePicture

  /// Creates a picture of a presentation.
  public init(kind: Kind, picture: PhonePicture) { (self.kind, self.picture) = (kind, picture) }

  /// Returns what it is and how large, in points, `Expanded · 371 × 160 pt`, in a few words where there is little room.
  func caption(columns: Int) -> String {
    let long = "\(kind.title)\(sizes)"
    if Sheet.width(long) <= columns { return long }
    return (kind.isStale ? "Stale" : kind.presentation.title) + sizes
  }

  /// How large it is: ` · 371 × 160 pt`, and where slots are equally high, ` · 31 and 31.67 × 36.67 pt`.
  private var sizes: String {
    // The card as the phone shows it, or the slots with what the system adds to them.
    var sizes: [Size] = []
    for placement in picture.placements where !sizes.contains(placement.room.size) {
      sizes.append(placement.room.size)
    }
    if sizes.isEmpty { return "" }
    let widths = sizes.map { $0.width.short(places: 2) }
    let heights = sizes.map { $0.height.short(places: 2) }
    let texts =
      Set(heights).count == 1
      ? ["\(widths.joined(separator: " and ")) × \(heights[0])"]
      : zip(widths, heights).map { "\($0) × \($1)" }
    return " · \(texts.joined(separator: " and ")) pt"
  }
}

/// Whose presentations are wanted, and how fine.
public struct ExhibitWish: Hashable, Sendable {
  /// Nil: the first activity's.
  public var activity: String?
  /// Points a pixel.
  public var pixel: Double
  /// Whether presentations beside the phone are wanted.
  public var isBeside = true
  /// Another device that stands in the phone's place.
  public var device: OtherDevice?

  /// Creates a wish for an activity's presentations.
  public init(activity: String?, pixel: Double) { (self.activity, self.pixel) = (activity, pixel) }
}
