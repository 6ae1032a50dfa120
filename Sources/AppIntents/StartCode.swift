/// A function of the app in which it requests an activity, as something to run: what Islet adds to the copy of a source
/// that it compiles.
public protocol _StartCode: AppIntent {
  /// What it is listed as.
  static var _isletName: String { get }
  /// Calls the function.
  @MainActor func _isletStart() async throws
}

extension _StartCode {
  public static var title: LocalizedStringResource { "" }
  /// The app is in front when it runs its own code.
  public static var openAppWhenRun: Bool { true }

  /// Calls the function on the main thread, where apps start activities.
  public func perform() async throws -> some IntentResult {
    try await _isletStart()
    return .result()
  }
}

// Members, since files that name them need not import this module.
extension _StartCode {
  /// Returns the value on which a function is called: an object is made once and kept, as an app keeps it.
  @MainActor
  public func _startOwner<Owner>(_ make: () throws -> Owner) rethrows -> Owner {
    let key = ObjectIdentifier(Owner.self)
    if let owner = startOwners[key] as? Owner { return owner }
    let owner = try make()
    if Owner.self is AnyClass { startOwners[key] = owner }
    return owner
  }

  /// Returns the case of an enumeration with a raw value.
  public func _startCase<Choice: RawRepresentable>(
    _ type: Choice.Type, _ value: Choice.RawValue
  ) throws -> Choice {
    guard let choice = Choice(rawValue: value) else {
      throw UnfitParameter(description: "“\(value)” is no \(type)")
    }
    return choice
  }

  /// Returns the case of an enumeration with a raw value, or nothing for nothing.
  public func _startCase<Choice: RawRepresentable>(
    _ type: Choice.Type, _ value: Choice.RawValue?
  ) throws -> Choice? {
    guard let value else { return nil }
    return try _startCase(type, value) as Choice
  }
}

@MainActor private var startOwners: [ObjectIdentifier: Any] = [:]
