import WidgetProtocol

/// Where a fuzzer puts what a widget's process might say: anything is taken, nothing outside is touched.
public enum HostileReplies {
  /// Returns the replies in bytes of a pipe, taken as frames in two pieces and as one message without a frame.
  public static func replies(_ bytes: [UInt8]) -> [WidgetReply] {
    var frames = MessageFrames()
    var messages = [bytes]
    do {
      messages += try frames.take(Array(bytes.prefix(bytes.count / 2)))
      messages += try frames.take(Array(bytes.dropFirst(bytes.count / 2)))
    } catch {
      // What the host answers by ending the process.
    }
    return messages.compactMap { MessageFrames.reply(in: $0) }
  }
}
