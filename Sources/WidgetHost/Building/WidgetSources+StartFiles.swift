import FoundationGaps

extension WidgetSources {
  /// The files beside the code that a widget's process reads when it starts: a widget whose colours, pictures or texts
  /// have changed is another one.
  struct StartFiles: Equatable, Sendable {
    /// What the system says of each file.
    private(set) var statuses: [String: FileStatus] = [:]
    /// The folders of catalogues: what is saved there is saved in none of the source's.
    private(set) var folders: [String] = []

    /// More than these are not looked at.
    static let mostFiles = 20_000
    static let mostFolders = 2000

    fileprivate mutating func add(file: String) {
      guard statuses.count < Self.mostFiles else { return }
      statuses[file] = FileStatus(file)
    }

    fileprivate mutating func add(catalogue: String) {
      // Of a link the enumerator lists nothing.
      let catalogue = URL(fileURLWithPath: catalogue).resolvingSymlinksInPath().path
      add(folder: catalogue)
      let below = FileManager.default.enumerator(atPath: catalogue)
      while let name = below?.nextObject() as? String, statuses.count < Self.mostFiles {
        let path = "\(catalogue)/\(name)"
        guard let status = FileStatus(path) else { continue }
        if status.kind == .folder { add(folder: path) } else { statuses[path] = status }
      }
    }

    private mutating func add(folder: String) {
      if folders.count < Self.mostFolders { folders.append(folder) }
    }
  }

  /// Looks at what the widget's process will read when it starts.
  mutating func noteStartFiles() {
    startFiles = StartFiles()
    for catalogue in Set(catalogues + shared.catalogues).sorted() {
      startFiles.add(catalogue: catalogue)
    }
    for file in stringFiles + shared.strings + shared.plainFiles { startFiles.add(file: file) }
  }

  /// The files of which links are followed, so that what they lead to is watched.
  var linkedPlaces: [String] { files.map(\.path) + links + startFiles.statuses.keys }
}
