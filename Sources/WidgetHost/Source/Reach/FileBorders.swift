/// Which of an app's files see what others declare.
struct FileBorders {
  /// A package: what stands in it is seen by itself and by files that name one of its modules, as an import does.
  struct Package: Equatable, Sendable {
    var folder: String
    /// The names in its manifest: of products, targets and others.
    var names: Set<String>
    /// Its targets, each a module of its own, as far as the manifest names them.
    var targets: [Target] = []
  }

  /// A target of a package.
  struct Target: Equatable, Sendable {
    var folder: String
    var module: String
    /// The names of the package and of its products that are no target's: a project may make one module of all targets.
    var wholes: Set<String> = []
  }

  /// What others see only where they name it: a target of a package, or a package with what stands in none of its targets.
  struct Home: Equatable, Sendable {
    var folder: String
    /// By which others name it.
    var names: Set<String>
    /// A target's module; nil for a package.
    var module: String?
    /// The place of the package among the homes.
    var package: Int
    var isTarget: Bool { module != nil }
  }

  /// Files that are not of the widget's target: they see all, and only one another sees them.
  let foreign: Set<Int>
  /// The packages and their targets.
  let all: [Home]
  /// The home that a file stands in, and those that it names.
  private var homes: [Int: Int] = [:]
  private var named: [Int: Set<Int>] = [:]
  /// What a file of no package hands on with `@_exported import`: every file sees it, since files of one target may all
  /// do so, and frameworks are not told apart here.
  private var handedOn: Set<Int> = []

  /// Returns the words that are asked of files.
  static func asked(of packages: [Package]) -> Set<String> {
    packages.reduce(into: ["_exported"]) { words, package in
      words.formUnion(package.names)
      for target in package.targets { words.formUnion(target.wholes.union([target.module])) }
    }
  }

  /// Creates the borders of a source's files.
  ///
  /// - Parameters:
  ///   - paths: of the files.
  ///   - words: the words in each of them; only those that are asked for are of account.
  ///   - foreign: places of files that are not of the widget's target.
  init(_ paths: [String], words: [Set<String>], foreign: Set<Int>, packages: [Package]) {
    self.foreign = foreign
    all = Self.homes(of: packages)
    guard !all.isEmpty else { return }
    var folders: [Substring: Int] = [:]
    var called: [String: Set<Int>] = [:]
    for (number, home) in all.enumerated() {
      folders[home.folder[...]] = folders[home.folder[...]] ?? number
      for name in home.names { called[name, default: []].insert(number) }
    }
    for (file, path) in paths.enumerated() {
      var folder = path[...]
      while homes[file] == nil, let end = folder.lastIndex(of: "/") {
        folder = folder[..<end]
        homes[file] = folders[folder]
      }
      named[file] = words[file].reduce(into: []) { $0.formUnion(called[$1] ?? []) }
    }
    handOn(words)
  }

  private static func homes(of packages: [Package]) -> [Home] {
    packages.reduce(into: []) { homes, package in
      let place = homes.count
      homes.append(
        Home(folder: package.folder, names: package.names, package: place))
      for target in package.targets {
        homes.append(
          Home(
            folder: target.folder, names: target.wholes.union([target.module]),
            module: target.module, package: place))
      }
    }
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
  ///
  /// - Parameter isMember: whether it is a member or a conformance of an extension: another target of a package has it
  ///   from any file that imports it, or from what that imports.
  func isOpen(_ other: Int, to file: Int, isMember: Bool = false) -> Bool {
    if foreign.contains(other), !foreign.contains(file) { return false }
    guard let home = homes[other], homes[file] != home, !sees(home, from: file) else { return true }
    let package = all[home].package
    let isInside = homes[file].map { all[$0].package } == package
    // A manifest need not name each of its targets.
    if !all[home].isTarget { return isInside }
    return isMember && (isInside || sees(package, from: file))
  }

  /// Returns the package's target, or else the package, that a file stands in; nil for a file of the app.
  func home(of file: Int) -> Int? { homes[file] }

  /// Returns whether a file names a home, or has it from one that it names.
  func sees(_ home: Int, from file: Int) -> Bool {
    handedOn.contains(home) || named[file]?.contains(home) == true
  }
}
