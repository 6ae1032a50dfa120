/// Which of an app's files see what others declare.
struct FileBorders {
  /// A package: what stands in it is seen by itself and by files that name one of its modules, as an import does.
  struct Package: Equatable, Sendable {
    var folder: String
    /// The names in its manifest: of products, targets and others.
    var names: Set<String>
  }

  /// Files that are not of the widget's target: they see all, and only one another sees them.
  let foreign: Set<Int>
  /// The package that a file stands in, and those that it names.
  private var homes: [Int: Int] = [:]
  private var named: [Int: Set<Int>] = [:]
  /// What a file of no package hands on with `@_exported import`: every file sees it, since files of one target may all
  /// do so, and frameworks are not told apart here.
  private var handedOn: Set<Int> = []

  /// Returns the words that are asked of files.
  static func asked(of packages: [Package]) -> Set<String> {
    packages.reduce(into: ["_exported"]) { $0.formUnion($1.names) }
  }

  /// Creates the borders of a source's files.
  ///
  /// - Parameters:
  ///   - paths: of the files.
  ///   - words: the words in each of them; only those that are asked for are of account.
  ///   - foreign: places of files that are not of the widget's target.
  init(_ paths: [String], words: [Set<String>], foreign: Set<Int>, packages: [Package]) {
    self.foreign = foreign
    for (file, path) in paths.enumerated() {
      homes[file] =
        packages.indices.filter { path.hasPrefix(packages[$0].folder + "/") }
        .max { packages[$0].folder.utf8.count < packages[$1].folder.utf8.count }
      named[file] = Set(
        packages.indices.filter { !packages[$0].names.isDisjoint(with: words[file]) })
    }
    handOn(words)
  }

  /// Lets who names a package see those that it hands on.
  private mutating func handOn(_ words: [Set<String>]) {
    var handing: [Int: Set<Int>] = [:]
    for (file, words) in words.enumerated() where words.contains("_exported") {
      let packages = named[file] ?? []
      if let home = homes[file] {
        handing[home, default: []].formUnion(packages)
      } else {
        handedOn.formUnion(packages)
      }
    }
    guard !handing.isEmpty else { return }
    func all(_ packages: Set<Int>) -> Set<Int> {
      var (found, open) = (packages, Array(packages))
      while let package = open.popLast() {
        for next in handing[package] ?? [] where found.insert(next).inserted { open.append(next) }
      }
      return found
    }
    handedOn = all(handedOn)
    for (file, packages) in named { named[file] = all(packages) }
  }

  /// Returns whether a file sees what another one declares.
  func isOpen(_ other: Int, to file: Int) -> Bool {
    if foreign.contains(other), !foreign.contains(file) { return false }
    guard let home = homes[other], homes[file] != home else { return true }
    return sees(home, from: file)
  }

  /// Returns the package that a file stands in; nil for a file of the app.
  func home(of file: Int) -> Int? { homes[file] }

  /// Returns whether a file names a package, or has it from one that it names.
  func sees(_ package: Int, from file: Int) -> Bool {
    handedOn.contains(package) || named[file]?.contains(package) == true
  }
}
