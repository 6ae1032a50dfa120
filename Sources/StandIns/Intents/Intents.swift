@_exported import FoundationGaps

/// An intent of the older kind.
open class INIntent: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

/// An answer to an intent of the older kind.
open class INIntentResponse: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

/// Something that a person did, told to the system.
public final class INInteraction: NSObject, @unchecked Sendable {
  public init(intent: INIntent, response: INIntentResponse?) {}
  public func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// The configuration that Xcode's template generates for a home-screen widget.
public final class ConfigurationIntent: INIntent, @unchecked Sendable {}
