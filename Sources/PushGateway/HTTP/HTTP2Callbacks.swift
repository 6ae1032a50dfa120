import CNghttp2

/// libnghttp2's callbacks: each finds the session that it is for and calls it.
enum HTTP2Callbacks {
  nonisolated(unsafe) static let options: OpaquePointer? = {
    var options: OpaquePointer?
    nghttp2_option_new(&options)
    // Nothing is kept of closed streams: with many in flight they cost more than the open ones (Tests/Clients/README.md).
    nghttp2_option_set_no_closed_streams(options, 1)
    // `bearer ` without a token, from a variable that was not set, gets its reason instead of a reset stream.
    nghttp2_option_set_no_rfc9113_leading_and_trailing_ws_validation(options, 1)
    return options
  }()

  nonisolated(unsafe) static let table: OpaquePointer? = {
    var table: OpaquePointer?
    nghttp2_session_callbacks_new(&table)
    nghttp2_session_callbacks_set_on_begin_frame_callback(table) { _, header, owner in
      guard let header else { return 0 }
      return with(owner, 0) { $0.frameBegins(header.pointee) }
    }
    nghttp2_session_callbacks_set_on_begin_headers_callback(table) { _, frame, owner in
      guard let frame else { return 0 }
      return with(owner, 0) { $0.headersBegin(frame.pointee) }
    }
    nghttp2_session_callbacks_set_on_header_callback(table) {
      _, _, name, nameCount, value, valueCount, _, owner in
      with(owner, 0) {
        $0.header(
          UnsafeRawBufferPointer(start: name, count: nameCount),
          UnsafeRawBufferPointer(start: value, count: valueCount))
      }
    }
    // Without this a header with a wrong name or value would only be left out.
    nghttp2_session_callbacks_set_on_invalid_header_callback(table) { _, _, _, _, _, _, _, _ in
      NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue
    }
    nghttp2_session_callbacks_set_error_callback2(table) { _, error, text, count, owner in
      if error == NGHTTP2_ERR_HTTP_HEADER.rawValue {
        with(owner, ()) { $0.headerIsRefused(UnsafeRawBufferPointer(start: text, count: count)) }
      }
      return 0
    }
    nghttp2_session_callbacks_set_on_invalid_frame_recv_callback(table) { _, frame, error, owner in
      if let frame { with(owner, ()) { $0.frameIsInvalid(frame.pointee, error) } }
      return 0
    }
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(table) {
      _, _, stream, data, count, owner in
      with(owner, ()) { $0.data(stream, UnsafeRawBufferPointer(start: data, count: count)) }
      return 0
    }
    nghttp2_session_callbacks_set_on_frame_recv_callback(table) { _, frame, owner in
      if let frame { with(owner, ()) { $0.frameEnds(frame.pointee) } }
      return 0
    }
    nghttp2_session_callbacks_set_on_frame_send_callback(table) { _, frame, owner in
      if let frame { with(owner, ()) { $0.frameSent(frame.pointee) } }
      return 0
    }
    nghttp2_session_callbacks_set_on_stream_close_callback(table) { _, stream, error, owner in
      with(owner, ()) { $0.streamCloses(stream, error) }
      return 0
    }
    return table
  }()

  static let readAnswer: nghttp2_data_source_read_callback = {
    _, stream, buffer, room, flags, _, owner in
    let failure = Int(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue)
    guard let buffer, let flags else { return failure }
    return with(owner, failure) { $0.readAnswer(stream, buffer, room, flags) }
  }

  /// Calls the session; the connection that runs libnghttp2 holds it meanwhile.
  private static func with<Result>(
    _ owner: UnsafeMutableRawPointer?, _ fallback: Result, _ call: (HTTP2Session) -> Result
  ) -> Result {
    guard let owner else { return fallback }
    return Unmanaged<HTTP2Session>.fromOpaque(owner)._withUnsafeGuaranteedRef(call)
  }
}
