import ActivityKit
import SwiftUI

@main
struct FerryApp: App {
  var body: some Scene {
    WindowGroup { Button("Board", action: board) }
  }

  private func board() {
    let shared = UserDefaults(suiteName: "group.com.example.ferry")
    shared?.set("Harbour", forKey: "stop")
    _ = try? Activity.request(
      attributes: FerryAttributes(line: "4"),
      content: .init(state: .init(minutes: 6, berth: "B"), staleDate: .now + 900), pushType: .token)
  }
}
