import CLinux
import EventLoop

/// A UDP socket: each datagram is a payload, and is answered by a datagram.
@MainActor
final class DatagramSocket {
  private let descriptor: Int32
  private unowned let gateway: PushGateway
  /// Held by itself: a gateway that is let go closes its sockets, and can be asked for nothing then.
  private let loop: EventLoop
  private var isClosed = false
  private let batch = DatagramBatch()

  /// Creates the socket of a bound descriptor, which it closes.
  init(_ descriptor: Int32, _ gateway: PushGateway) {
    (self.descriptor, self.gateway, loop) = (descriptor, gateway, gateway.loop)
    // A burst waits here while one batch is handled; the system gives as much of it as it allows.
    var size: Int32 = 4 << 20
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    loop.watch(descriptor, for: .read) { [weak self] _ in self?.receive() }
  }

  private func receive() {
    let count = batch.receive(from: descriptor)
    for index in 0..<count {
      let body = batch.body(index)
      let sender = batch.sender(index)
      gateway.handleDatagram(body, count: batch.count(index)) { [weak self] answer in
        self?.send(answer, to: sender)
      }
    }
  }

  private func send(_ answer: [UInt8], to address: SocketAddress) {
    guard !isClosed else { return }
    address.withPointer { pointer, length in
      _ = answer.withUnsafeBytes {
        islet_sendto(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT), pointer, length)
      }
    }
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    loop.forget(descriptor)
    CLinux.close(descriptor)
  }
}

/// Memory for many datagrams, received by one call.
@MainActor
final class DatagramBatch {
  /// Datagrams a call, and bytes of each: what is longer is far above any payload's limit.
  static let capacity = 64
  static let size = 8192

  private let messages = UnsafeMutableBufferPointer<mmsghdr>.allocate(capacity: capacity)
  private let parts = UnsafeMutableBufferPointer<iovec>.allocate(capacity: capacity)
  private let senders = UnsafeMutableBufferPointer<sockaddr_storage>.allocate(capacity: capacity)
  private let memory = UnsafeMutableRawBufferPointer.allocate(
    byteCount: capacity * size, alignment: 16)

  init() {
    messages.initialize(repeating: mmsghdr())
    parts.initialize(repeating: iovec())
    senders.initialize(repeating: sockaddr_storage())
  }

  isolated deinit {
    messages.deallocate()
    parts.deallocate()
    senders.deallocate()
    memory.deallocate()
  }

  /// Receives what is there; the number of datagrams.
  func receive(from descriptor: Int32) -> Int {
    for index in 0..<DatagramBatch.capacity {
      parts[index] = iovec(
        iov_base: memory.baseAddress.map { $0 + index * DatagramBatch.size },
        iov_len: DatagramBatch.size)
      messages[index].msg_hdr.msg_iov = parts.baseAddress.map { $0 + index }
      messages[index].msg_hdr.msg_iovlen = 1
      messages[index].msg_hdr.msg_name = UnsafeMutableRawPointer(
        senders.baseAddress.map { $0 + index })
      messages[index].msg_hdr.msg_namelen = socklen_t(MemoryLayout<sockaddr_storage>.size)
    }
    return max(
      0,
      Int(
        // It tells the length of a datagram also where more was sent than is kept.
        recvmmsg(
          descriptor, messages.baseAddress, UInt32(DatagramBatch.capacity),
          Int32(MSG_DONTWAIT) | Int32(MSG_TRUNC), nil)))
  }

  func body(_ index: Int) -> [UInt8] {
    let start = index * DatagramBatch.size
    return Array(memory[start..<start + min(DatagramBatch.size, count(index))])
  }

  /// Returns how many bytes were sent, of which some may not be kept.
  func count(_ index: Int) -> Int { Int(messages[index].msg_len) }

  func sender(_ index: Int) -> SocketAddress {
    SocketAddress(senders[index], length: messages[index].msg_hdr.msg_namelen)
  }
}
