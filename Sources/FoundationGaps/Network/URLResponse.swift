/// An answer; code makes one by itself, or gets none.
open class URLResponse: NSObject, @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  public let expectedContentLength: Int64
  public let textEncodingName: String?
  open var suggestedFilename: String? { url?.lastPathComponent }

  public init(
    url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
  ) {
    (self.url, self.mimeType) = (url, mimeType)
    (self.expectedContentLength, self.textEncodingName) = (
      Int64(expectedContentLength), textEncodingName
    )
  }
}

/// An answer of HTTP.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    (self.statusCode, self.allHeaderFields) = (statusCode, headerFields ?? [:])
    super.init(
      url: url, mimeType: headerFields?["Content-Type"],
      expectedContentLength: headerFields?["Content-Length"].flatMap { Int($0) } ?? -1,
      textEncodingName: nil)
  }

  open func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first { ($0.key as? String)?.lowercased() == field.lowercased() }?.value
      as? String
  }

  open class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200..<300: "no error"
    case 400: "bad request"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 400..<500: "client error"
    case 500..<600: "server error"
    default: "unknown"
    }
  }
}

/// A kept answer.
public final class CachedURLResponse: NSObject, @unchecked Sendable {
  public let response: URLResponse
  public let data: Data

  public init(response: URLResponse, data: Data) { (self.response, self.data) = (response, data) }
}

/// A cache that keeps nothing: no answer ever comes.
open class URLCache: NSObject, @unchecked Sendable {
  public static let shared = URLCache(memoryCapacity: 0, diskCapacity: 0)
  public let memoryCapacity: Int
  public let diskCapacity: Int

  public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  public init(memoryCapacity: Int, diskCapacity: Int, diskPath: String?) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
  open func storeCachedResponse(_ response: CachedURLResponse, for request: URLRequest) {}
  open func removeCachedResponse(for request: URLRequest) {}
  open func removeAllCachedResponses() {}
}

/// A store without cookies.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  public static let shared = HTTPCookieStorage()
  open var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  open var cookies: [HTTPCookie]? { [] }
  open func cookies(for url: URL) -> [HTTPCookie]? { [] }
  open func setCookie(_ cookie: HTTPCookie) {}
  open func deleteCookie(_ cookie: HTTPCookie) {}
}

/// A cookie, by what it was made of.
open class HTTPCookie: NSObject, @unchecked Sendable {
  /// Which cookies are taken.
  public enum AcceptPolicy: UInt, Sendable {
    case always, never, onlyFromMainDocumentDomain
  }

  public let properties: [HTTPCookiePropertyKey: Any]?
  open var name: String { properties?[.name] as? String ?? "" }
  open var value: String { properties?[.value] as? String ?? "" }
  open var domain: String { properties?[.domain] as? String ?? "" }
  open var path: String { properties?[.path] as? String ?? "/" }

  public init?(properties: [HTTPCookiePropertyKey: Any]) {
    guard properties[.name] != nil, properties[.value] != nil else { return nil }
    self.properties = properties
  }

  /// Returns the cookies of an answer: none, as no answer comes.
  open class func cookies(
    withResponseHeaderFields headerFields: [String: String], for URL: URL
  ) -> [HTTPCookie] { [] }
}

/// The name of a cookie's part.
public struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let name = HTTPCookiePropertyKey("Name")
  public static let value = HTTPCookiePropertyKey("Value")
  public static let domain = HTTPCookiePropertyKey("Domain")
  public static let path = HTTPCookiePropertyKey("Path")
  public static let expires = HTTPCookiePropertyKey("Expires")
  public static let secure = HTTPCookiePropertyKey("Secure")
}
