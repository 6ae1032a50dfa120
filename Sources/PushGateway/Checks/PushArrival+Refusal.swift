import LiveActivities

extension PushArrival {
  /// Returns the push as APNs refuses it for one of its headers; nil where it takes all of them. For pushes that no
  /// gateway has looked at, as those of scenarios.
  ///
  /// - Parameters:
  ///   - documentedNames: whether reasons have the names of Apple's documentation.
  ///   - owner: what its token is and whose; nil: it has none that works.
  ///   - storesLatest: whether its channel stores its latest message; nil: there is no such channel.
  public func refusedForHeaders(
    documentedNames: Bool, owner: (kind: TokenStanding.Kind, bundle: String)?,
    storesLatest: Bool?
  ) -> PushArrival? {
    guard status == 200 else { return nil }
    let texts = HeaderTexts(push)
    let faults =
      push.isBroadcast
      ? texts.broadcastFaults(storesLatest: storesLatest)
      : texts.faults(
        documentedNames: documentedNames, owner: owner, body: push.envelope)
    return faults.first.map { refused(for: $0.reason, $0.detail, fix: $0.fix) }
  }
}
