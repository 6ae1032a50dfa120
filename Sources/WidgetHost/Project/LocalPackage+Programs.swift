extension LocalPackage {
  /// The targets of a manifest that are programs of their own: no module of a widget's imports them.
  static let programs: Set<String> = ["executableTarget", "macro", "plugin", "testTarget"]

  /// Returns the folders of a package's targets that are programs, without a slash at the end.
  static func programFolders(of folder: String) -> [String] {
    guard let manifest = manifest(folder) else { return [] }
    return programFolders(manifest).map { ProjectPath.join(folder, $0) }
      .filter { $0.hasPrefix(folder + "/") }
  }

  /// Returns the folders of a manifest's targets that are programs, as seen from the package.
  static func programFolders(_ manifest: String) -> [String] {
    let file = SourceFile(path: "Package.swift", text: manifest)
    let placed = placedTargets(manifest)
    return file.words.indices.compactMap { place in
      // `.executableTarget(name: "Tool"`: its name is the first thing that is said.
      guard programs.contains(file.words[place]), file.text(at: place - 1) == ".",
        file.text(at: place + 1) == "(", file.text(at: place + 2) == "name",
        case let literal = file.text(at: place + 4), literal.utf8.first == UInt8(ascii: "\"")
      else { return nil }
      let name = String(literal.filter { $0 != "\"" })
      let parent =
        switch file.words[place] {
        case "testTarget": "Tests"
        case "plugin": "Plugins"
        default: "Sources"
        }
      return placed[module(name)] ?? "\(parent)/\(name)"
    }
  }
}
