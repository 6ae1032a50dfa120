import Findings
import JSON
import LiveActivities

/// The headers of a push as texts; nil where there is none. What `DevicePush` judges on the way of a good push stands
/// here once more, for pushes that came by another way than APNs' own.
struct HeaderTexts {
  var apnsID: String?
  var expiration: String?
  var priority: String?
  var collapseID: String?
  var pushType: String?
  var topic: String?

  /// Returns what APNs does not take of them, in the order in which `DevicePush` looks at them.
  ///
  /// - Parameters:
  ///   - documentedNames: whether reasons have the names of Apple's documentation.
  ///   - owner: what the push's token is and whose; nil: that is not known.
  ///   - body: the payload, which tells what a misspelt type was to be.
  func faults(
    documentedNames: Bool, owner: (kind: TokenStanding.Kind, bundle: String)?, body: Envelope
  ) -> [Refusal] {
    var faults = [idFault, expirationFault, priorityFault].compactMap { $0 }
    if let collapseID, !HeaderSyntax.isCollapseID(Array(collapseID.utf8)) {
      faults.append(
        HeaderSyntax.collapseIDFault(collapseID.utf8.count, documentedNames: documentedNames))
    }
    if let pushType, PushType.named(Array(pushType.utf8)) == nil {
      faults.append(
        Refusal(
          .invalidPushType, shown(pushType), fix: PushType.fix(for: pushType, to: owner, body)))
    }
    if let topic, !HeaderSyntax.isTopic(Array(topic.utf8)) {
      let fix = owner.map {
        $0.kind.misfit(of: body, bundle: $0.bundle)
          ?? $0.kind.topicFix(bundle: $0.bundle, pushType: pushType)
      }
      faults.append(Refusal(.badTopic, shown(topic), fix: fix ?? ""))
    }
    return faults
  }

  /// Returns what APNs does not take of those of a message to a channel, in its order: it reads neither a topic nor a
  /// collapse id.
  ///
  /// - Parameter storesLatest: whether the channel stores its latest message; nil: that is not known.
  func broadcastFaults(storesLatest: Bool?) -> [Refusal] {
    let type = pushType.flatMap {
      $0.lowercased() == PushType.liveactivity.rawValue
        ? nil : Refusal(.invalidPushType, shown($0))
    }
    let unstored =
      storesLatest == false
        && expiration.map { HeaderSyntax.expiration(Array($0.utf8)) != 0 } ?? false
      ? Refusal(
        .badExpirationDate, "the channel stores nothing",
        fix: "Send 0, or use a channel with message-storage-policy 1.") : nil
    return [idFault, type, priorityFault, expirationFault ?? unstored].compactMap { $0 }
  }

  private func shown(_ text: String) -> String { "it is \(JSONValue.quoted(text, limit: 60))" }

  private var idFault: Refusal? {
    apnsID.flatMap {
      HeaderSyntax.isUUID(Array($0.utf8)) ? nil : Refusal(.badMessageId, shown($0))
    }
  }

  private var priorityFault: Refusal? {
    guard let priority, HeaderSyntax.priority(Array(priority.utf8)) == nil else { return nil }
    return Refusal(.badPriority, Int(priority) == nil ? shown(priority) : "it is \(priority)")
  }

  private var expirationFault: Refusal? {
    guard let expiration, HeaderSyntax.expiration(Array(expiration.utf8)) == nil else { return nil }
    let fault = HeaderSyntax.expirationFault(
      Array(expiration.utf8), shown: shown(expiration))
    return Refusal(.badExpirationDate, fault.detail, fix: fault.fix)
  }
}

extension HeaderTexts {
  /// Creates the texts of a push's headers; those that are no numbers as they came.
  init(_ push: Push) {
    let headers = push.headers
    self.init(
      apnsID: headers.apnsID, expiration: push.expirationText, priority: push.priorityText,
      collapseID: headers.collapseID, pushType: headers.pushType, topic: headers.topic)
  }
}
