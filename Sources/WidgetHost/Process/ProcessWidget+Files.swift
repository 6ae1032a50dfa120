extension ProcessWidget {
  /// What a widget has beside its code: written as arguments of its process, and read there.
  public struct Files: Sendable {
    /// The folder of the app's own files.
    public var folder: String
    /// What may be read of the folder; empty: all of it.
    var resources: [String] = []
    /// Asset catalogues that stand outside of the folder.
    var catalogues: [String] = []
    /// Files of strings that stand outside of the folder.
    var strings: [String] = []
    /// Other files of its bundle that stand outside of the folder.
    var bundled: [String] = []
    /// The files of its fonts, wherever they stand.
    var fonts: [String] = []
    /// The folder with what was drawn of PDFs; nil where none could be drawn.
    var drawings: String?
    /// What the widget's Info.plist says, as JSON.
    var info = "{}"
    /// The app's name, as it stands under its icon.
    var title = ""

    public init(folder: String) { self.folder = folder }
  }
}

extension ProcessWidget.Files {
  private static let resource = "--read="
  private static let catalogue = "--catalogue="
  private static let string = "--strings="
  private static let file = "--file="
  private static let font = "--font="
  private static let drawing = "--drawings="
  private static let info = "--info="
  private static let title = "--title="

  /// The arguments of a process, the folder first.
  var arguments: [String] {
    [folder] + resources.map { Self.resource + $0 } + catalogues.map { Self.catalogue + $0 }
      + strings.map { Self.string + $0 } + bundled.map { Self.file + $0 }
      + fonts.map { Self.font + $0 }
      + (drawings.map { [Self.drawing + $0] } ?? [])
      + [Self.info + info, Self.title + title]
  }

  /// Reads the arguments of a process; nil where they name no folder.
  init?(arguments: some Collection<String>) {
    guard let folder = arguments.first else { return nil }
    func values(of option: String) -> [String] {
      arguments.filter { $0.hasPrefix(option) }.map { String($0.dropFirst(option.count)) }
    }
    self.init(folder: folder)
    resources = values(of: Self.resource)
    catalogues = values(of: Self.catalogue)
    strings = values(of: Self.string)
    bundled = values(of: Self.file)
    fonts = values(of: Self.font)
    drawings = values(of: Self.drawing).first
    info = values(of: Self.info).first ?? info
    title = values(of: Self.title).first ?? title
  }
}
