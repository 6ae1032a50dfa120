import ActivityKit
import AppIntents
import SwiftUI
import Testing

@testable import WidgetKit

private struct OpenTrunk: AppIntent {
  static let title: LocalizedStringResource = "Open the trunk"
  func perform() async throws -> some IntentResult { .result() }
}

private struct LockDoor: SetValueIntent {
  static let title: LocalizedStringResource = "Lock the door"
  @Parameter(title: "Locked") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

private struct ChooseCar: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a car"
  @Parameter(title: "Car") var name: String?
}

private struct Car {
  var name: String
  var isLocked: Bool
}

/// A name for the kind before the configuration, and one of each kind of title.
private struct TrunkControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    let kind = "org.example.trunk"
    StaticControlConfiguration(kind: kind) {
      let hint = "Open it"
      ControlWidgetButton("Trunk", action: OpenTrunk()) { isActive in
        Image(systemName: "car.side.rear.open")
        if isActive { Text("Opening…").controlWidgetActionHint(hint) }
      }
    }
    .displayName("Trunk")
    .description("Opens the trunk.")
    .pushHandler(TokenKeeper.self)
  }
}

private struct DoorControl: ControlWidget {
  private struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: ChooseCar) -> Car { Car(name: "Car", isLocked: true) }
    func currentValue(configuration: ChooseCar) async throws -> Car {
      Car(name: configuration.name ?? "Car", isLocked: false)
    }
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "door", provider: Provider()) { car in
      ControlWidgetToggle(car.name, isOn: car.isLocked, action: LockDoor()) { isOn in
        Label(isOn ? "Locked" : "Open", systemImage: isOn ? "lock" : "lock.open")
          .controlWidgetStatus(Text("for an hour"))
      }
      .tint(.orange)
      .privacySensitive()
    }
    .promptsForUserConfiguration()
  }
}

/// A template of one's own, and one without a title.
private struct LockTemplate: ControlWidgetTemplate {
  let isOn: Bool
  var body: some ControlWidgetTemplate {
    let symbol = "lock"
    ControlWidgetToggle(isOn: isOn, action: LockDoor()) { Label("Lock", systemImage: symbol) }
      .disabled(false)
  }
}

private struct LockControl: ControlWidget {
  private struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lock", provider: Provider()) { LockTemplate(isOn: $0) }
  }
}

private struct TitledControl: ControlWidget {
  static let title: LocalizedStringResource = "Trunk"
  static let key: LocalizedStringKey = "Trunk"

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "titled", intent: ChooseCar.self) { choice in
      titled(choice.name ?? "")
    }
  }

  @ControlWidgetTemplateBuilder
  private func titled(_ name: String) -> some ControlWidgetTemplate {
    let _ = ControlWidgetButton(name, action: OpenTrunk()) { _ in EmptyView() }
    let _ = ControlWidgetButton(Self.title, action: OpenTrunk()) { _ in EmptyView() }
    let _ = ControlWidgetButton(Self.key, action: OpenTrunk()) { _ in EmptyView() }
    let _ = ControlWidgetToggle(Self.title, isOn: true, action: LockDoor()) { _ in EmptyView() }
    let _ = ControlWidgetToggle(Self.key, isOn: true, action: LockDoor()) { _ in EmptyView() }
    let _ = ControlWidgetButton(action: OpenTrunk()) { Text("Trunk") }
    EmptyControlWidgetTemplate()
  }
}

private struct EmptyControl: ControlWidget {
  var body: some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
}

private struct TokenKeeper: ControlPushHandler {
  func pushTokensDidChange(controls: [ControlInfo]) {
    let tokens = controls.compactMap { (control: ControlInfo) -> ControlPushInfo? in
      let choice: ChooseCar? = control.configurationIntent()
      return choice == nil && control.configurationIntent(of: ChooseCar.self) == nil
        ? control.pushInfo : nil
    }
    #expect(tokens.isEmpty)
  }
}

private struct CarAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
}

private struct CarWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CarAttributes.self) { _ in
      Text("Car")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {}
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

private struct CarBundle: WidgetBundle {
  var body: some Widget {
    CarWidget()
    TrunkControl()
    DoorControl()
    LockControl()
    TitledControl()
    EmptyControl()
  }
}

@MainActor
@Suite("Controls of Control Center") struct ControlWidgetTests {
  @Test func `all that Apple documents of them compiles, and they are listed beside the activity`()
  {
    var declarations = _WidgetDeclarations()
    CarBundle().body._declare(&declarations)
    #expect(declarations.activities.count == 1)
    #expect(
      declarations.otherWidgets.map(\.name) == [
        "TrunkControl", "DoorControl", "LockControl", "TitledControl", "EmptyControl",
      ])
    #expect(declarations.otherWidgets.allSatisfy { $0.kind == .control })
    TokenKeeper().pushTokensDidChange(controls: [])
  }
}
