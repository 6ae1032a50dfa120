import Findings

/// What a widget's source asks for and does not get, from an extension's archive or from Islet: each told once, with its
/// first line.
enum ExtensionLimits {
  /// One construct by the words that it begins with.
  private struct Row {
    var id: FindingID
    /// The tokens, one after the other.
    var words: [String]
    /// What it is called in the sentence.
    var name: String
    /// A word that makes it harmless when it stands among the arguments.
    var unless: String?
    /// Words of which one must stand in the file, and words that make it harmless wherever they stand, as one file makes
    /// an address that another one reads; none: the files say nothing.
    var needs: Set<String>
    var unlessBeside: Set<String>
    /// Whether the app's other code has it no more than the widget's own.
    var isEverywhere: Bool

    init(
      _ id: FindingID, _ words: [String], _ name: String? = nil, unless: String? = nil,
      needs: Set<String> = [], unlessBeside: Set<String> = [], isEverywhere: Bool = false
    ) {
      (self.needs, self.unlessBeside) = (needs, unlessBeside)
      (self.id, self.words, self.unless, self.isEverywhere) = (id, words, unless, isEverywhere)
      self.name = name ?? words.joined()
    }
  }

  private static let rows: [Row] =
    [
      Row("archive-network", ["URLSession"]), Row("archive-network", ["CLLocationManager"]),
      Row("archive-network", ["NWConnection"]), Row("archive-network", ["NWPathMonitor"]),
      Row("archive-task", ["Timer", ".", "publish"]),
      Row("archive-task", ["Timer", ".", "scheduledTimer"]),
      Row("archive-task", [".", "task", "{"], ".task"), Row("archive-task", [".", "task", "("]),
      Row("archive-task", [".", "onReceive"]), Row("archive-task", [".", "onAppear"]),
      Row("archive-still", [".", "repeatForever"]), Row("archive-still", [".", "phaseAnimator"]),
      Row("archive-still", ["PhaseAnimator"]), Row("archive-still", [".", "keyframeAnimator"]),
      Row("archive-still", ["KeyframeAnimator"]), Row("archive-still", ["TimelineView"]),
      Row("archive-still", [".", "symbolEffect", "("], ".symbolEffect", unless: "value"),
      // With a value it runs once for each change.
      Row("archive-effect", [".", "symbolEffect", "("], ".symbolEffect"),
      Row("archive-glass", [".", "glassEffect"]),
      Row("archive-own-defaults", ["UserDefaults", ".", "standard"]),
    ]
    // Of an address in the web nothing comes; a file's is as short.
    + ["Data", "NSData", "String"].map {
      Row(
        "archive-network", [$0, "(", "contentsOf", ":"], "\($0)(contentsOf:)", needs: ["URL"],
        unlessBeside: files)
    }
    + ["LZ4", "LZ4_RAW", "LZMA", "LZBITMAP", "LZFSE", "BROTLI"].map {
      Row("widget-compression", ["COMPRESSION_\($0)"], isEverywhere: true)
    }
    + ["lz4", "lzma", "lzfse", "brotli"].map {
      Row("widget-compression", ["using", ":", ".", $0], ".\($0)", isEverywhere: true)
    }

  /// Words that make addresses of files.
  private static let files: Set<String> = [
    "Bundle", "FileManager", "NSDataAsset", "NSHomeDirectory", "NSTemporaryDirectory",
    "applicationSupportDirectory", "cachesDirectory", "containerURL", "contentsOfFile",
    "documentsDirectory", "fileURLWithPath", "filePath", "isFileURL", "temporaryDirectory",
  ]

  private static let needed = rows.reduce(into: Set<String>()) { $0.formUnion($1.needs) }

  private static let byFirstWord = Dictionary(grouping: rows) { $0.words.first ?? "" }

  /// Returns what is to be said of the files that are compiled.
  ///
  /// - Parameters:
  ///   - own: the widget's own files; in the app's other code such things are in their place.
  ///   - spare: lines of these files that belong to widgets of other kinds, whose providers have a network and time.
  static func findings(
    in files: [(path: String, text: String)], own: Set<String>, spare: [String: Set<Int>] = [:]
  ) -> [Finding] {
    var told: [FindingID: (names: [String], first: SourceLocation)] = [:]
    // Every row that asks what stands beside it has this word.
    let isAsked = files.contains { $0.text.contains(bytesOf: "contentsOf") }
    let beside: Set<String> = (isAsked ? files : []).reduce(into: []) { words, file in
      guard Self.files.contains(where: { file.text.contains(bytesOf: $0) }) else { return }
      words.formUnion(SourceFile(path: file.path, text: file.text).names(among: Self.files))
    }
    for file in files {
      let isOwn = own.contains(file.path)
      let spare = spare[file.path] ?? []
      let source = SourceFile(path: file.path, text: file.text)
      let words = isAsked ? source.names(among: Self.needed).union(beside) : []
      for (index, word) in source.words.enumerated() {
        guard let rows = byFirstWord[word],
          case let isActivity = isOwn && !spare.contains(source.tokens[index].line),
          let row = rows.first(where: {
            (isActivity || $0.isEverywhere) && stands($0, at: index, in: source, words)
          })
        else { continue }
        let place = SourceLocation(file: file.path, line: source.tokens[index].line)
        if told[row.id]?.names.contains(row.name) == true { continue }
        told[row.id, default: ([], place)].names.append(row.name)
      }
    }
    return told.sorted { $0.key.rawValue < $1.key.rawValue }.map { id, found in
      Finding(
        id, location: found.first,
        sentence:
          "\(found.names.joined(separator: ", ")): \(FindingTable.row(id)?.sentence ?? "")")
    }
  }

  /// Returns whether a row's construct stands at a place.
  ///
  /// - Parameter words: those that rows ask for and that stand in the file, or beside it.
  private static func stands(
    _ row: Row, at index: Int, in file: SourceFile, _ words: Set<String>
  ) -> Bool {
    for (offset, word) in row.words.enumerated() where file.text(at: index + offset) != word {
      return false
    }
    // Behind these it is a value, such as a content transition of the same name, and no modifier.
    if row.words.first == ".", ["(", ",", ":", "="].contains(file.text(at: index - 1)) {
      return false
    }
    if !row.needs.isEmpty, row.needs.isDisjoint(with: words) { return false }
    if !row.unlessBeside.isDisjoint(with: words) { return false }
    guard let harmless = row.unless,
      let opening = row.words.lastIndex(of: "("),
      case let end = file.closing(of: index + opening)
    else { return true }
    return !(index..<max(index, min(end, index + SourceFile.longestHead))).contains {
      file.text(at: $0 + 1) == ":" && file.text(at: $0) == harmless
    }
  }
}
