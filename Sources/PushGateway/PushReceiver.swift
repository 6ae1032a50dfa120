import Findings
import LiveActivities

/// The receiver behind the gateway: it knows tokens and channels, takes pushes and answers inspection.
///
/// Every call returns at once. Pushes are taken in their order, each when the one before it was read.
@MainActor
public protocol PushReceiver: AnyObject {
  /// Returns how a token stands; hexadecimal text in lower case.
  func standing(of token: String) -> TokenStanding
  /// Takes a push that was answered 200, or a rejected one with its reason, for the log. Returns its number in
  /// the log.
  @discardableResult
  func receive(_ push: consuming Push, status: Int, reason: String?) -> Int
  /// Whether a push that arrives now can be kept. When it cannot, the gateway refuses it and still hands it on
  /// with the reason.
  var keepsPushes: Bool { get }
  /// Whether the push, or the change of a channel, that was handed over last is kept. When it is not, the gateway refuses
  /// it: nothing came of it.
  var hasKeptLast: Bool { get }
  /// Whether a widget still reads an earlier push, so that the next one has to wait; false in a burst.
  var isReading: Bool { get }
  /// Runs the action once everything is read, or when a widget has taken too long.
  func whenRead(_ action: @escaping @MainActor () -> Void)
  /// Returns the verdict of a push so far, for carriers that answer with it (UDP).
  func verdict(of number: Int) -> Verdict?
  /// Makes a channel; nil when the app has as many as it may have.
  func createChannel(bundle: String, storesLatest: Bool) -> String?
  /// Returns whether a channel stores its latest message; nil when there is no such channel.
  func channelStoresLatest(bundle: String, id: String) -> Bool?
  /// Deletes a channel; false when there is no such channel.
  func deleteChannel(bundle: String, id: String) -> Bool
  /// Returns the app that has a channel of this id; nil where none has.
  func owner(ofChannel id: String) -> String?
  /// Returns an app's channels.
  func channels(bundle: String) -> [String]
  /// Returns that an app is not installed; nil: it is, or who receives knows no apps.
  func absence(ofApp bundle: String) -> Finding?
  /// Answers a request below `/islet/`; may answer later, in pieces (`text/event-stream`).
  func inspect(_ request: InspectionRequest, response: any InspectionResponse)
  /// Reports a problem of a connection that belongs to no push.
  func gatewayNoticed(_ finding: Finding)
}

extension PushReceiver {
  /// Who reads at once lets nothing wait.
  public var keepsPushes: Bool { true }
  public var hasKeptLast: Bool { true }
  public var isReading: Bool { false }
  public func whenRead(_ action: @escaping @MainActor () -> Void) { action() }
  /// Returns nil: who keeps no channels knows no owner.
  public func owner(ofChannel id: String) -> String? { nil }
  /// Returns nil: who knows no apps misses none.
  public func absence(ofApp bundle: String) -> Finding? { nil }
}
