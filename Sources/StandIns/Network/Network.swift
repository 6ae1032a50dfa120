@_exported import FoundationGaps

/// A way into the network.
public struct NWPath: Hashable, Sendable {
  /// Whether there is a way.
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public let status: Status
  public let isExpensive: Bool
  public let isConstrained: Bool
  /// Returns whether the way leads over a kind of network.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

public enum NWInterface {
  /// A kind of network.
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
}

/// Watches the network: a widget has none here.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath {
    NWPath(status: .unsatisfied, isExpensive: false, isConstrained: false)
  }
  /// Watches all networks.
  public init() {}
  /// Watches networks of one kind.
  public init(requiredInterfaceType type: NWInterface.InterfaceType) {}
  /// Tells how the network is, once.
  public func start(queue: DispatchQueue) {
    let (handler, path) = (pathUpdateHandler, currentPath)
    queue.async { handler?(path) }
  }
  public func cancel() {}
}
