import Findings
import Foundation

/// The files of a user's widget, found below what was named on the command line.
public struct WidgetSources: Equatable, Sendable {
  /// One Swift file.
  public struct File: Equatable, Sendable {
    public var path: String
    public var text: String
  }

  public var files: [File] = []
  /// Folders `*.xcassets`.
  public var catalogues: [String] = []
  /// Files `*.strings`, `*.xcstrings`, `*.stringsdict`.
  public var stringFiles: [String] = []
  /// The folder of the app's files.
  public var folder: String
  /// Whether a folder was named, in which there may be files of other targets.
  var hasFolders = false
  /// All folders, for whoever watches them.
  public var folders: [String] = []

  /// Limits: a folder that holds more is not a widget's.
  static let fileLimit = 2000
  static let sizeLimit = 2 << 20

  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "Tests", "UITests",
  ]

  /// Reads files and folders.
  public init(paths: [String]) throws(SourceProblem) {
    var isFolder: ObjCBool = false
    let first = paths.first ?? "."
    guard FileManager.default.fileExists(atPath: first, isDirectory: &isFolder) else {
      throw SourceProblem(
        finding: Finding("app-folder-missing", sentence: "There is nothing at \(first)."))
    }
    let url = URL(fileURLWithPath: first).standardizedFileURL
    folder = isFolder.boolValue ? url.path : url.deletingLastPathComponent().path
    for path in paths {
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw SourceProblem(
          finding: Finding("app-folder-missing", sentence: "There is nothing at \(path)."))
      }
      if isFolder.boolValue {
        hasFolders = true
        try readFolder(path)
      } else {
        try read(path)
        let parent = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
        if !folders.contains(parent) {
          folders.append(parent)
          noteResources(parent)
        }
      }
    }
  }

  private mutating func readFolder(_ path: String) throws(SourceProblem) {
    folders.append(path)
    noteResources(path)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") && !Self.skipped.contains(name) {
      let full = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        let ending = URL(fileURLWithPath: name).pathExtension
        if ["xcassets", "xcodeproj", "xcworkspace", "app", "framework"].contains(ending) {
          continue
        }
        if name.hasSuffix("Tests") { continue }
        try readFolder(full)
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        try read(full)
      }
    }
  }

  private mutating func read(_ path: String) throws(SourceProblem) {
    guard files.count < Self.fileLimit else {
      throw SourceProblem(
        finding: Finding(
          "widget-too-many-files",
          sentence: "There are more than \(Self.fileLimit) Swift files; name the widget's folder."))
    }
    guard let data = FileManager.default.contents(atPath: path), data.count <= Self.sizeLimit else {
      throw SourceProblem(
        finding: Finding("app-folder", sentence: "\(path) cannot be read."))
    }
    files.append(File(path: path, text: String(decoding: data, as: UTF8.self)))
  }

  /// Notes catalogues and strings in a folder, without looking into folders below.
  private mutating func noteResources(_ path: String) {
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() {
      let full = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      switch URL(fileURLWithPath: name).pathExtension {
      case "xcassets": catalogues.append(full)
      case "strings", "xcstrings", "stringsdict": stringFiles.append(full)
      case "lproj":
        let inside = (try? FileManager.default.contentsOfDirectory(atPath: full)) ?? []
        stringFiles += inside.filter { $0.hasSuffix(".strings") }.sorted().map { "\(full)/\($0)" }
      default: continue
      }
    }
  }

  /// What the widget needs of the files: all of those that were named; of a folder what the names
  /// in the widgets' files lead to, with the rest blank.
  ///
  /// - Parameter wanted: names that are needed although nothing seems to lead to them.
  /// - Returns: the files, and the names of what has been left out.
  public func needed(wanted: Set<String> = []) -> (files: [File], omitted: Set<String>) {
    guard hasFolders else { return (files, []) }
    let reach = SourceReach(
      files.map { SourceFile(path: $0.path, text: $0.text) }, wanted: wanted)
    let needed = reach.parts.map { part in
      File(path: files[part.index].path, text: files[part.index].text(without: part.omitted))
    }
    return (needed, reach.omittedNames)
  }
}

extension WidgetSources.File {
  /// The text with blanks for some of its bytes; lines stay.
  fileprivate func text(without omitted: [Range<Int>]) -> String {
    guard !omitted.isEmpty else { return text }
    var bytes = Array(text.utf8)
    for range in omitted {
      for place in range where bytes[place] != UInt8(ascii: "\n") {
        bytes[place] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
