import Findings
import JSON

/// The headers of a push that came by another way than APNs' own, as texts; nil where there is none.
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
  ///   - takes: whether what the push is for takes a push type; nil: one that is none.
  func faults(documentedNames: Bool = false, takes: (PushType?) -> Bool) -> [Refusal] {
    var faults: [Refusal] = []
    func shown(_ text: String) -> String { "it is \(JSONValue.quoted(text, limit: 60))" }
    if let apnsID, !HeaderSyntax.isUUID(Array(apnsID.utf8)) {
      faults.append(Refusal(.badMessageId, shown(apnsID)))
    }
    if let expiration {
      let bytes = Array(expiration.utf8)
      if HeaderSyntax.expiration(bytes) == nil {
        let fault = HeaderSyntax.expirationFault(bytes, shown: shown(expiration))
        faults.append(Refusal(.badExpirationDate, fault.detail, fix: fault.fix))
      }
    }
    if let priority, HeaderSyntax.priority(Array(priority.utf8)) == nil {
      faults.append(
        Refusal(.badPriority, Int(priority) == nil ? shown(priority) : "it is \(priority)"))
    }
    if let collapseID, !HeaderSyntax.isCollapseID(Array(collapseID.utf8)) {
      faults.append(
        HeaderSyntax.collapseIDFault(collapseID.utf8.count, documentedNames: documentedNames))
    }
    if let pushType, !takes(PushType.named(Array(pushType.utf8))) {
      faults.append(Refusal(.invalidPushType, shown(pushType)))
    }
    if let topic, !HeaderSyntax.isTopic(Array(topic.utf8)) {
      faults.append(Refusal(.badTopic, shown(topic)))
    }
    return faults
  }
}
