import Findings
import LiveActivities

@testable import PushGateway

extension Provocation {
  /// Reasons that other tests provoke: GOAWAY, client certificates over TLS.
  static let elsewhere: [PushReason: String] = [
    .idleTimeout: "an idle connection is told IdleTimeout",
    .badCertificate: "a certificate that has run out is BadCertificate",
    .badCertificateEnvironment:
      "a certificate of the other environment is told so in a GOAWAY; lenience remarks",
  ]

  static let all: [Provocation] = device + credentials + broadcast

  private static let device: [Provocation] = [
    .init(.badCollapseId) { _ in
      [SamplePush().setting("apns-collapse-id", String(repeating: "é", count: 33))]
    }
    .configured("documented names") { $0.documentedNames = true },
    .init(.invalidCollapseId) { _ in
      [SamplePush().setting("apns-collapse-id", String(repeating: "x", count: 65))]
    },
    .init(.badDeviceToken) { _ in
      [SamplePush(path: "/3/device/" + String(repeating: "0", count: 64))]
    },
    .init(.badDeviceToken) { _ in [SamplePush(path: "/3/device/" + MemoryReceiver.token + "0")] },
    .init(.badDeviceToken) { _ in [SamplePush(path: "/3/device/token")] },
    .init(.badExpirationDate) { _ in [SamplePush().setting("apns-expiration", "tomorrow")] },
    .init(.badExpirationDate) { _ in [SamplePush().setting("apns-expiration", "-1")] },
    .init(.badMessageId) { _ in [SamplePush().setting("apns-id", "42")] },
    .init(.badPriority) { _ in [SamplePush().setting("apns-priority", "9")] },
    .init(.badPriority) { _ in [SamplePush().setting("apns-priority", "high")] },
    .init(.badTopic) { _ in [SamplePush().setting("apns-topic", "com.example/match")] },
    .init(.badTopic) { _ in [SamplePush().setting("apns-topic", "")] },
    .init(.deviceTokenNotForTopic) { _ in
      [SamplePush().setting("apns-topic", MemoryReceiver.bundle)]
    },
    .init(.deviceTokenNotForTopic) { _ in
      [SamplePush().setting("apns-topic", "com.example.other.push-type.liveactivity")]
    },
    .init(.duplicateHeaders) { _ in [SamplePush().adding("apns-topic", MemoryReceiver.topic)] },
    .init(.invalidPushType) { _ in [SamplePush().setting("apns-push-type", "livelyactivity")] },
    .init(.missingDeviceToken) { _ in [SamplePush(path: "/3/device/")] },
    .init(.missingTopic) { _ in [SamplePush().removing("apns-topic")] },
    .init(.payloadEmpty) { _ in [SamplePush().with(body: nil)] },
    .init(.payloadEmpty) { _ in [SamplePush().with(body: [])] },
    .init(.payloadTooLarge) { _ in
      [SamplePush().with(body: [UInt8](repeating: 0x20, count: 4097))]
    },
    .init(.payloadTooLarge) { _ in
      [SamplePush().with(body: [UInt8](repeating: 0x20, count: 40_000))]
    },
    .init(.badPath) { _ in [SamplePush(path: "/5/device/x")] },
    .init(.methodNotAllowed) { _ in [SamplePush(method: "GET", body: nil)] },
    .init(.unregistered) { _ in [SamplePush(path: "/3/device/" + MemoryReceiver.deadToken)] },
    .init(.tooManyRequests) { _ in
      [SamplePush(), SamplePush(), SamplePush()]
    }
    .configured("two a second are allowed") { $0.pushesPerTokenAndSecond = 2 },
    .init(.internalServerError) { bench in
      bench.gateway.outage = .internalServerError
      return [SamplePush()]
    }
    .configured("the gateway was told to"),
    .init(.serviceUnavailable) { bench in
      bench.gateway.outage = .serviceUnavailable
      return [SamplePush()]
    }
    .configured("the gateway was told to"),
    // No token of a simulated phone expires by age: it comes only when it is asked for.
    .init(.expiredToken) { bench in
      bench.gateway.outage = .expiredToken
      return [SamplePush()]
    }
    .configured("the gateway was told to"),
    .init(.shutdown) { bench in
      bench.gateway.outage = .shutdown
      return [SamplePush()]
    }
    .configured("the gateway was told to"),
  ]

  private static func bearer(_ token: SampleToken) -> SamplePush {
    SamplePush().setting("authorization", "bearer " + token.text)
  }

  private static let credentials: [Provocation] = [
    .init(.missingProviderToken) { _ in [SamplePush().removing("authorization")] },
    .init(.missingProviderToken) { _ in [SamplePush().setting("authorization", "basic eDp5")] },
    .init(.missingProviderToken) { _ in [SamplePush().setting("authorization", "bearer ")] },
    .init(.invalidProviderToken) { _ in [SamplePush().setting("authorization", "bearer x.y.z")] },
    .init(.invalidProviderToken) { _ in [bearer(SampleToken(algorithm: "HS256"))] },
    .init(.invalidProviderToken) { _ in [bearer(SampleToken(key: "short"))] },
    .init(.invalidProviderToken) { _ in [bearer(SampleToken(issuedAt: "null"))] },
    .init(.invalidProviderToken) { _ in
      [bearer(SampleToken(issuedAt: "\(Int(GatewayBench.now) + 3700)"))]
    },
    .init(.invalidProviderToken) { _ in [SamplePush(), bearer(SampleToken(team: "TEAM999999"))] },
    .init(.invalidProviderToken) { _ in
      [bearer(SampleToken(key: SampleKeys.first.id))]
    }
    .configured("the signature is nobody's") { $0.keys = [try SampleKeys.first.key()] },
    .init(.invalidProviderToken) { _ in
      [SamplePush()]
    }
    .configured("other keys are registered") { $0.keys = [try SampleKeys.first.key()] },
    .init(.expiredProviderToken) { _ in
      [bearer(SampleToken(issuedAt: "\(Int(GatewayBench.now) - 3601)"))]
    },
    .init(.unrelatedKeyIdInToken) { _ in [SamplePush(), bearer(SampleToken(key: "KEY7654321"))] },
    .init(.badEnvironmentKeyInToken) { _ in [SampleKeys.first.push()] }
      .configured("the key is for production") {
        $0.keys = [try SampleKeys.first.key(environment: .production)]
      },
    .init(.badEnvironmentKeyIdInToken) { _ in [SampleKeys.first.push()] }
      .configured("the key is for production; documented names") {
        $0.keys = [try SampleKeys.first.key(environment: .production)]
        $0.documentedNames = true
      },
    .init(.forbidden) { _ in [SampleKeys.first.push()] }
      .configured("the key is revoked") {
        $0.keys = [try SampleKeys.first.key()]
        $0.keys[0].isRevoked = true
      },
    .init(.topicDisallowed) { _ in [SampleKeys.first.push()] }
      .configured("the key is for another app") {
        $0.keys = [try SampleKeys.first.key(bundles: ["com.other"])]
      },
    .init(.tooManyProviderTokenUpdates) { _ in
      [SamplePush(), bearer(SampleToken(issuedAt: "\(Int(GatewayBench.now) - 30)"))]
    },
  ]

  private static func creation(_ body: String) -> SamplePush {
    SamplePush.creation.with(body: Array(body.utf8))
  }

  private static let broadcast: [Provocation] = [
    .init(.missingProviderToken) { _ in
      [SamplePush.creation.removing("authorization").with(method: "GET").with(body: nil)]
    },
    .init(.badPath) { _ in [SamplePush.creation.with(path: "/1/apps/com.example/chanels")] },
    .init(.methodNotAllowed) { _ in [SamplePush.broadcast("eA==").with(method: "PUT")] },
    .init(.topicDisallowed) { _ in
      [SamplePush.creation.with(path: "/1/apps/\(MemoryReceiver.topic)/channels")]
    },
    .init(.topicMismatch) { _ in [SampleKeys.first.signing(SamplePush.creation)] }
      .configured("the key is for another app") {
        $0.keys = [try SampleKeys.first.key(bundles: ["com.other"])]
      },
    .init(.featureNotEnabled) {
      _ in [SamplePush.creation]
    }
    .configured("broadcasts are off for the app") {
      $0.bundlesWithoutBroadcast = [MemoryReceiver.bundle]
    },
    .init(.badRequestPayload) { _ in [creation("no JSON")] },
    .init(.badRequestParams) { _ in
      [creation(#"{"message-storage-policy":1,"push-type":"LiveActivity","x":1}"#)]
    },
    .init(.missingPushType) { _ in [creation(#"{"message-storage-policy":1}"#)] },
    .init(.missingPushType) { bench in
      bench.receiver.channels["eA=="] = true
      return [SamplePush.broadcast("eA==").removing("apns-push-type")]
    },
    .init(.invalidPushType) { _ in
      [creation(#"{"message-storage-policy":1,"push-type":"alert"}"#)]
    },
    .init(.missingChannelQueueSize) { _ in [creation(#"{"push-type":"LiveActivity"}"#)] },
    .init(.cannotCreateChannelConfig) { bench in
      bench.receiver.largestNumberOfChannels = 1
      return [SamplePush.creation, SamplePush.creation]
    }
    .configured("one is allowed"),
    .init(.missingChannelId) { _ in [SamplePush.broadcast("").removing("apns-channel-id")] },
    .init(.badChannelId) { _ in [SamplePush.broadcast("not base64!")] },
    .init(.channelNotRegistered) { _ in
      [SamplePush.broadcast("eA==")]
    }
    .configured("the channel was never made"),
    .init(.badExpirationDate) { bench in
      bench.receiver.channels["eA=="] = false
      return [SamplePush.broadcast("eA==").setting("apns-expiration", "1800000000")]
    }
    .configured("the channel stores nothing"),
    .init(.badMessageId) { bench in
      bench.receiver.channels["eA=="] = false
      return [SamplePush.broadcast("eA==").setting("apns-request-id", "x")]
    },
    .init(.badPriority) { bench in
      bench.receiver.channels["eA=="] = false
      return [SamplePush.broadcast("eA==").setting("apns-priority", "0")]
    },
    .init(.payloadEmpty) { bench in
      bench.receiver.channels["eA=="] = false
      return [SamplePush.broadcast("eA==").with(body: nil)]
    },
    .init(.payloadTooLarge) { bench in
      bench.receiver.channels["eA=="] = false
      return [SamplePush.broadcast("eA==").with(body: [UInt8](repeating: 32, count: 5121))]
    },
  ]
}
