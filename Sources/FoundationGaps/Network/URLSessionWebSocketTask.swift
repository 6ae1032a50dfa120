/// A connection that never opens: whatever is sent, or waited for, fails as on a phone without a network.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  public enum Message: Sendable { case data(Data), string(String) }

  public enum CloseCode: Int, Sendable {
    case invalid = 0
    case normalClosure = 1000
    case goingAway, protocolError, unsupportedData
    case noStatusReceived = 1005
    case abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig
    case mandatoryExtensionMissing, internalServerError
    case tlsHandshakeFailure = 1015
  }

  /// Bytes.
  open var maximumMessageSize = 1 << 20
  /// Nothing was closed that was never open.
  open var closeCode: CloseCode { .invalid }
  open var closeReason: Data? { nil }

  /// Why nothing is sent and nothing comes.
  private var failure: any Error { error ?? URLSession.failure(originalRequest?.url) }

  /// Calls back on another thread, as an answer would come.
  private func fail(_ callBack: @escaping @Sendable (any Error) -> Void) {
    DispatchQueue.global().async { [failure] in callBack(failure) }
  }

  open func send(
    _ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { fail(completionHandler) }
  open func send(_ message: Message) async throws { throw failure }
  open func receive(
    completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void
  ) { fail { completionHandler(.failure($0)) } }
  open func receive() async throws -> Message { throw failure }
  open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
    fail(pongReceiveHandler)
  }
  open func cancel(with closeCode: CloseCode, reason: Data?) { cancel() }
}

extension URLSession {
  public func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }
  public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }
  public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(request) { _ in }
  }
}

public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?)
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

extension URLSessionWebSocketDelegate {
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {}
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {}
}
