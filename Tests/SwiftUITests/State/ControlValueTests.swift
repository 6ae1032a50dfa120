import Testing

@testable import SwiftUI

/// Environment values of controls that a widget has none of.
@MainActor
@Suite struct ControlValueTests {
  private func read<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>, in change: (Reader<Value>) -> some View
  ) -> Value? {
    var read: Value?
    _ = draw(change(Reader(keyPath: keyPath) { read = $0 }))
    return read
  }

  private struct Reader<Value>: View {
    @Environment private var value: Value
    private let tell: (Value) -> Void
    init(keyPath: KeyPath<EnvironmentValues, Value>, tell: @escaping (Value) -> Void) {
      (_value, self.tell) = (Environment(keyPath), tell)
    }
    var body: some View {
      tell(value)
      return Color.clear
    }
  }

  @Test func `what a view sets reaches the views in it, and nothing is set by itself`() {
    #expect(read(\.badgeProminence) { $0 } == .standard)
    #expect(read(\.badgeProminence) { $0.badgeProminence(.increased) } == .increased)
    #expect(read(\.springLoadingBehavior) { $0 } == .automatic)
    #expect(read(\.springLoadingBehavior) { $0.springLoadingBehavior(.enabled) } == .enabled)
    #expect(read(\.menuOrder) { $0 } == .automatic)
    #expect(read(\.menuOrder) { $0.menuOrder(.fixed) } == .fixed)
    #expect(read(\.contentTransitionAddsDrawingGroup) { $0 } == false)
    #expect(
      read(\.contentTransitionAddsDrawingGroup) {
        $0.environment(\.contentTransitionAddsDrawingGroup, true)
      } == true)
  }

  @Test func `a widget has no quick actions and takes nothing back`() {
    #expect(read(\.accessibilityQuickActionsEnabled) { $0 } == false)
    #expect(read(\.undoManager) { $0 }??.canUndo == nil)
  }
}
