/// Names that a package and the app, or two packages, declare alike: `Prayer` of the app and `Prayer` of a package that it
/// imports.
///
/// All that is compiled is one module here, in which they would be one name. All but one of them get a name of their own in
/// the copy, with the package's behind it, wherever a file means them.
struct ModuleNames {
  private let files: [SourceFile]
  /// The package that a file stands in, by its place; nil for the app's own.
  private let homes: [Int?]
  private let packages: [FileBorders.Package]

  /// Returns what is written for such names.
  ///
  /// - Parameter kept: names that stay, since more than files names them.
  static func replacements(
    in files: [SourceFile], packages: [FileBorders.Package], keeping kept: Set<String>
  ) -> [SourceScan.Replacement] {
    // Without a package all names are the app's.
    packages.isEmpty ? [] : ModuleNames(files, packages).replacements(keeping: kept)
  }

  private init(_ files: [SourceFile], _ packages: [FileBorders.Package]) {
    (self.files, self.packages) = (files, packages)
    homes = files.map { file in
      packages.indices.filter { file.path.hasPrefix(packages[$0].folder + "/") }
        .max { packages[$0].folder.utf8.count < packages[$1].folder.utf8.count }
    }
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  private func replacements(keeping kept: Set<String>) -> [SourceScan.Replacement] {
    /// For each name the homes that declare it.
    var declaring: [String: Set<Int?>] = [:]
    /// Names of types within types: what stands behind a dot may be one of them.
    var nested: Set<String> = []
    for (file, home) in zip(files, homes) {
      var depth = 0
      for place in file.tokens.indices {
        let text = file.text(at: place)
        if text == "{" { depth += 1 } else if text == "}" { depth -= 1 }
        guard Self.keywords.contains(text), file.text(at: place - 1) != ".",
          file.tokens.indices.contains(place + 1), file.tokens[place + 1].kind == .identifier,
          let first = file.text(at: place + 1).first, first.isUppercase
        else { continue }
        if depth > 0 {
          nested.insert(file.text(at: place + 1))
        } else {
          declaring[file.text(at: place + 1), default: []].insert(home)
        }
      }
    }
    let shared = declaring.filter {
      $0.value.count > 1 && !nested.contains($0.key) && !kept.contains($0.key)
    }
    guard !shared.isEmpty else { return [] }
    return files.indices.flatMap { replacements(in: $0, shared) }
  }

  private func replacements(
    in number: Int, _ shared: [String: Set<Int?>]
  ) -> [SourceScan.Replacement] {
    let file = files[number]
    var imported: Set<Int>?
    return file.tokens.indices.compactMap { place in
      guard file.tokens[place].kind == .identifier else { return nil }
      let name = file.text(at: place)
      guard let homes = shared[name] else { return nil }
      var home = self.homes[number]
      if file.text(at: place - 1) == "." {
        // `Kit.Prayer` names the package's; behind another dot stands a member.
        let module = file.text(at: place - 2)
        guard
          let named = homes.compactMap({ $0 }).first(where: { packages[$0].names.contains(module) })
        else { return nil }
        home = named
      } else if !homes.contains(home) {
        let known = imported ?? importedPackages(file)
        imported = known
        let candidates = homes.compactMap { $0 }.filter(known.contains)
        guard candidates.count == 1 else { return nil }
        home = candidates[0]
      }
      guard let home, let word = Self.word(name, of: packages[home], among: homes, home) else {
        return nil
      }
      return .init(file: number, range: file.tokens[place].range, text: word)
    }
  }

  /// Returns the packages that a file imports a module of.
  private func importedPackages(_ file: SourceFile) -> Set<Int> {
    let modules = file.tokens.indices.filter { file.text(at: $0) == "import" }
      .map { file.text(at: $0 + 1) }
    return Set(packages.indices.filter { !packages[$0].names.isDisjoint(with: modules) })
  }

  /// Returns what a package's name is called; nil for the one of all that keeps its name: the app's, or the first package's.
  private static func word(
    _ name: String, of package: FileBorders.Package, among homes: Set<Int?>, _ home: Int
  ) -> String? {
    if !homes.contains(nil), homes.compactMap({ $0 }).min() == home { return nil }
    return "\(name)_\(LocalPackage.module(ProjectPath.name(package.folder)))"
  }
}
