import Drawing
import Phone
import WidgetProtocol

/// A widget as the lints see it: its pictures of every state, in the conditions that rules speak of.
struct LintSubject {
  /// The conditions in which each state is drawn.
  enum Condition: String, CaseIterable {
    case dark, light, stale, largeText, largestText
    /// Always-On, and StandBy with the card all over the screen.
    case dimmed, standBy
    case carPlayNarrow, carPlayWide, carPlayTall

    /// CarPlay's sizes.
    static let carPlay: [Condition] = [.carPlayNarrow, .carPlayWide, .carPlayTall]

    /// The room for the small view, in points, as Apple gives CarPlay's sizes.
    var smallSize: Size? {
      switch self {
      case .carPlayNarrow: Size(width: 170, height: 78)
      case .carPlayWide: Size(width: 240, height: 78)
      case .carPlayTall: Size(width: 240, height: 100)
      default: nil
      }
    }

    /// What is drawn in this condition.
    var slots: [Slot] {
      switch self {
      case .dark, .light, .stale, .largeText, .largestText: Slot.allCases.filter { $0 != .small }
      case .dimmed, .standBy: [.lockScreen]
      case .carPlayNarrow, .carPlayWide, .carPlayTall: [.small]
      }
    }
  }

  /// One state's pictures.
  struct State {
    var name: String
    var pictures: [Condition: [Slot: Picture]]

    /// The picture of a slot as the phone usually shows it; the small view as CarPlay does.
    func picture(_ slot: Slot, _ condition: Condition = .dark) -> Picture? {
      pictures[slot == .small && condition == .dark ? .carPlayWide : condition]?[slot]
    }
  }

  var device: DeviceModel
  var states: [State]
  /// Whether the widget has a view of its own for Watch and CarPlay; nil when nobody was asked.
  var hasSmallFamily: Bool?
  /// The widget's Swift source, when it is at hand.
  var source: String?
}

/// One picture under review, with what several rules need of it.
struct ReviewedPicture {
  var slot: Slot
  var state: String
  var picture: Picture
  var marks: [DrawnMark]

  init(_ picture: Picture, slot: Slot, state: String) {
    (self.picture, self.slot, self.state) = (picture, slot, state)
    marks = DrawnMark.all(of: picture.list)
  }

  var size: Size { picture.list.size }
  /// Where findings about it stand: `expanded, state 02-goal`.
  var place: String { "\(slot.rawValue), state \(state)" }
  var content: [DrawnMark] { marks.filter(\.isContent) }
  /// Whether it is higher than the 160 pt that the system gives, so that its ends are not to be seen.
  var isCutOff: Bool { picture.idealSize.height > 160.5 }

  /// What the system adds at both sides of the content, in points.
  var margins: Double { max(0, size.width - picture.contentFrame.width) }

  /// The box around all content; nil when there is none.
  var contentBox: Rect? {
    let frames = content.map(\.frame)
    return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// The width of one more digit where a running time is shown: `9:59` becomes `10:00` by itself, and a
  /// template for the wider one is no waste.
  var digitToCome: Double {
    marks.map { mark in
      guard case .text(let text, _, _, .some) = mark.kind, !text.isEmpty else { return 0 }
      return 1.3 * mark.frame.width / Double(text.count)
    }.max() ?? 0
  }

  /// The box around content and shapes; what fills the whole surface is its background.
  var visibleBox: Rect? {
    let frames = marks.filter { mark in
      mark.isContent || mark.frame.width < 0.95 * size.width
        || mark.frame.height < 0.95 * size.height
    }.map(\.frame)
    return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// Whether something of the content is cut off or stands outside of the slot; content that is larger
  /// than its room may also have been shrunk to fit.
  var isCut: Bool {
    let isShortened = content.contains { mark in
      guard case .text(let text, _, let isTruncated, let dynamic) = mark.kind else { return false }
      // A running time that has no room is drawn with dashes.
      return isTruncated || dynamic != nil && text.contains("--")
    }
    guard !isShortened, let box = contentBox else { return isShortened }
    return box.minX < -0.5 || box.minY < -0.5 || box.maxX > size.width + 0.5
      || box.maxY > size.height + 0.5
  }

  /// The outline's nodes, outermost first.
  var nodes: [OutlineNode] {
    func all(_ node: OutlineNode) -> [OutlineNode] { [node] + node.children.flatMap(all) }
    return all(picture.outline)
  }
}
