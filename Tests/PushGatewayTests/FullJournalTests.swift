import CLinux
import EventLoop
import JSON
import LiveActivities
import Testing

@testable import PushGateway

/// What whoever pushes is told while the journal cannot keep what they push.
@MainActor
@Suite("What cannot be kept is answered 503, by whatever it comes")
struct FullJournalTests {
  /// When the journal fails: before a push is taken, or when the push is written before it happens.
  enum Failure: String, CaseIterable { case none, before, after }

  private func bench(_ failure: Failure) throws -> GatewayBench {
    let bench = try GatewayBench()
    bench.receiver.keepsPushes = failure != .before
    bench.receiver.hasKeptLast = failure != .after
    return bench
  }

  @Test(arguments: Failure.allCases)
  func `a push, a broadcast and a new channel`(failure: Failure) throws {
    let bench = try bench(.none)
    let client = bench.connectHTTP2()
    let creation = SamplePush.creation
    let channel = try #require(
      client.request(creation.http2, body: creation.body)?["apns-channel-id"])
    bench.receiver.keepsPushes = failure != .before
    bench.receiver.hasKeptLast = failure != .after
    let push = SamplePush()
    let broadcast = SamplePush.broadcast(channel)
    for sample in [push, broadcast, creation] {
      let answer = try #require(client.request(sample.http2, body: sample.body))
      let good = sample.path == creation.path ? 201 : 200
      #expect(answer.status == (failure == .none ? good : 503), "\(sample.path)")
      #expect(answer.reason == (failure == .none ? nil : "ServiceUnavailable"), "\(sample.path)")
      if failure != .none { #expect(answer["apns-channel-id"] == nil) }
    }
    // Who only reads is answered all the same, once the push is refused or not.
    let list = creation.with(body: nil).with(method: "GET")
      .with(path: "/1/apps/\(MemoryReceiver.bundle)/all-channels")
    if failure == .after { #expect(client.request(list.http2)?.status == 200) }
  }

  @Test(arguments: Failure.allCases)
  func `a message of Firebase, for an activity and for a device`(failure: Failure) throws {
    let bench = try bench(failure)
    let notification = #"{"message":{"token":"abc","notification":{"title":"Goal"}}}"#
    let answers = [bench.ask(SampleMessage()), bench.ask(SampleMessage().with(body: notification))]
    for answer in answers {
      #expect(answer?.status == (failure == .none ? 200 : 503), "\(answer?.body ?? "none")")
      let status = answer?.json["error"]?["status"]
      #expect(status == (failure == .none ? nil : "UNAVAILABLE"))
    }
  }

  @Test(arguments: Failure.allCases)
  func `a datagram`(failure: Failure) throws {
    let bench = try bench(failure)
    let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    defer { CLinux.close(descriptor) }
    _ = SocketAddress("127.0.0.1", port: bench.gateway.port)?.withPointer {
      islet_connect(descriptor, $0, $1)
    }
    let body = Array(#"{"token":"\#(MemoryReceiver.token)","aps":{}}"#.utf8)
    CLinux.send(descriptor, body, body.count, 0)
    var bytes = [UInt8](repeating: 0, count: 2048)
    var count = -1
    #expect(
      bench.pump {
        count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
        return count > 0
      })
    let answer = try JSONValue(parsing: bytes[..<max(0, count)])
    #expect(answer["status"]?.int == (failure == .none ? 200 : 503))
    #expect(answer["reason"]?.string == (failure == .none ? nil : "ServiceUnavailable"))
    #expect(answer["push"] == 1)
  }
}
