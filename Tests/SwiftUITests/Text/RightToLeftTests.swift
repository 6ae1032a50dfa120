import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// Where text from right to left stands; LAYOUT.md "Lines".
@MainActor
@Suite("Text from right to left")
struct RightToLeftTests {
  private func lines(_ text: Text, width: Double = 500) -> [TextLine] {
    draw(text.frame(maxWidth: width, alignment: .leading), width: width).items.compactMap {
      if case .text(let line) = $0 { line } else { nil }
    }
  }

  private func width(_ text: String, _ weight: Int = 400) -> Double {
    TypeMetrics.width(text, Face(size: 17, weight: weight))
  }

  @Test("of several fonts stands in the order in which it is read") func fonts() throws {
    let line = try #require(lines(Text("שלום ") + Text("עולם").bold(), width: 300).first)
    #expect(line.runs.map(\.text) == ["שלום ", "עולם"])
    let (first, second) = (line.runs[0], line.runs[1])
    // The first word is the right one; both fill the line without a gap.
    #expect(abs(second.x - line.frame.minX) < 0.01)
    #expect(abs(second.x + second.width - first.x) < 0.01)
    #expect(abs(first.x + first.width - line.frame.maxX) < 0.34)
    #expect(abs(first.width - width("שלום ")) < 0.01)
  }

  @Test("numbers and foreign words stay readable in it, and what follows goes on at their left")
  func pieces() throws {
    let text = Text("עוד 12 ") + Text("km").bold() + Text(" הביתה")
    let line = try #require(lines(text, width: 300).first)
    let order = line.runs.sorted { $0.x < $1.x }.map(\.text)
    #expect(order == [" הביתה", "km", " ", "12", "עוד "])
    #expect(line.runs.map(\.text).joined() == "עוד 12 km הביתה")
    var end = line.frame.minX
    for run in line.runs.sorted(by: { $0.x < $1.x }) {
      #expect(abs(run.x - end) < 0.01)
      end = run.x + run.width
    }
    #expect(abs(end - line.frame.maxX) < 0.34)
  }

  @Test("a timer stands left of the words before it, and stays there while it runs")
  func timers() throws {
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 900)
    let line = try #require(
      lines(Text("נותרו \(Text(timerInterval: range))"), width: 300).first)
    for now in [0.0, 5, 890] {
      let runs = line.resolved(at: now).runs
      #expect(runs[0].text == "נותרו ")
      #expect(abs(runs[1].x + runs[1].width - runs[0].x) < 0.01)
      #expect(runs[1].x < runs[0].x)
    }
  }

  @Test("a line that begins with a foreign word keeps its paragraph's direction") func wrapping() {
    let text = "הגעה משוערת iPhone שלי"
    let found = lines(Text(verbatim: text), width: width("הגעה משוערת ") + 1)
    #expect(found.map(\.string) == ["הגעה משוערת", "iPhone שלי"])
    #expect(found.map(\.isRightToLeft) == [true, true])
    #expect(lines(Text("plain"))[0].isRightToLeft == nil)
    #expect(lines(Text("plain ש"))[0].isRightToLeft == false)
  }

  @Test("what is cut loses its end, which is at the left") func cutting() throws {
    let text = Text(verbatim: "שלום עולם ומלואו").lineLimit(1)
    let room = width("שלום עולם") + 4
    let line = try #require(
      draw(text, width: room).items.lazy.compactMap {
        if case .text(let line) = $0 { line } else { nil }
      }.first)
    #expect(line.isTruncated && line.string.hasPrefix("שלום") && line.string.hasSuffix("…"))
    let places = VisualOrder.places(Array(line.string), isRightToLeft: line.isRightToLeft)
    #expect(places?.first?.index == line.string.count - 1)
    #expect(line.frame.width <= room + 0.34)
  }

  @Test("rows, columns and margins are mirrored to the point where the layout is") func layout() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let view = VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 10) {
        Color.red.frame(width: 30, height: 10)
        Spacer()
        Color.blue.frame(width: 20, height: 10)
      }
      Color.green.frame(width: 50, height: 10)
    }
    .padding(.leading, 7)
    let root = draw(view, width: 200, environment: environment).outline
    var frames: [Rect] = []
    func walk(_ node: OutlineNode) {
      if node.kind == "Color" { frames.append(node.frame) }
      node.children.forEach(walk)
    }
    walk(root)
    #expect(frames.map(\.minX) == [163, 0, 143])
  }
}
