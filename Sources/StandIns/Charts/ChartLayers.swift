import SwiftUI

/// A view over a chart or behind it.
struct ChartLayer {
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView
}

/// Where a chart's plot is drawn, and what its axes and colours are.
struct PlotPlace {
  let frame: Anchor<CGRect>
  let x: AxisValues
  let y: AxisValues
  let colors: ChartColors
}

/// Reports where a chart's plot is drawn.
struct PlotPlaceKey: PreferenceKey {
  static var defaultValue: PlotPlace? { nil }
  static func reduce(value: inout PlotPlace?, nextValue: () -> PlotPlace?) {
    value = value ?? nextValue()
  }
}

/// Views that are as large as a chart with its axes and its legend, and know where its plot is.
struct ChartLayers: View {
  let layers: [ChartLayer]
  let plot: PlotPlace?

  var body: some View {
    GeometryReader { geometry in
      if let plot {
        let size = geometry[plot.frame].size
        let proxy = ChartProxy(
          x: plot.x.scale(size.width), y: plot.y.scale(size.height), size: size,
          colors: plot.colors, frame: plot.frame)
        ZStack(alignment: .topLeading) {
          ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
            ZStack(alignment: layer.alignment) { layer.content(proxy) }
              .frame(
                width: geometry.size.width, height: geometry.size.height,
                alignment: layer.alignment)
          }
        }
      }
    }
  }
}

extension View {
  /// Puts the views behind and over a chart.
  func layered(behind: [ChartLayer], over: [ChartLayer]) -> some View {
    layered(behind, isBehind: true).layered(over, isBehind: false)
  }

  @ViewBuilder private func layered(_ layers: [ChartLayer], isBehind: Bool) -> some View {
    if layers.isEmpty {
      self
    } else if isBehind {
      backgroundPreferenceValue(PlotPlaceKey.self) { ChartLayers(layers: layers, plot: $0) }
    } else {
      overlayPreferenceValue(PlotPlaceKey.self) { ChartLayers(layers: layers, plot: $0) }
    }
  }
}
