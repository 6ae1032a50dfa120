import Findings

/// One attempt to compile a source; what the compiler misses may lead to another one.
struct BuildAttempt: Equatable {
  let sources: WidgetSources
  var assets: AssetSymbols
  let strings: StringSymbols
  /// Names of the source that the compiler has missed so far.
  var wanted: Set<String> = []
  /// Lines that the compiler could not compile so far, by file: first the bodies around them are
  /// left out, then what they declare.
  var emptied: [String: Set<Int>] = [:]
  var unwanted: [String: Set<Int>] = [:]
  /// Lines in previews that it could not compile: a widget has its pictures without them.
  var silenced: [String: Set<Int>] = [:]
  /// What it said of them.
  private(set) var leftLines: [LeftLine] = []
  var left: [Finding] { leftLines.map(\.finding) }
  private(set) var leftPreviews: [Finding] = []
  /// What it said when all that is in the source was there, before anything had to be left out.
  private(set) var firstErrors: [Finding] = []
  /// Functions that can be run as intents, and those that could not be compiled, with what is in the way.
  private(set) var starts: [StartFunction] = []
  private(set) var leftStarts: [StartFunction] = []
  /// Lines outside of the widget's own files that had errors at the try before.
  private var troubled: [String: Set<Int>] = [:]
  /// Whether declarations that name no isolation belong to the main actor, as in new projects of Xcode 26.
  private(set) var isMainActor = false
  /// How many errors there were without, once it has been tried.
  private var errorsWithoutMainActor: Int?
  var number = 1
  /// How many seconds of the processor's an expression may take.
  private(set) var patience = shortPatience
  /// The names that were asked for before the first try.
  private let asked: Set<String>

  /// What names something that is not here can take the compiler long, and stays wrong.
  static let shortPatience = 4
  static let longPatience = 30

  /// The most tries for one source.
  static let limit = 30

  /// Creates the first try.
  ///
  /// - Parameters:
  ///   - wanted: names that are needed although nothing of the widget leads to them.
  ///   - starts: functions that are needed, and can be run as intents.
  init(
    _ sources: WidgetSources, wanted: Set<String> = [], starts: [StartFunction] = []
  ) {
    (self.sources, self.wanted, self.starts) = (sources, wanted, starts)
    asked = wanted
    assets = AssetSymbols(catalogues: sources.catalogues)
    strings = StringSymbols(files: sources.allStringFiles)
  }

  /// Returns what is to be said about what has been left out: once for each file and for each thing to do about it.
  ///
  /// - Parameters:
  ///   - mistakes: what is told by itself.
  ///   - advice: what helps with some of the rest.
  func leftFindings(
    besides mistakes: [Finding] = [], advice: [(finding: Finding, fix: String)] = []
  ) -> [Finding] {
    leftPreviews + emptied.keys.sorted().flatMap { left(in: $0, besides: mistakes, advice) }
  }

  private func left(
    in path: String, besides mistakes: [Finding], _ advice: [(finding: Finding, fix: String)]
  ) -> [Finding] {
    let here = left.filter { $0.location?.file == path && !mistakes.contains($0) }
    let fixes = here.map { finding in
      advice.first { $0.finding == finding }?.fix ?? LackingImport(in: finding.sentence)?.fix
    }
    let firsts = fixes.indices.filter { !fixes[..<$0].contains(fixes[$0]) }
    // Of a line that follows from another one nothing is told by itself.
    let told = Set(left.filter { $0.location?.file == path }.compactMap(\.location?.line))
    let silent = emptied[path, default: []].subtracting(told)
    return firsts.map { first in
      let alike = here.indices.filter { fixes[$0] == fixes[first] }
      let lines = Set(alike.compactMap { here[$0].location?.line }).union(first == 0 ? silent : [])
      let listed = lines.sorted().map(String.init).joined(separator: ", ")
      return Finding(
        "widget-code-left-out", location: here[first].location,
        sentence:
          "Left out around line \(listed): should the widget come there, it stops. \(here[first].sentence)",
        fix: fixes[first])
    }
  }

  /// Returns the next try when there is something to be tried.
  ///
  /// - Parameter previews: the lines of each preview, by file.
  func next(
    after messages: CompilerMessages, _ needed: WidgetSources.Needed,
    previews: [String: [ClosedRange<Int>]] = [:]
  ) -> BuildAttempt? {
    guard number < Self.limit else { return nil }
    if let next = waiting(messages, needed) { return next }
    if let next = silencing(messages, previews) ?? isolating(messages) { return next }
    if let next = leavingStarts(messages, needed) { return next }
    guard !misses(messages, needed) else { return nil }
    var next = self
    next.number += 1
    // Names of the source that were left out and are needed.
    for trouble in messages.troubles {
      next.wanted.formUnion(needed.additions(for: trouble))
    }
    // Names that Xcode would have made from an asset catalogue that is not here.
    let colors = assets.guessable(
      messages.missingColors.subtracting(needed.omitted).subtracting(assets.guessed))
    let images = messages.missingImages.subtracting(needed.omitted).subtracting(assets.guessed)
    next.assets.guessed.formUnion(colors.union(images))
    for name in colors { next.assets.colors[name] = name }
    for name in images { next.assets.images[name] = name }
    // Lines outside of the widget's own files that cannot be compiled, although they have all that
    // they name: the widget may do without them.
    let isStuck = next.wanted == wanted && next.assets == assets
    next.troubled = [:]
    for trouble in messages.troubles where needed.canDoWithout(trouble) {
      next.troubled[trouble.path, default: []].insert(trouble.line)
      // What nothing here declares will be missing at the next try as well.
      let isLasting =
        trouble.isMissingName && trouble.isNotFound
        && trouble.quoted.isDisjoint(with: needed.omitted)
      guard isStuck || isLasting || troubled[trouble.path]?.contains(trouble.line) == true
      else { continue }
      if emptied[trouble.path]?.contains(trouble.line) == true {
        next.unwanted[trouble.path, default: []].insert(trouble.line)
      } else {
        next.emptied[trouble.path, default: []].insert(trouble.line)
      }
    }
    // What a widget declares as another target does: a phone compiles the widget's alone.
    for trouble in messages.troubles where needed.own.contains(trouble.path) {
      guard let rival = trouble.rival, !needed.own.contains(rival.file) else { continue }
      next.unwanted[rival.file, default: []].insert(rival.line)
    }
    guard !isStuck || next.unwanted != unwanted || next.emptied != emptied else { return nil }
    if next.emptied != emptied, firstErrors.isEmpty { next.firstErrors = messages.findings }
    let here = messages.findings.filter { finding in
      guard let place = finding.location else { return false }
      return next.emptied[place.file]?.contains(place.line) == true
    }
    for finding in here {
      let told = withCause(finding, messages, needed)
      guard !left.contains(told) else { continue }
      next.leftLines.append(
        LeftLine(finding: told, isBorrowed: told != finding, omitted: needed.omitted))
    }
    return next
  }

  /// Returns an error that a declaration is missed by which had to be left out, with what was said of the declaration.
  private func withCause(
    _ finding: Finding, _ messages: CompilerMessages, _ needed: WidgetSources.Needed
  ) -> Finding {
    guard let place = finding.location else { return finding }
    let names = messages.troubles.filter { $0.path == place.file && $0.line == place.line }
      .reduce(into: Set()) { $0.formUnion($1.quoted) }.intersection(needed.unwanted)
    guard !names.isEmpty else { return finding }
    let cause = left.first { other in
      guard let there = other.location else { return false }
      return unwanted[there.file]?.contains(there.line) == true
        && !names.isDisjoint(with: words(at: there))
    }
    guard let cause else { return finding }
    return Finding(cause.id, location: place, sentence: cause.sentence, fix: cause.fix)
  }

  /// Returns the names that stand on a line.
  private func words(at place: SourceLocation) -> Set<String> {
    guard let text = sources.files.first(where: { $0.path == place.file })?.text else { return [] }
    let file = SourceFile(path: place.file, text: text)
    return Set(
      file.tokens.filter { $0.line == place.line && $0.kind == .identifier }.map { file.text($0) })
  }

  /// Returns a first attempt for which all files of the folder are the widget's; nil where they are already, or none of
  /// the others has what is missing.
  func withForeignFiles(
    after messages: CompilerMessages, _ needed: WidgetSources.Needed
  ) -> BuildAttempt? {
    guard !sources.foreign.isEmpty,
      messages.troubles.contains(where: { !$0.quoted.isDisjoint(with: needed.foreign.omitted) })
    else { return nil }
    var sources = sources
    sources.foreign = []
    return BuildAttempt(sources, wanted: asked, starts: starts)
  }

  /// Returns the next attempt, with more patience, when the compiler has given up on an expression of the widget's own.
  private func waiting(
    _ messages: CompilerMessages, _ needed: WidgetSources.Needed
  ) -> BuildAttempt? {
    guard patience < Self.longPatience,
      messages.troubles.contains(where: { $0.isTooLong && needed.own.contains($0.path) })
    else { return nil }
    var next = self
    next.number += 1
    next.patience = Self.longPatience
    return next
  }

  /// Returns the next attempt, without the previews that cannot be compiled; nil when anything else is wrong.
  private func silencing(
    _ messages: CompilerMessages, _ previews: [String: [ClosedRange<Int>]]
  ) -> BuildAttempt? {
    var next = self
    for trouble in messages.troubles {
      let isPreview = previews[trouble.path]?.contains { $0.contains(trouble.line) } == true
      guard isPreview else { return nil }
      next.silenced[trouble.path, default: []].insert(trouble.line)
    }
    guard next.silenced != silenced else { return nil }
    next.number += 1
    next.leftPreviews += messages.findings.map {
      Finding(
        "widget-preview-left-out", location: $0.location,
        sentence: "The preview is left out, its states are not shown: \($0.sentence)")
    }
    return next
  }

  /// Returns the next attempt without the start code that cannot be compiled, or without statements of it that it can
  /// do without; nil when it is not that.
  private func leavingStarts(
    _ messages: CompilerMessages, _ needed: WidgetSources.Needed
  ) -> BuildAttempt? {
    var next = self
    // What the source has and was left out may still come.
    let troubles = messages.troubles.filter {
      $0.quoted.isDisjoint(with: needed.omitted.subtracting(needed.unwanted))
    }
    for start in starts {
      let own = troubles.filter { $0.path == start.path && start.lines.contains($0.line) }
      guard let first = own.first else { continue }
      if let lines = spareLines(own, of: start) {
        let place = next.starts.firstIndex(of: start)
        let said = messages.finding(at: first)?.sentence
        if let place {
          next.starts[place].skipped.formUnion(lines)
          next.starts[place].complaint = start.complaint ?? said
        }
      } else {
        next.leave([start], because: first, messages)
      }
    }
    guard next.starts != starts else { return nil }
    next.number += 1
    return next
  }

  /// Returns the lines of statements that a function can do without; nil when there is anything else among the troubles.
  private func spareLines(
    _ troubles: [CompilerMessages.Trouble], of start: StartFunction
  ) -> Set<Int>? {
    guard let source = sources.files.first(where: { $0.path == start.path }) else { return nil }
    let file = SourceFile(path: source.path, text: source.text)
    let lines = Set(troubles.map(\.line))
    let isSpare = lines.allSatisfy {
      PlainStatement.tokens(on: $0, of: file, within: start.lines) != nil
    }
    return isSpare && lines.isDisjoint(with: start.skipped) ? lines : nil
  }

  /// Returns a first attempt without the start code of the files that have errors, or else without all of it; nil where
  /// there is none.
  func withoutStarts(after messages: CompilerMessages) -> BuildAttempt? {
    guard !starts.isEmpty else { return nil }
    var left = self
    for start in starts {
      guard let trouble = messages.troubles.first(where: { $0.path == start.path }) else {
        continue
      }
      left.leave([start], because: trouble, messages)
    }
    if left.starts == starts { left.leave(starts, because: nil, messages) }
    var next = BuildAttempt(sources, wanted: asked, starts: left.starts)
    next.leftStarts = left.leftStarts
    return next
  }

  private mutating func leave(
    _ left: [StartFunction], because trouble: CompilerMessages.Trouble?,
    _ messages: CompilerMessages
  ) {
    let finding = trouble.map { messages.finding(at: $0) } ?? messages.findings.first
    let place = trouble.map { " (line \($0.line))" } ?? ""
    starts.removeAll(where: left.contains)
    leftStarts += left.map { start in
      var start = start
      start.obstacle =
        "It does not compile here\(place)\(finding.map { ": \($0.sentence)" } ?? ".")"
      return start
    }
  }

  /// Returns the next attempt, with the main actor as default when calls to it are refused, and back without it
  /// when that was worse.
  private func isolating(_ messages: CompilerMessages) -> BuildAttempt? {
    var next = self
    next.number += 1
    if let before = errorsWithoutMainActor {
      guard isMainActor, messages.troubles.count > before else { return nil }
      next.isMainActor = false
      next.errorsWithoutMainActor = .max
    } else {
      guard messages.callsMainActor else { return nil }
      next.isMainActor = true
      next.errorsWithoutMainActor = messages.troubles.count
    }
    return next
  }

  /// Returns what is told in the end: an error that leaving something out has made is nobody's, so that
  /// the first ones are told instead. Names that nothing declares come first: the rest follows
  /// from them.
  func told(after messages: CompilerMessages, _ needed: WidgetSources.Needed) -> [Finding] {
    var told = messages.findings
    if !firstErrors.isEmpty {
      let known = told.filter {
        firstErrors.contains($0) || isOwn($0, needed) && !standsAtUnwanted($0, needed)
      }
      told = known.isEmpty || misses(messages, needed) ? firstErrors : known
    }
    let isUndeclared = { (finding: Finding) in finding.id == "widget-undeclared-name" }
    told = Self.causes(in: told)
    return told.filter(isUndeclared) + told.filter { !isUndeclared($0) }
  }

  /// Returns the errors without those that follow from another one on their line: `.red` has no type where what takes
  /// it is misspelt.
  private static func causes(in errors: [Finding]) -> [Finding] {
    let follows = { (finding: Finding) in
      finding.sentence.hasPrefix("Cannot infer contextual base")
    }
    let places = errors.filter { !follows($0) }.compactMap { $0.location }
    return errors.filter { error in
      guard follows(error), let own = error.location else { return true }
      return !places.contains { $0.file == own.file && $0.line == own.line }
    }
  }

  /// Returns whether an error is the widget's own, whatever has been left out: a conformance may be missing
  /// because of it.
  private func isOwn(_ finding: Finding, _ needed: WidgetSources.Needed) -> Bool {
    guard let path = finding.location?.file, needed.own.contains(path),
      !finding.sentence.contains("does not conform")
    else { return false }
    let words = finding.sentence.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return needed.omitted.isDisjoint(with: words.map(String.init))
  }

  /// Returns whether the line of an error names what was left out, as a call with a value for a property that is gone.
  private func standsAtUnwanted(_ finding: Finding, _ needed: WidgetSources.Needed) -> Bool {
    guard !needed.unwanted.isEmpty, let place = finding.location else { return false }
    return !needed.unwanted.isDisjoint(with: words(at: place))
  }

  /// Returns whether the widget's own files need what was left out.
  func misses(_ messages: CompilerMessages, _ needed: WidgetSources.Needed) -> Bool {
    messages.troubles.contains {
      needed.own.contains($0.path) && !$0.quoted.isDisjoint(with: needed.unwanted)
    }
  }
}
