import FoundationGaps

/// What a folder may hold for a widget, by its name, and by what is in it where the name alone says too little.
enum FolderRole {
  /// What is in it may be the widget's.
  case source
  /// Nothing in it is: packages of others, of which code has nothing without an import, or tests, or what Xcode has built.
  case others
  /// It is called like what Xcode has built, and holds Swift files of somebody's. They are not read, and so nobody knows what
  /// they declare.
  case unknown

  private static let ofPackages: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]
  /// So many entries are looked at.
  private static let entryLimit = 2000

  /// Looks at a folder. What a link leads to is not looked at: it may stand anywhere.
  init(of path: String) {
    let name = ProjectPath.name(path)
    self =
      if Self.ofPackages.contains(name) {
        .others
      } else if name == "build" {
        FileStatus.isLink(path) || Self.swiftFiles(below: path).next() == nil ? .others : .unknown
      } else if name.hasSuffix("Tests") {
        FileStatus.isLink(path) || Self.holdsTests(path) ? .others : .source
      } else {
        .source
      }
  }

  /// Returns whether the Swift files of a folder are tests, which one of them shows, or there are none: `ABTests` may be an
  /// app's own.
  private static func holdsTests(_ folder: String) -> Bool {
    var count = 0
    for path in swiftFiles(below: folder) {
      count += 1
      guard count < entryLimit,
        let data = OrdinaryFile.contents(path, limit: WidgetSources.sizeLimit)
      else { return true }
      // Most files show it to whoever does not split them into tokens.
      guard SourceFile.testWords.contains(where: { data.range(of: Data($0.utf8)) != nil }) else {
        continue
      }
      if SourceFile(path: path, text: String(decoding: data, as: UTF8.self)).isOfTests {
        return true
      }
    }
    return count == 0
  }

  /// Returns the Swift files below a folder, but for those that Xcode puts into its own.
  private static func swiftFiles(below folder: String) -> AnyIterator<String> {
    var walk = FolderWalk(folder)
    var count = 0
    return AnyIterator {
      while count < entryLimit, let entry = walk.next() {
        count += 1
        let name = ProjectPath.name(entry)
        if name.hasPrefix(".") || name.hasSuffix(".noindex") || entry == "Build"
          || name == "SourcePackages" || ofPackages.contains(name)
        {
          walk.skipDescendants()
        } else if name.hasSuffix(".swift") {
          return "\(folder)/\(entry)"
        }
      }
      return nil
    }
  }
}
