import AppIntents
import Drawing
import Foundation
import Goldens
import Testing

@testable import SwiftUI

private struct Press: AppIntent {
  static let title: LocalizedStringResource = "Press"
  func perform() async throws -> some IntentResult { .result() }
}

/// What the system's controls are drawn of: the marks of each, in points.
@MainActor
@Suite struct ControlTableTests {
  /// The folder of these tests: recorded tables stand beside it.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path

  private func words(_ rect: Rect) -> String {
    "\(rect.x.short),\(rect.y.short) \(rect.width.short)×\(rect.height.short)"
  }

  private func words(_ contour: Contour) -> String {
    switch contour {
    case .rect(let rect): return "box \(words(rect))"
    case .rounded(let rect, let radii, _): return "box \(words(rect)) r\(radii.topLeft.short)"
    case .ellipse(let rect): return "oval \(words(rect))"
    case .path(let elements, _):
      let places = elements.map { element in
        switch element {
        case .move(let point), .line(let point): "\(point.x.short),\(point.y.short)"
        case .quad(let point, _): "\(point.x.short),\(point.y.short)"
        case .curve(let point, _, _): "\(point.x.short),\(point.y.short)"
        case .close: "close"
        }
      }
      return "path " + places.joined(separator: " ")
    }
  }

  private func words(_ color: RGBA) -> String {
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    let alpha = color.alpha < 1 ? " at \(Int((color.alpha * 100).rounded())) %" : ""
    return parts.map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }.joined()
      + alpha
  }

  private func words(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): words(color)
    case .linear(let stops, let start, let end):
      "\(stops.map { words($0.color) }.joined(separator: "–")) from \(start.x.short),\(start.y.short) to \(end.x.short),\(end.y.short)"
    case .angular(let stops, _, let start, let end):
      "\(stops.map { words($0.color) }.joined(separator: "–")) from \((start / .pi).short)π to \((end / .pi).short)π"
    default: "another paint"
    }
  }

  private func words(_ item: DisplayItem) -> [String] {
    switch item {
    case .fill(let contour, let paint): return ["\(words(contour)) in \(words(paint))"]
    case .stroke(let contour, let paint, let style):
      return ["line of \(style.width.short) along \(words(contour)) in \(words(paint))"]
    case .text(let line):
      return ["“\(line.string)” \(words(line.frame))"]
    case .symbol(let mark): return ["symbol \(mark.name)"]
    case .progress(let mark):
      let way = (mark.countsDown ? ", down" : "") + (mark.isMirrored ? ", mirrored" : "")
      return [
        "moving \(mark.ringLine.map { "ring of \($0.short), " } ?? "")\(words(mark.track)): \(words(mark.fillPaint)) on \(words(mark.trackPaint))\(way)"
      ]
    case .group(let group):
      let faint = group.opacity < 1 ? "at \(Int((group.opacity * 100).rounded())) %: " : ""
      return [group.items.flatMap(words).joined(separator: "; ")].map { faint + $0 }
    case .view(let view): return view.items.flatMap(words)
    case .image, .placeholder: return ["a picture"]
    }
  }

  private struct Row {
    var name: String
    var view: AnyView
    var isMirrored = false
  }

  private func both(_ name: String, _ view: some View) -> [Row] {
    [
      Row(name: name, view: AnyView(view)),
      Row(
        name: name + ", from the right",
        view: AnyView(view.environment(\.layoutDirection, .rightToLeft)), isMirrored: true),
    ]
  }

  private func gauge(_ value: Double) -> some View {
    Gauge(value: value) {
      Text(verbatim: "L")
    } currentValueLabel: {
      Text(verbatim: "V")
    } minimumValueLabel: {
      Text(verbatim: "0")
    } maximumValueLabel: {
      Text(verbatim: "9")
    }
  }

  private var gauges: [Row] {
    let plain = Gauge(value: 0.25) { Text(verbatim: "L") }
    let colors = Gradient(colors: [.green, .red])
    return [0, 0.01, 0.25, 1].flatMap { value in
      both("linear gauge at \(value)", gauge(value).gaugeStyle(.linearCapacity))
    } + both("accessory bar", gauge(0.25).gaugeStyle(.accessoryLinear))
      + both("accessory bar of a capacity", gauge(0.25).gaugeStyle(.accessoryLinearCapacity))
      + both("open ring", gauge(0.25).gaugeStyle(.accessoryCircular))
      + both("open ring with a label alone", plain.gaugeStyle(.accessoryCircular))
      + both("accessory bar in a gradient", gauge(0.25).gaugeStyle(.accessoryLinear).tint(colors))
      + both("open ring in a gradient", gauge(0.25).gaugeStyle(.accessoryCircular).tint(colors))
      + [
        Row(
          name: "closed ring in a gradient",
          view: AnyView(gauge(0.25).gaugeStyle(.accessoryCircularCapacity).tint(colors))),
        Row(
          name: "closed ring in a colour's gradient",
          view: AnyView(
            gauge(0.25).gaugeStyle(.accessoryCircularCapacity).tint(Color.red.gradient))),
      ]
      + [0, 0.25, 1].map { value in
        Row(
          name: "closed ring at \(value)",
          view: AnyView(gauge(value).gaugeStyle(.accessoryCircularCapacity)))
      }
  }

  private var progress: [Row] {
    let start = EnvironmentValues().system.now
    let range = start.addingTimeInterval(-30)...start.addingTimeInterval(90)
    let none = start...start
    let labelled = ProgressView("L", value: 1, total: 4)
    return [0, 0.01, 0.25, 1].flatMap { (value: Double) in
      both("bar at \(value)", ProgressView(value: value))
    }
      + both("bar with a title", labelled) + both("bar in a colour", labelled.tint(.red))
      + both("bar of a time", ProgressView(timerInterval: range))
      + both("bar of a time, up", ProgressView(timerInterval: range, countsDown: false))
      + [
        Row(
          name: "ring", view: AnyView(labelled.progressViewStyle(.circular).frame(width: 40))),
        Row(
          name: "ring of a time",
          view: AnyView(ProgressView(timerInterval: range).progressViewStyle(.circular))),
        Row(
          name: "ring of no time",
          view: AnyView(ProgressView(timerInterval: none).progressViewStyle(.circular))),
        Row(name: "wheel", view: AnyView(ProgressView())),
        Row(name: "wheel in a colour", view: AnyView(ProgressView().tint(.red))),
      ]
  }

  private var buttons: [Row] {
    let toggle = { Toggle(isOn: $0, intent: Press()) { Text(verbatim: "T") } }
    let button = Button(intent: Press()) { Text(verbatim: "B") }
    return [true, false].flatMap { isOn in
      both("switch \(isOn ? "on" : "off")", toggle(isOn))
        + [
          Row(
            name: "button that is \(isOn ? "on" : "off")",
            view: AnyView(toggle(isOn).toggleStyle(.button)))
        ]
    } + [
      Row(name: "plain button", view: AnyView(button.buttonStyle(.plain))),
      Row(name: "bordered button", view: AnyView(button.buttonStyle(.bordered))),
      Row(name: "prominent button", view: AnyView(button.buttonStyle(.borderedProminent))),
      Row(
        name: "bordered button, disabled",
        view: AnyView(button.buttonStyle(.bordered).disabled(true))),
      Row(name: "button, disabled", view: AnyView(button.disabled(true))),
    ]
  }

  @Test func `the marks of each control are as recorded`() {
    var lines = [
      "# What controls are drawn of", "",
      "Made by `ISLET_RECORD=1 swift test --filter ControlTableTests`; never typed. Places and lengths are in points, "
        + "from the upper left corner of a control that is offered 120 points.", "",
      "| control | size | marks |", "| --- | --- | --- |",
    ]
    for row in gauges + progress + buttons {
      let drawn = draw(row.view, width: 120)
      let marks = drawn.items.flatMap(words).joined(separator: "<br>")
      lines.append(
        "| \(row.name) | \(drawn.size.width.short)×\(drawn.size.height.short) | \(marks) |")
    }
    let difference = Golden.difference(
      lines.joined(separator: "\n"), named: "controls", as: "md", file: Self.folder)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
