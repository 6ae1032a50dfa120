@_exported import FoundationGaps

/// A person in the address book.
open class CNContact: NSObject, @unchecked Sendable {
  public var identifier: String { "" }
  public var givenName: String { "" }
  public var familyName: String { "" }
  public var imageData: Data? { nil }
  public var thumbnailImageData: Data? { nil }
}

/// The address book, which is empty here.
public final class CNContactStore: NSObject, @unchecked Sendable {
  public func requestAccess(for type: CNEntityType) async throws -> Bool { false }
}
/// What the address book keeps.
public enum CNEntityType: Int, Sendable { case contacts }
