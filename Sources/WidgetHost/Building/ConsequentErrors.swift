import Findings

/// Which errors of the compiler follow from others: what to do about them is to mend those, and no advice on them by
/// themselves is true.
struct ConsequentErrors {
  private let findings: [Finding]
  private let files: [String: SourceFile]
  private let ownTypes: OwnTypes
  /// What nothing declares.
  private let undeclared: Set<String>
  /// The files with an error in their letters, as a brace or a quotation mark that is missing.
  private let slipped: Set<String>
  /// The lines of each `#Preview` of an activity that cannot be read, by file.
  private let unreadPreviews: [String: [ClosedRange<Int>]]

  /// Creates the answer for the errors of one try.
  init(
    _ findings: [Finding], files: [String: SourceFile], ownTypes: OwnTypes
  ) {
    (self.findings, self.files, self.ownTypes) = (findings, files, ownTypes)
    undeclared = Set(
      findings.filter { $0.id == "widget-undeclared-name" }
        .compactMap { ErrorHints.missingName($0.sentence) })
    slipped = Set(
      findings.filter { CompilerMessages.isSlip($0.sentence) }.compactMap(\.location?.file))
    unreadPreviews = Self.unreadPreviews(
      in: Set(findings.compactMap(\.location?.file)).compactMap { files[$0] },
      undeclared: undeclared.union(Self.attributes(in: files.values, holding: undeclared)))
  }

  /// The errors that follow from no other.
  var causes: [Finding] {
    let causes = findings.filter { !follows($0) }
    return causes.isEmpty ? findings : causes
  }

  private func follows(_ finding: Finding) -> Bool {
    isBesideSlip(finding) || isInUnreadPreview(finding) || isArgumentOfUndeclared(finding)
      || isLackOfUndeclared(finding.sentence) || isRequirementOfBroken(finding.sentence)
      || isWithoutContext(finding) && others(of: finding).contains { !isInference($0) }
      || isUninferred(finding) && hasError(within: finding)
      || isBesideUnknownOperator(finding) || isWithoutWrapper(finding)
      || isAmbiguousContext(finding) || isBodyOfBrokenWidget(finding)
      || isWithoutReason(finding.sentence)
  }

  // MARK: What is called on nothing

  /// Returns the lines of previews that name what nothing declares: the compiler takes another `#Preview` for them, and
  /// tells what that one lacks.
  private static func unreadPreviews(
    in files: [SourceFile], undeclared: Set<String>
  ) -> [String: [ClosedRange<Int>]] {
    guard !undeclared.isEmpty else { return [:] }
    return files.reduce(into: [:]) { previews, file in
      previews[file.path] = file.tokens.indices.filter { file.text(at: $0) == "#Preview" }
        .compactMap { start in
          let end = min(file.endOfCall(from: start), file.tokens.count - 1)
          guard start <= end,
            (start...end).contains(where: { undeclared.contains(file.text(at: $0)) })
          else { return nil }
          let first = file.tokens[start].line
          return first...max(first, file.tokens[end].line)
        }
    }
  }

  /// Returns the attributes of activities that hold something which nothing declares.
  private static func attributes(
    in files: some Sequence<SourceFile>, holding undeclared: Set<String>
  ) -> Set<String> {
    guard !undeclared.isEmpty else { return [] }
    return files.reduce(into: []) { names, file in
      for type in SourceDeclaration.all(of: file) where type.kind == .type {
        guard type.inherited.contains(where: AttributesProtocols.names.contains) else { continue }
        let tokens =
          file.place(from: type.range.lowerBound)..<file.place(from: type.range.upperBound)
        if tokens.contains(where: { undeclared.contains(file.text(at: $0)) }) {
          names.formUnion(type.names)
        }
      }
    }
  }

  /// Returns whether an error stands in a preview that cannot be read, and is not on what nothing declares itself.
  private func isInUnreadPreview(_ finding: Finding) -> Bool {
    guard finding.id != "widget-undeclared-name", let place = finding.location else { return false }
    return unreadPreviews[place.file]?.contains { $0.contains(place.line) } == true
  }

  /// Returns whether a value has no type since what takes it is not declared: `VehicleStatus(range: nil)`.
  private func isArgumentOfUndeclared(_ finding: Finding) -> Bool {
    guard finding.sentence.contains("requires a contextual type"), !undeclared.isEmpty,
      let place = finding.location, let file = files[place.file], var token = token(at: place)
    else { return false }
    while token > 0 {
      token -= 1
      switch file.text(at: token) {
      case ")", "]", "}":
        guard let opening = file.partner(of: token), opening < token else { return false }
        token = opening
      case "(":
        var name = token - 1
        while name >= 0 {
          if undeclared.contains(file.text(at: name)) { return true }
          guard file.text(at: name - 1) == "." else { break }
          name -= 2
        }
      case "{": return false
      default: break
      }
    }
    return false
  }

  /// Returns whether a call in a widget's closure has two meanings, since its context has none: its attributes are wrong.
  private func isAmbiguousContext(_ finding: Finding) -> Bool {
    finding.sentence.hasPrefix("Ambiguous use of")
      && others(of: finding).contains {
        $0.sentence.contains("'ActivityAttributes'")
          && !$0.sentence.hasPrefix("Ambiguous use of")
      }
  }

  /// Returns whether an activity is required to be a view, since the body of its widget is told to be one.
  private func isBodyOfBrokenWidget(_ finding: Finding) -> Bool {
    finding.sentence.contains("Configuration<") && finding.sentence.contains("conform to 'View'")
      && others(of: finding).contains {
        $0.sentence.contains("does not conform to protocol 'Widget'")
      }
  }

  /// Returns whether an error stands in a file that the compiler could not read as it is meant, or is about a name that
  /// only such a file declares.
  private func isBesideSlip(_ finding: Finding) -> Bool {
    guard !slipped.isEmpty, !CompilerMessages.isSlip(finding.sentence) else { return false }
    if let file = finding.location?.file, slipped.contains(file) { return true }
    guard finding.id == "widget-undeclared-name",
      let name = ErrorHints.missingName(finding.sentence)
    else { return false }
    return slipped.contains { files[$0].map { Self.declares(name, in: $0) } == true }
  }

  private static func declares(_ name: String, in file: SourceFile) -> Bool {
    file.tokens.indices.contains { index in
      file.text(at: index) == name
        && ["actor", "class", "enum", "protocol", "struct", "typealias"]
          .contains(file.text(at: index - 1))
    }
  }

  /// Returns whether a type lacks a conformance since a type that nothing declares is in it.
  private func isLackOfUndeclared(_ sentence: String) -> Bool {
    guard sentence.contains("does not conform to protocol '"), !undeclared.isEmpty else {
      return false
    }
    // What the compiler calls so has a type that it could not find.
    if sentence.contains("type '_' does not conform") { return true }
    if let type = sentence.firstMatch(of: /because '([^']+)' does not conform/)?.1 {
      let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.contains { undeclared.contains(String($0)) }
    }
    guard let type = sentence.firstMatch(of: /Type '([\w.]+)' does not conform/)?.1 else {
      return false
    }
    return isBroken(String(type), besides: sentence)
  }

  /// Returns whether the compiler gives up on an expression of what nothing declares: it finds no words, or an operator
  /// without a type.
  private func isWithoutReason(_ sentence: String) -> Bool {
    guard !undeclared.isEmpty else { return false }
    return sentence.hasPrefix("Failed to produce diagnostic for expression")
      || sentence.contains("candidates produce the expected contextual result type '_'")
  }

  /// Returns whether a conformance is required of a type that has it in the source, and whose declaration is told.
  private func isRequirementOfBroken(_ sentence: String) -> Bool {
    guard
      let match = sentence.withoutOtherNames.firstMatch(
        of: /requires that '([\w.]+)' conform to '(\w+)'/)
    else { return false }
    return isBroken(String(match.1), besides: sentence)
  }

  /// Returns whether other errors say what is wrong with a type's declaration.
  private func isBroken(_ type: String, besides sentence: String) -> Bool {
    if let words = ownTypes.words(of: type), !words.isDisjoint(with: undeclared) { return true }
    return findings.contains {
      $0.sentence != sentence && $0.sentence.contains("does not conform to protocol '")
        && ($0.sentence.hasPrefix("Type '\(type).") || $0.sentence.hasPrefix("Type '\(type)'"))
    }
  }

  /// Returns whether an error is on a member without a name in front: `.caption` of what has no type.
  private func isWithoutContext(_ finding: Finding) -> Bool {
    finding.sentence.contains("annot infer contextual base in reference to member")
      || finding.sentence.contains("cannot be resolved without a contextual type")
  }

  private func isUninferred(_ finding: Finding) -> Bool {
    finding.sentence.hasPrefix("Generic parameter '")
      && finding.sentence.contains("could not be inferred")
  }

  private func isInference(_ finding: Finding) -> Bool {
    isWithoutContext(finding) || isUninferred(finding)
  }

  /// Returns the other errors of an error's file.
  private func others(of finding: Finding) -> [Finding] {
    guard let place = finding.location else { return [] }
    return findings.filter { $0.location?.file == place.file && $0 != finding }
  }

  /// Returns whether another error stands in the call that one is on, with its closures, or is on what is around it.
  private func hasError(within finding: Finding) -> Bool {
    guard let place = finding.location else { return false }
    let last = lastLine(ofCallAt: place)
    return others(of: finding).contains { other in
      guard let line = other.location?.line else { return false }
      return !isUninferred(other) && (place.line...last).contains(line)
        || line < place.line && other.sentence.contains("requires that '")
    }
  }

  /// Returns the line in which a call ends, its closures included.
  private func lastLine(ofCallAt place: SourceLocation) -> Int {
    guard let file = files[place.file], let first = token(at: place) else { return place.line }
    let end = file.endOfCall(from: first)
    return file.tokens.indices.contains(end) ? max(place.line, file.tokens[end].line) : place.line
  }

  /// Returns the token that stands at a place, or before it in its line.
  private func token(at place: SourceLocation) -> Int? {
    files[place.file]?.token(line: place.line, column: place.column ?? 1)
  }

  /// Returns whether an error stands in the line of an operator that there is not: `..font(.title)`.
  private func isBesideUnknownOperator(_ finding: Finding) -> Bool {
    !finding.sentence.contains("annot find operator")
      && others(of: finding).contains {
        $0.location?.line == finding.location?.line && $0.sentence.contains("annot find operator")
      }
  }

  /// Returns whether a value has no type since its property wrapper is not here: `@Stored var miles`.
  private func isWithoutWrapper(_ finding: Finding) -> Bool {
    finding.sentence.hasPrefix("Type annotation missing in pattern")
      && others(of: finding).contains {
        $0.location?.line == finding.location?.line
          && ErrorHints.unknownAttribute($0) != nil
      }
  }
}
