import Canvas
import Foundation

/// Where pictures go.
struct RenderTarget: Hashable, Sendable {
  /// An absolute path; nil is standard output.
  var output: String?
  /// Whether each picture becomes a file below `output`.
  var isFolder: Bool

  /// Tells whether an output is a folder: one that exists, a path that ends in a slash, a new path without an
  /// extension, and any path for several pictures.
  init(output: String?, wantsMany: Bool) {
    self.output = output
    let last = output?.split(separator: "/").last ?? ""
    var isFolder: ObjCBool = false
    let isThere =
      output.map { FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) } ?? false
    self.isFolder =
      isThere && isFolder.boolValue
      || output != nil && (wantsMany || output?.hasSuffix("/") == true)
      || output != nil && !isThere && !last.contains(".")
  }

  /// Throws where nothing can be written there, or not as the file's ending says.
  @MainActor
  func prepare(_ options: PictureOptions) throws(UsageError) {
    guard let output else { return }
    if isFolder {
      try refuseFile(output)
      return try OutputFile.prepare(folder: output)
    }
    if options.format == nil { _ = try PictureFormat.told(byFile: output, writtenBy: .render) }
    try OutputFile.prepare(output)
  }

  /// Throws where a path that several pictures are to go to is called as one picture is.
  private func refuseFile(_ output: String) throws(UsageError) {
    guard !output.hasSuffix("/"), PictureFormat.ofFile(output) != nil,
      !FileManager.default.fileExists(atPath: output)
    else { return }
    let name = output.split(separator: "/").last ?? ""
    throw UsageError(
      "several pictures need several files, and “\(printable(String(name)))” names one",
      fix: "name a folder with -o, such as Pictures/")
  }

  /// Returns the format that is written: the one asked for, or what the place tells.
  @MainActor
  func format(
    _ wanted: PictureFormat?, _ console: Console
  ) throws(UsageError) -> PictureFormat {
    if let wanted { return wanted }
    guard let output, !isFolder else {
      return output == nil && console.terminal != nil ? .ansi : .text
    }
    return try PictureFormat.told(byFile: output, writtenBy: .render) ?? .text
  }

  /// Throws where a format cannot be written to where it is to go.
  @MainActor
  func refuse(
    _ format: PictureFormat, isMany: Bool, _ console: Console
  ) throws(UsageError) {
    guard format.writers.contains(.render) else {
      throw UsageError(
        "islet render writes no \(format.name)",
        fix: "choose " + PictureFormat.of(.render).map(\.name).joined(separator: ", "))
    }
    guard output == nil else { return }
    if format == .png, console.isTerminal {
      throw UsageError("a PNG cannot be shown in a terminal", fix: "name a file with -o")
    }
    if isMany, format == .png || format == .svg || format == .cells {
      throw UsageError("several pictures need several files", fix: "name a folder with -o")
    }
  }
}
