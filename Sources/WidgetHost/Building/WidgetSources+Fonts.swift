import SwiftUI

extension WidgetSources {
  /// The file of a font, and when it was changed: a widget whose fonts have changed is another one.
  struct FontFile: Equatable, Sendable {
    var path: String
    /// Nil where nothing is there.
    private var status: FileStatus?

    /// The endings of fonts that iOS reads.
    static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

    init(_ path: String) { (self.path, status) = (path, FileStatus(path)) }

    /// Returns whether a path has the ending of a font.
    static func isOne(_ path: String) -> Bool {
      path.lastIndex(of: ".").map { endings.contains(path[path.index(after: $0)...].lowercased()) }
        ?? false
    }
  }

  /// Notes the file of a font.
  mutating func noteFont(_ path: String) {
    guard fonts.count < WidgetFonts.mostFiles, !fonts.contains(where: { $0.path == path }) else {
      return
    }
    fonts.append(FontFile(path))
  }
}
