import FoundationGaps

/// What an error misses and another file of the project may declare, so that the error is none of its author's.
struct MissingDeclaration: Hashable {
  enum Kind {
    /// A value of no type, or a member of a type around the place that names it.
    case value
    case member
    /// A function of an operator, for types that are Swift's.
    case `operator`
    /// An initialiser of a type of the source's own.
    case initializer
  }

  var kind: Kind
  /// The name of a value or a member, or the operator.
  var name = ""
  /// The types of the source whose members are meant, by their own names.
  var types: Set<String> = []
  /// What these conform to.
  var protocols: Set<String> = []
  /// Other names of types: an extension of one may be that of any type.
  var aliases: Set<String> = []

  /// Returns whether a file may declare it, by what stands in it: most files have neither, and are not read any further.
  func mayStand(in data: Data) -> Bool {
    func has(_ text: String) -> Bool { data.range(of: Data(text.utf8)) != nil }
    func isExtended(_ type: String) -> Bool { has("extension \(type)") || has(".\(type)") }
    return switch kind {
    case .value, .member: has(name) || types.contains(where: isExtended)
    case .operator: has("func \(name)")
    case .initializer: types.contains(where: isExtended) || has("typealias ")
    }
  }

  /// Returns whether a file declares it where the error could see it: rather too often than too rarely.
  ///
  /// - Parameter seesPrivate: whether the error stands in the file.
  func isDeclared(
    in file: SourceFile, _ scopes: TypeScopes, seesPrivate: Bool = false
  ) -> Bool {
    let aliases = self.aliases.union(file.aliases)
    switch kind {
    case .operator: return file.declaresOperator(name, in: scopes)
    case .initializer:
      return scopes.runs.contains { run in
        let isOfType =
          run.scope.map { isMeant(scopes.all[$0], aliases) } ?? false
        return isOfType && run.tokens.contains { file.words[$0] == "init" }
      }
    case .value, .member:
      let names = file.declaredNames(in: scopes, seesPrivate: seesPrivate) { scope in
        guard let scope else { return kind == .value }
        guard seesPrivate || !scope.isFilePrivate else { return false }
        return protocols.contains(scope.name) || isMeant(scope, aliases)
      }
      return names.contains(name) || scopes.all.contains(where: conforms)
    }
  }

  /// Returns whether another file sees it where a file declares it, as far as words tell.
  func isVisible(in file: SourceFile) -> Bool {
    guard kind == .value || kind == .member else { return true }
    return SourceDeclaration.all(of: file).contains { declaration in
      guard !declaration.isFilePrivate else { return false }
      if declaration.kind == .value { return kind == .value && declaration.names.contains(name) }
      return declaration.kind == .extension && isSeen(in: declaration.extended.lastName)
        && declaration.members.contains {
          $0.kind == .value && !$0.isFilePrivate && $0.names.contains(name)
        }
    }
  }

  /// Returns whether the members of a type are among those that are meant.
  private func isSeen(in type: String) -> Bool {
    types.contains(type) || protocols.contains(type)
  }

  /// Returns whether a scope is one of the types, or extends one by another name.
  private func isMeant(_ scope: TypeScopes.Scope, _ aliases: Set<String>) -> Bool {
    types.contains(scope.name) || scope.word == "extension" && aliases.contains(scope.name)
  }

  /// Returns whether an extension gives one of the types a protocol that may have any members.
  private func conforms(_ scope: TypeScopes.Scope) -> Bool {
    scope.word == "extension" && types.contains(scope.name)
      && !scope.head.isSubset(of: protocols.union(ErrorHints.plainProtocols))
  }
}
