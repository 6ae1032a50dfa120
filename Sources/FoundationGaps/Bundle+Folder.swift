/// The files of the widget's folder, and those that its target has elsewhere, which are the app's bundle here.
///
/// Foundation's own methods take optional names; a call with a name finds these first.
extension Bundle {
  /// What the widget's Info.plist says. A widget's source has `infoDictionary`, `object(forInfoDictionaryKey:)` and
  /// `bundleIdentifier` of its own, made of this: the program that draws it has no such file.
  public var _widgetInfo: [String: Any] {
    let text = Data(Surroundings.current.bundleInfo.utf8)
    let own = (try? JSONSerialization.jsonObject(with: text)) as? [String: Any] ?? [:]
    return (self == Bundle.main ? own : infoDictionary) ?? own
  }

  /// Returns a file by its name, wherever in the folder it stands: a bundle has all of them side by side.
  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    url(forResource: Optional(name), withExtension: ext)
      ?? BundledFiles.current(name, ext)
  }

  /// Returns the same as a path.
  public func path(forResource name: String, ofType ext: String?) -> String? {
    path(forResource: Optional(name), ofType: ext)
      ?? BundledFiles.current(name, ext)?.path
  }

  /// Returns a file in a folder of the bundle.
  public func url(
    forResource name: String, withExtension ext: String?, subdirectory folder: String?
  ) -> URL? {
    url(forResource: Optional(name), withExtension: ext, subdirectory: folder)
      ?? folder.flatMap { BundledFiles.current("\($0)/\(name)", ext) }
      ?? (folder == nil ? url(forResource: name, withExtension: ext) : nil)
  }

  /// Returns the same as a path.
  public func path(
    forResource name: String, ofType ext: String?, inDirectory folder: String?
  ) -> String? {
    url(forResource: name, withExtension: ext, subdirectory: folder)?.path
  }
}

/// Looks files up in the folder of the widget that is drawn.
enum BundledFiles {
  /// More files than this are not looked at: the folder is not a widget's.
  private static let most = 20_000

  /// Returns a file of the bundle of the widget that is drawn.
  static func current(_ name: String, _ ext: String?) -> URL? {
    let surroundings = Surroundings.current
    return url(name, ext, in: surroundings.folder, or: surroundings.files)
  }

  static func url(
    _ name: String, _ ext: String?, in folder: URL?, or files: [String] = []
  ) -> URL? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    // What Xcode makes of a data model is not here; the model is.
    let ext = ext == "momd" ? "xcdatamodeld" : ext
    let file = ext.flatMap { $0.isEmpty ? nil : "\(name).\($0)" } ?? name
    return folder.flatMap { url(of: file, in: $0) }
      ?? files.first { $0.hasSuffix("/" + file) }.map { URL(fileURLWithPath: $0) }
  }

  private static func url(of file: String, in folder: URL) -> URL? {
    let near = folder.appendingPathComponent(file)
    if FileManager.default.fileExists(atPath: near.path) { return near }
    var files = FolderWalk(folder.path)
    var count = 0
    // Of files of one name the one that stands nearest is taken, then the first by name.
    var found: [String] = []
    while let path = files.next(), count < most {
      count += 1
      let last = path.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || last.hasSuffix(".xcassets") {
        files.skipDescendants()
      } else if last == file || path.hasSuffix("/" + file) {
        found.append(path)
      }
    }
    let nearest = found.min { one, other in
      let (depth, otherDepth) = (one.split(separator: "/").count, other.split(separator: "/").count)
      return depth == otherDepth ? one < other : depth < otherDepth
    }
    return nearest.map { folder.appendingPathComponent($0) }
  }
}
