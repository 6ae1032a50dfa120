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
  private init(known identifier: String) { self.identifier = identifier }

  public static let data = UTType(known: "public.data")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let json = UTType(known: "public.json")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let url = UTType(known: "public.url")
  public static let item = UTType(known: "public.item")
}
