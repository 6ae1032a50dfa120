import Findings

// Which errors are the author's, whatever Islet lacks.
extension ErrorHints {
  /// Returns whether Xcode refuses a line as well: no name that a phone has and Islet lacks can be the reason.
  ///
  /// - Parameter leftOut: names of the source that are not compiled.
  func isMistake(_ finding: Finding, without leftOut: Set<String>) -> Bool {
    guard finding.id == "widget-does-not-compile", finding.location != nil else { return false }
    let sentence = finding.sentence.withoutOtherNames
    if CompilerMessages.isSlip(sentence) || sentence.hasPrefix("Source control conflict marker") {
      return true
    }
    let words = sentence.quotedNames.flatMap { quoted in
      quoted.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    guard leftOut.isDisjoint(with: words) else { return false }
    return isWrongType(sentence, finding, leftOut) || Self.isWrongOrder(sentence)
      || isUndeclared(sentence, finding)
  }

  /// Returns whether types of Swift's own do not fit where only the source can want them.
  private func isWrongType(_ sentence: String, _ finding: Finding, _ leftOut: Set<String>) -> Bool {
    if let types = sentence.firstMatch(
      of:
        /^Cannot convert (?:value|return expression) of type '([^']+)' to (?:specified|return) type '([^']+)'/
    ) {
      return PlainKind.differ(types.1, types.2)
    }
    // What a call takes is the frameworks' to say, unless the type that is made is the source's own.
    if let types = sentence.firstMatch(
      of: /^Cannot convert value of type '([^']+)' to expected argument type '([^']+)'/)
    {
      guard PlainKind.differ(types.1, types.2),
        let type = Self.callee(in: line(of: finding), before: finding.location?.column ?? 0)
      else { return false }
      return ownTypes[type] != nil && !leftOut.contains(type)
    }
    if let types = sentence.firstMatch(
      of: /^Binary operator '[^']+' cannot be applied to operands of type '([^']+)' and '([^']+)'/)
    {
      return PlainKind.differ(types.1, types.2)
    }
    if let type = sentence.firstMatch(
      of: /^'nil' (?:cannot initialize specified|is incompatible with return) type '([^']+)'/)
    {
      return PlainKind.shape(of: type.1) != nil
    }
    guard
      let type = sentence.firstMatch(
        of:
          /^Missing return in (?:global function|local function|instance method|static method|getter) expected to return '([^']+)'/
      )
    else { return false }
    return PlainKind.shape(of: type.1) != nil
  }

  /// Returns whether values of a function's own are used as Swift never lets them be.
  private static func isWrongOrder(_ sentence: String) -> Bool {
    sentence.hasPrefix("Use of local variable '") && sentence.contains("before its declaration")
      || sentence.contains("' used before being initialized")
      || sentence.hasPrefix("Cannot assign to value: '") && sentence.contains("is a 'let' constant")
  }

  /// Returns whether nothing declares a value, or a member of a type of the source's own.
  private func isUndeclared(_ sentence: String, _ finding: Finding) -> Bool {
    let isValue = sentence.hasPrefix("Cannot find '")
    guard isValue || sentence.contains("has no member '"), !importsMissing(finding),
      let name = Self.missingName(sentence), name.first?.isLowercase == true,
      isValue ? !Self.looksLikeConstant(name) : isPlainOwner(in: sentence)
    else { return false }
    // What may stand in another file, or be one of a framework's, gets other advice.
    let fix = helping([finding]).first?.fix ?? ""
    let advice = ["If it is a slip: the source declares", "Nothing declares \(name):", "Write “{ "]
    return advice.contains(where: fix.hasPrefix)
      || !isValue && fix.contains(" is the source's own: declare ")
  }

  /// Returns whether a name may be one of the constants and functions of C that come with Foundation: `errSecSuccess`,
  /// `mach_task_self_`.
  private static func looksLikeConstant(_ name: String) -> Bool {
    AppleNames.isConstant(name) || name.contains("_")
      || ["k", "err", "no"].contains {
        name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
      }
  }

  /// Returns whether a sentence is on a struct or enum of the source without an attribute: a macro may bring members.
  private func isPlainOwner(in sentence: String) -> Bool {
    guard let name = ActivityMembers.owner(sentence)?.split(separator: ".").last else {
      return false
    }
    let before: Set<String> = [
      "{", "}", "fileprivate", "indirect", "internal", "nonisolated", "package", "private",
      "public",
    ]
    let places = files.values.flatMap { file in
      file.tokens.indices.dropFirst().filter {
        file.text(at: $0) == name && ["enum", "struct"].contains(file.text(at: $0 - 1))
      }.map { (file, $0 - 2) }
    }
    return !places.isEmpty
      && places.allSatisfy { file, place in
        place < 0 || before.contains(file.text(at: place)) || file.text(at: place - 1) == "import"
      }
  }
}

/// What kinds of values the types of Swift's own hold. Of one kind a framework may have another type than Islet has: a
/// `Float` or a `Double`.
private enum PlainKind: String {
  case text, fraction, whole, truth, moment

  private init?(_ type: Substring) {
    switch type {
    case "String", "Substring", "Character": self = .text
    case "Double", "Float", "CGFloat": self = .fraction
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      self = .whole
    case "Bool": self = .truth
    case "Date": self = .moment
    default: return nil
    }
  }

  /// Returns a type in which only kinds are told apart: `[text]` for `[String]`; nil where another type is in it.
  static func shape(of type: Substring) -> String? {
    var (shape, rest) = ("", type)
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard word.isEmpty else {
        guard let kind = PlainKind(word) else { return nil }
        shape += kind.rawValue
        rest = rest[word.endIndex...]
        continue
      }
      guard "[]?: ".contains(first) else { return nil }
      // Whether a value may be missing is a framework's to say.
      if first != "?" { shape.append(first) }
      rest = rest.dropFirst()
    }
    return shape
  }

  static func differ(_ one: Substring, _ other: Substring) -> Bool {
    guard let one = shape(of: one), let other = shape(of: other) else { return false }
    return one != other
  }
}
