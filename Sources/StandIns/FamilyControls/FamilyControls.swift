@_exported import ManagedSettings
import SwiftUI

/// What a person chose to keep away from.
public struct FamilyActivitySelection: Codable, Hashable, Sendable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public let includeEntireCategory: Bool
  public var applications: Set<Application> {
    Set(applicationTokens.map { Application(token: $0) })
  }
  public init(includeEntireCategory: Bool = false) {
    self.includeEntireCategory = includeEntireCategory
  }
}

/// Whom controls are for.
public enum FamilyControlsMember: Sendable { case child, individual }

/// Whether an app may control.
public enum AuthorizationStatus: Int, Hashable, Sendable { case notDetermined, denied, approved }

/// Asks whether an app may control; nobody is asked here.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  public static let shared = AuthorizationCenter()
  public var authorizationStatus: AuthorizationStatus { .notDetermined }
  /// Throws: nobody allows it here.
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    throw FamilyControlsError.unavailable
  }
}

/// Why controls are not to be had.
public enum FamilyControlsError: Error, Sendable {
  case unavailable, authorizationCanceled, restricted
}

/// The icon and name of what a token stands for, which only the system knows: a marked box.
nonisolated public struct FamilyActivityTitleView<Kind>: View {
  public init(_ token: Token<Kind>) {}
  public var body: some View {
    PlaceholderView(name: "app name", width: 80, height: 20)
  }
}

/// The icon of what a token stands for: a marked box.
nonisolated public struct FamilyActivityIconView<Kind>: View {
  public init(_ token: Token<Kind>) {}
  public var body: some View {
    PlaceholderView(name: "app", width: 20, height: 20)
  }
}

extension Label
where Title == FamilyActivityTitleView<Application>, Icon == FamilyActivityIconView<Application> {
  /// Creates the name and icon of an app.
  nonisolated public init(_ token: ApplicationToken) {
    self.init {
      FamilyActivityTitleView(token)
    } icon: {
      FamilyActivityIconView(token)
    }
  }
}
