// Foundation's network classes for code that a widget brings along. A widget's process has no network, so that nothing
// here connects: the module of Foundation that can takes libcurl and twenty libraries along at every start.

/// A request as it is described, which nobody sends.
public struct URLRequest: Hashable, Sendable {
  public typealias CachePolicy = NSURLRequest.CachePolicy
  public typealias NetworkServiceType = NSURLRequest.NetworkServiceType

  public var url: URL?
  public var mainDocumentURL: URL?
  public var cachePolicy: CachePolicy
  /// Seconds.
  public var timeoutInterval: TimeInterval
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var httpShouldHandleCookies = true
  public var httpShouldUsePipelining = false
  public var allowsCellularAccess = true
  public var allowsExpensiveNetworkAccess = true
  public var allowsConstrainedNetworkAccess = true
  public var networkServiceType = NetworkServiceType.default
  /// Values by the names as they were first written.
  public var allHTTPHeaderFields: [String: String]?

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  public func value(forHTTPHeaderField field: String) -> String? {
    name(like: field).flatMap { allHTTPHeaderFields?[$0] }
  }

  /// Sets a header, or removes it where the value is nil; names are compared without their case.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[name(like: field) ?? field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds a value to those that a header has, behind a comma.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let present = self.value(forHTTPHeaderField: field)
    setValue(present.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }

  private func name(like field: String) -> String? {
    allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() }
  }
}

/// The class beside `URLRequest`, for the types that are named through it.
open class NSURLRequest: NSObject {
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5

    public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
  }

  public enum NetworkServiceType: UInt, Sendable {
    case `default`, voip, video, background, voice, responsiveData, avStreaming, responsiveAV
    case callSignaling
  }
}
