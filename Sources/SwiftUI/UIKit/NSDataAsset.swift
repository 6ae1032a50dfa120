/// Bytes in an asset catalogue.
public final class NSDataAsset: NSObject {
  public override var description: String { "<NSDataAsset; \(name)>" }
  public typealias Name = String
  public let name: Name
  public let data: Data
  public let typeIdentifier: String

  /// Reads the data set of a name, in the catalogues of the widget's folder and in those that it has elsewhere.
  public init?(name: Name, bundle: Bundle = .main) {
    let found = AssetCatalogs.current.places.lazy.compactMap {
      AssetScanner.dataSet(named: name, in: $0)
    }.first
    guard let found else { return nil }
    (self.name, data, typeIdentifier) = (name, found.data, found.type)
  }
}

extension AssetScanner {
  /// Returns the first file of a data set.
  fileprivate static func dataSet(named name: String, in root: String) -> (
    data: Data, type: String
  )? {
    var files = FolderWalk(root)
    var namespaces = AssetNamespaces()
    var count = 0
    while let file = files.next(), count < 20_000 {
      count += 1
      guard file.hasSuffix(".dataset") else { continue }
      files.skipDescendants()
      let folder = "\(root)/\(file)"
      guard namespaces.name(of: folder) == name,
        let contents = OrdinaryFile.contents(folder + "/Contents.json")
          .flatMap(contents),
        let entries = contents["data"] as? [[String: Any]]
      else { continue }
      for entry in ofThePhone(entries.map { ($0, idiom($0)) }) {
        guard let file = entry["filename"] as? String, !file.contains("/"),
          let data = OrdinaryFile.contents("\(folder)/\(file)")
        else { continue }
        return (data, entry["universal-type-identifier"] as? String ?? "public.data")
      }
    }
    return nil
  }
}
