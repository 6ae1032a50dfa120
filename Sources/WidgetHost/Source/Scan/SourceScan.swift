/// What a widget's source declares, as far as building it has to know.
struct SourceScan {
  /// A type that conforms to one of the protocols that Islet looks for.
  struct Conformance: Equatable {
    /// With its enclosing types: `Outer.Inner`.
    var name: String
    var protocolName: String
    /// The `#if` conditions around it, in words of the compiler.
    var conditions: [String]
    /// The file it stands in.
    var file: Int
    var isGeneric = false
    /// Whether it is private within another type.
    var isHidden = false
  }

  /// A `#Preview`.
  struct PreviewMacro: Equatable {
    /// The word itself, in bytes.
    var range: Range<Int>
    /// The word with its arguments and closures, in bytes, and the lines that they stand on.
    var whole: Range<Int>
    var lines: ClosedRange<Int>
    var conditions: [String]
    var file: Int
    var isTopLevel: Bool
  }

  /// An `import`; the range is that of the module's name.
  struct Import: Equatable {
    var module: String
    var range: Range<Int>
    var line: Int
    var file: Int
    /// Whether the module itself is imported, and not one name of it.
    var isWhole: Bool
    /// What stands for the module: its name, or `struct Store.Order` where one name of it is imported.
    var clause: Range<Int>
    /// Whether it stands in a branch of an `#if` that no iPhone takes.
    var isIdle = false
  }

  /// Bytes for which the build copy has others.
  struct Replacement: Equatable {
    var file: Int
    var range: Range<Int>
    var text: String
  }

  /// A place from which other `#if` conditions hold, up to the next one.
  struct Branch {
    /// In bytes.
    var start: Int
    var conditions: [String]
  }

  var conformances: [Conformance] = []
  var previews: [PreviewMacro] = []
  var imports: [Import] = []
  /// `@main` attributes, `#if` conditions' `os(iOS)` and the like.
  var replacements: [Replacement] = []
  /// Types that the source declares itself: none of Islet's may hide them.
  var declaredTypes: Set<String> = []
  /// Those of them that stand in no other one, and have their short names everywhere.
  var topLevelTypes: Set<String> = []
  /// Where the conditions change, by file, in order.
  var branches: [Int: [Branch]] = [:]
  /// Names of the source's own for protocols that Islet looks for.
  private(set) var refined: [String: Set<String>]
  /// Members that extensions of colours and images declare in the source: `Color.brand`.
  var declaredMembers: Set<String> = []

  /// Scans the files of one widget.
  init(_ files: [SourceFile]) {
    refined = RefinedProtocols.names(in: files, of: SourceScanner.knownProtocols)
    for (number, file) in files.enumerated() {
      var scanner = SourceScanner(file, number, adding: self)
      scanner.run()
      self = scanner.found
    }
  }

  /// Returns the `#if` conditions around a byte of a file.
  func conditions(at byte: Int, of file: Int) -> [String] {
    branches[file]?.last { $0.start <= byte }?.conditions ?? []
  }
}
