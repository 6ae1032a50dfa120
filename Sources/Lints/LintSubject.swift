import Drawing
import Phone
import WidgetProtocol

/// A widget as the lints see it: its pictures of every state, in the conditions that the rules are about.
public struct LintSubject: Sendable {
  /// The conditions in which each state is drawn.
  public enum Condition: Hashable, CaseIterable, Sendable {
    case dark, light, stale, largeText, largestText
    /// Always-On, and StandBy with the card all over the screen.
    case dimmed, standBy
    /// The small view on another device, in one of the sizes that the table of surfaces has verified.
    case small(Presentation, SurfaceSize)
    /// The same content 5 minutes later, and as long after as a card can stay.
    case later, afterDates

    /// Seconds by which the clock is ahead of the content.
    public var age: Double {
      switch self {
      case .later: 300
      case .afterDates: 12 * 3600
      default: 0
      }
    }

    public static let allCases: [Condition] =
      [.dark, .light, .stale, .largeText, .largestText, .dimmed, .standBy, .later, .afterDates]
      + smallOnes

    /// The small view in all the sizes that are to be verified.
    static let smallOnes: [Condition] = Presentation.usual.flatMap { row in
      row.slots == [.small] ? row.sizesToVerify.map { Condition.small(row, $0) } : []
    }

    /// The room for the small view.
    public var smallRoom: SlotRoom? {
      if case .small(let row, let size) = self {
        row.rooms(on: .standard, size: size).first
      } else {
        nil
      }
    }

    /// What is drawn in this condition.
    public var slots: [Slot] {
      switch self {
      case .dark, .light, .stale, .largeText, .largestText: Slot.allCases.filter { $0 != .small }
      case .dimmed, .standBy: [.lockScreen]
      case .small: [.small]
      case .later, .afterDates: Slot.allCases.filter { $0 != .small }
      }
    }
  }

  /// One state's pictures.
  public struct State: Sendable {
    public var name: String
    public var pictures: [Condition: [Slot: Picture]]
    /// Whether its values were made up: what the app writes and downloads is not there, either.
    public var isMadeUp: Bool

    /// Creates a state with its pictures.
    public init(name: String, pictures: [Condition: [Slot: Picture]], isMadeUp: Bool = false) {
      (self.name, self.pictures, self.isMadeUp) = (name, pictures, isMadeUp)
    }

    /// Returns the picture of a slot as the phone usually shows it; the small view as CarPlay does.
    func picture(_ slot: Slot, _ condition: Condition = .dark) -> Picture? {
      guard slot == .small, condition == .dark else { return pictures[condition]?[slot] }
      return Condition.smallOnes.first { condition in
        if case .small(.carPlay, let size) = condition {
          size == Presentation.carPlay.sizes.first
        } else {
          false
        }
      }.flatMap { pictures[$0]?[.small] }
    }
  }

  public var device: DeviceModel
  public var states: [State]
  /// Whether the widget has a view of its own for Watch and CarPlay; nil when it was not asked.
  public var hasSmallFamily: Bool?
  /// The widget's Swift source, when it is at hand.
  public var source: WidgetSource?
  /// The file of the app's icon; nil where none is known.
  public var icon: [UInt8]?
  /// Reads an image file of the widget; nil when that is not possible.
  public var readImage: @Sendable (String) -> [UInt8]?

  public init(
    device: DeviceModel, states: [State], hasSmallFamily: Bool? = nil, source: WidgetSource? = nil,
    icon: [UInt8]? = nil,
    readImage: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    (self.device, self.states) = (device, states)
    (self.hasSmallFamily, self.source, self.readImage) = (hasSmallFamily, source, readImage)
    self.icon = icon
  }

  /// Returns whether a mark is an image of the app's icon.
  func isIcon(_ mark: DrawnMark) -> Bool {
    guard let icon, case .image(let source) = mark.kind else { return false }
    return switch source {
    case .data(let bytes): bytes == icon
    case .file(let path): readImage(path) == icon
    }
  }

  /// Returns how many pixels a phone holds of an image; nil for what is no image, or none that can be read.
  func pixels(of mark: DrawnMark) -> Size? {
    guard case .image(let source) = mark.kind else { return nil }
    return mark.copiedPixels ?? pixels(of: source)
  }

  /// Returns the size of an image in pixels; nil for what is no PNG, JPEG or GIF.
  func pixels(of source: ImageMark.Source) -> Size? {
    switch source {
    case .data(let bytes): ImageHeader.size(bytes)
    case .file(let path): readImage(path).flatMap(ImageHeader.size)
    }
  }
}
