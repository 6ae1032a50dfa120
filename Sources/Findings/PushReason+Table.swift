extension PushReason {
  /// All reasons, one row each: the gateway's answers, the documentation and the tests come from here.
  ///
  /// Sources: `Apple` is a page of Apple's documentation; `observed` was seen from the real service by
  /// others; `mocks` is what test doubles of APNs do; `Islet` is a choice of ours where nothing is known.
  public static let rows: [Row] = [
    // 400: the request
    row(
      .badCollapseId, 400, .device, .rejects, "apns-collapse-id is longer than 64 bytes.",
      "Shorten it; bytes count, not characters.",
      "Apple documents this name, the service sends InvalidCollapseId; chosen with documentedNames"),
    row(
      .invalidCollapseId, 400, .device, .rejects, "apns-collapse-id is longer than 64 bytes.",
      "Shorten it; bytes count, not characters.", "observed"),
    row(
      .badDeviceToken, 400, .device, .rejects,
      "The device token is not known here: malformed, never issued, or of the other environment.",
      "Use a token of a running activity: islet lists them, and so does GET /islet/activities.",
      "Apple"),
    row(
      .badExpirationDate, 400, .both, .rejects,
      "apns-expiration is not a UNIX time in seconds, or not 0 on a channel that stores nothing.",
      "Send whole seconds since 1970, or 0.", "Apple"),
    row(
      .badMessageId, 400, .both, .rejects, "apns-id (or apns-request-id) is not a UUID.",
      "Send 32 hexadecimal digits in the form 8-4-4-4-12, or leave the header out.", "Apple"),
    row(
      .badPriority, 400, .both, .rejects, "apns-priority is none of 10, 5 and 1.",
      "Send 10 or 5 for a Live Activity.", "Apple"),
    row(
      .badTopic, 400, .device, .rejects, "apns-topic is not a bundle ID with a known ending.",
      "Send <bundle id>.push-type.liveactivity.", "Apple"),
    row(
      .deviceTokenNotForTopic, 400, .device, .rejects,
      "The device token was issued for another topic.",
      "Send the topic of the app that gave you the token, ending in .push-type.liveactivity.",
      "Apple; observed for a Live Activity's token with a bare bundle ID"),
    row(
      .duplicateHeaders, 400, .device, .rejects, "A header appears twice.",
      "Send each apns- header once.", "Apple"),
    row(
      .idleTimeout, 400, .device, .rejects, "Nothing was sent on the connection for too long.",
      "Open a new connection, or send a PING once an hour.",
      "Apple; sent as the reason of a GOAWAY, the time is unpublished (Islet: one hour)"),
    row(
      .invalidPushType, 400, .both, .rejects, "The push type is none that APNs takes here.",
      "Send liveactivity.", "Apple"),
    row(
      .missingDeviceToken, 400, .device, .rejects, "The path ends before the device token.",
      "Send to /3/device/<token>.", "Apple"),
    row(
      .missingTopic, 400, .device, .remarks, "apns-topic is missing.",
      "Send <bundle id>.push-type.liveactivity.", "Apple"),
    row(
      .payloadEmpty, 400, .both, .rejects, "The request has no body.",
      "Send the JSON payload as the body.", "Apple"),
    row(
      .topicDisallowed, 400, .both, .rejects,
      "The key or certificate may not push to this topic.",
      "Live Activities need a provider token (a certificate cannot push them); a broadcast's path "
        + "holds the bare bundle ID.",
      "Apple; observed for certificates"),
    row(
      .featureNotEnabled, 400, .broadcast, .rejects,
      "Broadcast capability is off for this bundle ID.",
      "Switch it on for the app's identifier on Apple's developer pages.", "Apple"),
    row(
      .missingChannelId, 400, .broadcast, .rejects, "apns-channel-id is missing.",
      "Send the id that creating the channel returned.", "Apple"),
    row(
      .badChannelId, 400, .broadcast, .rejects, "apns-channel-id is not base64, or too long.",
      "Send the id as it was returned, unchanged.", "Apple"),
    row(
      .channelNotRegistered, 400, .broadcast, .rejects, "There is no such channel here.",
      "Create the channel first: POST /1/apps/<bundle id>/channels.", "Apple"),
    row(
      .badRequestParams, 400, .broadcast, .rejects,
      "The request's JSON holds an attribute that APNs does not know.",
      "Send message-storage-policy and push-type, nothing else.", "Apple"),
    row(
      .badRequestPayload, 400, .broadcast, .rejects, "The request's body is not a JSON object.",
      "Send {\"message-storage-policy\": 1, \"push-type\": \"LiveActivity\"}.", "Apple"),
    row(
      .missingPushType, 400, .broadcast, .rejects, "The push type is missing.",
      "Send apns-push-type: liveactivity; in a new channel's body, push-type.", "Apple"),
    row(
      .cannotCreateChannelConfig, 400, .broadcast, .rejects,
      "The app has as many channels as it may have.",
      "Delete channels that nobody needs.", "Apple"),
    row(
      .missingChannelQueueSize, 400, .broadcast, .rejects,
      "message-storage-policy is missing, or is not 0 or 1.",
      "Send 0 (store nothing) or 1 (store the most recent message).", "observed"),
    // 403: who sends
    row(
      .badCertificate, 403, .both, .remarks, "The client certificate is not valid now.",
      "Renew the certificate, or use a provider token.", "Apple"),
    row(
      .badCertificateEnvironment, 403, .both, .remarks,
      "The client certificate is for the other environment.",
      "Connect to the environment that the certificate was made for.",
      "Apple; observed as the reason of a GOAWAY"),
    row(
      .expiredProviderToken, 403, .both, .remarks,
      "The provider token was issued more than an hour ago.",
      "Make a new token every 20 to 60 minutes.", "Apple"),
    row(
      .forbidden, 403, .device, .remarks, "The key was revoked.",
      "Use another key.",
      "Apple names no cause; Islet sends it for a key that is given as revoked"),
    row(
      .invalidProviderToken, 403, .both, .remarks,
      "The provider token is not valid: it cannot be read, its key or team is not known, or its "
        + "signature is wrong.",
      "Sign with ES256; kid is the 10-character key ID, iss the 10-character team ID, iat the time now "
        + "in seconds.", "Apple"),
    row(
      .missingProviderToken, 403, .both, .remarks,
      "There is neither a provider token nor a client certificate.",
      "Send authorization: bearer <token>.", "Apple"),
    row(
      .unrelatedKeyIdInToken, 403, .device, .remarks,
      "The provider token's key is not related to the key of this connection's first push.",
      "Open a connection for each key.", "Apple"),
    row(
      .badEnvironmentKeyIdInToken, 403, .device, .remarks,
      "The provider token's key is limited to the other environment.",
      "Use a key for this environment.", "Apple documents this name; chosen with documentedNames"),
    row(
      .badEnvironmentKeyInToken, 403, .device, .remarks,
      "The provider token's key is limited to the other environment.",
      "Use a key for this environment.", "observed by a client's author"),
    row(
      .topicMismatch, 403, .broadcast, .remarks,
      "The bundle ID in the path is not among those of the key or certificate.",
      "Use the key of the team that owns the app.", "Apple"),
    // 404, 405: where to
    row(
      .badPath, 404, .both, .rejects, "The path is none that APNs knows.",
      "Send to /3/device/<token>.", "Apple"),
    row(
      .methodNotAllowed, 405, .both, .rejects, "The method does not fit the path.",
      "Send a push with POST.", "Apple"),
    // 410: the token
    row(
      .expiredToken, 410, .device, .rejects, "The device token has expired.",
      "Stop sending to it; the app reports a new one.", "Apple"),
    row(
      .unregistered, 410, .device, .rejects, "The device token is no longer active for the topic.",
      "Stop sending to it: the activity is over, or its token has changed.", "Apple"),
    // 413, 429: how much
    row(
      .payloadTooLarge, 413, .both, .rejects,
      "The payload is larger than 4096 bytes (5120 for VoIP and broadcasts).",
      "Shorten the payload; attributes and state together may have 4 KB.", "Apple"),
    row(
      .tooManyProviderTokenUpdates, 429, .both, .remarks,
      "A new provider token came less than 20 minutes after the one before, on one connection.",
      "Use a token for 20 to 60 minutes.", "Apple"),
    row(
      .tooManyRequests, 429, .device, .rejects, "Too many pushes to one token in a row.",
      "Send fewer, and wait before trying again.",
      "Apple; the threshold is unpublished (Islet: off unless given)"),
    // 5xx: the service
    row(
      .internalServerError, 500, .both, .rejects, "The service failed.",
      "Try again in 15 minutes.", "Apple; Islet sends it only when told to"),
    row(
      .serviceUnavailable, 503, .both, .rejects, "The service is not available.",
      "Try again in 15 minutes.", "Apple; Islet sends it only when told to"),
    row(
      .shutdown, 503, .both, .rejects, "The server is shutting down.",
      "Connect again.", "Apple; also the reason of the GOAWAY"),
    // What no answer says.
    row(
      .carriedByHTTP1, 0, .islet, .remarks,
      "APNs speaks HTTP/2 only and would have closed this HTTP/1.1 connection.",
      "Use HTTP/2: over TLS (https://), or in clear from the first byte (curl --http2-prior-knowledge). The "
        + "upgrade that curl --http2 and Java's HttpClient ask for in clear is not taken.",
      "observed"),
    row(
      .carriedByUDP, 0, .islet, .remarks,
      "APNs takes no datagrams: this push came by UDP.",
      "Use HTTP/2 for what must work with APNs.", "Islet"),
  ]

  private static func row(
    _ reason: PushReason, _ status: Int, _ scope: Scope, _ leniency: Leniency, _ when: String,
    _ fix: String, _ source: String
  ) -> Row {
    Row(
      reason: reason, status: status, scope: scope, leniency: leniency, when: when, fix: fix,
      source: source)
  }
}
