import Drawing
import JSON
import LiveActivities
import Phone
import Testing

@testable import Simulator

@MainActor
@Suite("The island just after an activity appeared")
struct FreshIslandTests {
  @Test func `stands wider, says that this is a guess, and settles by itself`() throws {
    let phone = try TestPhone(demoApps: ["match"])
    #expect(phone.ask("POST", "/islet/activities", ["app": "match"]).status == 201)
    phone.simulator.settle()
    func island() -> (width: Double, guesses: Int) {
      let (scene, _) = phone.simulator.scene(.init(place: .home, pixel: 0))
      let places = scene.picture.placements
      let left = places.first { $0.slot == .compactLeading }?.room.minX ?? 0
      let right = places.first { $0.slot == .compactTrailing }?.room.maxX ?? 0
      return (right - left, places.count { $0.guess != nil })
    }
    phone.simulator.send(.person(.goHome))
    let fresh = island()
    #expect(fresh.guesses == 2)
    phone.time.real += Guess.freshSeconds - 0.1
    #expect(island() == fresh)
    phone.time.real += 0.2
    let settled = island()
    #expect(settled.guesses == 0)
    #expect(abs(fresh.width - settled.width - 2 * Guess.freshSpread) < 0.7)
  }

  @Test func `nobody looks for a fresh activity once the newest is old, until one starts`() throws {
    let phone = try TestPhone(demoApps: ["match"])
    #expect(phone.ask("POST", "/islet/activities", ["app": "match"]).status == 201)
    phone.simulator.send(.person(.goHome))
    phone.simulator.settle()
    let first = try #require(phone.simulator.phone.activities.first)
    #expect(phone.simulator.freshUntil == first.startedAt + Guess.freshSeconds)
    phone.time.real += 3600
    phone.push(goals: 1...1, to: first)
    phone.simulator.settle()
    #expect(phone.simulator.freshUntil == nil)
    #expect(phone.ask("POST", "/islet/activities", ["app": "match"]).status == 201)
    phone.simulator.send(.person(.goHome))
    phone.simulator.settle()
    #expect(phone.simulator.activityTimes.newestStart == phone.simulator.now)
    #expect(phone.simulator.freshUntil != nil)
  }

  @Test func `the end of the wider stand is a moment for which the loop wakes, and no other`()
    throws
  {
    let phone = try TestPhone(demoApps: ["match"])
    #expect(phone.ask("POST", "/islet/activities", ["app": "match"]).status == 201)
    phone.simulator.send(.person(.goHome))
    phone.simulator.settle()
    let due = try #require(phone.simulator.timer?.due)
    let started = try #require(phone.simulator.phone.activities.first?.startedAt)
    #expect(abs(due - started - Guess.freshSeconds) < 0.01)
    phone.time.real += Guess.freshSeconds + 1
    phone.simulator.arm()
    #expect((phone.simulator.timer?.due ?? .infinity) > due)
  }
}
