@_exported import SwiftUI

/// A picture or film of the photo library, which is empty here.
public final class PHAsset: NSObject, @unchecked Sendable {
  public let localIdentifier: String
  init(_ localIdentifier: String) { self.localIdentifier = localIdentifier }
}

/// Whether an app may see the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
/// What an app wants of the photo library.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// The photo library; nobody is asked here.
public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
  public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
    .notDetermined
  }
}
