import Drawing
import FoundationGaps
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("Where values of an axis stand")
struct ChartPlaceTests {
  private func scale(
    _ names: [String], isVertical: Bool, _ setting: _ScaleSetting = _ScaleSetting()
  ) -> ChartScale {
    ChartScale(
      names.map { .name($0) }, setting, includesZero: true, length: 100, isVertical: isVertical)
  }

  @Test func `names are read from the top and from the left`() {
    let (down, across) = (
      scale(["Mon", "Tue"], isVertical: true), scale(["Mon", "Tue"], isVertical: false)
    )
    // Upwards from the foot of the plot.
    #expect(down.place(.name("Mon")) == 0.75 && down.place(.name("Tue")) == 0.25)
    #expect(across.place(.name("Mon")) == 0.25 && across.place(.name("Tue")) == 0.75)
    #expect(down.value(at: 0.9) == .name("Mon") && across.value(at: 0.9) == .name("Tue"))
  }

  @Test func `names in an order of the author's run from the top, too, unless they are reversed`() {
    var setting = _ScaleSetting()
    ["Tue", "Mon"]._change(&setting)
    #expect(scale(["Mon", "Tue"], isVertical: true, setting).place(.name("Tue")) == 0.75)
    setting.isReversed = true
    #expect(scale(["Mon", "Tue"], isVertical: true, setting).place(.name("Tue")) == 0.25)
  }

  @Test func `numbers run upwards`() {
    var setting = _ScaleSetting()
    (0...10)._change(&setting)
    let up = ChartScale([], setting, includesZero: true, length: 100, isVertical: true)
    #expect(up.place(.number(10)) == 1)
  }

  @Test func `labels and bars of names stand at one height, the first on top`() throws {
    Surroundings.current = Surroundings()
    let drawn = DrawnChart(
      Chart {
        BarMark(x: .value("v", 4), y: .value("day", "Mon")).foregroundStyle(.red)
        BarMark(x: .value("v", 8), y: .value("day", "Tue")).foregroundStyle(.green)
      }
      .chartXAxis(.hidden))
    let heights = drawn.texts.map(\.frame.y)
    #expect(drawn.words == ["Mon", "Tue"] && heights[0] < heights[1])
    let tops = drawn.frames.map(\.y)
    #expect(tops.count == 2 && tops[0] < tops[1])
  }
}

@MainActor
@Suite("Marks of an axis between two values")
struct CenteredAxisTests {
  private func plan(
    @AxisMarkBuilder _ content: @escaping () -> _AxisMarkList
  ) -> AxisPlan {
    var setting = _ScaleSetting()
    (0...10)._change(&setting)
    let scale = ChartScale([], setting, includesZero: true, length: 100)
    return AxisPlan(
      AxisMarks(values: [0, 4, 10], content: content)._groups, scale, isVertical: false, count: 5)
  }

  @Test func `a label stands in the middle to the next value, the last nowhere`() {
    let labels = plan { AxisValueLabel(centered: true) }.labels
    #expect(labels.map(\.value) == [.number(2), .number(7)])
    #expect(labels.allSatisfy { $0.anchor == 0.5 })
    #expect(
      plan { AxisValueLabel() }.labels.map(\.value) == [.number(0), .number(4), .number(10)])
  }

  @Test func `lines and ticks stand there where they are centred`() {
    #expect(plan { AxisGridLine(centered: true) }.lines.map(\.value) == [.number(2), .number(7)])
    #expect(plan { AxisTick(centered: true) }.ticks.map(\.value) == [.number(2), .number(7)])
    #expect(
      plan { AxisTick(centered: true, length: 3) }.lines.map(\.value) == [.number(2), .number(7)])
    #expect(
      plan { AxisGridLine() }.lines.map(\.value) == [.number(0), .number(4), .number(10)])
  }

  @Test func `a name has its own middle`() {
    let scale = ChartScale(
      [.name("a"), .name("b")], _ScaleSetting(), includesZero: true, length: 100)
    let marks = AxisMarks { AxisValueLabel(centered: true) }
    let plan = AxisPlan(marks._groups, scale, isVertical: false, count: 5)
    #expect(plan.labels.map(\.value) == [.name("a"), .name("b")])
  }
}

@MainActor
@Suite("The corners of bars")
struct ChartCornerTests {
  /// The corners of each mark: top left, top right, bottom right, bottom left.
  private func corners(
    isReversed: Bool = false, @ChartContentBuilder _ content: () -> _ChartMarks
  ) -> [[CGFloat]] {
    var setting = _ScaleSetting()
    (-20...20)._change(&setting)
    setting.isReversed = isReversed
    let marks = MarkStacking.stacked(content()._marks)
    func scale(_ places: [MarkPlace], isVertical: Bool) -> ChartScale {
      ChartScale(
        places.flatMap(\.values), setting, includesZero: true, length: 100, isVertical: isVertical)
    }
    let plot = ChartPlot(
      marks: marks, size: CGSize(width: 100, height: 100),
      x: scale(marks.compactMap(\.x), isVertical: false),
      y: scale(marks.compactMap(\.y), isVertical: true), colors: ChartColors(marks, StyleScale()))
    return marks.map { mark in
      let radii = plot.corners(of: mark, CGRect(x: 0, y: 0, width: 20, height: 30))
      return [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
    }
  }

  private let own = CGFloat(Guess.chartBarCorner)

  @Test func `are round at the end that is free, upwards and downwards`() {
    let bars = corners {
      BarMark(x: .value("d", 1), y: .value("v", 8))
      BarMark(x: .value("d", 3), y: .value("v", -8))
    }
    #expect(bars == [[own, own, 0, 0], [0, 0, own, own]])
    let turned = corners(isReversed: true) {
      BarMark(x: .value("d", 1), y: .value("v", 8))
    }
    #expect(turned == [[0, 0, own, own]])
  }

  @Test func `are round at the right of bars that lie`() {
    #expect(
      corners { BarMark(x: .value("v", 8), y: .value("d", "a")) } == [[0, own, own, 0]])
  }

  @Test func `are round at the outermost bar alone where several stand on one another`() {
    let stack = corners {
      BarMark(x: .value("d", 1), y: .value("v", 4))
      BarMark(x: .value("d", 1), y: .value("v", 6))
      BarMark(x: .value("d", 1), y: .value("v", -2))
      BarMark(x: .value("d", 1), y: .value("v", 0))
    }
    #expect(stack == [[0, 0, 0, 0], [own, own, 0, 0], [0, 0, own, own], [0, 0, 0, 0]])
  }

  @Test func `are round at both ends of a stack around the middle, and square where bars meet`() {
    func bar(_ day: Int, _ value: Double) -> BarMark {
      BarMark(x: .value("d", day), y: .value("v", value), stacking: .center)
    }
    let stack = corners {
      bar(1, 0)
      bar(1, 4)
      bar(1, 2)
      bar(1, 6)
      bar(3, 5)
    }
    let (square, whole) = ([0, 0, 0, 0] as [CGFloat], [own, own, own, own])
    #expect(stack == [square, [0, 0, own, own], square, [own, own, 0, 0], whole])
    let both = corners {
      bar(1, 4)
      bar(1, -2)
    }
    #expect(both == [[own, own, 0, 0], [0, 0, own, own]])
  }

  @Test func `are round at both ends of a bar from one value to another`() {
    let bar = corners {
      BarMark(x: .value("d", 1), yStart: .value("low", 2), yEnd: .value("high", 4))
    }
    #expect(bar == [[own, own, own, own]])
  }

  @Test func `are as an author gives them, and a rectangle's are square`() {
    let given = corners {
      BarMark(x: .value("d", 1), y: .value("v", 8)).cornerRadius(6)
      BarMark(x: .value("d", 1), y: .value("v", 8)).cornerRadius(0)
      BarMark(x: .value("d", 1), y: .value("v", 8)).cornerRadius(60)
      RectangleMark(x: .value("d", 1), y: .value("v", 8))
    }
    #expect(given.map(\.first) == [6, 0, 10, 0])
    #expect(given.allSatisfy { Set($0).count == 1 })
  }
}
