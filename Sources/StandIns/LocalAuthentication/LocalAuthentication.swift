@_exported import FoundationGaps

/// How a person may be recognised.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}
/// What a person is recognised by.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }
/// Why nobody is recognised.
public enum LAError: Error, Sendable { case biometryNotAvailable, notInteractive }

/// Recognises a person; a widget cannot ask anybody.
public final class LAContext: NSObject, @unchecked Sendable {
  public var biometryType: LABiometryType { .none }
  public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool
  {
    false
  }
  public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError.notInteractive) }
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError.notInteractive
  }
}
