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
      for line in Self.withoutComments(text).split(whereSeparator: \.isNewline)
      // Swift reads an expression anew for each line.
      where Self.mayImport(String(line)) {
        modules.formUnion(Self.modules(in: line))
        if let header = Self.header(in: line) {
          open.append(ProjectPath.join(ProjectPath.folder(next), header))
        }
      }
    }
  }

  private static func mayImport(_ line: String) -> Bool {
    line.contains(bytesOf: "import") || line.contains(bytesOf: "include")
  }

  /// Returns the modules that a line imports: `#import <UIKit/UIKit.h>`, `@import UIKit.UIView;`. Headers of C are no
  /// modules of a widget's.
  private static func modules(in line: Substring) -> [String] {
    if let match = line.prefixMatch(of: /\s*#\s*(?:import|include)\s*<([^>\/]+)\/[^>]*>/) {
      return [String(match.1)]
    }
    return line.matches(of: /@import\s+(\w+)/).map { String($0.1) }
  }

  /// Returns the header beside its own that a line names: `#import "Store.h"`.
  private static func header(in line: Substring) -> String? {
    line.prefixMatch(of: /\s*#\s*(?:import|include)\s*"([^"]+)"/).map { String($0.1) }
  }

  /// Returns a header with a blank for each comment, as the compiler reads it.
  private static func withoutComments(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var place = 0
    func end(of comment: String) -> Int? {
      guard bytes[place...].starts(with: comment.utf8) else { return nil }
      let rest = bytes[(place + 2)...]
      guard comment == "/*" else {
        return rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      }
      let end = rest.indices.first { bytes[$0...].starts(with: "*/".utf8) }
      return end.map { $0 + 2 } ?? bytes.count
    }
    var isQuoted = false
    while place < bytes.count {
      if !isQuoted, bytes[place] == UInt8(ascii: "/"), let end = end(of: "/*") ?? end(of: "//") {
        kept.append(UInt8(ascii: " "))
        place = end
        continue
      }
      switch bytes[place] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      // A quotation ends with its line at the latest.
      case UInt8(ascii: "\n"): isQuoted = false
      default: break
      }
      kept.append(bytes[place])
      place += 1
    }
    return String(decoding: kept, as: UTF8.self)
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
