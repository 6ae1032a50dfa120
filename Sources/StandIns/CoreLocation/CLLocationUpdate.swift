/// Lets an app follow the phone from behind; nobody is followed here.
open class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
  public override init() {}

  open func invalidate() {}
}

/// Asks to know where the phone is as long as it lives; nobody is asked here.
open class CLServiceSession: NSObject, @unchecked Sendable {
  public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }

  public init(authorization: AuthorizationRequirement) {}

  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

  open func invalidate() {}
}

/// One of the places that follow each other; here none comes.
public struct CLLocationUpdate: Sendable {
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// Places as they come: it ends at once.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> CLLocationUpdate? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public var location: CLLocation? { nil }
  public var isStationary: Bool { false }
  public var stationary: Bool { false }
  public var authorizationDenied: Bool { false }
  public var authorizationDeniedGlobally: Bool { false }
  public var locationUnavailable: Bool { false }
  public var insufficientlyInUse: Bool { false }

  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }
}
