import Drawing
import Phone
import WidgetProtocol

/// A presentation of a running activity that stands beside the phone.
public struct ActivityExhibit: Hashable, Sendable {
  /// Which, in the order in which they are shown.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case compact, minimal, expanded, lockScreen, stale

    var title: String {
      switch self {
      case .compact: "Compact"
      case .minimal: "Minimal, attached and detached"
      case .expanded: "Expanded"
      case .lockScreen: "Lock Screen"
      case .stale: "Lock Screen once it is stale"
      }
    }

    var presentation: Presentation {
      switch self {
      case .compact: .compact
      case .minimal: .minimal
      case .expanded: .expanded
      case .lockScreen, .stale: .lockScreen
      }
    }
  }

  public var kind: Kind
  public var picture: PhonePicture

  /// A picture of a presentation.
  public init(kind: Kind, picture: PhonePicture) { (self.kind, self.picture) = (kind, picture) }

  /// What it is and how large, in points: `Expanded · 371 × 160 pt`.
  var caption: String {
    // The card as the phone shows it, or the slots with what the system adds to them.
    var sizes: [Size] = []
    for placement in picture.placements where !sizes.contains(placement.room.size) {
      sizes.append(placement.room.size)
    }
    let text = sizes.map { "\(AppModel.points($0.width)) × \(AppModel.points($0.height))" }
      .joined(separator: " and ")
    return text.isEmpty ? kind.title : "\(kind.title) · \(text) pt"
  }
}

/// Whose presentations are wanted, and how fine.
public struct ExhibitWish: Hashable, Sendable {
  /// Nil: the first activity's.
  public var activity: String?
  /// Points a pixel.
  public var pixel: Double

  /// A wish for an activity's presentations.
  public init(activity: String?, pixel: Double) { (self.activity, self.pixel) = (activity, pixel) }
}
