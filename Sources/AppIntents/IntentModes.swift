/// How an intent runs.
public struct IntentModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let background = IntentModes(rawValue: 1)
  public static let foreground = foreground(.immediate)
  /// Returns the mode in which the app comes to the front, at a time of its choice.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    IntentModes(rawValue: mode.bit)
  }

  /// When the app comes to the front.
  public struct ForegroundMode: Hashable, Sendable {
    fileprivate let bit: Int
    /// Before the intent is performed.
    public static let immediate = ForegroundMode(bit: 2)
    /// When the intent asks for it, and only then.
    public static let dynamic = ForegroundMode(bit: 4)
    /// When the intent asks for it, at the latest at its end.
    public static let deferred = ForegroundMode(bit: 8)
  }

  /// Where an intent runs at a moment.
  public struct Current: Hashable, Sendable {
    private let isInFront: Bool
    /// Whether the app can come to the front.
    public let canContinueInForeground: Bool
    public static let background = Current(isInFront: false, canContinueInForeground: false)
    public static let foreground = Current(isInFront: true, canContinueInForeground: false)

    init(isInFront: Bool, canContinueInForeground: Bool) {
      (self.isInFront, self.canContinueInForeground) = (isInFront, canContinueInForeground)
    }
    public static func == (one: Self, other: Self) -> Bool { one.isInFront == other.isInFront }
    public func hash(into hasher: inout Hasher) { hasher.combine(isInFront) }
  }

  /// Whether the app comes to the front before the intent is performed.
  package var opensAppFirst: Bool { contains(.foreground(.immediate)) }
  /// Whether the app comes to the front in any case.
  package var opensApp: Bool { opensAppFirst || contains(.foreground(.deferred)) }
  /// Whether the intent runs in the app's process: only there it can come to the front.
  package var runsInApp: Bool { opensApp || contains(.foreground(.dynamic)) }
}

/// What an intent can know of the run that it is in.
public struct IntentSystemContext: Sendable {
  /// Where the intent runs now.
  public let currentMode: IntentModes.Current
  /// When the intent was asked for, where that was told.
  public let preciseTimestamp: Date?
}

extension AppIntent {
  /// What the intent can know of the run that it is in.
  public var systemContext: IntentSystemContext {
    let isInFront = IntentJournal.shared.opensApp
    return IntentSystemContext(
      currentMode: IntentModes.Current(
        isInFront: isInFront,
        canContinueInForeground: !isInFront && Self.supportedModes.runsInApp),
      preciseTimestamp: nil)
  }

  /// Brings the app to the front. Nobody is asked here, and it counts as a yes.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws { IntentJournal.shared.openApp() }
  /// Returns the error that ends the intent and brings the app to the front.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> any Error { AppNeeded(continuation: nil) }
}

/// An intent that may continue in the app.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  /// Returns the error that ends the intent, brings the app to the front and goes on there.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> any Error { AppNeeded(continuation: continuation) }
  /// Brings the app to the front and goes on there. Nobody is asked here, and it counts as a yes.
  public func requestToContinueInForeground<Result: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor @Sendable () async throws -> Result
  ) async throws -> Result {
    IntentJournal.shared.openApp()
    return try await continuation()
  }
  /// Brings the app to the front. Nobody is asked here, and it counts as a yes.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    IntentJournal.shared.openApp()
  }
}

/// The end of an intent that goes on in its app.
package struct AppNeeded: Error {
  /// What is done when the app is in front.
  package let continuation: (@MainActor @Sendable () async throws -> Void)?
}
