import LiveActivities
import Testing

@testable import Simulator

@MainActor
@Suite("Where a started activity leaves the phone")
struct LeavingTests {
  @Test func `an app that starts one on a sleeping phone is not in front once it is unlocked`()
    throws
  {
    let phone = try TestPhone()
    phone.simulator.send(.person(.lock))
    _ = try phone.start()
    #expect(phone.simulator.phone.device.screen == .asleep)
    phone.simulator.send(.person(.unlock))
    #expect(phone.simulator.phone.device.foreground == nil)
  }

  @Test func `StandBy goes on with what filled its screen`() throws {
    let phone = try TestPhone()
    let id = try phone.start().id
    phone.simulator.send(.person(.standBy))
    phone.simulator.send(.person(.show(activity: id)))
    _ = try phone.start()
    #expect(phone.simulator.place == .standBy(opened: id))
  }
}
