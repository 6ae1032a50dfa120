import Files
import Foundation
import Lints
import WidgetHost

extension WidgetSource {
  /// Creates the Swift files that an app's widget is made of, or all of its folder where that is not known.
  public init?(of app: AppFolder) {
    if let files = app.sourceFiles {
      self.init(paths: files)
    } else if let path = app.path {
      self.init(at: path)
    } else {
      return nil
    }
    attributesType = app.attributesType
  }

  /// Creates the Swift files at a path, a folder's or one, up to four megabytes; nil where there are none.
  public init?(at path: String) {
    var paths: [String] = []
    // Whoever lets the shell complete a folder's name has a slash behind it.
    var folder = path[...]
    while folder.hasSuffix("/") { folder.removeLast() }
    if path.hasSuffix(".swift") {
      paths = [path]
    } else if let names = FileManager.default.enumerator(
      // Of a link nothing is listed.
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    {
      for case let name as String in names {
        let last = name.split(separator: "/").last ?? ""
        // What a package manager or a build has put there is not the widget's.
        if last.hasPrefix(".")
          || ["Pods", "Carthage", "DerivedData", "node_modules"].contains(last)
        {
          names.skipDescendants()
        } else if name.hasSuffix(".swift") {
          paths.append("\(folder)/\(name)")
        }
      }
    }
    self.init(paths: paths)
  }

  private init?(paths: [String]) {
    var files: [File] = []
    var bytes = 0
    for path in paths.sorted() {
      guard let read = try? FileBytes.readOrdinary(path, limit: (4 << 20) - bytes),
        let text = String(validating: read, as: UTF8.self)
      else { continue }
      bytes += text.utf8.count
      files.append(File(path: path, text: SampleCode.blanked(in: text)))
    }
    if files.isEmpty { return nil }
    self.init(files: files)
  }
}
