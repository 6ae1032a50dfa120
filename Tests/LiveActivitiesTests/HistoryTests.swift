import Goldens
import Testing

@testable import LiveActivities

@Suite("What is over", .computesLong)
struct HistoryTests {
  @Test func `leaves nothing behind that makes later events dearer`() {
    var stage = Stage()
    for number in 1...3000 {
      stage.request("a\(number)", stale: stage.time + 10)
      stage.wait(1)
      stage.update(number, "", to: "a\(number)")
      stage.send(.person(.swipe(activity: "a\(number)")))
      stage.effects = []
    }
    let phone = stage.phone
    #expect(phone.activities.isEmpty)
    #expect(phone.slots.count == 1)
    #expect(phone.deadlines.first == nil)
    #expect(phone.jobs.isEmpty && phone.startAlerts.isEmpty && phone.slotsByToken.count == 0)
    #expect(phone.apps.allSatisfy { $0.running.first == nil && $0.activityCount == 0 })
    #expect(phone.records.count <= PushLog.countLimit)
  }

  @Test func `dead tokens are forgotten in the end, the newest ones known`() {
    var stage = Stage()
    stage.request()
    let first = stage.activity?.token ?? ""
    for _ in 0..<SimulatedPhone.deadTokenLimit * 2 + 10 {
      _ = stage.phone.handle(.rotate(.activity(id: "final")), at: stage.time)
    }
    let current = stage.activity?.token ?? ""
    stage.send(.rotate(.activity(id: "final")))
    #expect(stage.phone.standing(of: first) == .unknown)
    #expect(
      stage.phone.standing(of: current)
        == .dead(.activity, bundle: Stage.bundle, since: stage.time))
    #expect(stage.phone.tokenEntries.count <= SimulatedPhone.deadTokenLimit * 2 + 10)
  }

  @Test func `a body that the log has dropped is given back`() {
    var log = PushLog()
    let body = [UInt8](repeating: 0x20, count: 1 << 20)
    for number in 1...20 {
      let arrival = PushArrival(Push(target: .token(""), carrier: .udp, body: body))
      #expect(log.append(arrival, at: 0) == number)
    }
    #expect(log.records.map(\.number) == [17, 18, 19, 20])
    #expect(log[17]?.number == 17 && log[20]?.number == 20)
    for number in [.min, -1, 0, 16, 21, .max] {
      #expect(log[number] == nil && PushLog()[number] == nil, "\(number)")
    }
  }

  @Test func `what the gateway says of pushes counts as their bodies do, and is cut`() {
    var log = PushLog()
    let long = String(repeating: "x", count: 100_000)
    let remark = GatewayRemark(reason: "Other", status: 400, detail: long, fix: long)
    #expect(remark.detail.count == 2001 && remark.fix.count == 2001)
    let push = Push(
      target: .token("ab"), carrier: .fcm, body: [],
      remarks: [GatewayRemark](repeating: remark, count: 10))
    for _ in 0..<500 { _ = log.append(PushArrival(push), at: 0) }
    // Each counts 40,060 bytes.
    #expect(log.records.count == PushLog.sizeLimit / 40_060)
  }
}
