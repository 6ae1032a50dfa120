extension FindingTable {
  /// Findings about what a phone does with a push.
  package static let rules: [Row] =
    payloadRules + timeRules + decodingRules + startRules + lifeRules + deliveryRules + alertRules
    + lineRules
}
