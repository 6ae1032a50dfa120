import Findings
import Foundation

// What is compiled of the files.
extension WidgetSources {
  /// Returns what the widget needs of the files: all of those that were named; of a folder what the names
  /// in the widgets' files lead to, with the rest blank.
  ///
  /// - Parameters:
  ///   - wanted: names that are needed although nothing seems to lead to them.
  ///   - emptied: lines whose functions lose their bodies if they are not in the widgets' files.
  ///   - unwanted: lines whose declarations are left out if they are not in the widgets' files.
  ///   - starts: functions that are needed although nothing leads to them.
  ///   - left: what the compiler said of the lines of `emptied`.
  ///   - basis: what is known of the files already.
  func needed(
    wanted: Set<String> = [], emptied: [String: Set<Int>] = [:],
    unwanted: [String: Set<Int>] = [:], starts: [StartFunction] = [], left: [Finding] = [],
    basis: SourceReach.Basis? = nil
  ) -> Needed {
    var all = Needed(files: files, own: Set(files.map(\.path)))
    // Of a file that was named nothing is left out but a control.
    guard hasFolders || files.count == 1 && files[0].text.contains(bytesOf: "ControlWidget") else {
      all.unshown = byPath(SourceReach(basis ?? reachBasis()).spareLines)
      return all
    }
    let reach = SourceReach(
      basis ?? reachBasis(), wanted: wanted, emptied: emptied,
      unwanted: unwanted, starts: starts)
    let spare = byPath(reach.spareLines)
    all.unshown = spare
    guard hasFolders || reach.own == [0] else { return all }
    let needed = reach.parts.map { part in
      File(path: files[part.index].path, text: files[part.index].text(of: part, left: left))
    }
    return Needed(
      files: needed, own: Set(reach.own.map { files[$0].path }), omitted: reach.omittedNames,
      unwanted: reach.unwantedNames, foreign: reach.foreign,
      copies: reach.copies.sorted { $0.key < $1.key }.map {
        (files[$0.key].path, original: files[$0.value].path)
      },
      strays: strays.sorted().map { files[$0].path },
      unshown: spare, spare: hasFolders ? spare : [:], controls: byPath(reach.controlLines))
  }

  private func byPath(_ lines: [Int: Set<Int>]) -> [String: Set<Int>] {
    Dictionary(lines.map { (files[$0.key].path, $0.value) }, uniquingKeysWith: { $0.union($1) })
  }

  /// The modules that a bridging header brings to files, by path.
  var bridgedByPath: [String: Set<String>] {
    Dictionary(
      bridged.map { (files[$0.key].path, $0.value) }, uniquingKeysWith: { $0.union($1) })
  }

  /// The files, split into tokens.
  var parsed: [SourceFile] { files.map { SourceFile(path: $0.path, text: $0.text) } }

  /// Returns what is to be known of the files to find out what of them is needed.
  ///
  /// - Parameter parsed: the files, if they are split into tokens already.
  func reachBasis(_ parsed: [SourceFile]? = nil) -> SourceReach.Basis {
    SourceReach.Basis(
      parsed ?? self.parsed, foreign: foreign, strays: strays.union(programs),
      compiled: compiledActivities, packages: packages)
  }

  /// What is compiled of the files.
  struct Needed {
    var files: [File]
    /// The files whose errors are told in any case: the widgets'.
    var own: Set<String>
    /// Names of what has been left out, and of those what was left out as unwanted.
    var omitted: Set<String> = []
    var unwanted: Set<String> = []
    /// What of it stands in files that are not the widget's.
    var foreign = SourceReach.Foreign()
    /// Files with a widget of a name that another file's widget has.
    var copies: [(path: String, original: String)] = []
    /// Files with activities that no target compiles.
    var strays: [String] = []
    /// Lines of the widgets' files that no activity leads to: other widgets stand there.
    var unshown: [String: Set<Int>] = [:]
    /// Those of them that may be left out.
    var spare: [String: Set<Int>] = [:]
    /// Those of them that are controls'.
    var controls: [String: Set<Int>] = [:]

    /// What is to be said about what is not compiled, however well it could be.
    var findings: [Finding] {
      copies.map { copy in
        Finding(
          "widget-copy-left-out", location: SourceLocation(file: copy.path, line: 1),
          sentence: "\(copy.original) declares the same names: this file is left out.")
      }
        + strays.map { path in
          Finding(
            "widget-file-of-no-target", location: SourceLocation(file: path, line: 1),
            sentence: "No target of the project compiles this file: it is left out.")
        }
    }

    /// Returns the names that were left out and that a line of the source misses.
    ///
    /// Words of an error lead far in files that are not the widget's: from there comes only what the compiler cannot
    /// find, by its own name.
    func additions(for trouble: CompilerMessages.Trouble) -> Set<String> {
      let names = trouble.quoted.intersection(omitted).subtracting(unwanted)
      if foreign.paths.contains(trouble.path) { return names }
      return names.filter {
        !foreign.omitted.contains($0) || trouble.isNotFound && foreign.declared.contains($0)
      }
    }

    /// Returns whether a line may be left out to see whether the widget does without it: in the widgets'
    /// files only what nobody can mend, and no activity needs. Of a control anything may go: nothing of it is drawn.
    func canDoWithout(_ trouble: CompilerMessages.Trouble) -> Bool {
      // What a macro made stands in a file of the compiler's, of which nothing can be left out.
      if CompilerMessages.isOfMacro(trouble.path) { return false }
      guard own.contains(trouble.path) else { return true }
      return controls[trouble.path]?.contains(trouble.line) == true
        || trouble.isMissingName && spare[trouble.path]?.contains(trouble.line) == true
    }
  }
}

extension WidgetSources.File {
  /// Returns the text with blanks for what is not needed; lines stay.
  ///
  /// - Parameter left: what the compiler said of lines that it could not compile.
  fileprivate func text(of part: SourceReach.Part, left: [Finding]) -> String {
    let original = Array(text.utf8)
    var bytes = original
    for range in part.omitted + part.emptied.map(\.range) {
      for place in range where bytes[place] != UInt8(ascii: "\n") {
        bytes[place] = UInt8(ascii: " ")
      }
    }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let left = left.filter { $0.location?.file == path }
    // A value of any type cannot be made up: a widget that comes there ends with this sentence, which
    // `WidgetCrash` knows again. For a view a sign can stand.
    for body in part.emptied.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let cause = Self.cause(in: body.range, of: original, left)
      let reason = cause?.sentence ?? ""
      let line = cause?.location.map { ", line: \($0.line)" } ?? ""
      let stop = " fatalError(\(LeftOutCode.words(of: name, reason).debugDescription)) "
      let text =
        switch body.makes {
        case .value: stop
        case .view: " _LeftOutView(\(name.debugDescription), \(reason.debugDescription)\(line)) "
        case .intentResult: stop + "; return .result() "
        case .control(let empty): " \(empty)() "
        }
      bytes.insert(contentsOf: Array(text.utf8), at: body.range.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns what the compiler said first of the lines of a body; nil where it said nothing.
  private static func cause(
    in range: Range<Int>, of bytes: [UInt8], _ left: [Finding]
  ) -> Finding? {
    guard !left.isEmpty else { return nil }
    let first = 1 + bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    let last = first + bytes[range].count { $0 == UInt8(ascii: "\n") }
    return left.first { (first...last).contains($0.location?.line ?? 0) }
  }
}
