import Combine
import Drawing

/// Makes a picture of a view.
///
/// As on a phone the view is drawn apart from the widget: it has the usual surroundings, and nothing in it runs on.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// What the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels a point.
  public var scale: CGFloat = 1
  /// Whether what shows nothing is black.
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates what makes a picture of a view.
  public init(content view: Content) { content = view }

  /// The picture; nil for a view without a size.
  public var uiImage: UIImage? {
    guard scale > 0, scale.isFinite else { return nil }
    let result = ViewRenderer.render(
      content, proposal: proposedSize.proposal, environment: .apart(scale: scale))
    let lengths = [result.size.width, result.size.height]
    guard lengths.allSatisfy({ $0.isFinite && $0 > 0 }) else { return nil }
    let ground = isOpaque ? Path(CGRect(Rect(result.size))) : nil
    let now = EnvironmentValues.current.system.now.timeIntervalSince1970
    let (items, findings) = (result.items.standing(at: now), result.findings)
    return UIImage(
      bitmap: nil, name: nil,
      canvas: ImageDrawing(size: CGSize(result.size), pixel: 1 / scale, scale: scale) { context in
        // Who shows the picture hears of what could not be drawn as it was meant.
        for finding in findings { context.sheet.context.session.report(finding) }
        if let ground { context.fill(ground, with: .color(.black)) }
        context.add(items)
      })
  }

  /// The picture as Core Graphics knows it; nil for a view without a size.
  public var cgImage: CGImage? { uiImage?.cgImage }
}

extension EnvironmentValues {
  /// Returns the surroundings of a view that stands in no other one, on the same phone.
  fileprivate static func apart(scale: CGFloat) -> EnvironmentValues {
    let here = current.system
    var apart = EnvironmentValues()
    apart.system.systemVersion = here.systemVersion
    apart.system.screen = here.screen
    (apart.system.isWatch, apart.system.isSmallWatch) = (here.isWatch, here.isSmallWatch)
    (apart.system.locale, apart.system.layoutDirection) = (here.locale, here.layoutDirection)
    (apart.system.calendar, apart.system.timeZone) = (here.calendar, here.timeZone)
    apart.system.now = here.now
    apart.system.displayScale = Double(scale)
    return apart
  }
}

extension [DisplayItem] {
  /// Returns the marks as they are at a time: a picture does not count on.
  fileprivate func standing(at time: Double) -> [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      switch item {
      case .text(var line):
        for index in line.runs.indices {
          line.runs[index].dynamic = nil
          line.runs[index].isDimmed = nil
        }
        return [.text(line)]
      case .progress(let bar): return bar.marks(at: time)
      case .group(var group):
        group.items = group.items.standing(at: time)
        group.mask = group.mask?.standing(at: time)
        return [.group(group)]
      case .view(let view): return view.items.standing(at: time)
      case .fill, .stroke, .symbol, .image, .placeholder: return [item]
      }
    }
  }
}
