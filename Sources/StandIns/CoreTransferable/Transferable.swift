@_exported import FoundationGaps
@_exported import UniformTypeIdentifiers

// A widget gives nothing away and takes nothing in: what an app's types say of it is read, and never asked for.

/// Something that can be dragged, pasted or shared.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which something is given away.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}

extension TransferRepresentation {
  /// Changes nothing: no file is written.
  public func suggestedFileName(_ name: String) -> Self { self }
  /// Changes nothing: no file is written.
  public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> Self { self }
  /// Changes nothing: nobody else sees anything.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
  /// Changes nothing: nothing is given away.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}

/// Who sees a form.
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

/// Makes one form of several.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Form: TransferRepresentation>(_ form: Form) -> Form
  where Form.Item == Item { form }
  public static func buildBlock<Form: TransferRepresentation>(_ form: Form) -> Form
  where Form.Item == Item { form }
  public static func buildBlock<each Form: TransferRepresentation>(_ forms: repeat each Form)
    -> TupleTransferRepresentation<Item>
  { TupleTransferRepresentation() }
}

/// Several forms.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {}

/// A form as a `Codable` value writes itself.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates a form of a type.
  public init(for type: Item.Type = Item.self, contentType: UTType) {}
}

/// A form as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a form that is given away and taken in.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates a form that is given away.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Creates a form that is taken in.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A form as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a form that is given away and taken in.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Creates a form that is given away.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Creates a form that is taken in.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A form as something else that has one.
public struct ProxyRepresentation<Item: Transferable, Proxy>: TransferRepresentation {
  /// Creates a form that is given away.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
  /// Creates a form that is taken in.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {}
  /// Creates a form that is given away and taken in.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {}
}

/// A file that is given away.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  /// Creates a file that is given away.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that is taken in.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}
