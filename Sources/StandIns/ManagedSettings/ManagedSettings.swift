@_exported import FoundationGaps

/// A token that stands for an app, a category or a web site that a person chose.
public struct Token<Kind>: Codable, Hashable, Sendable {}

public struct Application: Hashable, Sendable {
  public let bundleIdentifier: String?
  public let localizedDisplayName: String?
  public let token: ApplicationToken?
  /// Creates an app that stands behind a token; its name is known to the system only.
  public init(token: ApplicationToken) {
    (bundleIdentifier, localizedDisplayName, self.token) = (nil, nil, token)
  }
}

/// A category of apps.
public struct ActivityCategory: Hashable, Sendable {
  public let localizedDisplayName: String?
  public let token: ActivityCategoryToken?
}

/// A web site.
public struct WebDomain: Hashable, Sendable {
  public let domain: String?
  public let token: WebDomainToken?
}

/// Stands for an app.
public typealias ApplicationToken = Token<Application>
/// Stands for a category.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// Stands for a web site.
public typealias WebDomainToken = Token<WebDomain>

/// What a person is kept from; here nothing is.
public struct ShieldSettings: Sendable {
  /// A choice among categories.
  public enum ActivityCategoryPolicy<Kind>: Sendable {
    case none
    case all(except: Set<Token<Kind>> = [])
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Kind>> = [])
  }
  public var applications: Set<ApplicationToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomains: Set<WebDomainToken>?
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// Holds settings of the device for as long as the process lives.
public final class ManagedSettingsStore: @unchecked Sendable {
  /// A store's name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Name("default")
  }
  public var shield = ShieldSettings()
  /// Creates a store by its name.
  public init(named name: Name = .default) {}
  /// Forgets all settings.
  public func clearAllSettings() { shield = ShieldSettings() }
}
