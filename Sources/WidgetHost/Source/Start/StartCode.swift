extension StartFunction {
  /// Returns what the build copy has behind the user's lines: an intent whose action is to call this function.
  ///
  /// It stands in the same file and in an extension of the same type, so that it reaches what is private there. What the
  /// compiler says of the call is said at the function's own line.
  ///
  /// - Parameters:
  ///   - number: by which the intents of one build differ.
  ///   - file: what the compiler knows the file as.
  func code(_ number: Int, file: String) -> String {
    let members = given.map { parameter in
      let mark = parameter.isRequired ? "" : "?"
      return "    @_StartParameter var \(parameter.name): \(parameter.givenType)\(mark)\n"
    }
    let intent = """
        struct _IsletStart\(number): _StartCode {
          static var _isletName: String { "\(name)" }
      \(members.joined())\
          @MainActor func _isletStart() async throws {
      #sourceLocation(file: "\(file)", line: \(line))
      \(call)
      #sourceLocation()
          }
        }
      """
    return type.isEmpty
      ? "fileprivate \(intent.drop { $0 == " " })\n"
      : "extension \(type) {\n  fileprivate \(intent.drop { $0 == " " })\n}\n"
  }

  /// Returns what registers it.
  func registration(_ number: Int) -> String {
    "catalog.register(intent: \(type.isEmpty ? "" : "\(type).")_IsletStart\(number).self)"
  }

  /// The call, on one line, since each line of it is told as one of the source.
  private var call: String {
    let call = "\(function)(\(arguments(parameters)))"
    return switch owner {
    case .none: "_ = try await \(type.isEmpty ? "" : "\(type).")\(call)"
    case .kept(let name): "var owner = \(type).\(name); _ = try await owner.\(call)"
    case .made:
      "var owner = try _startOwner { try \(type)(\(arguments(ownerParameters))) }; _ = try await owner.\(call)"
    }
  }

  private func arguments(_ parameters: [Parameter]) -> String {
    parameters.compactMap { parameter in
      argument(parameter).map { parameter.label.isEmpty ? $0 : "\(parameter.label): \($0)" }
    }.joined(separator: ", ")
  }

  private func argument(_ parameter: Parameter) -> String? {
    let isOptional = parameter.type.hasSuffix("?")
    switch parameter.origin {
    case .given:
      return parameter.standard.map { "\(parameter.name) ?? (\($0))" } ?? parameter.name
    case .rawValue:
      let type = isOptional ? String(parameter.type.dropLast()) : parameter.type
      let value = "try _startCase(\(type).self, \(parameter.name))"
      if let standard = parameter.standard { return "(\(value)) ?? (\(standard))" }
      return value
    case .leftOut, .nowhere: return nil
    case .fixed(let text): return text
    }
  }
}
