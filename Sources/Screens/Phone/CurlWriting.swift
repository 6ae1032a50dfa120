import Findings
import JSON
import LiveActivities

/// Lines that a person can paste into a shell to push.
enum CurlWriting {
  /// Returns a line that updates an activity with its next sample state, so that pasting it shows.
  static func ready(for row: ActivityRow, _ snapshot: Snapshot) -> String {
    readyParts(for: row, snapshot).joined(separator: " ")
  }

  /// Returns the same in parts, for lines of their own.
  static func readyParts(for row: ActivityRow, _ snapshot: Snapshot) -> [String] {
    let state = nextState(for: row, snapshot)?.compact ?? "{}"
    // The shell fills in the time, and what the phone's clock is ahead: a timestamp must be newer than the last.
    let ahead = Int(exactly: snapshot.clock.ahead.rounded()) ?? 0
    let time = abs(ahead) < 2 ? "$(date +%s)" : "$(($(date +%s)\(ahead < 0 ? "" : "+")\(ahead)))"
    let body =
      #"{"aps":{"timestamp":'"# + time + #"',"event":"update","content-state":"# + quoted(state)
      + "}}"
    return [
      command("/3/device/\(row.activity.token ?? "TOKEN")", snapshot),
      header("apns-push-type", "liveactivity"),
      header("apns-topic", PushType.liveactivity.topic(of: row.activity.bundle)), "-d '\(body)'",
    ]
  }

  /// Returns a ready line's parts in lines of a width, as a shell takes them back: a line within a word ends in `\`
  /// and goes on at the first column; within a payload it ends where JSON may have a line's end.
  static func lines(of parts: [String], width: Int) -> [String] {
    parts.enumerated().flatMap { index, part in
      var text = ShellText(part, isJSON: part.hasPrefix("-d "))
      if index < parts.count - 1 { text.addContinuation() }
      return text.lines(width: width)
    }
  }

  /// Returns the sample state after the one an activity has; without another, the one it has.
  private static func nextState(for row: ActivityRow, _ snapshot: Snapshot) -> JSONValue? {
    let shown = row.activity.state.value
    let app = snapshot.apps.first { $0.has(row.activity) }
    let samples = (app?.states ?? []).map(\.value)
    let here = samples.firstIndex { $0.resolves(to: shown) } ?? -1
    let next = samples.indices.map { samples[(here + 1 + $0) % samples.count] }
      .first { !$0.resolves(to: shown) }
    return next?.resolvingMoments(at: snapshot.clock.now.rounded(.down)) ?? shown
  }

  /// Returns a push of the log as a line that sends the same again.
  static func of(_ record: PushRecord, _ snapshot: Snapshot) -> String {
    let push = record.push
    let (path, channel): (String, String?) =
      switch push.target {
      case .token(let token): ("/3/device/\(token)", nil)
      case .channel(let bundle, let id): ("/4/broadcasts/apps/\(bundle)", id)
      // Who named no token has to put one in; what was refused for its path has that one.
      case .activity, .app:
        (push.refusedText?.path ?? "/3/device/TOKEN", push.refusedText?.channelID)
      }
    let headers: [(String, String?)] = [
      ("apns-channel-id", channel),
      ("apns-push-type", push.headers.pushType), ("apns-topic", push.headers.topic),
      ("apns-priority", push.priorityText),
      (
        "apns-expiration",
        push.headers.expiration.flatMap { Int(exactly: $0.rounded()) }.map { "\($0)" }
          ?? push.refusedText?.expiration
      ),
      ("apns-collapse-id", push.headers.collapseID),
      // One that was taken, or that it was given, would tell two pushes by the same id.
      ("apns-id", record.reason == PushReason.badMessageId.rawValue ? push.headers.apnsID : nil),
    ]
    let method = push.refusedText?.method.map { ["-X \(word($0))"] } ?? []
    // Of a body that begins with @ curl's -d makes the contents of a file.
    let data = push.body.first == UInt8(ascii: "@") ? "--data-raw" : "-d"
    let parts =
      [command(path, snapshot)] + method
      + headers.compactMap { name, value in value.map { header(name, $0) } }
      // A GET has no body, and with -d it has one.
      + (method.isEmpty || !push.body.isEmpty
        ? ["\(data) '\(quoted(String(decoding: push.body, as: UTF8.self)))'"] : [])
    return parts.joined(separator: " ")
  }

  /// Returns what copies a line: where no gateway runs, nothing here takes what it sends.
  static func copy(_ line: String, _ snapshot: Snapshot) -> Intent {
    .copy(
      line, what: "the curl line",
      note: snapshot.address == nil ? "for a simulator elsewhere" : nil)
  }

  /// Returns the beginning of a line. A strict gateway takes HTTP/2 alone, and wants a token of a key.
  private static func command(_ path: String, _ snapshot: Snapshot) -> String {
    let options =
      snapshot.isStrict
      ? " --http2-prior-knowledge \(header("authorization", "bearer PROVIDER_TOKEN"))" : ""
    // Of brackets and braces curl makes several addresses, and it walks along dots.
    let isGlob = path.contains { "[]{}".contains($0) }
    let asItIs = (isGlob ? " -g" : "") + (path.contains("/.") ? " --path-as-is" : "")
    return "curl\(options)\(asItIs) \(word(address(snapshot) + path))"
  }

  private static func address(_ snapshot: Snapshot) -> String {
    snapshot.address ?? "http://localhost:2197"
  }

  private static func header(_ name: String, _ value: String) -> String {
    "-H '\(name): \(quoted(value))'"
  }

  /// Returns a word of a shell, in quotes where it has signs that mean something there: folders and senders write them.
  private static func word(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || $0.properties.numericType != nil
          || ":/._-".unicodeScalars.contains($0))
    }
    return isPlain ? text : "'\(quoted(text))'"
  }

  /// Returns text inside single quotes of a shell, which knows no characters: an apostrophe ends them also where a
  /// combining accent follows it.
  private static func quoted(_ text: String) -> String {
    var quoted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "'" { quoted.append(contentsOf: #"'\'"#.unicodeScalars) }
      quoted.append(scalar)
    }
    return String(quoted)
  }
}

extension JSONValue {
  /// Returns whether a value is this sample with its moments written out, whenever that was.
  fileprivate func resolves(to value: JSONValue?) -> Bool {
    switch (self, value) {
    case (.object(let own), .object(let other)):
      own.members.count == other.members.count
        && own.members.allSatisfy { member in
          other.members.contains { $0.key == member.key && member.value.resolves(to: $0.value) }
        }
    case (.array(let own), .array(let other)):
      own.count == other.count && zip(own, other).allSatisfy { $0.resolves(to: $1) }
    case (.string, .number): resolvingMoments(at: 0) != self
    default: self == value
    }
  }
}
