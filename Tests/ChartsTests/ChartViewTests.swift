import Drawing
import FoundationGaps
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("A chart")
struct ChartViewTests {
  private struct Line: Equatable {
    var text: String
    var x: Double
    var y: Double
    var width: Double
  }

  /// The texts of a chart of 200 × 100 points, and how many shapes there are.
  private func drawn(_ view: some View) -> (texts: [Line], shapes: [Rect]) {
    Surroundings.current = Surroundings()
    let result = ViewRenderer.render(
      view, proposal: Proposal(width: 200, height: 100), environment: EnvironmentValues())
    var texts: [Line] = []
    var shapes: [Rect] = []
    func take(_ item: DisplayItem) {
      switch item {
      case .group(let group): for item in group.items { take(item) }
      case .text(let line):
        texts.append(
          Line(text: line.string, x: line.frame.x, y: line.frame.y, width: line.frame.width))
      case .fill(let shape, _): shapes.append(shape.bounds)
      // Grid lines count for none.
      case .stroke: break
      default: break
      }
    }
    for item in result.items { take(item) }
    return (texts, shapes)
  }

  private var bars: some View {
    Chart {
      BarMark(x: .value("day", "Mon"), y: .value("goals", 3))
      BarMark(x: .value("day", "Tue"), y: .value("goals", 10))
    }
  }

  @Test func `writes names below its bars, and round values at its right`() {
    let texts = drawn(bars).texts
    #expect(texts.map(\.text).sorted() == ["0", "10", "5", "Mon", "Tue"].sorted())
    let right = texts.filter { ["0", "5", "10"].contains($0.text) }
    #expect(right.allSatisfy { $0.x > 180 && $0.x + $0.width <= 200.01 })
    // The names stand around the middles of the two halves of what the labels leave.
    let plot = (right.map(\.x).min() ?? 0) - ChartMetrics.labelGap
    let monday = texts.first { $0.text == "Mon" }
    #expect(abs((monday.map { $0.x + $0.width / 2 } ?? 0) - plot / 4) < 0.6)
  }

  @Test func `a range of numbers makes as many marks, in a chart and in its parts`() {
    let marks = Chart {
      ForEach(0..<8) { hour in
        BarMark(x: .value("hour", hour), y: .value("cups", hour * hour))
      }
      Plot {
        ForEach(0..<2) { hour in PointMark(x: .value("hour", hour), y: .value("cups", 1)) }
      }
    }
    #expect(drawn(marks.chartXAxis(.hidden).chartYAxis(.hidden)).shapes.count == 10)
  }

  @Test func `without axes it fills its place`() {
    let (texts, shapes) = drawn(bars.chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(texts.isEmpty && shapes.count == 2)
    #expect(shapes.map { $0.height.rounded() } == [30, 100])
  }

  @Test func `an axis has what its author wants at the values that are wanted`() {
    let view = bars.chartXAxis(.hidden).chartYAxis {
      AxisMarks(position: .leading, values: [0, 5, 10]) { value in
        if let number = value.as(Int.self) { AxisValueLabel { Text(verbatim: "\(number) goals") } }
      }
    }
    let texts = drawn(view).texts
    #expect(texts.map(\.text).sorted() == ["0 goals", "10 goals", "5 goals"])
    // At the left, around their values from top to bottom.
    #expect(texts.allSatisfy { $0.x < 60 })
    #expect((texts.map(\.y).max() ?? 0) - (texts.map(\.y).min() ?? 0) > 60)
  }

  @Test func `labels are written in a format`() {
    let view = bars.chartXAxis(.hidden).chartYAxis {
      AxisMarks(
        format: Decimal.FormatStyle.Currency(code: "EUR").precision(.fractionLength(0)),
        values: [Decimal(10)])
    }
    #expect(drawn(view).texts.map(\.text) == ["€10"])
    let percent = bars.chartXAxis(.hidden).chartYAxis {
      AxisMarks(values: [5.0]) {
        AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
      }
    }
    #expect(drawn(percent).texts.map(\.text) == ["500%"])
  }

  @Test func `of labels that would meet, the first stays, or the one that counts more`() {
    let crowded = bars.chartXAxis(.hidden).chartYAxis {
      AxisMarks(values: [5.0, 5.1, 5.2]) { value in
        AxisValueLabel(collisionResolution: .greedy(priority: value.index == 1 ? 9 : 0))
      }
    }
    #expect(drawn(crowded).texts.map(\.text) == ["5.1"])
  }

  /// What is drawn of a chart without its legend.
  private func items(_ view: some View) -> [DisplayItem] {
    ViewRenderer.render(
      view.chartLegend(.hidden), proposal: Proposal(width: 200, height: 100),
      environment: EnvironmentValues()
    ).items
  }

  @Test func `dots are those of the scale, by name or one after the other`() {
    let named = Chart {
      ForEach(["a", "b"], id: \.self) { name in
        PointMark(x: .value("t", name), y: .value("v", 1)).symbol(by: .value("n", name))
      }
    }
    let own = Chart {
      PointMark(x: .value("t", "a"), y: .value("v", 1)).symbol(.cross)
      PointMark(x: .value("t", "b"), y: .value("v", 1)).symbol(.diamond)
    }
    let told = items(own)
    #expect(items(named) != told)
    #expect(items(named.chartSymbolScale(["b": .diamond, "a": .cross])) == told)
    #expect(items(named.chartSymbolScale(range: [.cross, .diamond])) == told)
    let none = named.chartSymbolScale(domain: [String](), range: [BasicChartSymbolShape]())
    #expect(items(none) == items(named))
  }

  @Test func `lines are those of the scale, and a line's own counts more`() {
    func chart(_ style: StrokeStyle? = nil) -> some View {
      Chart {
        ForEach(1..<3) { day in
          let mark = LineMark(x: .value("t", day), y: .value("v", day))
          if let style { mark.lineStyle(style) } else { mark.lineStyle(by: .value("n", "plan")) }
        }
      }
    }
    let dashed = StrokeStyle(lineWidth: 5, dash: [2])
    #expect(items(chart()) != items(chart(dashed)))
    let told: KeyValuePairs = ["done": StrokeStyle(lineWidth: 9), "plan": dashed]
    #expect(items(chart().chartLineStyleScale(told)) == items(chart(dashed)))
    #expect(items(chart().chartLineStyleScale(range: [dashed])) == items(chart(dashed)))
    let own = chart(dashed).chartLineStyleScale(range: [StrokeStyle()])
    #expect(items(own) == items(chart(dashed)))
  }

  @Test func `a closure gives each value its colour, of whatever type the values are`() {
    func chart<Value: Plottable>(_ first: Value, _ second: Value) -> some View {
      Chart {
        BarMark(x: .value("d", "a"), y: .value("v", 1)).foregroundStyle(by: .value("n", first))
        BarMark(x: .value("d", "b"), y: .value("v", 2)).foregroundStyle(by: .value("n", second))
      }
    }
    let names = chart("won", "lost")
    let told = items(names.chartForegroundStyleScale(["won": Color.mint, "lost": .brown]))
    let asked = names.chartForegroundStyleScale { (name: String) in
      name == "won" ? Color.mint : .brown
    }
    #expect(items(asked) == told && told != items(names))
    let numbers = chart(1, 2).chartForegroundStyleScale { $0 == 1 ? Color.mint : .brown }
    #expect(items(numbers) == told)
    let dates = chart(Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400))
      .chartForegroundStyleScale { (date: Date) in
        date.timeIntervalSince1970 == 0 ? Color.mint : .brown
      }
    #expect(items(dates) == told)
  }

  @Test func `a legend names its colours, in their order`() {
    let chart = Chart {
      ForEach(["home", "away"], id: \.self) { team in
        BarMark(x: .value("d", "a"), y: .value("v", 10))
          .foregroundStyle(by: .value("team", team))
      }
    }
    let plain = chart.chartXAxis(.hidden).chartYAxis(.hidden)
    let texts = drawn(plain).texts
    #expect(texts.map(\.text) == ["home", "away"])
    #expect(texts.allSatisfy { $0.y > 80 })
    #expect(drawn(plain.chartLegend(.hidden)).texts.isEmpty)
    let above = drawn(plain.chartLegend(position: .top)).texts
    #expect(above.allSatisfy { $0.y < 20 })
  }

  @Test func `colours are those of the scale, else the palette's in order`() {
    let marks =
      (Chart {
        ForEach(["a", "b"], id: \.self) { name in
          PointMark(x: .value("t", 1), y: .value("v", 1)).foregroundStyle(by: .value("n", name))
        }
      }).content._marks
    let usual = ChartColors(marks, StyleScale())
    #expect(usual.names.all == ["a", "b"])
    let given = ChartColors(
      marks, StyleScale(names: ["b", "a"], styles: [AnyShapeStyle(.red), AnyShapeStyle(.green)]))
    #expect(given.names.all == ["b", "a"])
  }

  @Test func `a pie has no axes`() {
    let (texts, shapes) = drawn(
      Chart {
        SectorMark(angle: .value("v", 1))
        SectorMark(angle: .value("v", 1))
      })
    #expect(texts.isEmpty && shapes.count == 2)
  }

  @Test func `an overlay knows where values stand`() {
    let view = bars.chartXAxis(.hidden).chartYAxis(.hidden).chartOverlay { proxy in
      Text(
        verbatim:
          "\(Int(proxy.position(forY: 5) ?? -1)) \(proxy.value(atX: 150, as: String.self) ?? "")")
    }
    #expect(drawn(view).texts.map(\.text) == ["50 Tue"])
  }

  /// A type of an app's own on an axis.
  private enum Team: String, Plottable { case home, away }

  @Test func `plots what an app calls plottable`() {
    let view = Chart {
      BarMark(x: .value("team", Team.home), y: .value("goals", 2))
      BarMark(x: .value("team", Team.away), y: .value("goals", 1))
    }.chartYAxis(.hidden)
    #expect(drawn(view).texts.map(\.text) == ["home", "away"])
  }

  @Test func `titles stand at the ends of their axes`() {
    let view = bars.chartXAxisLabel("days").chartYAxisLabel("goals")
    let texts = drawn(view).texts
    let (days, goals) = (texts.first { $0.text == "days" }, texts.first { $0.text == "goals" })
    #expect((days?.y ?? 0) > 80 && (goals?.y ?? 99) < 1)
  }

  @Test func `titles stand where their author wants them`() {
    let bare = bars.chartXAxis(.hidden).chartYAxis(.hidden)
    let above = drawn(bare.chartXAxisLabel("days", position: .top, alignment: .leading, spacing: 6))
    let title = above.texts.first
    #expect(title?.x == 0 && title?.y == 0)
    // The higher bar begins below the title.
    let room = above.shapes.map(\.y).min() ?? 0
    #expect(room > 15 && room < 25)
    let middle = drawn(bare.chartXAxisLabel("days", alignment: .center)).texts.first
    #expect(abs((middle.map { $0.x + $0.width / 2 } ?? 0) - 100) < 0.5)
    // Beside the chart a title is turned, and the plot begins at its right, or ends at its left.
    let left = drawn(bare.chartYAxisLabel("goals", position: .leading)).shapes
    #expect((left.map(\.x).min() ?? 0) > 15 + 0.15 * 90 && left.map(\.maxX).max() ?? 0 > 180)
    let right = drawn(bare.chartYAxisLabel("goals", position: .trailing, spacing: 20)).shapes
    #expect((right.map(\.maxX).max() ?? 200) < 165)
  }
}
