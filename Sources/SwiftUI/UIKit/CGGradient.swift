/// How a gradient of Core Graphics goes on outside of its ends; as one of SwiftUI here.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours that run into one another.
public final class CGGradient: Sendable {
  let gradient: Gradient

  /// Creates a gradient of colours at places from 0 to 1; without places, they are spread evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let shown = colors.compactMap { ($0 as? CGColor).map { Color(cgColor: $0) } }
    guard !shown.isEmpty else { return nil }
    let spread =
      locations.map { places in
        Gradient(
          stops: shown.enumerated().map { Gradient.Stop(color: $1, location: places[$0]) })
      } ?? Gradient(colors: shown)
    gradient = spread.mixed(in: .device)
  }
}
