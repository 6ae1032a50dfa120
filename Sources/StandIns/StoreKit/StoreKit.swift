@_exported import FoundationGaps

// No shop is asked: there is nothing to buy and nothing has been bought, as on a device whose account
// has never bought anything.

/// Something an app sells.
public struct Product: Identifiable, Hashable, Sendable {
  /// What kind of thing is sold.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// How a purchase may be made.
  public struct PurchaseOption: Hashable, Sendable {
    /// Ties a purchase to a user of the app.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
  }

  /// What came of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  /// Why a purchase failed.
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
  }

  /// A subscription's terms.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// How a subscription stands.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }
    /// What follows a subscription's present term.
    public struct RenewalInfo: Hashable, Sendable {
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let expirationReason: Int?
    }
    /// How one subscription stands.
    public struct Status: Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    /// How the account's subscriptions of this group stand: there are none.
    public var status: [Status] { get async throws { [] } }
    /// Returns how the account's subscriptions of a group stand: there are none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
  }

  /// How long a subscription's term is.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    public let unit: Unit
    public let value: Int
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?

  /// Returns what the shop sells under these names: nothing.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    []
  }
  /// Buys nothing.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
}

/// Whether the shop signed a value.
public enum VerificationResult<SignedType> {
  case unverified(SignedType, any Error)
  case verified(SignedType)

  /// The value, if it is signed.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// The value, signed or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

public struct Transaction: Identifiable, Hashable, Sendable {
  /// The purchases of an account: none.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    /// Goes through no purchases.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool

  public static var updates: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  /// Returns the last purchase of a product: there is none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Returns the right to a product: there is none.
  public static func currentEntitlement(for productID: String) async
    -> VerificationResult<Transaction>?
  { nil }
  /// Tells the shop that the app has delivered.
  public func finish() async {}
}

public enum AppStore {
  public static var canMakePayments: Bool { false }
  /// Asks for earlier purchases; there are none.
  public static func sync() async throws {}
}

/// Why the shop failed.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
}

/// Asks for a review; nobody is asked here.
public enum SKStoreReviewController {
  public static func requestReview() {}
}
