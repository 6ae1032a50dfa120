import FoundationGaps
import SwiftUI

/// A Core Data model, of which Xcode makes classes while it builds: those stand in no file.
struct DataModel {
  private var entities: [Entity] = []

  fileprivate struct Entity {
    var name: String
    /// The class, without a module: `Ride`.
    var type: String
    var parent: String?
    /// What Xcode makes of it.
    var generation: Generation?
    var properties: [Property] = []
  }

  fileprivate enum Generation: String {
    case type = "class"
    /// The properties of a class that a file declares.
    case properties = "category"
  }

  fileprivate struct Property {
    /// What else it leads to.
    enum Link { case one, several, fetched }

    var name: String
    var type: String
    var link: Link?
    /// The class of what can be added, where there are several.
    var element: String?
    /// Whether what it leads to has places, at which more can be put.
    var isOrdered = false

    /// Creates the property of an element of the file; nil for an element that is none.
    init?(name: String, tag: String, _ attributes: [String: String]) {
      self.name = name
      switch tag {
      case "attribute": type = DataModel.type(of: attributes)
      case "relationship" where attributes["toMany"] == "YES":
        isOrdered = attributes["ordered"] == "YES"
        (type, link) = (isOrdered ? "NSOrderedSet?" : "NSSet?", .several)
      case "relationship": (type, link) = ("NSManagedObject?", .one)
      case "fetchedProperty": (type, link) = ("[NSManagedObject]", .fetched)
      default: return nil
      }
    }

    /// Takes the class of what it leads to.
    mutating func join(_ destination: String) {
      switch link {
      case .one: type = destination + "?"
      case .several: element = destination
      case .fetched: type = "[\(destination)]"
      case nil: break
      }
    }
  }

  /// Reads the file `contents` of a model.
  init(_ bytes: [UInt8]) {
    var tokens = XMLTokens(bytes)
    var links: [(entity: Int, place: Int, destination: String)] = []
    // The properties of a composite type stand outside of entities, in attributes of the same form.
    var current: Int?
    while let token = tokens.next() {
      if case .close("entity") = token { current = nil }
      guard case .open(let tag, let attributes, let isEmpty) = token else { continue }
      if tag == "entity" {
        entities.append(Entity(attributes))
        current = isEmpty ? nil : entities.indices.last
        continue
      }
      guard let current else { continue }
      let place = entities[current].properties.count
      if tag == "fetchRequest", let last = entities[current].properties.indices.last,
        entities[current].properties[last].link == .fetched
      {
        attributes["entity"].map { links.append((current, last, $0)) }
      }
      guard let name = attributes["name"], Self.isName(name),
        let property = Property(name: name, tag: tag, attributes)
      else { continue }
      entities[current].properties.append(property)
      attributes["destinationEntity"].map { links.append((current, place, $0)) }
    }
    let classes = Dictionary(
      entities.filter { Self.isName($0.type) }.map { ($0.name, $0.type) },
      uniquingKeysWith: { first, _ in first })
    for (entity, place, destination) in links {
      entities[entity].properties[place].join(classes[destination] ?? "NSManagedObject")
    }
    for place in entities.indices {
      entities[place].parent = entities[place].parent.flatMap { classes[$0] }
    }
  }

  /// The classes and properties that Xcode makes, as Swift; nil where it makes none.
  var source: String? {
    let made = entities.filter { $0.generation != nil && Self.isName($0.type) }
    guard !made.isEmpty else { return nil }
    return "import CoreData\nimport Foundation\n\n"
      + made.map(Self.source).joined(separator: "\n")
  }

  private static func source(of entity: Entity) -> String {
    let type = entity.type
    let parent = entity.parent ?? "NSManagedObject"
    // A class below another one can be told apart as that can.
    let conformances = entity.parent == nil ? ["Identifiable"] : []
    let head =
      entity.generation == .type
      ? "public class \(type): \(([parent] + conformances).joined(separator: ", ")) {"
      : "extension \(([type] + conformances).joined(separator: ": ")) {"
    return """
      \(head)
        public class func fetchRequest() -> NSFetchRequest<\(type)> {
          NSFetchRequest<\(type)>(entityName: "\(isName(entity.name) ? entity.name : type)")
        }
      \(entity.properties.map(source).joined(separator: "\n"))
      }

      """
  }

  private static func source(of property: Property) -> String {
    let name = property.name
    let value = """
        public var \(AssetSymbols.escaped(name)): \(property.type) {
          get { _managedValue("\(name)") }
          set { _manage(newValue, "\(name)") }
        }
      """
    guard let element = property.element else { return value }
    let end = name.prefix(1).uppercased() + name.dropFirst()
    let set = String(property.type.dropLast())
    var changes = ["addTo", "removeFrom"].flatMap { verb in
      ["\(verb)\(end)(_ value: \(element))", "\(verb)\(end)(_ values: \(set))"]
    }
    if property.isOrdered {
      changes += [
        "insertInto\(end)(_ value: \(element), at idx: Int)",
        "insertInto\(end)(_ values: [\(element)], at indexes: NSIndexSet)",
        "removeFrom\(end)(at idx: Int)", "removeFrom\(end)(at indexes: NSIndexSet)",
        "replace\(end)(at idx: Int, with value: \(element))",
        "replace\(end)(at indexes: NSIndexSet, with values: [\(element)])",
      ]
    }
    return value + changes.map { "\n  public func \($0) {}" }.joined()
  }

  /// Returns the Swift type of an attribute as Xcode writes it: objects are optional whatever the model says.
  fileprivate static func type(of attributes: [String: String]) -> String {
    let kind = attributes["attributeType"] ?? ""
    if let number = numbers[kind] {
      return attributes["usesScalarValueType"] == "YES" ? number.scalar : number.object
    }
    if let object = objects[kind] { return object }
    let custom = attributes["customClassName"] ?? ""
    return isTypeName(custom) ? custom + "?" : "NSObject?"
  }

  private static let numbers: [String: (scalar: String, object: String)] = [
    "Integer 16": ("Int16", "NSNumber?"), "Integer 32": ("Int32", "NSNumber?"),
    "Integer 64": ("Int64", "NSNumber?"), "Double": ("Double", "NSNumber?"),
    "Float": ("Float", "NSNumber?"), "Boolean": ("Bool", "NSNumber?"),
    "Date": ("TimeInterval", "Date?"),
  ]

  private static let objects = [
    "String": "String?", "Binary": "Data?", "UUID": "UUID?", "URI": "URL?",
    "Decimal": "NSDecimalNumber?", "Composite": "[String: Any]?",
  ]

  /// Returns whether a text can stand in source as the name of a class or of a property.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.utf8.count <= 200 && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Returns whether a text can stand in source as a type: `[String]`, `Kit.Ride`.
  private static func isTypeName(_ text: String) -> Bool {
    let rest = text.hasPrefix("[") && text.hasSuffix("]") ? text.dropFirst().dropLast() : text[...]
    return rest.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      isName(String($0))
    }
  }
}

extension DataModel.Entity {
  fileprivate init(_ attributes: [String: String]) {
    name = attributes["name"] ?? ""
    // `.Ride` is of the module that is built.
    type = attributes["representedClassName"].map { String($0.drop { $0 == "." }) } ?? name
    parent = attributes["parentEntity"]
    generation = attributes["codeGenerationType"].flatMap { DataModel.Generation(rawValue: $0) }
  }
}

extension WidgetSources {
  /// Adds the classes that Xcode makes of a model `*.xcdatamodeld`, in the version that counts.
  mutating func readModel(_ path: String) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    func contents(_ name: String) -> Data? {
      let file = "\(path)/\(name)"
      guard isOwn(ProjectPath.folder(file)), isOwn(file) else { return nil }
      return OrdinaryFile.contents(file, limit: Self.sizeLimit)
    }
    let current = contents(".xccurrentversion")
      .flatMap { PropertyListReader.read(Array($0))?["_XCCurrentVersionName"]?.text }
    let versions = entries.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    guard let version = current.flatMap({ versions.contains($0) ? $0 : nil }) ?? versions.last,
      let data = contents("\(version)/contents")
    else { return }
    for folder in [path, "\(path)/\(version)"] where !folders.contains(folder) {
      folders.append(folder)
    }
    guard files.count < Self.fileLimit, let source = DataModel(Array(data)).source else { return }
    take(File(path: path, text: source))
  }
}
