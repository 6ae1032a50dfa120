import AppIntents

/// What is told of something that can be found.
public final class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public var contentType: String?
  public var title: String?
  public var displayName: String?
  public var alternateNames: [String]?
  public var identifier: String?
  public var relatedUniqueIdentifier: String?
  public var domainIdentifier: String?
  public var contentDescription: String?
  public var subject: String?
  public var theme: String?
  public var textContent: String?
  public var comment: String?
  public var keywords: [String]?
  public var kind: String?
  public var creator: String?
  public var authorNames: [String]?
  public var artist: String?
  public var album: String?
  public var genre: String?
  public var languages: [String]?
  public var version: String?

  public var path: String?
  public var contentURL: URL?
  public var url: URL?
  public var thumbnailURL: URL?
  public var thumbnailData: Data?
  public var darkThumbnailURL: URL?

  public var contentCreationDate: Date?
  public var contentModificationDate: Date?
  public var addedDate: Date?
  public var metadataModificationDate: Date?
  public var lastUsedDate: Date?
  public var dueDate: Date?
  public var startDate: Date?
  public var endDate: Date?
  public var importantDates: [Date]?
  public var completionDate: Date?

  public var allDay: NSNumber?
  public var duration: NSNumber?
  public var rating: NSNumber?
  public var ratingDescription: String?
  public var rankingHint: NSNumber?
  public var fileSize: NSNumber?
  public var playCount: NSNumber?
  public var latitude: NSNumber?
  public var longitude: NSNumber?
  public var altitude: NSNumber?
  public var supportsNavigation: NSNumber?
  public var supportsPhoneCall: NSNumber?
  public var namedLocation: String?
  public var city: String?
  public var country: String?
  public var stateOrProvince: String?
  public var postalCode: String?
  public var phoneNumbers: [String]?
  public var emailAddresses: [String]?
  public var containerTitle: String?
  public var containerDisplayName: String?
  public var containerIdentifier: String?
  public var information: String?
  public var accountIdentifier: String?

  /// Creates a description of something of a type.
  public init(contentType: UTType) { self.contentType = contentType.identifier }
  /// Creates a description of something of a type.
  public init(itemContentType: String) { contentType = itemContentType }

  /// Says which entity it is of.
  public func associateAppEntity(_ entity: some AppEntity, priority: Int = 0) {}
}

extension IndexedEntity {
  /// What is told of an entity that tells nothing itself.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet(contentType: .item)
    attributes.displayName = String(localized: displayRepresentation.title)
    return attributes
  }
  /// What is told of the entity.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
}

extension EntityProperty {
  /// Creates a property that an index has under a name of its own.
  public convenience init<Attribute>(
    title: LocalizedStringResource = "",
    indexingKey: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute>
  ) { self.init(title: title) }
  /// Creates a property that an index has under a name of the app's.
  public convenience init(
    title: LocalizedStringResource = "", customIndexingKey: CSCustomAttributeKey
  ) { self.init(title: title) }
}

/// A name of the app's own for what is told of something that can be found.
public final class CSCustomAttributeKey: NSObject, Sendable {
  public let keyName: String
  /// Creates a name.
  public init?(keyName: String) { self.keyName = keyName }
  /// Creates a name, with how it is searched.
  public init?(
    keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
  ) { self.keyName = keyName }
}
