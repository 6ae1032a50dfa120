import Findings

// What the headers say about a Live Activity's payload, and its size.
extension PayloadReading {
  /// Finds headers that do not fit the payload.
  mutating func checkHeaders(_ push: Push, now: Double) {
    if let date = push.headers.expiration, date > 0, date < now {
      findings.append(expired(date, now: now))
    }
    if let type = push.headers.pushType, type != "liveactivity",
      type.lowercased() != "liveactivity"
    {
      findings.append(
        Finding(
          "push-type-mismatch", path: "apns-push-type",
          sentence:
            "apns-push-type is \(quoted(type)); a Live Activity needs \"liveactivity\": APNs may refuse, delay or drop the push"
        ))
    }
    if push.headers.pushType == nil, push.isOverHTTP {
      findings.append(PayloadReading.pushTypeMissing)
    }
    if let topic = push.headers.topic,
      !PayloadReading.isOfLiveActivity(topic)
    {
      findings.append(
        Finding(
          "topic-mismatch", path: "apns-topic",
          sentence:
            "apns-topic is \(quoted(topic)); a Live Activity needs the bundle id followed by .push-type.liveactivity"
        ))
    }
    if push.headers.priority == 1 {
      findings.append(Finding("priority-one", path: "apns-priority"))
    }
    if Push.isNear(push.limit, push.body.count) {
      findings.append(sizeRemark(limit: push.limit))
    }
  }

  // Made once: a tool that omits the header omits it from every push.
  private static let pushTypeMissing = Finding("push-type-missing", path: "apns-push-type")

  private func expired(_ date: Double, now: Double) -> Finding {
    let isSpan = date <= PayloadReading.longestSpan
    let meant = isSpan ? "which looks like \(duration(date)) from now but is " : ""
    return Finding(
      "expiration-past", path: "apns-expiration",
      sentence:
        "apns-expiration is \(spelled(date)), \(meant)\(CalendarDate.text(date)): already past, so the push is tried once and not kept",
      fix: isSpan ? "Send the moment itself: \(spelled((now + date).rounded()))." : nil)
  }

  private static let topicEnding = PushType.liveactivity.suffix

  private static func isOfLiveActivity(_ topic: String) -> Bool {
    // By bytes, since it is looked for in every push.
    topic.utf8Span.span.withUnsafeBytes { bytes in
      let start = bytes.count - topicEnding.utf8CodeUnitCount
      // Without a bundle id before it, it is the ending of nothing.
      guard start > 0 else { return false }
      for place in start..<bytes.count
      where bytes[place] != topicEnding.utf8Start[place - start] { return false }
      return true
    }
  }

  private func sizeRemark(limit: Int) -> Finding {
    let size = "the payload has \(body.count) of \(limit) bytes"
    let share = LargestMember(of: body, count: body.count).map(\.share)
    return Finding(
      "payload-near-limit",
      sentence: [size, share].compactMap { $0 }.joined(separator: "; "))
  }
}
