import SwiftUI

/// A colour as it is kept with an alarm: red, green, blue and opacity.
struct SavedColor: Codable, Hashable, Sendable {
  private var parts: [Float]

  init(_ color: Color) {
    let color = color.resolve(in: EnvironmentValues())
    parts = [color.red, color.green, color.blue, color.opacity]
  }

  init(from decoder: any Decoder) throws {
    parts = try decoder.singleValueContainer().decode([Float].self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(parts)
  }

  /// nil where there are not four parts.
  var color: Color? {
    guard parts.count == 4 else { return nil }
    return Color(
      red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]),
      opacity: Double(parts[3]))
  }
}
