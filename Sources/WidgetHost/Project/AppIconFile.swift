import FoundationGaps
import JSON

/// Finds the picture of an app's icon, as its Home Screen shows it: the set `AppIcon` of an asset catalogue, or the one
/// that a build setting names.
enum AppIconFile {
  private static let usualName = "AppIcon"
  /// The build setting that names another set.
  private static let setting = "ASSETCATALOG_COMPILER_APPICON_NAME"
  private static let endings = [".png", ".jpg", ".jpeg"]

  /// Returns the file of an app's icon; nil where it has none that can be drawn.
  ///
  /// - Parameter bounds: where it may stand.
  static func path(of app: ProjectTarget, in bounds: SourceBounds) -> String? {
    let name = app.configurations.lazy.compactMap { $0.value(setting)?.value }.first { !$0.isEmpty }
    return path(name ?? usualName, in: app.resources.files(ending: ".xcassets"), bounds)
  }

  /// Returns the icon of the first catalogue that has its picture.
  ///
  /// - Parameter bounds: where it may stand.
  static func path(
    _ name: String = usualName, in catalogues: [String], _ bounds: SourceBounds
  ) -> String? {
    for catalogue in catalogues {
      for folder in [catalogue] + groups(of: catalogue) {
        if let file = largest("\(folder)/\(name).appiconset", bounds) { return file }
      }
    }
    return nil
  }

  /// Returns whether a text names a file and is not a character for an icon.
  static func isName(_ text: String) -> Bool {
    endings.contains(where: text.lowercased().hasSuffix)
  }

  /// Returns whether there is a picture at a path. Clones of repositories may have only the names of large files.
  static func isPicture(_ path: String) -> Bool {
    guard FileStatus(path)?.kind == .file, let file = FileHandle(forReadingAtPath: path) else {
      return false
    }
    defer { try? file.close() }
    let start = (try? file.read(upToCount: 4)) ?? Data()
    return start.starts(with: [0x89, 0x50, 0x4E, 0x47]) || start.starts(with: [0xFF, 0xD8, 0xFF])
  }

  /// Returns the folders by which a catalogue is ordered.
  private static func groups(of catalogue: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: catalogue)) ?? []
    return names.filter { !$0.contains(".") }.sorted().map { "\(catalogue)/\($0)" }
  }

  /// Returns the largest picture of a set in its usual appearance.
  private static func largest(_ set: String, _ bounds: SourceBounds) -> String? {
    let list = "\(set)/Contents.json"
    guard bounds.holds(list),
      let bytes = OrdinaryFile.contents(list, limit: AppFolder.sampleLimit),
      let contents = try? JSONValue(parsing: bytes)
    else { return nil }
    let pictures = (contents["images"]?.array ?? []).compactMap { entry -> (Double, String)? in
      guard let name = entry["filename"]?.string, !name.contains("/"), isName(name),
        entry["appearances"] == nil, !["mac", "watch"].contains(entry["idiom"]?.string ?? "")
      else { return nil }
      let width = entry["size"]?.string.flatMap { Double($0.prefix { $0 != "x" }) } ?? 0
      let scale = entry["scale"]?.string.flatMap { Double($0.dropLast()) } ?? 1
      return (width * scale, "\(set)/\(name)")
    }
    return pictures.sorted { $0.0 > $1.0 }.map(\.1).first {
      bounds.holds($0) && isPicture($0)
    }
  }
}
