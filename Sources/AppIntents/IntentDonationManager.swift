/// Tells the system what a person did; nobody listens here.
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()
  /// Tells that an intent was performed.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
  /// Tells that an intent was performed.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
  /// Takes back what was told.
  public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws {}
}

/// Which of the things that were told are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  /// Returns what was told of intents of a type.
  public static func intentType(_ type: (some AppIntent).Type) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }
}
