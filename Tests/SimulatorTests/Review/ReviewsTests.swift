import Findings
import Phone
import Testing

@testable import Simulator

@Suite struct ReviewsTests {
  private let small = DeviceModel.all[0]
  private let large = DeviceModel.all[1]

  @Test func `what is said of an app on one device says nothing of another device or app`() {
    var reviews = Reviews()
    reviews["a", on: small] = []
    #expect(reviews["a", on: small] == [])
    #expect(reviews["a", on: large] == nil)
    #expect(reviews["b", on: small] == nil)
  }

  @Test func `a new build of an app makes what was said of it void, on every device`() {
    var reviews = Reviews()
    let finding = Finding("check-size")
    for device in [small, large] {
      for bundle in ["a", "b"] { reviews[bundle, on: device] = [finding] }
    }
    reviews.forget(bundle: "a")
    for device in [small, large] {
      #expect(reviews["a", on: device] == nil)
      #expect(reviews["b", on: device] == [finding])
    }
  }
}
