import Drawing
import Foundation
import Numbers
import Phone

/// What a comparison found, for a person or a machine. All lengths are points.
struct CompareReport {
  var comparison: Comparison
  /// The phone that the state was drawn on.
  var device: DeviceModel
  var file: String
  var widget: String

  /// Shapes first, then content, what stands farthest away first.
  var text: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var lines = [
      "\(widget) · \(comparison.shapes.presentation.rawValue) · \(device.name), iOS \(number(device.systemVersion)) · \(name)"
    ]
    for (name, theirs) in comparison.shapes.frames.sorted(by: { $0.key < $1.key }) {
      guard var ours = comparison.frames[name] else { continue }
      // Of a part of a screen nobody knows how far down a card stands.
      if comparison.isPart, name == "card" { ours.y = theirs.y }
      lines.append(
        "\(name): screenshot \(words(theirs)), Islet \(words(ours))"
          + differences(theirs, ours))
    }
    if comparison.otherCards > 0 {
      lines.append(
        "of \(comparison.otherCards + 1) cards of about this height, the one whose content fits best"
      )
    }
    let ordered = comparison.displacements.sorted {
      ($0.distance ?? .infinity) > ($1.distance ?? .infinity)
    }
    for item in ordered {
      guard let x = item.x, let y = item.y, let width = item.width else {
        lines.append("  not found  \(item.name)")
        continue
      }
      lines.append(
        "  \(number(x, signed: true)) right, \(number(y, signed: true)) down, "
          + "\(number(width, signed: true)) wide"
          + (item.isText ? "" : item.height.map { ", \(number($0, signed: true)) high" } ?? "")
          + "  \(item.name)")
    }
    let distances = comparison.distances
    if !distances.isEmpty {
      lines.append(
        "\(distances.count) of \(comparison.displacements.count) found: median "
          + "\(number(distances[distances.count / 2])) pt, 90 % within "
          + "\(number(distances[distances.count * 9 / 10])) pt")
    }
    let unmeasured = comparison.unmeasured
    if !unmeasured.isEmpty {
      lines.append(
        "not measured, since they cannot be told from what is around: \(unmeasured.count)")
      lines += unmeasured.map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Document: Encodable {
    struct Item: Encodable {
      var name: String
      var islet: Rect
      var screenshot: Rect?
      var x: Double?
      var y: Double?
      var width: Double?
      var height: Double?
    }
    var device: String
    var system: Double
    var presentation: String
    var islet: [String: Rect]
    var screenshot: [String: Rect]
    var content: [Item]
    /// The names of what could not be told from what is around it.
    var unmeasured: [String]
    /// How many other cards of about the same height there are.
    var otherCards: Int
  }

  var json: String {
    let document = Document(
      device: device.name, system: device.systemVersion,
      presentation: comparison.shapes.presentation.rawValue,
      islet: comparison.frames, screenshot: comparison.shapes.frames,
      content: comparison.displacements.map {
        Document.Item(
          name: $0.name, islet: $0.islet, screenshot: $0.screenshot, x: $0.x, y: $0.y,
          width: $0.width, height: $0.height)
      }, unmeasured: comparison.unmeasured, otherCards: comparison.otherCards)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(document) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func words(_ frame: Rect) -> String {
    "\(number(frame.x)), \(number(frame.y)), \(number(frame.width)) × \(number(frame.height))"
  }

  private func differences(_ theirs: Rect, _ ours: Rect) -> String {
    let parts = [
      (theirs.x - ours.x, "right"), (theirs.y - ours.y, "down"),
      (theirs.width - ours.width, "wide"), (theirs.height - ours.height, "high"),
    ].filter { abs($0.0) >= 0.5 }
    return parts.isEmpty
      ? "" : ": " + parts.map { "\(number($0.0, signed: true)) \($0.1)" }.joined(separator: ", ")
  }

  private func number(_ value: Double, signed: Bool = false) -> String {
    let text = abs(value).short(places: 1)
    guard text != "0" else { return text }
    return value < 0 ? "−" + text : signed ? "+" + text : text
  }
}
