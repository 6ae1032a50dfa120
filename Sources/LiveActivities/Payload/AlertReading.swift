import Findings
import JSON

extension PayloadReading {
  /// Returns the alert of a Live Activity's payload; nil when there is none that could play.
  mutating func alert(strings: [String: String]) -> AlertText? {
    guard envelope.alert.isPresent, let value = envelope.value(envelope.alert, in: body),
      value != .null
    else {
      if envelope.sound.isPresent {
        findings.append(
          Finding(
            "sound-outside-alert", path: "aps.sound",
            sentence: "sound stands in aps, and there is no alert that it could sound with",
            fix: "Add an alert with title, body and sound, or leave sound out."))
      }
      return nil
    }
    guard let object = value.object else {
      findings.append(
        Finding(
          "alert-not-object", path: "aps.alert",
          sentence:
            "alert is \(value.kind); a Live Activity's alert is an object with title and body"))
      let sound = soundBeside(fix: "Send alert as an object with title, body and sound.")
      return value.string.map { AlertText(title: nil, body: .text($0), sound: sound) }
    }
    checkAlertKeys(object)
    let alert = AlertText(
      title: line(object, "title", flat: "title-loc-key", "title-loc-args", strings),
      body: line(object, "body", flat: "loc-key", "loc-args", strings),
      sound: sound(object))
    if alert.isEmpty {
      // What is malformed was told; else nobody would learn that nothing is said.
      if !isMalformed, wordless(alert) == nil { findings.append(emptyAlert) }
    } else if alert.title == nil || alert.body == nil {
      findings.append(
        Finding(
          "alert-incomplete", path: "aps.alert",
          sentence:
            "the alert has no \(alert.title == nil ? "title" : "body"), which an Apple Watch would show"
        ))
    }
    return alert
  }

  /// Returns why an alert starts nothing: it has neither of its lines, as `{}`; nil for one that has a line, be it empty.
  func wordless(_ alert: AlertText) -> Finding? {
    guard envelope.kind == .start, alert.title == nil, alert.body == nil, !isMalformed else {
      return nil
    }
    return Finding(
      "start-without-alert", path: "aps.alert",
      sentence: "the alert has neither title nor body; two reports say that nothing starts then",
      fix: "Send {\"title\": …, \"body\": …}.")
  }

  /// Whether a line of the alert is of another form than a line has, which is told.
  private var isMalformed: Bool { findings.contains { $0.id == "alert-line-malformed" } }

  private var emptyAlert: Finding {
    Finding(
      "alert-empty", path: "aps.alert",
      sentence: envelope.kind == .start
        ? "the alert says nothing; one report says that nothing starts then"
        : "the alert says nothing: an Apple Watch would show no text")
  }

  /// Finds keys that a Live Activity's alert does not have.
  private mutating func checkAlertKeys(_ alert: JSONObject) {
    let free = PayloadReading.alertKeys.prefix(3).filter { alert[$0] == nil }
    let odd = alert.members.filter { !PayloadReading.alertKeys.contains($0.key) }
    for (key, value) in odd.prefix(PayloadReading.oddKeyLimit) {
      let near = NearestKey.nearest(to: key, in: free)
      findings.append(
        Finding(
          "alert-key-unknown", path: "aps.alert.\(key)",
          sentence:
            "a Live Activity's alert has no \(quoted(key)): \(FaultExplanation.shown(value)) is not shown",
          fix: near.map { "Rename it to \($0)." }))
    }
    if odd.count > PayloadReading.oddKeyLimit {
      findings.append(
        Finding(
          "alert-key-unknown", path: "aps.alert",
          sentence:
            "a Live Activity's alert does not have \(odd.count - PayloadReading.oddKeyLimit) more of these keys: they are not shown"
        ))
    }
  }

  /// The keys of a Live Activity's alert, and those of ordinary alerts that are told of where they are read.
  private static let alertKeys = [
    "title", "body", "sound", "title-loc-key", "title-loc-args", "loc-key", "loc-args",
  ]

  private mutating func sound(_ alert: JSONObject) -> String? {
    if let sound = alert["sound"] {
      if let name = sound.string {
        checkSoundName(name)
        return name
      }
      findings.append(
        Finding(
          "sound-not-string", path: "aps.alert.sound",
          sentence: "sound is \(sound.kind); it is a file's name or \"default\""))
      return nil
    }
    return soundBeside()
  }

  /// Returns the sound that stands beside the alert, and tells that it does; nil where there is none.
  private mutating func soundBeside(fix: String? = nil) -> String? {
    guard envelope.sound.isPresent else { return nil }
    findings.append(Finding("sound-outside-alert", path: "aps.sound", fix: fix))
    return envelope.value(envelope.sound, in: body)?.string
  }

  /// Finds a sound's name that is no file's: one service's word for silence reached a phone, and it sounded.
  private mutating func checkSoundName(_ name: String) {
    guard name != "default", !name.contains(".") else { return }
    findings.append(
      Finding(
        "sound-not-file", path: "aps.alert.sound",
        sentence:
          name.isEmpty
          ? "sound is empty; it is a file's name or \"default\""
          : "sound is \(quoted(name)), which names no file: a sound's file has an ending such as .caf"
      ))
  }

  private mutating func line(
    _ alert: JSONObject, _ key: String, flat: String, _ flatArguments: String,
    _ strings: [String: String]
  ) -> AlertText.Line? {
    let path = "aps.alert.\(key)"
    switch alert[key] {
    case .string(let text): return .text(text)
    case .object(let object):
      guard let locKey = object["loc-key"]?.string else {
        let near = NearestKey.nearest(to: "loc-key", in: object.keys)
        findings.append(
          Finding(
            "alert-line-malformed", path: path,
            sentence: "\(key) has no loc-key\(near.map { "; it has \(quoted($0))" } ?? "")"))
        return nil
      }
      return localized(locKey, object["loc-args"], path: path, strings)
    case .some(let other) where other != .null:
      findings.append(
        Finding(
          "alert-line-malformed", path: path,
          sentence: "\(key) is \(other.kind); it is a string or an object with loc-key and loc-args"
        ))
      return nil
    default: break
    }
    guard let locKey = alert[flat]?.string else { return nil }
    findings.append(
      Finding(
        "alert-flat-localization", path: "aps.alert.\(flat)",
        sentence:
          "\(flat) is the form of ordinary alerts; in a Live Activity \(key) is {\"loc-key\": …, \"loc-args\": […]}",
        fix: "Nest it: \"\(key)\": {\"loc-key\": …, \"loc-args\": […]}."))
    return localized(locKey, alert[flatArguments], path: "aps.alert.\(flat)", strings)
  }

  private mutating func localized(
    _ key: String, _ arguments: JSONValue?, path: String, _ strings: [String: String]
  ) -> AlertText.Line {
    let texts = (arguments?.array ?? []).map { $0.string ?? $0.compact }
    checkArguments(arguments, path)
    guard let format = strings[key] else {
      if strings.isEmpty {
        findings.append(
          Finding(
            "alert-loc-key-unknown", path: path,
            sentence: "Islet knows no strings of this app, so \(quoted(key)) stands for itself",
            severity: .info))
        return .localized(key: key, arguments: texts)
      }
      let near = NearestKey.nearest(to: key, in: strings.keys.sorted())
      findings.append(
        Finding(
          "alert-loc-key-unknown", path: path,
          sentence:
            "the app has no string \(quoted(key))\(near.map { "; it has \(quoted($0))" } ?? "")"))
      return .localized(key: key, arguments: texts)
    }
    let wanted = AlertText.placeholders(in: format)
    if wanted != texts.count {
      findings.append(
        Finding(
          "alert-loc-args", path: path,
          sentence:
            "the string \(quoted(format)) takes \(counted(wanted, "argument")); loc-args has \(texts.count)"
        ))
    } else if let place = AlertText.placeOfNumber(in: format) {
      findings.append(
        Finding(
          "alert-loc-args", path: path,
          sentence:
            "the string \(quoted(format)) has \(place); the elements of loc-args are strings, for which Apple describes %@ alone",
          fix: "Write %@ in the app's strings where \(place) stands."))
    }
    return .localized(key: key, arguments: texts)
  }

  /// Finds arguments that are no strings.
  private mutating func checkArguments(_ arguments: JSONValue?, _ path: String) {
    guard let arguments, arguments != .null else { return }
    guard let elements = arguments.array else {
      findings.append(
        Finding(
          "alert-loc-args", path: path,
          sentence: "loc-args is \(FaultExplanation.shown(arguments)); it is an array of strings",
          fix: "Send [\(arguments.string == nil ? "…" : arguments.compact)]."))
      return
    }
    guard let other = elements.first(where: { $0.string == nil }) else { return }
    findings.append(
      Finding(
        "alert-loc-args", path: path,
        sentence: "loc-args holds \(FaultExplanation.shown(other)); its elements are strings",
        fix: other.double == nil ? nil : "Send it in quotes: \"\(other.compact)\"."))
  }
}

extension AlertText {
  /// Whether neither line says anything.
  fileprivate var isEmpty: Bool {
    [title, body].allSatisfy { line in
      switch line {
      case .text(let text): text.allSatisfy(\.isWhitespace)
      case .localized: false
      case nil: true
      }
    }
  }
}
