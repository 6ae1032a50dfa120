import FoundationGaps

extension XcodeProject {
  /// Returns the folders of the packages beside the project that a target is made with, and of those that they name in
  /// turn.
  func packages(of target: ProjectValue) -> [String] {
    let products = Set(
      refs(target["packageProductDependencies"]).compactMap { $0["productName"]?.text })
    guard !products.isEmpty else { return [] }
    return packages.made(with: products) { localPackages }
  }

  /// The folders of all packages that the project names by their place: as a package, or as a folder among its files.
  private var localPackages: [String] {
    let named = objects.values.filter { $0["isa"]?.text == "XCLocalSwiftPackageReference" }
      .compactMap { $0["relativePath"]?.text }.map { ProjectPath.join(root, $0) }
    let listed = objects.filter { $0.value["isa"]?.text == "PBXFileReference" }
      .compactMap { places[$0.key] }.filter { !$0.hasSuffix(".swift") }
    return Set(named + listed).filter(LocalPackage.isThere).sorted()
  }
}

/// The packages beside a project: each manifest is read once, for however many targets.
final class ProjectPackages {
  /// The folders that the project names, each with what its manifest quotes.
  private var named: [(folder: String, names: Set<String>)]?
  private var known: [Set<String>: [String]] = [:]
  private let manifests = LocalPackage.Manifests()

  /// Returns the folders of the packages that have some products, and of those that they name in turn.
  func made(with products: Set<String>, of folders: () -> [String]) -> [String] {
    if let known = known[products] { return known }
    let named = named ?? folders().map { ($0, Set(manifests.names($0))) }
    self.named = named
    let own = named.filter { !$0.names.isDisjoint(with: products) }.map(\.folder)
    let all = LocalPackage.all(from: own, manifests)
    known[products] = all
    return all
  }
}
