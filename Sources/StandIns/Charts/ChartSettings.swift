import SwiftUI

/// What a chart was told of an axis.
struct AxisSettings {
  var scale = _ScaleSetting()
  var visibility = Visibility.automatic
  var groups: [_AxisGroup]?
  var title: AxisTitle?
  var style: ((ChartAxisContent) -> AnyView)?

  /// What an axis was told of its values, and how many of them are marked.
  var markedScale: _ScaleSetting {
    var setting = scale
    setting.markCount = groups?.lazy.compactMap(\.values.wishedCount).first ?? scale.markCount
    return setting
  }
}

/// The labels of an axis, for a style of one's own: what lies behind them is drawn, and how they are written is said where
/// they are made.
public struct ChartAxisContent: View {
  public var body: some View { Color.clear }
}

/// What a chart was told.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var colors = StyleScale()
  var legend = Visibility.automatic
  var legendPlace = LegendPlace()
  var ownLegend: AnyView?
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  /// What lies over the chart and behind it, from the lowest to the highest.
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}
