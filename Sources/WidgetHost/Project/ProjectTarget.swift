import Findings

/// A target of a project: an app, an extension, or something that matters to neither.
public struct ProjectTarget: Sendable {
  /// What is built.
  public enum Kind: Sendable { case app, appExtension, other }

  /// That an app holds an extension in its PlugIns folder.
  public struct Embedding: Sendable {
    public var target: String
    /// "Copy only when installing": a run from Xcode has it not.
    public var isForInstallingOnly: Bool
    public var place: SourceLocation
  }

  public var name: String
  public var kind: Kind
  /// Whether other targets link it: a framework or a library.
  var isLibrary = false
  /// Whether a specification of XcodeGen declares it, which may be one of several for a project.
  var isOfSpecification = false
  /// Where it is declared.
  public var place: SourceLocation
  /// Its settings, one for each configuration.
  public var configurations: [BuildSettings] = []
  public var sources = FileMembership()
  public var resources = FileMembership()
  /// Extensions that it copies.
  public var embeddings: [Embedding] = []
  /// The names of targets that are built before it.
  public var dependencies: Set<String> = []
  /// Folders of packages that it is made with, as far as they stand beside the project.
  var packages: [String] = []
  /// The Info.plist by configuration: where it stands and what it says.
  var plists: [String: ReadList] = [:]
  /// The entitlements by configuration.
  var entitlements: [String: ReadList] = [:]

  /// The names that its module may have: other characters than those of Swift's names become `_`.
  var modules: Set<String> {
    let settings = configurations.flatMap { configuration in
      ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].compactMap { configuration.value($0)?.value }
    }
    return Set((settings + [name]).map(LocalPackage.module))
  }

  /// A property list that belongs to a target.
  struct ReadList: Sendable {
    var path: String
    /// nil: it is named, and not here.
    var value: ProjectValue?
  }
}
