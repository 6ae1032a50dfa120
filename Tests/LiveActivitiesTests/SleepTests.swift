import Testing

@testable import LiveActivities

@Suite("When the screen sleeps and wakes")
struct SleepTests {
  private let alert = #","alert":{"title":"Goal","body":"1-0","sound":"default"}"#

  /// A phone at which nobody looks.
  private func unseen() -> Stage {
    var stage = Stage()
    stage.send(.set(.trait("attention", .flag(false))))
    return stage
  }

  @Test func `a Lock Screen that a person has woken stays lit while they look`() {
    var stage = Stage()
    stage.send(.person(.lock))
    stage.send(.person(.wake))
    stage.wait(3600)
    #expect(stage.phone.device.screen == .lockScreen)
    stage.send(.set(.trait("attention", .flag(false))))
    stage.wait(10)
    #expect(stage.phone.device.screen == .asleep)
  }

  @Test func `a phone without Face ID does not see them look, and sleeps after the usual time`() {
    var stage = Stage()
    stage.send(.person(.lock))
    stage.send(.person(.wake))
    stage.send(.set(.trait("hasFaceID", .flag(false))))
    stage.wait(9)
    #expect(stage.phone.device.screen == .lockScreen)
    stage.wait(1)
    #expect(stage.phone.device.screen == .asleep)
    stage.send(.set(.trait("lockScreenSleep", .number(0))))
    stage.send(.person(.wake))
    stage.wait(3600)
    #expect(stage.phone.device.screen == .lockScreen)
  }

  @Test func `one that nobody looks at sleeps after ten seconds in which nobody touches it`() {
    var stage = unseen()
    stage.send(.person(.lock))
    stage.send(.person(.wake))
    stage.wait(9)
    #expect(stage.phone.device.screen == .lockScreen)
    stage.wait(1)
    #expect(stage.phone.device.screen == .asleep)
    #expect(stage.phone.device.sleptAt == stage.time)
  }

  @Test func `a touch has it wait anew, and 0 seconds have it stay lit`() {
    var stage = unseen()
    stage.send(.person(.lock))
    stage.send(.person(.wake))
    stage.wait(9)
    stage.send(.person(.collapse))
    stage.wait(9)
    #expect(stage.phone.device.screen == .lockScreen)
    stage.send(.set(.trait("lockScreenSleep", .number(0))))
    stage.wait(3600)
    #expect(stage.phone.device.screen == .lockScreen)
    #expect(stage.phone.nextDeadline == nil)
  }

  @Test func `after an alert the phone sleeps again as it did, and stays unlocked when it was`() {
    var stage = Stage()
    stage.request()
    stage.send(.person(.lock))
    stage.wait(1)
    stage.update(1, alert)
    #expect(stage.phone.device.screen == .lockScreen)
    #expect(stage.phone.nextDeadline?.kind == .sleep)
    stage.wait(9)
    stage.update(2, alert)
    stage.wait(9)
    #expect(stage.phone.device.screen == .lockScreen)
    stage.wait(1)
    #expect(stage.phone.device.screen == .asleep)
    stage.send(.person(.unlock))
    stage.wait(1)
    stage.update(3, alert)
    stage.wait(60)
    #expect(stage.phone.device.screen == .unlocked)
  }

  @Test func `an unlocked phone locks by itself only where Auto-Lock is set`() {
    var stage = Stage()
    stage.request(style: .transient)
    stage.send(.person(.goHome))
    stage.wait(3600)
    #expect(stage.phone.device.screen == .unlocked)
    stage.send(.set(.trait("autoLock", .number(30))))
    stage.wait(30)
    #expect(stage.phone.device.screen == .asleep)
  }

  @Test func `a clock that is set back takes the moment of sleep along`() {
    var stage = unseen()
    stage.send(.person(.lock))
    stage.send(.person(.wake))
    stage.send(.clock(.set(to: Stage.start - 1000)))
    #expect(stage.phone.device.sleepsAt == Stage.start - 990)
  }
}
