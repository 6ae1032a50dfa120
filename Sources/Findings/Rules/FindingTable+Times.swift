extension FindingTable {
  /// Findings about timestamps and dates.
  static let timeRules: [Row] = [
    Row(
      "timestamp-missing", .error, .liveactivitiesd,
      "aps has no timestamp, which every push of a Live Activity needs.",
      fix: "Send the time of sending in whole UNIX seconds.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "timestamp-not-number", .error, .liveactivitiesd,
      "timestamp is not a number.",
      fix: "Send the time of sending in whole UNIX seconds, as a number.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "timestamp-equal", .error, .liveactivitiesd,
      "A push with the same timestamp was taken already.",
      fix: "Send the last timestamp plus 1 when two events fall into one second.",
      source: "Apple forums 776165"),
    Row(
      "timestamp-older", .error, .liveactivitiesd,
      "A push with a newer timestamp was taken already.",
      fix: "Send the time of sending, and send events in their order.",
      source: "Apple, Starting and updating Live Activities; Apple forums 776165"),
    Row(
      "timestamp-too-old", .error, .liveactivitiesd,
      "The timestamp lies too far in the past.",
      fix: "Take the time when the push is sent, from a clock that is right.",
      source: "Apple forums 776165"),
    Row(
      "timestamp-aging", .warning, .liveactivitiesd,
      "The timestamp is old enough that phones sometimes drop such pushes.",
      fix: "Take the time when the push is sent, not when the event was queued.",
      source: "mfaani.com; Apple forums 776165"),
    Row(
      "timestamp-ahead", .warning, .liveactivitiesd,
      "The timestamp is ahead of the phone's clock: once it is taken, correct ones are dropped until that time.",
      fix: "Send the time of sending in UTC, from a clock that is set by the network.",
      source: "Apple forums 776165; RULES.md, Timestamps",
      threshold: "10 s: more than the clocks of two machines differ, a guess"),
    Row(
      "clock-moved", .error, .islet,
      "A time of the push is wrong by the phone's clock, which was moved here; by this machine's clock it is right.",
      fix:
        "Let pushes follow the clock (--follow-clock, or pushesFollowClock: true at /islet/switches), or let it return: {\"real\": true} at /islet/clock.",
      source: "Islet's own clock"),
    Row(
      "clock-followed", .info, .islet,
      "The phone's clock was moved, and the push's times were read as moved with it.",
      fix: "Nothing. To have them read as they stand: pushesFollowClock: false at /islet/switches.",
      source: "Islet's own clock"),
    Row(
      "timestamp-future", .error, .liveactivitiesd,
      "The timestamp is more than 8 hours ahead.",
      fix: "Set the server's clock, and send UTC.",
      source: "Apple forums 776165"),
    Row(
      "timestamp-milliseconds", .error, .liveactivitiesd,
      "The timestamp looks like milliseconds, or smaller parts of a second; the phone reads seconds and drops what is more than 8 hours ahead.",
      fix: "Divide milliseconds by 1000, microseconds by 1000000, nanoseconds by 1000000000.",
      source: "Apple forums 776165"),
    Row(
      "timestamp-since-2001", .error, .liveactivitiesd,
      "The timestamp looks like seconds since 2001; the phone reads UNIX seconds.",
      fix: "Add 978307200.",
      source: "inferred from Apple forums 776165"),
    Row(
      "date-not-number", .warning, .liveactivitiesd,
      "A date of aps is not a number and counts as absent.",
      fix: "Send whole UNIX seconds as a number, not as a text.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "date-milliseconds", .warning, .liveactivitiesd,
      "A date of aps looks like milliseconds, or smaller parts of a second; the phone reads seconds.",
      fix: "Divide milliseconds by 1000, microseconds by 1000000, nanoseconds by 1000000000.",
      source: "inferred from Apple forums 776165"),
    Row(
      "date-since-2001", .warning, .liveactivitiesd,
      "A date of aps looks like seconds since 2001; the phone reads UNIX seconds there.",
      fix: "Add 978307200: only Date values inside content-state count from 2001.",
      source: "inferred from Apple forums 776165"),
    Row(
      "date-duration", .warning, .liveactivitiesd,
      "A date of aps looks like a span of time; the phone reads a moment in UNIX seconds.",
      fix: "Send the moment itself: now plus the span.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "date-implausible", .warning, .liveactivitiesd,
      "A date of aps lies more than ten years ahead.",
      fix: "Send UNIX seconds.",
      source: "inferred from Apple forums 776165"),
    Row(
      "stale-date-past", .warning, .liveactivitiesd,
      "The stale date lies in the past, so that the new state is stale at once.",
      fix: "Send a stale date ahead of now with each update, or none.",
      source: "Apple, Displaying live data with Live Activities"),
    Row(
      "stale-date-dropped", .info, .islet,
      "The update has no stale date, and the previous one no longer holds.",
      fix: "Send stale-date with each update, or none at all.",
      source: "Apple, ActivityContent: an update replaces all of it"),
    Row(
      "relevance-dropped", .info, .islet,
      "The update has no relevance score, and the previous one no longer holds.",
      fix: "Send relevance-score with each update, or none at all.",
      source: "Apple, ActivityContent: an update replaces all of it"),
    Row(
      "stale-at-start", .error, .liveactivitiesd,
      "An activity that is created stale never appears.",
      fix: "Send a stale date ahead of now, or none.",
      source: "Apple, Displaying live data with Live Activities; nalu PR 222"),
    Row(
      "dismissal-late", .info, .review,
      "The card stays on the Lock Screen for more than 30 minutes after the end, up to 4 hours.",
      fix: "Send a dismissal-date 15 to 30 minutes after the end.",
      source: "HIG Live Activities"),
    Row(
      "dismissal-date-clamped", .info, .liveactivitiesd,
      "The card leaves the Lock Screen 4 hours after the end at the latest.",
      fix: "Send a date within 4 hours of the end.",
      source: "Apple, Displaying live data with Live Activities"),
    Row(
      "date-unix", .warning, .chronod,
      "A Date decodes, but into a moment 31 years off: the decoder counts from 2001, the server from 1970.",
      fix: "Send UNIX seconds minus 978307200.",
      source: "JSONDecoder's defaults, tried; Home Assistant iOS issue 4677"),
    Row(
      "date-unix-milliseconds", .warning, .chronod,
      "A Date decodes, but into an absurd year: the number looks like UNIX milliseconds, or smaller parts of a second.",
      fix: "Send UNIX seconds minus 978307200.",
      source: "JSONDecoder's defaults, tried; Home Assistant iOS issue 4677"),
    Row(
      "date-far", .warning, .chronod,
      "A Date decodes into a moment more than ten years from now.",
      fix: "Send seconds since 2001-01-01 UTC.",
      source: "JSONDecoder's defaults, tried"),
  ]
}
