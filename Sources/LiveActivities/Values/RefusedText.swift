import JSON

/// What a refused request said that no other member of a push holds.
public struct RefusedText: Hashable, Sendable, Codable {
  /// Its method; nil where it was POST.
  public var method: String?
  /// Its path; nil where it follows from whom the push is for.
  public var path: String?
  /// `apns-priority`, where it was no priority.
  public var priority: String?
  /// `apns-expiration`, where it was no time.
  public var expiration: String?
  /// `apns-channel-id`, where it was no channel's id or the path no app's.
  public var channelID: String?
  /// The first reason to refuse it that no push keeps: its credentials, a header that it lacks or has twice.
  public var otherwise: String?

  /// Returns nil where there is nothing to keep.
  public init?(
    method: String? = nil, path: String? = nil, priority: String? = nil, expiration: String? = nil,
    channelID: String? = nil, otherwise: String? = nil
  ) {
    let texts = [method, path, priority, expiration, channelID, otherwise]
    if texts.allSatisfy({ $0 == nil }) { return nil }
    (self.method, self.path) = (method, path)
    (self.priority, self.expiration) = (priority, expiration)
    (self.channelID, self.otherwise) = (channelID, otherwise)
  }

  /// The same once the next reason was given; nil where nothing else is to be kept.
  public var withoutNext: RefusedText? {
    RefusedText(
      method: method, path: path, priority: priority, expiration: expiration, channelID: channelID)
  }
}

extension Push {
  /// Its priority as it came; nil where it has none.
  public var priorityText: String? {
    headers.priority.map { "\($0)" } ?? refusedText?.priority
  }

  /// Its expiration as it came; nil where it has none.
  public var expirationText: String? {
    headers.expiration.map { JSONValue.double($0).compact } ?? refusedText?.expiration
  }

  /// Whether nothing says whom it is for although it had to: APNs has no push without a token or a channel, and
  /// Firebase none for a Live Activity.
  public var lacksTarget: Bool {
    guard case .app = target else { return false }
    switch carrier {
    case .http2TLS, .http2, .http1TLS, .http1: return true
    case .fcm: return refusedText?.path != nil || envelope.isLiveActivity
    case .udp, .scenario, .terminal: return false
    }
  }
}
