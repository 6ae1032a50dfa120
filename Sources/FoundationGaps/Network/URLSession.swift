/// A session whose requests fail at once: `URLError.notConnectedToInternet`, as on a phone without a network.
open class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)

  public let configuration: URLSessionConfiguration
  public let delegate: (any URLSessionDelegate)?
  public let delegateQueue: OperationQueue
  open var sessionDescription: String?

  public init(
    configuration: URLSessionConfiguration = .default, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue: OperationQueue? = nil
  ) {
    (self.configuration, self.delegate) = (configuration, delegate)
    self.delegateQueue = delegateQueue ?? OperationQueue()
  }

  open func finishTasksAndInvalidate() {}
  open func invalidateAndCancel() {}

  static func failure(_ url: URL?) -> URLError {
    URLError(
      .notConnectedToInternet, userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
  }

  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge
    case rejectProtectionSpace
  }

  public enum ResponseDisposition: Int, Sendable {
    case cancel, allow, becomeDownload, becomeStream
  }
}

// MARK: Waiting for an answer

extension URLSession {
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { throw Self.failure(url) }

  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { throw Self.failure(request.url) }

  public func upload(
    for request: URLRequest, from body: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { throw Self.failure(request.url) }

  public func upload(
    for request: URLRequest, fromFile file: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { throw Self.failure(request.url) }

  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) { throw Self.failure(url) }

  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) { throw Self.failure(request.url) }
}

// MARK: Tasks

extension URLSession {
  public typealias Completion<Content> = @Sendable (Content?, URLResponse?, (any Error)?) -> Void

  public func dataTask(with url: URL) -> URLSessionDataTask {
    URLSessionDataTask(URLRequest(url: url)) { _ in }
  }

  public func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(request) { _ in }
  }

  public func dataTask(
    with url: URL, completionHandler: @escaping Completion<Data>
  ) -> URLSessionDataTask {
    URLSessionDataTask(URLRequest(url: url)) { completionHandler(nil, nil, $0) }
  }

  public func dataTask(
    with request: URLRequest, completionHandler: @escaping Completion<Data>
  ) -> URLSessionDataTask {
    URLSessionDataTask(request) { completionHandler(nil, nil, $0) }
  }

  public func uploadTask(
    with request: URLRequest, from body: Data?, completionHandler: @escaping Completion<Data>
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(request) { completionHandler(nil, nil, $0) }
  }

  public func uploadTask(with request: URLRequest, from body: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(request) { _ in }
  }

  public func downloadTask(with url: URL) -> URLSessionDownloadTask {
    URLSessionDownloadTask(URLRequest(url: url)) { _ in }
  }

  public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request) { _ in }
  }

  public func downloadTask(
    with url: URL, completionHandler: @escaping Completion<URL>
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(URLRequest(url: url)) { completionHandler(nil, nil, $0) }
  }

  public func downloadTask(
    with request: URLRequest, completionHandler: @escaping Completion<URL>
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request) { completionHandler(nil, nil, $0) }
  }
}

/// A task, which fails as soon as it is resumed.
open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable { case running, suspended, canceling, completed }

  public let originalRequest: URLRequest?
  open var currentRequest: URLRequest? { originalRequest }
  open var response: URLResponse? { nil }
  open private(set) var error: (any Error)?
  open private(set) var state = State.suspended
  open var taskIdentifier: Int { 1 }
  open var taskDescription: String?
  open var priority: Float = URLSessionTask.defaultPriority
  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75
  private let fail: @Sendable (URLError) -> Void

  init(_ request: URLRequest, _ fail: @escaping @Sendable (URLError) -> Void) {
    (originalRequest, self.fail) = (request, fail)
  }

  open func resume() { end(URLSession.failure(originalRequest?.url)) }
  open func suspend() {}
  open func cancel() { end(URLError(.cancelled)) }

  /// Tells an error once, on another thread, as the answer would come.
  private func end(_ error: URLError) {
    guard state == .suspended else { return }
    (state, self.error) = (.completed, error)
    DispatchQueue.global().async { [fail] in fail(error) }
  }
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

/// What a session is to be like; nothing follows from it.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    return configuration
  }

  open private(set) var identifier: String?
  open var requestCachePolicy = NSURLRequest.CachePolicy.useProtocolCachePolicy
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var networkServiceType = NSURLRequest.NetworkServiceType.default
  open var allowsCellularAccess = true
  open var allowsExpensiveNetworkAccess = true
  open var allowsConstrainedNetworkAccess = true
  open var waitsForConnectivity = false
  open var isDiscretionary = false
  open var sessionSendsLaunchEvents = false
  open var shouldUseExtendedBackgroundIdleMode = false
  open var sharedContainerIdentifier: String?
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 6
  open var httpShouldSetCookies = true
  open var httpShouldUsePipelining = false
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  open var connectionProxyDictionary: [AnyHashable: Any]?
  open var httpCookieStorage: HTTPCookieStorage? = .shared
  open var urlCache: URLCache? = .shared
}
