import ActivityKit
import SwiftUI
import Testing
import WidgetProtocol

@testable import WidgetKit

private struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
}

@MainActor private var island: DynamicIsland {
  DynamicIsland {
    DynamicIslandExpandedRegion(.center) {}
  } compactLeading: {
  } compactTrailing: {
  } minimal: {
  }
}

private struct OldWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { _ in
      Text("Old")
    } dynamicIsland: { _ in
      island
    }
  }
}

private struct NewWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { _ in
      Text("New")
    } dynamicIsland: { _ in
      island
    }
    .supplementalActivityFamilies([.small])
  }
}

private struct NewBundle: WidgetBundle {
  var body: some Widget { NewWidget() }
}

@MainActor
@Suite("A widget that the program lists")
struct ListedWidgetTests {
  private func described(_ catalog: WidgetCatalog) -> [WidgetDescription] {
    guard case .described(let widgets) = catalog.answer(.describe) else { return [] }
    return widgets
  }

  @Test func `is the one that is drawn of two for one activity, whichever comes first`() {
    for isFirst in [true, false] {
      let catalog = WidgetCatalog()
      if !isFirst { catalog.register(OldWidget.self) }
      catalog.register(listed: NewWidget.self)
      if isFirst { catalog.register(OldWidget.self) }
      #expect(described(catalog).map(\.widget) == ["NewWidget"])
      #expect(described(catalog).map(\.supportsSmallFamily) == [true])
    }
  }

  @Test func `may stand in a bundle`() {
    let catalog = WidgetCatalog()
    catalog.register(OldWidget.self)
    catalog.register(listed: NewBundle.self)
    #expect(described(catalog).map(\.widget) == ["NewWidget"])
  }

  @Test func `is not needed: others are drawn without it`() {
    let catalog = WidgetCatalog()
    catalog.register(OldWidget.self)
    catalog.register(NewBundle.self)
    #expect(described(catalog).map(\.widget) == ["OldWidget"])
  }
}
