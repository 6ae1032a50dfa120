import FoundationGaps

/// A picture, sound or film beside a notification, which nobody is shown here.
public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  /// The kind of file as a uniform type: `public.png`.
  public let type: String

  /// Creates an attachment of a file; throws where the file is not there, or of a kind that iOS does not take.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    guard let type = hint ?? Self.types[url.pathExtension.lowercased()] else {
      throw UNError(.attachmentUnrecognizedType)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    (self.url, self.type) = (url, type)
  }

  /// The kinds that Apple's documentation lists, by the ends of files' names.
  private static let types = [
    "aif": "public.aiff-audio", "aiff": "public.aiff-audio",
    "wav": "com.microsoft.waveform-audio", "mp3": "public.mp3", "m4a": "com.apple.m4a-audio",
    "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "png": "public.png", "mpg": "public.mpeg", "mpeg": "public.mpeg", "m2v": "public.mpeg-2-video",
    "mp4": "public.mpeg-4", "avi": "public.avi",
  ]
}

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"
