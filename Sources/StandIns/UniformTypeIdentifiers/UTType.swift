@_exported import FoundationGaps

/// A type of file or data.
public struct UTType: Hashable, Sendable, Codable {
  public let identifier: String
  /// Creates a type that exists.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  /// Creates the type of files with an ending; nil for one that is not known here.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let row = KnownType.rows.first(where: { $0.endings.contains(ending) }) else { return nil }
    identifier = row.identifier
  }
  /// Creates the type of a media type; nil for one that is not known here.
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    let type = mimeType.lowercased()
    guard let row = KnownType.rows.first(where: { $0.mimeType == type }) else { return nil }
    identifier = row.identifier
  }
  private init(known identifier: String) { self.identifier = identifier }

  /// The ending that files of the type usually have.
  public var preferredFilenameExtension: String? { KnownType.of(identifier)?.endings.first }
  /// The media type.
  public var preferredMIMEType: String? { KnownType.of(identifier)?.mimeType }
  /// Returns whether the type is another one or a kind of it, as far as that is known here.
  public func conforms(to other: UTType) -> Bool {
    self == other || KnownType.kinds(of: identifier).contains(other.identifier)
  }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let database = UTType(known: "public.database")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let tiff = UTType(known: "public.tiff")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let message = UTType(known: "public.message")
  public static let contact = UTType(known: "public.contact")
  public static let vCard = UTType(known: "public.vcard")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let toDoItem = UTType(known: "public.to-do-item")
  public static let playlist = UTType(known: "public.playlist")
}
