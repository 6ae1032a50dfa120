import JSON
import LiveActivities
import Phone
import Testing

@testable import Simulator

@MainActor
@Suite("A notification on an unlocked phone")
struct NotificationBannerTests {
  private func notify(_ phone: TestPhone, _ title: String) {
    let token = phone.simulator.phone.token(.device(bundle: TestPhone.bundle))
    let body: JSONValue = ["aps": ["alert": ["title": .string(title), "body": "It is on."]]]
    phone.simulator.receive(
      Push(
        target: .token(token ?? ""), carrier: .http2,
        headers: PushHeaders(topic: TestPhone.bundle, pushType: "alert"),
        body: Array(body.compact.utf8)), status: 200, reason: nil)
    phone.simulator.settle()
  }

  private func titles(_ phone: TestPhone) -> [String] {
    phone.simulator.scene(.init(pixel: 1)).0.notifications.map(\.title)
  }

  @Test func `stands at its top as long as banners stay, and the loop wakes for its end`() throws {
    let phone = try TestPhone(demoApps: ["match"])
    phone.simulator.send(.person(.goHome))
    notify(phone, "Goal")
    #expect(titles(phone) == ["Goal"])
    let stays = phone.simulator.phone.traits.alertDuration
    let due = try #require(phone.simulator.timer?.due)
    #expect(abs(due - phone.time.real - stays) < 0.01)
    phone.time.real += stays - 0.1
    #expect(titles(phone) == ["Goal"])
    phone.time.real += 0.2
    #expect(titles(phone).isEmpty)
  }

  @Test func `is not shown by the system over the app itself, nor when it came before`() throws {
    let phone = try TestPhone(demoApps: ["match"])
    phone.simulator.send(.person(.open(bundle: TestPhone.bundle)))
    notify(phone, "In front")
    #expect(titles(phone).isEmpty)
    phone.simulator.send(.person(.lock))
    notify(phone, "Locked")
    #expect(titles(phone) == ["Locked", "In front"])
    phone.simulator.send(.person(.unlock))
    phone.simulator.send(.person(.goHome))
    #expect(titles(phone).isEmpty)
  }
}
