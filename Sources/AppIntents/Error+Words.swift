extension Error {
  /// What the error says to people, as an app has written it for them; its value otherwise.
  package var words: String {
    if let error = self as? any CustomLocalizedStringResourceConvertible {
      return error.localizedStringResource.resolved
    }
    // Foundation's words for these name neither the key nor the type.
    if self is DecodingError || self is EncodingError { return "\(self)" }
    // Whoever wrote the code knows ActivityKit's by their names: `visibility`.
    if String(reflecting: type(of: self)).hasPrefix("ActivityKit.") { return "\(self)" }
    return (self as? any LocalizedError)?.errorDescription ?? "\(self)"
  }
}
