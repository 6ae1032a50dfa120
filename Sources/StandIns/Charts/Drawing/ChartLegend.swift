import Drawing
import SwiftUI

/// Says what colours and dots stand for, beside a chart.
struct ChartLegend<Content: View>: View {
  let colors: ChartColors
  let own: AnyView?
  let place: LegendPlace
  @ViewBuilder let content: () -> Content

  var body: some View {
    let gap = place.spacing ?? Guess.chartLegendGap
    let isBeside = place.position.side.y == 0.5 && place.position.side.x != 0.5
    let legend = legend(isBeside: isBeside)
    switch place.position.side {
    case let side where side.x == 0.5 && side.y == 0.5:
      content().overlay(alignment: place.alignment ?? .center) { legend }
    case let side where side.y == 0:
      VStack(alignment: place.alignment?.horizontal ?? .leading, spacing: gap) {
        legend
        content()
      }
    case let side where side.x == 0 && side.y == 0.5:
      HStack(alignment: place.alignment?.vertical ?? .top, spacing: gap) {
        legend
        content()
      }
    case let side where side.x == 1 && side.y == 0.5:
      HStack(alignment: place.alignment?.vertical ?? .top, spacing: gap) {
        content()
        legend
      }
    default:
      VStack(alignment: place.alignment?.horizontal ?? .leading, spacing: gap) {
        content()
        legend
      }
    }
  }

  /// Returns what stands beside the chart; names one below another where it stands at its left or right.
  @ViewBuilder private func legend(isBeside: Bool) -> some View {
    if let own {
      own
    } else if let gradient = colors.gradient {
      VStack(alignment: .leading, spacing: ChartMetrics.labelGap) {
        shades(gradient)
        if !names.isEmpty { entries(isBeside: isBeside) }
      }
    } else {
      entries(isBeside: isBeside)
    }
  }

  /// Returns the colours of numbers between the least and the largest of them.
  private func shades(_ gradient: Gradient) -> some View {
    HStack(spacing: ChartMetrics.labelGap) {
      label(colors.ends.first ?? "")
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        .frame(width: Guess.chartLegendDot * 10, height: Guess.chartLegendDot)
      label(colors.ends.last ?? "")
    }
  }

  private var names: [String] {
    colors.names.all + colors.symbolNames.all.filter { !colors.names.contains($0) }
  }

  @ViewBuilder private func entries(isBeside: Bool) -> some View {
    let entries = ForEach(names, id: \.self) { name in
      HStack(spacing: ChartMetrics.labelGap) {
        dot(name)
        label(colors.text(name))
      }
    }
    if isBeside {
      VStack(alignment: .leading, spacing: ChartMetrics.labelGap) { entries }
    } else {
      LegendLines { entries }
    }
  }

  private func label(_ text: String) -> some View {
    Text(verbatim: text).font(ChartMetrics.labelFont).foregroundStyle(.secondary)
      .lineLimit(1)
  }

  @ViewBuilder private func dot(_ name: String) -> some View {
    let side = Guess.chartLegendDot
    let symbol: ChartSymbol =
      colors.symbolNames.contains(name)
      ? colors.symbol(name) : ChartSymbol(BasicChartSymbolShape.circle)
    if case .shape(let path, _) = symbol {
      let style = colors.names.contains(name) ? colors.style(name) : AnyShapeStyle(Color.blue)
      path(CGRect(x: 0, y: 0, width: side, height: side)).fill(style)
        .frame(width: side, height: side)
    }
  }
}

/// Where a legend stands.
struct LegendPlace {
  var position = AnnotationPosition.bottom
  var alignment: Alignment?
  var spacing: CGFloat?
}
