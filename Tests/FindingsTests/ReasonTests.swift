import Testing

@testable import Findings

@Suite("Reasons that APNs and FCM answer with")
struct ReasonTests {
  @Test func `each reason has a row of its own`() {
    #expect(PushReason.allCases.allSatisfy { $0.row.reason == $0 })
    #expect(FCMReason.allCases.allSatisfy { $0.row.reason == $0 })
  }

  @Test(
    arguments: [
      (.badDeviceToken, "apns-bad-device-token"),
      (.missingProviderToken, "apns-missing-provider-token"),
      (.carriedByHTTP1, "apns-carried-by-http1"),
    ] as [(PushReason, FindingID)])
  func `a rule is named after its reason, a run of capitals being one word`(
    reason: PushReason, id: FindingID
  ) { #expect(reason.findingID == id) }

  @Test(arguments: FCMReason.allCases)
  func `FCM's status goes with its canonical word, as Google's errors do`(reason: FCMReason) {
    let statuses = [
      "INVALID_ARGUMENT": 400, "UNAUTHENTICATED": 401, "PERMISSION_DENIED": 403, "NOT_FOUND": 404,
      "RESOURCE_EXHAUSTED": 429, "INTERNAL": 500, "UNAVAILABLE": 503,
    ]
    #expect(statuses[reason.row.canonical] == reason.row.status, "\(reason.row.canonical)")
  }

  @Test func `a finding says which answer it is, and whether it was given`() {
    let refused = FCMReason.unregistered.finding(isForgiven: false)
    #expect(refused.sentence == "FCM answers 404 NOT_FOUND: Requested entity was not found.")
    #expect(refused.severity == .error && refused.id == "fcm-unregistered")
    let taken = FCMReason.quotaExceeded.finding(detail: "too many", fix: "wait", isForgiven: true)
    #expect(taken.sentence == "FCM would have answered 429 RESOURCE_EXHAUSTED: too many")
    #expect(taken.severity == .info && taken.fix == "wait")
  }
}
