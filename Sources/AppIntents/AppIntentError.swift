/// Why an intent ends early, as the system knows it.
public enum AppIntentError: Error {
  /// The intent is to be performed again, with what it has now.
  case restartPerform

  /// What a person has to allow first.
  public enum PermissionRequired: Error {
    case bluetooth, camera, carBluetooth, contacts, location, microphone, photos, speech
    case unknown
  }
  /// What a person has to do first.
  public enum UserActionRequired: Error {
    case accountSetup, confirmation, displayUnlock, hardwareUnlock, signin, subscription, unlock
    case unknown
  }
  /// Why the intent cannot be performed at all.
  public enum Unrecoverable: Error {
    case deviceNotSupported, entityNotFound, featureCurrentlyRestricted, networkUnavailable
    case notAllowed, notSupportedOnDevice, unknown
  }
}
