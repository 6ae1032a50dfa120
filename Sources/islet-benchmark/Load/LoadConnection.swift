import CLinux
import CNghttp2
import Foundation

/// One connection of the load client.
final class LoadConnection {
  /// A request that is on its way: memory that is used again for the next one.
  private struct Slot {
    var sent = 0
    var start = 0.0
    var isGood = false
  }

  let descriptor: Int32
  private unowned(unsafe) let client: LoadClient
  private var session: OpaquePointer?
  private let tls: LoadTLSSession?
  private let slots: UnsafeMutablePointer<Slot>
  private let bodies: UnsafeMutablePointer<UInt8>
  private var free: [Int]
  private let intake = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
  private var output: [UInt8] = []

  init(port: Int, client: LoadClient, context: LoadTLS?) throws {
    self.client = client
    slots = .allocate(capacity: client.streams)
    slots.initialize(repeating: Slot(), count: client.streams)
    bodies = .allocate(capacity: client.streams * client.body.count)
    free = Array(0..<client.streams)
    descriptor = try Programs.connect(port: port)
    tls = try context?.connect(descriptor)
    nghttp2_session_client_new(
      &session, LoadConnection.callbacks, Unmanaged.passUnretained(self).toOpaque())
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), nil, 0)
  }

  deinit {
    nghttp2_session_del(session)
    close(descriptor)
    slots.deallocate()
    bodies.deallocate()
    intake.deallocate()
  }

  nonisolated(unsafe) private static let callbacks: OpaquePointer? = {
    var callbacks: OpaquePointer?
    nghttp2_session_callbacks_new(&callbacks)
    nghttp2_session_callbacks_set_on_header_callback(callbacks) {
      session, frame, name, nameLength, value, valueLength, _, context in
      guard let frame, let name, let value, let context, nameLength == 7, name[0] == 0x3A,
        valueLength == 3, let slot = slot(session, frame.pointee.hd.stream_id)
      else { return 0 }
      let isGood = value[0] == 0x32 && value[1] == 0x30 && value[2] == 0x30
      with(context) { $0.slots[slot].isGood = isGood }
      return 0
    }
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) {
      session, stream, _, context in
      guard let context, let slot = slot(session, stream) else { return 0 }
      with(context) { $0.finish(slot) }
      return 0
    }
    return callbacks
  }()

  private static let readBody: nghttp2_data_source_read_callback = {
    session, stream, buffer, length, flags, _, context in
    guard let buffer, let flags, let context, let slot = slot(session, stream) else { return 0 }
    return with(context) { line in
      let size = line.client.body.count
      let sent = line.slots[slot].sent
      let count = min(length, size - sent)
      buffer.update(from: line.bodies + slot * size + sent, count: count)
      line.slots[slot].sent += count
      if sent + count == size { flags.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue) }
      return count
    }
  }

  /// Returns a stream's slot; it carries the slot's number plus one, since nil is nobody's.
  private static func slot(_ session: OpaquePointer?, _ stream: Int32) -> Int? {
    nghttp2_session_get_stream_user_data(session, stream).map { Int(bitPattern: $0) - 1 }
  }

  private static func with<Result>(
    _ context: UnsafeMutableRawPointer, _ call: (LoadConnection) -> Result
  ) -> Result {
    Unmanaged<LoadConnection>.fromOpaque(context)._withUnsafeGuaranteedRef(call)
  }

  private func finish(_ slot: Int) {
    client.finished(isGood: slots[slot].isGood, after: LoadClient.now - slots[slot].start)
    free.append(slot)
  }

  /// Opens as many streams as may be open, and writes what is due in one go.
  func fill() {
    let now = LoadClient.now
    while let slot = free.last, client.nextBody(to: bodies + slot * client.body.count) {
      free.removeLast()
      slots[slot] = Slot(start: now)
      var provider = nghttp2_data_provider(
        source: nghttp2_data_source(fd: 0), read_callback: LoadConnection.readBody)
      nghttp2_submit_request(
        session, nil, client.head.pairs.baseAddress, client.head.pairs.count, &provider,
        UnsafeMutableRawPointer(bitPattern: slot + 1))
    }
    output.removeAll(keepingCapacity: true)
    while true {
      var bytes: UnsafePointer<UInt8>?
      let count = nghttp2_session_mem_send(session, &bytes)
      guard count > 0, let bytes else { break }
      output.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    }
    output.withUnsafeBytes { write($0) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    if bytes.isEmpty { return }
    if let tls { return tls.write(bytes) }
    var sent = 0
    while sent < bytes.count {
      let written = send(
        descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
      guard written > 0 else { return }
      sent += written
    }
  }

  /// Takes what has come.
  func read() throws {
    repeat {
      let count = tls?.read(into: intake) ?? recv(descriptor, intake.baseAddress, intake.count, 0)
      guard count > 0,
        nghttp2_session_mem_recv(
          session, intake.assumingMemoryBound(to: UInt8.self).baseAddress, count) == count
      else { throw POSIXError(.ECONNRESET) }
    } while tls?.hasMore == true
  }
}
