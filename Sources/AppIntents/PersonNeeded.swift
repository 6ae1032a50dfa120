/// An intent that cannot go on without an answer of the person's.
struct PersonNeeded: Error, CustomStringConvertible {
  let description: String
}

extension IntentParameter {
  /// Returns the error that asks the person for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    needed("a value", asking: dialog)
  }

  /// Returns the error that asks the person to choose.
  public func needsDisambiguationError(
    among values: [Value], dialog: IntentDialog? = nil
  ) -> any Error { needed("a choice among \(values.count) values", asking: dialog) }

  /// Asks the person for a value; nobody can give it here.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw needsValueError(dialog)
  }

  /// Asks the person to choose; nobody can here.
  public func requestDisambiguation(
    among values: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value { throw needsDisambiguationError(among: values, dialog: dialog) }

  /// Asks the person to confirm a value; nobody is asked here, and it counts as a yes.
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool { true }

  private func needed(_ what: String, asking dialog: IntentDialog?) -> PersonNeeded {
    let question = dialog.map { ": \($0.text.resolved)" } ?? ""
    return PersonNeeded(description: "\(quotedName) needs \(what)\(question)")
  }
}
