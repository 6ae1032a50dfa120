extension URL {
  /// How an address is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// When a part is written.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      enum Rule: String, Codable, Sendable { case always, never, unlessHTTP }
      let rule: Rule
      public static var always: Self { Self(rule: .always) }
      public static var never: Self { Self(rule: .never) }
      /// Leaves the part out of `http` and `https`.
      public static var omitIfHTTPFamily: Self { Self(rule: .unlessHTTP) }
    }
    /// When the host is written.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      let part: ComponentDisplayOption
      public static var always: Self { Self(part: .always) }
      public static var never: Self { Self(part: .never) }
      public static var omitIfHTTPFamily: Self { Self(part: .omitIfHTTPFamily) }
    }

    private var scheme = ComponentDisplayOption.always
    private var user = ComponentDisplayOption.never
    private var password = ComponentDisplayOption.never
    private var host = HostDisplayOption.always
    private var port = ComponentDisplayOption.omitIfHTTPFamily
    private var path = ComponentDisplayOption.always
    private var query = ComponentDisplayOption.never
    private var fragment = ComponentDisplayOption.never

    public init() {}

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(\.scheme, strategy)
    }
    public func user(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(\.user, strategy)
    }
    public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(\.password, strategy)
    }
    public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.host, strategy) }
    public func port(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(\.port, strategy)
    }
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(\.path, strategy)
    }
    public func query(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(\.query, strategy)
    }
    public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(\.fragment, strategy)
    }

    private func with<Option>(_ part: WritableKeyPath<Self, Option>, _ option: Option) -> Self {
      var copy = self
      copy[keyPath: part] = option
      return copy
    }

    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      let isHTTP = ["http", "https"].contains(parts.scheme?.lowercased())
      func shown(_ part: String?, _ option: ComponentDisplayOption) -> String? {
        guard let part, !part.isEmpty else { return nil }
        return option.rule == .always || option.rule == .unlessHTTP && !isHTTP ? part : nil
      }
      var text = shown(parts.scheme, scheme).map { $0 + (parts.host == nil ? ":" : "://") } ?? ""
      if let user = shown(parts.user, user) {
        text += user + (shown(parts.password, password).map { ":\($0)" } ?? "") + "@"
      }
      text += shown(parts.host, host.part) ?? ""
      text += shown(parts.port.map(String.init), port).map { ":\($0)" } ?? ""
      text += shown(parts.path, path) ?? ""
      text += shown(parts.query, query).map { "?\($0)" } ?? ""
      text += shown(parts.fragment, fragment).map { "#\($0)" } ?? ""
      return text
    }
  }

  /// Returns the address as text.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the address in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == URL { style.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// An address: its scheme, host and path.
  public static var url: Self { Self() }
}
