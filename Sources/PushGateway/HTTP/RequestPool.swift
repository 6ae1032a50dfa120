/// Requests that were answered, with their memory, for the next ones: all sessions of a wire share them.
///
/// It holds them by hand, so that passing them around counts no references: see CHEAP.md.
final class RequestPool {
  private var spare: [Unmanaged<Request>] = []

  /// How many spare requests are kept, and the most bytes that each may hold.
  static let most = 512
  static let largest = 4096

  deinit { for request in spare { request.release() } }

  /// Returns a request to fill, held by the caller.
  func take() -> Unmanaged<Request> { spare.popLast() ?? Unmanaged.passRetained(Request()) }

  /// Takes a request back that its holder needs no longer.
  func put(_ request: Unmanaged<Request>) {
    guard spare.count < RequestPool.most,
      request._withUnsafeGuaranteedRef({ $0.held <= RequestPool.largest })
    else { return request.release() }
    request._withUnsafeGuaranteedRef { $0.reset() }
    spare.append(request)
  }
}
