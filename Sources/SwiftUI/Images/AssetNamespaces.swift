/// The groups of an asset catalogue that give the names of their assets a beginning: `Icons/star`.
package struct AssetNamespaces {
  private var known: [String: Bool] = [:]

  package init() {}

  /// Returns the name of an asset set, with those of the groups around it that provide a namespace.
  ///
  /// - Parameter path: of the set, as in `…/Assets.xcassets/Icons/star.imageset`.
  package mutating func name(of path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.popLast() else { return path }
    var names = [last.lastIndex(of: ".").map { String(last[..<$0]) } ?? String(last)]
    while let group = parts.last, !group.hasSuffix(".xcassets"), parts.count > 1 {
      guard !group.isEmpty else { break }
      if providesNamespace(parts.joined(separator: "/")) { names.insert(String(group), at: 0) }
      parts.removeLast()
    }
    // Outside of a catalogue there are no groups.
    return parts.last?.hasSuffix(".xcassets") == true
      ? names.joined(separator: "/") : names.last ?? path
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    if let known = known[folder] { return known }
    let properties =
      OrdinaryFile.contents(folder + "/Contents.json")
      .flatMap(AssetScanner.contents)?["properties"] as? [String: Any]
    let answer = properties?["provides-namespace"] as? Bool == true
    known[folder] = answer
    return answer
  }
}
