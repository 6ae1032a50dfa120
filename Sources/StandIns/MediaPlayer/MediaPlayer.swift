// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

@_exported import SwiftUI

/// What the Lock Screen says of what an app plays; it is kept and not shown.
public final class MPNowPlayingInfoCenter: @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  public static func `default`() -> MPNowPlayingInfoCenter { shared }
  public var nowPlayingInfo: [String: Any]?
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "elapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "playbackRate"

/// A number by which a thing of the library is known.
public typealias MPMediaEntityPersistentID = UInt64

public final class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  private let image: (CGSize) -> UIImage
  /// Creates a cover drawn at any size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    image = requestHandler
  }
  public func image(at size: CGSize) -> UIImage? { image(size) }
}

/// A piece of the music library.
public final class MPMediaItem: NSObject, @unchecked Sendable {
  public var persistentID: MPMediaEntityPersistentID { 0 }
  public var title: String? { nil }
  public var artist: String? { nil }
  public var albumTitle: String? { nil }
  public var artwork: MPMediaItemArtwork? { nil }
  public var playbackDuration: TimeInterval { 0 }
}

/// A button of headphones or of the Lock Screen.
public final class MPRemoteCommand: NSObject, @unchecked Sendable {
  public var isEnabled = true
  /// Does nothing; the handler is never called, since there are no headphones.
  @discardableResult
  public func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
    -> Any
  { self }
}
/// A press of such a button.
public final class MPRemoteCommandEvent: NSObject, @unchecked Sendable {}
/// What came of a press.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case commandFailed = 200
}
/// The buttons of headphones and of the Lock Screen.
public final class MPRemoteCommandCenter: @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  public static func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
}
