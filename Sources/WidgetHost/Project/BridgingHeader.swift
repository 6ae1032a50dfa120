/// A target's bridging header, or the header that a framework is called by: what it imports is there in every Swift file of
/// the target, without an import.
struct BridgingHeader {
  /// The modules that it imports, itself or by a header beside it.
  private(set) var modules: Set<String> = []

  /// More headers than these are not read.
  private static let fileLimit = 64

  /// Reads a header; one that is not there imports nothing.
  init(_ path: String, _ files: ProjectFiles, in bounds: SourceBounds) {
    var open = [path]
    var seen: Set<String> = []
    while let next = open.popLast(), seen.count < Self.fileLimit {
      guard seen.insert(next).inserted, let text = files.text(next, in: bounds) else { continue }
      for line in text.split(whereSeparator: \.isNewline) {
        switch Self.imported(line) {
        case .module(let name): modules.insert(name)
        case .header(let name): open.append(ProjectPath.join(ProjectPath.folder(next), name))
        case nil: break
        }
      }
    }
  }

  private enum Import {
    case module(String)
    case header(String)
  }

  /// Reads `#import <UIKit/UIKit.h>`, `@import UIKit;` and `#import "Store.h"`.
  private static func imported(_ line: Substring) -> Import? {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard let first = words.first, words.count > 1 else { return nil }
    let rest = words[1]
    switch first {
    case "@import": return .module(String(rest.prefix { $0 != ";" && $0 != "." }))
    case "#import", "#include":
      let name = rest.dropFirst().prefix { $0 != ">" && $0 != "\"" }
      if rest.first == "\"" { return .header(String(name)) }
      // Headers of C are no modules of a widget's.
      guard rest.first == "<", let slash = name.firstIndex(of: "/") else { return nil }
      return .module(String(name[..<slash]))
    default: return nil
    }
  }
}

extension Project {
  /// Returns the modules that bridging headers and those of frameworks bring to Swift files, by the places of the files
  /// among those that the project was read with.
  ///
  /// A header belongs to the files of the target that names it; one that no target names and that is called as Xcode
  /// calls it belongs to all.
  var bridgedModules: [Int: Set<String>] {
    var modules: [Int: Set<String>] = [:]
    for (header, isOwn) in bridgingHeaders where !header.modules.isEmpty {
      for file in sources.indices where isOwn(sources[file].path) {
        modules[file, default: []].formUnion(header.modules)
      }
    }
    return modules
  }

  /// Returns the header that a framework is called by, which Xcode makes with it: `Kit.h` of `Kit`.
  private static func umbrella(of target: ProjectTarget) -> String? {
    let name = "/\(LocalPackage.module(target.name)).h"
    let beside = Set(target.sources.paths.map(ProjectPath.folder)).sorted().map { $0 + name }
    return target.sources.files(ending: name).first
      ?? beside.first { FileStatus($0)?.kind == .file }
  }

  private var bridgingHeaders: [(BridgingHeader, (String) -> Bool)] {
    let files = ProjectFiles()
    let named = targets.compactMap { target -> (BridgingHeader, (String) -> Bool)? in
      let settings = target.configurations.lazy.compactMap {
        $0.value("SWIFT_OBJC_BRIDGING_HEADER")
      }
      guard let path = settings.first?.value, !path.isEmpty else { return nil }
      let home = ProjectPath.home(of: target.place.file)
      return (
        BridgingHeader(ProjectPath.join(home, path), files, in: bounds(of: target)),
        target.sources.contains
      )
    }
    let umbrellas = targets.filter(\.isLibrary).compactMap {
      target -> (BridgingHeader, (String) -> Bool)? in
      guard let path = Self.umbrella(of: target) else { return nil }
      return (BridgingHeader(path, files, in: bounds(of: target)), target.sources.contains)
    }
    guard named.isEmpty, targets.isEmpty else { return named + umbrellas }
    return looseHeaders.map {
      let bounds = SourceBounds(around: ProjectPath.folder($0))
      return (BridgingHeader($0, files, in: bounds), { _ in true })
    }
  }
}
