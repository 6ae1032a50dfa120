import AEPMessagingLiveActivity
import CioLiveActivities_Attributes
import Foundation
import Testing

@Suite("Values of services' modules in payloads")
struct ServiceStandInTests {
  private func read<Value: Decodable>(_ type: Value.Type = Value.self, _ json: String) throws
    -> Value
  {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func `Customer.io's dates are whole seconds since 1970`() throws {
    let date = try read([EpochSecondsDate].self, "[1790000000]")
    #expect(date.first?.value == Date(timeIntervalSince1970: 1_790_000_000))
    #expect(try JSONEncoder().encode(date) == Data("[1790000000]".utf8))
    #expect(throws: DecodingError.self) { try read([EpochSecondsDate].self, "[1.5]") }
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(EpochSecondsDate(Date(timeIntervalSince1970: 1e30)))
    }
  }

  @Test func `Customer.io's own state has texts alone, and what a push adds`() throws {
    let state = try read(
      CIOCustomAttributes.ContentState.self,
      #"{"data": {"status": "sent"}, "cioMetadata": {"deepLink": "shop://1"}}"#)
    #expect(state.data["status"] == "sent")
    #expect(state.cioMetadata == CIOLiveActivityMetadata(deepLink: "shop://1"))
    #expect(throws: DecodingError.self) {
      try read(CIOCustomAttributes.ContentState.self, #"{"data": {"minutes": 3}}"#)
    }
  }

  @Test func `Adobe's data has the name of an activity or of a channel, and who started it`() throws
  {
    let data = try read(LiveActivityData.self, #"{"channelID": "final", "origin": "remote"}"#)
    #expect(data.channelID == "final" && data.liveActivityID == nil && data.origin == .remote)
    #expect(LiveActivityData(liveActivityID: "7").origin == .local)
  }
}
