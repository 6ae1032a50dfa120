import FoundationGaps

/// The repositories that a repository keeps within itself, by its `.gitmodules`.
struct Submodules {
  /// Whether one was not fetched: its folder is empty, and nobody knows what it declares.
  let areMissing: Bool

  /// Looks at the repository that a folder is in.
  init(around folder: String) {
    let top = ProjectSearch.top(of: folder)
    let file = OrdinaryFile.contents("\(top)/.gitmodules", limit: WidgetSources.sizeLimit)
    areMissing = Self.paths(in: file.map { String(decoding: $0, as: UTF8.self) } ?? "").contains {
      (try? FileManager.default.contentsOfDirectory(atPath: ProjectPath.join(top, $0)))?.isEmpty
        ?? true
    }
  }

  /// Returns where they stand: `path = Shared/Kit`.
  private static func paths(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      return parts.count == 2 && parts[0] == "path" ? parts[1] : nil
    }
  }
}
