import Files

/// What the user names on the command line to be written.
enum OutputFile {
  /// What to do when a file cannot be written that `-o` names.
  static let usualFix = "name another file with -o, or make room on the disk if it is full"

  /// Writes a text, whole or not at all.
  ///
  /// - `fix`: what to do when that fails.
  static func write(
    _ text: String, to path: String, fix: String = Self.usualFix
  ) throws(UsageError) {
    try write(Array(text.utf8), to: path, fix: fix)
  }

  /// Writes bytes, whole or not at all.
  static func write(
    _ bytes: [UInt8], to path: String, fix: String = Self.usualFix
  ) throws(UsageError) {
    do {
      try FileBytes.write(bytes, to: path)
    } catch {
      throw fault(error, path, fix)
    }
  }

  /// Finds out whether a file can be written, before the work that fills it.
  static func prepare(_ path: String, fix: String = Self.usualFix) throws(UsageError) {
    do {
      try FileBytes.prepare(toWrite: path)
    } catch {
      throw fault(error, path, fix)
    }
  }

  /// Finds out whether files can be written to a folder, before the work that fills it, and makes the folder.
  static func prepare(folder path: String, fix: String = Self.usualFix) throws(UsageError) {
    do {
      try FileBytes.makeFolder(path)
      try FileBytes.prepare(toWrite: path.hasSuffix("/") ? path + "0001" : path + "/0001")
    } catch {
      throw fault(error, path, fix)
    }
  }

  private static func fault(_ fault: FileBytes.Fault, _ path: String, _ fix: String) -> UsageError {
    UsageError("\(printable(path)) cannot be written: \(fault.reason)", fix: fix)
  }
}
