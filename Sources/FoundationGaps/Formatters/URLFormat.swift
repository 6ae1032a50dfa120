extension URL {
  /// How an address is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A part of an address.
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    /// What is asked of another part of the address.
    private struct Condition: Codable, Hashable, Sendable {
      var component: Component
      var values: Set<String>

      func holds(in parts: URLComponents) -> Bool {
        let value =
          switch component {
          case .scheme: parts.scheme?.lowercased()
          case .user: parts.user
          case .password: parts.password
          case .host: parts.host
          case .port: parts.port.map { String($0) }
          case .path: parts.path
          case .query: parts.query
          case .fragment: parts.fragment
          }
        return value.map(values.contains) ?? false
      }
    }

    /// When a part is written.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      private enum Rule: String, Codable, Sendable { case always, never, when, unless }
      private var rule: Rule
      private var condition: Condition?

      public static var always: Self { Self(rule: .always) }
      public static var never: Self { Self(rule: .never) }
      /// Leaves the part out of `http` and `https`.
      public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }
      /// Writes the part where another one has one of these values.
      public static func displayWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(rule: .when, condition: Condition(component: component, values: requirements))
      }
      /// Leaves the part out where one has one of these values.
      public static func omitWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(rule: .unless, condition: Condition(component: component, values: requirements))
      }

      func shows(in parts: URLComponents) -> Bool {
        switch rule {
        case .always: true
        case .never: false
        case .when: condition?.holds(in: parts) ?? true
        case .unless: !(condition?.holds(in: parts) ?? false)
        }
      }
    }

    /// When the host is written, and how much of it.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      private var part: ComponentDisplayOption
      /// Names before the domain that are left out, or all of them, and when.
      private var omitted: Set<String> = []
      private var omitsAll = false
      private var condition: Condition?

      public static var always: Self { Self(part: .always) }
      public static var never: Self { Self(part: .never) }
      public static var omitIfHTTPFamily: Self { Self(part: .omitIfHTTPFamily) }
      /// Writes the host where another part has one of these values.
      public static func displayWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self { Self(part: .displayWhen(component, matches: requirements)) }
      /// Leaves the host out where a part has one of these values.
      public static func omitWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self { Self(part: .omitWhen(component, matches: requirements)) }
      /// Writes the host without these names before its domain.
      ///
      /// - Parameter omitMultiLevelSubdomains: whether of several names before the domain all are left out.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [],
        includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
      ) -> Self {
        Self(part: .always, omitted: subdomainsToOmit, omitsAll: omitMultiLevelSubdomains)
      }
      /// Writes the host without these names before its domain, where a part has one of these values.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [],
        includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
        when component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(
          part: .always, omitted: subdomainsToOmit, omitsAll: omitMultiLevelSubdomains,
          condition: Condition(component: component, values: requirements))
      }

      /// Returns what is written of a host; nil where it is left out.
      func text(of parts: URLComponents) -> String? {
        guard part.shows(in: parts), let host = parts.host, !host.isEmpty else { return nil }
        guard condition?.holds(in: parts) ?? true else { return host }
        var labels = host.split(separator: ".", omittingEmptySubsequences: false)
        // The last two are the domain.
        while let first = labels.first, labels.count > 2,
          omitted.contains(String(first)) || omitsAll && labels.count > 3
        {
          labels.removeFirst()
        }
        return labels.joined(separator: ".")
      }
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
      func shown(_ part: String?, _ option: ComponentDisplayOption) -> String? {
        guard let part, !part.isEmpty, option.shows(in: parts) else { return nil }
        return part
      }
      var text = shown(parts.scheme, scheme).map { $0 + (parts.host == nil ? ":" : "://") } ?? ""
      if let user = shown(parts.user, user) {
        text += user + (shown(parts.password, password).map { ":\($0)" } ?? "") + "@"
      }
      text += host.text(of: parts) ?? ""
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
