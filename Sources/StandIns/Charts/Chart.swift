import SwiftUI

public struct Chart<Content: ChartContent>: View {
  let content: Content

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with marks for each element.
  public init<Data: RandomAccessCollection, Each: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Each
  ) where Data.Element: Identifiable, Content == _ChartMarks {
    self.content = _ChartMarks(marks: data.flatMap { content($0)._marks })
  }

  /// Creates a chart with marks for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Each: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Each
  ) where Content == _ChartMarks {
    self.content = _ChartMarks(marks: data.flatMap { content($0)._marks })
  }

  public var body: some View { ChartBody(marks: MarkStacking.stacked(content._marks)) }
}

/// A chart with its legend, and with what lies over and behind both.
struct ChartBody: View {
  let marks: [ChartMark]
  @Environment(\.chartSettings) private var settings

  var body: some View {
    let marks = FunctionPlot.resolved(marks, over: settings.x.scale.range)
    let colors = ChartColors(marks, settings.colors)
    let frame = ChartFrame(marks: marks, colors: colors, settings: settings)
    let hasLegend = colors.gradient != nil || !colors.names.isEmpty || !colors.symbolNames.isEmpty
    Group {
      if hasLegend && settings.legend != .hidden || settings.ownLegend != nil {
        ChartLegend(colors: colors, own: settings.ownLegend, place: settings.legendPlace) { frame }
      } else {
        frame
      }
    }
    .layered(behind: settings.backgrounds, over: settings.overlays)
    // A chart inside of this one, in an overlay or an annotation, was told nothing yet.
    .environment(\.chartSettings, ChartSettings())
  }
}

/// A chart's plot area.
public struct ChartPlotContent: View {
  let content: AnyView
  public var body: some View { content }
}
