import Findings
import Foundation

/// What the compiler said, as findings at the user's own lines.
struct CompilerMessages {
  var findings: [Finding] = []
  /// Members of `Color`, `ImageResource` and the like that no catalogue declares.
  var missingColors: Set<String> = []
  var missingImages: Set<String> = []
  /// Where the errors are, and which names they quote.
  var troubles: [Trouble] = []
  /// Whether a call to the main actor is refused, which would not be if all belonged to it.
  var callsMainActor = false
  /// Whether an error is not in the source: in what the compiler keeps of C modules, or in the compiler itself.
  var blamesOthers = false
  /// The copies that were looked into, by name.
  private var copies: [String: SourceFile] = [:]

  /// An error's place in the user's file, with the names between its quotes.
  struct Trouble {
    var path: String
    var line: Int
    var quoted: Set<String>
    /// Whether the cause is a name of Apple's, or one that nothing declares.
    var isMissingName = false
    /// Whether what is quoted is declared nowhere, as far as the compiler knows.
    var isNotFound = false
    /// Whether the compiler has given up after some time.
    var isTooLong = false
    /// Where the same is declared first, when it is declared twice.
    var rival: SourceLocation?
  }

  /// Returns what is told of an error.
  func finding(at trouble: Trouble) -> Finding? {
    findings.first { $0.location?.file == trouble.path && $0.location?.line == trouble.line }
  }

  /// The most errors that are shown.
  static let limit = 20

  /// Reads what the compiler printed.
  ///
  /// - Parameters:
  ///   - files: the build copy's files by name.
  ///   - texts: the user's, by path.
  init(_ output: String, files: [String: BuildCopy.File], texts: [String: String] = [:]) {
    var own = UserLines(texts)
    let lines = output.split(whereSeparator: \.isNewline)
    var seen: Set<String> = []
    var slips: [Finding] = []
    var (hasHidden, isSupportAtFault) = (false, false)
    for (number, line) in lines.enumerated() {
      guard var message = Self.message(line) else {
        if Self.isOfOthers(line) { blamesOthers = true }
        continue
      }
      let notes = lines[(number + 1)...]
      message.sentence = Self.trimmed(message.sentence)
      if let reason = Self.reason(of: message.sentence, in: notes) {
        message.sentence += ": " + reason
      }
      noteMainActor(message.sentence)
      let file = Self.file(of: message, in: files)
      noteAsset(message, in: file)
      // What cannot be found from Islet's own file follows from an error in the user's.
      if URL(fileURLWithPath: message.file).lastPathComponent == BuildCopy.supportName {
        hasHidden = true
        if !message.sentence.hasPrefix("cannot find ") { isSupportAtFault = true }
        continue
      }
      // What a macro makes follows from the source.
      let isOfOthers = file == nil && !Self.isOfMacro(message.file)
      if isOfOthers { blamesOthers = true }
      if let file, message.line > file.lineCount {
        // A brace that is missing is missed at the end, behind what the copy has more than the user's file.
        guard Self.isSlip(message.sentence), let opening = Self.opening(in: notes),
          opening.line <= file.lineCount
        else {
          hasHidden = true
          continue
        }
        (message.line, message.column) = (opening.line, opening.column)
      }
      if let file {
        message.column = own.column(message.column, line: message.line, of: file)
      }
      let path = file?.original ?? message.file
      troubles.append(Trouble(message, path: path, notes: notes, files))
      guard seen.insert("\(path):\(message.line):\(message.sentence)").inserted else { continue }
      if Self.isSlip(message.sentence) {
        var slip = Self.finding(message, path: path)
        // No compiler takes it: there is nothing to add to what this one says.
        slip.fix = nil
        slips.append(slip)
      } else {
        var finding = Self.finding(message, path: path)
        if isOfOthers {
          finding.fix = Self.fixOfOthers
        } else if message.sentence.lowercased().contains("did you mean") {
          // The compiler's own advice is the better one.
          finding.fix = nil
        }
        findings.append(finding)
      }
    }
    // Where a brace is missing, much of what is declared cannot be found: that follows from it.
    findings = Self.first(slips + findings)
    let namesErrors = !findings.isEmpty
    if findings.isEmpty, let sentence = Self.lackOfMemory(output) {
      findings.append(
        Finding(
          "widget-does-not-compile", sentence: sentence,
          fix: "Close what needs much memory, or name the widget's own folder; then save a source.")
      )
    }
    noteCrash(output, files, &own, besideErrors: namesErrors)
    if findings.isEmpty {
      if isSupportAtFault { blamesOthers = true }
      // Whoever finds an error in the source names it.
      if !hasHidden, !lines.contains(where: Self.isOfAnError) { blamesOthers = true }
      findings.append(unexplained(lines, hasHidden: hasHidden))
    }
  }

  /// Returns whether a line that names no place tells of an error that is not the source's. The linker's are only where
  /// they are about a symbol, which the source uses or declares.
  private static func isOfOthers(_ line: Substring) -> Bool {
    line.hasPrefix("<unknown>:0: error: ") || line.contains(CompilerProcessMain.notStarted)
      || line.hasPrefix("ld.lld: error: ") && !line.contains(" symbol: ")
  }

  private static func isOfAnError(_ line: Substring) -> Bool { line.contains("error") }

  /// Returns what is told of a compiler that got no memory; nil of another one.
  private static func lackOfMemory(_ output: String) -> String? {
    if output.contains(endedFromOutside) {
      return "The compiler was ended from outside, as the system does when memory runs out."
    }
    let words = ["LLVM ERROR: out of memory", "std::bad_alloc"]
    return words.contains { output.contains($0) } ? "The compiler got no more memory." : nil
  }

  /// Returns as many errors as are shown. A name that nothing declares counts once, in however many lines it stands.
  private static func first(_ errors: [Finding]) -> [Finding] {
    var names: Set<String> = []
    var count = 0
    return errors.filter { error in
      let name =
        error.id == "widget-undeclared-name" ? ErrorHints.missingName(error.sentence) : nil
      if let name, names.contains(name) { return true }
      guard count < limit else { return false }
      count += 1
      if let name { names.insert(name) }
      return true
    }
  }

  private mutating func noteMainActor(_ sentence: String) {
    if sentence.contains("main actor-isolated"), sentence.contains("nonisolated context") {
      callsMainActor = true
    }
  }

  /// Notes where the compiler crashed, where it says that and no error.
  ///
  /// - Parameter besideErrors: whether it names errors as well: on a source that has some it may crash, and does so each
  ///   time.
  private mutating func noteCrash(
    _ output: String, _ files: [String: BuildCopy.File], _ own: inout UserLines, besideErrors: Bool
  ) {
    if findings.isEmpty, var crash = Self.crash(output), let file = Self.file(of: crash, in: files),
      crash.line <= file.lineCount
    {
      crash.column = own.column(crash.column, line: crash.line, of: file)
      troubles.append(Trouble(path: file.original, line: crash.line, quoted: []))
      findings.append(Self.finding(crash, path: file.original))
    } else if output.contains(Self.ended), !besideErrors || Self.isEndedFromOutside(output) {
      blamesOthers = true
    }
  }

  /// Returns whether a compiler got no memory, or a signal that it does not give itself.
  private static func isEndedFromOutside(_ output: String) -> Bool {
    if lackOfMemory(output) != nil { return true }
    let signals = output.split(separator: ended).dropFirst().map {
      Int32($0.prefix { $0.isNumber })
    }
    return !signals.allSatisfy { $0.map(ownSignals.contains) ?? false }
  }

  /// The signals of faults that are in a program itself.
  private static let ownSignals: Set<Int32> = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Returns what is told where nothing is known of any line: the last words that speak of an error.
  private func unexplained(_ lines: [Substring], hasHidden: Bool) -> Finding {
    let last = lines.last(where: Self.isOfAnError)
    return Finding(
      "widget-does-not-compile",
      sentence: last.map { "The compiler: \($0)" }
        ?? (hasHidden
          ? "A widget in the source cannot be reached from outside its file."
          : "The compiler failed and named no error."),
      fix: blamesOthers ? Self.fixOfOthers : nil)
  }

  /// Returns the user's file that a message is about; nil for one of others.
  static func file(
    of message: Message, in files: [String: BuildCopy.File]
  ) -> BuildCopy.File? {
    files[URL(fileURLWithPath: message.file).lastPathComponent]
  }

  /// Returns whether a file is what a macro made: the compiler's own, and not there for long.
  static func isOfMacro(_ path: String) -> Bool {
    ProjectPath.name(path).hasPrefix("@__swiftmacro_")
  }

  /// What can be done where no line of the source is at fault.
  static let fixOfOthers =
    "No line of the source is at fault: see whether swiftc compiles a file here; islet doctor names the one in use."

  /// Is in the words of a compiler that got the signal which cannot be refused.
  static let endedFromOutside = "\(ended)9"
  private static let ended = "failed due to signal "

  struct Message {
    var file: String
    var line: Int
    var column: Int
    var sentence: String
  }

  /// Reads a line such as `/path/Name-0.swift:12:5: error: cannot find 'x' in scope`.
  static func message(_ line: Substring) -> Message? {
    guard let range = line.range(of: ": error: ") else { return nil }
    let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let row = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    return Message(
      file: place.dropLast(2).joined(separator: ":"), line: row, column: column,
      sentence: String(line[range.upperBound...]))
  }

  /// Returns whether an error is about the letters of the source, whatever they mean.
  static func isSlip(_ sentence: String) -> Bool {
    let sentence = sentence.prefix(1).lowercased() + sentence.dropFirst()
    return ["expected ", "unexpected ", "extraneous '", "unterminated ", "consecutive "].contains {
      sentence.hasPrefix($0)
    }
  }

  /// Removes blanks at the end and doubled ones: the compiler leaves some where a name is empty.
  static func trimmed(_ sentence: String) -> String {
    sentence.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }

  /// Returns where the compiler was when it crashed: `4.  While type-checking … (at /path/Name-0.swift:12:5)`.
  static func crash(_ output: String) -> Message? {
    let lines = output.split(whereSeparator: \.isNewline).filter { $0.contains("\tWhile ") }
    let places = lines.compactMap { line -> Message? in
      guard let start = line.range(of: "(at /")?.upperBound,
        let end = line[start...].firstIndex(of: ")")
      else { return nil }
      return message("/\(line[start..<end]): error: the compiler itself crashed here")
    }
    return places.last
  }

  private static func finding(_ message: Message, path: String) -> Finding {
    let location = SourceLocation(file: path, line: message.line, column: message.column)
    if let name = undeclaredName(message.sentence) {
      return .undeclared(name, at: location, compiler: message.sentence)
    }
    if let name = missingAPI(message.sentence) {
      return Finding(
        "widget-missing-api", location: location,
        sentence: "\(name) is not here: \(message.sentence).")
    }
    return Finding(
      "widget-does-not-compile", location: location,
      sentence: message.sentence.prefix(1).uppercased() + message.sentence.dropFirst()
        + (message.sentence.hasSuffix("?") ? "" : "."))
  }

  /// Returns a type that neither a file nor the frameworks declare, when that is what the sentence says.
  static func undeclaredName(_ sentence: String) -> String? {
    guard sentence.hasPrefix("cannot find type '") || sentence.hasPrefix("cannot find '") else {
      return nil
    }
    return sentence.quotedNames.first.flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  /// Returns Apple's name that the frameworks here lack, when that is what the sentence says.
  static func missingAPI(_ sentence: String) -> String? {
    let quoted = sentence.quotedNames
    func part(_ index: Int) -> String? { quoted.indices.contains(index) ? quoted[index] : nil }
    if sentence.contains("has no member '"), let type = part(0), let member = part(1) {
      let isOurs =
        type.hasPrefix("some ") || type.contains("<") || AppleNames.isHere(type)
      return isOurs ? "\(type).\(member)" : nil
    }
    if sentence.hasPrefix("unknown attribute '") { return part(0).map { "@\($0)" } }
    if sentence.hasPrefix("no macro named '") { return part(0).map { "#\($0)" } }
    return nil
  }

  /// Returns whether a sentence says that one of Apple's constants is not found.
  static func isMissingConstant(_ sentence: String) -> Bool {
    sentence.hasPrefix("cannot find '")
      && sentence.quotedNames.first.map(AppleNames.isConstant) == true
  }

  fileprivate static func quoted(_ sentence: String) -> Set<String> {
    let parts = sentence.split(separator: "'", omittingEmptySubsequences: false)
    var names: Set<String> = []
    for part in parts.indices where part % 2 == 1 {
      let words = parts[part].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      names.formUnion(words.map(String.init))
    }
    return names
  }

  /// Notes a name that Xcode would have made of an asset.
  ///
  /// - Parameter copy: the file of the error, as it was compiled.
  private mutating func noteAsset(_ message: Message, in copy: BuildCopy.File?) {
    let sentence = message.sentence
    let quoted = sentence.quotedNames
    if sentence.hasPrefix("reference to member '"), let member = quoted.first {
      // `Color(.brand)`, where no type was found that it could be a member of. Of something else that is not here, as in
      // `layer.maskedCorners = [.layerMinXMinYCorner]`, it is a member of that.
      if let copy {
        let source = copies[copy.name] ?? SourceFile(path: copy.original, text: copy.text)
        copies[copy.name] = source
        guard AssetPlace.isAsked(for: member, on: message.line, of: source) else { return }
      }
      missingColors.insert(member)
      missingImages.insert(member)
      return
    }
    // A value's member, as in `.white.opacty(0.5)`, is no asset.
    guard quoted.count >= 2, sentence.hasPrefix("type '"), sentence.contains("has no member") else {
      return
    }
    let (type, member) = (quoted[0], quoted[1])
    guard member.first?.isLowercase == true, !member.contains("(") else { return }
    switch type {
    case "Color", "Color?", "ColorResource", "UIColor", "ShapeStyle": missingColors.insert(member)
    case "ImageResource", "UIImage": missingImages.insert(member)
    case "String":
      // `Color(.brand)` and `Image(.logo)`: the compiler names the first initialiser it tried.
      missingColors.insert(member)
      missingImages.insert(member)
    default: break
    }
  }
}

extension CompilerMessages.Trouble {
  /// Reads an error with the notes that follow it.
  fileprivate init(
    _ message: CompilerMessages.Message, path: String, notes: ArraySlice<Substring>,
    _ files: [String: BuildCopy.File]
  ) {
    let sentence = message.sentence
    self.init(
      path: path, line: message.line, quoted: CompilerMessages.quoted(sentence),
      isMissingName: CompilerMessages.undeclaredName(sentence) != nil
        || CompilerMessages.missingAPI(sentence) != nil
        || CompilerMessages.isMissingConstant(sentence),
      isNotFound: sentence.hasPrefix("cannot find "),
      isTooLong: sentence.contains("in reasonable time"),
      rival: CompilerMessages.rival(of: sentence, in: notes, files))
  }
}

extension Finding {
  /// Returns a type that nothing declares: mostly its file is shared with the app and stands elsewhere.
  static func undeclared(_ name: String, at location: SourceLocation, compiler: String? = nil)
    -> Finding
  {
    let framework = AppleNames.framework(of: name)
    let sentence =
      framework != nil || AppleNames.types.contains(name)
      ? "\(name) looks like a name of Apple's\(framework.map { " \($0)" } ?? ""): Islet does not have it, or the file does not import its framework"
      : "\(name) is not declared in the source; add the file that declares it"
    return Finding(
      "widget-undeclared-name", location: location,
      sentence: sentence + (compiler.map { ": \($0)." } ?? "."))
  }
}
