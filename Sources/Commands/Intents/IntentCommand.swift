import Findings
import JSON

/// `islet intent`: lists an app's intents and its own start code, and runs one as Siri, Shortcuts or the app would.
@MainActor
enum IntentCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    var client = try SimulatorClient(arguments, console)
    // The first one who asks waits for the compiler, whatever it takes.
    client.address.timeout = 300
    var operands = arguments.operands[...]
    guard let app = operands.popFirst() else {
      throw UsageError("islet intent needs an app", fix: "islet intent timer")
    }
    guard let intent = operands.popFirst() else {
      let listed = try client.get("/islet/apps/\(try escaped(app))/intents")
      console.write(arguments.has("json") ? listed.pretty + "\n" : list(listed))
      return ExitCode.done
    }
    var values: [(key: String, value: JSONValue)] = []
    for text in operands {
      guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
        throw UsageError("“\(printable(text))” is no value", fix: "write it as name=value")
      }
      let value = String(text[text.index(after: sign)...])
      values.append((String(text[..<sign]), (try? JSONValue(parsing: value)) ?? .string(value)))
    }
    let answer = try client.post(
      "/islet/apps/\(try escaped(app))/intents/\(try escaped(intent))",
      ["parameters": .object(JSONObject(values))])
    console.write(arguments.has("json") ? answer.pretty + "\n" : outcome(answer))
    return answer["error"]?.string == nil ? ExitCode.done : ExitCode.failed
  }

  /// Returns a part of a path: what has a meaning there is none of a name.
  private static func escaped(_ word: String) throws(UsageError) -> String {
    let allowed = word.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "._-".unicodeScalars.contains(scalar))
    }
    guard allowed, !word.isEmpty else {
      throw UsageError("“\(printable(word))” is no name", fix: "islet intent APP lists the intents")
    }
    return word
  }

  private static func list(_ listed: JSONValue) -> String {
    let intents = listed["intents"]?.array ?? []
    guard !intents.isEmpty else {
      return "The app offers no intents, and requests no activity in its source.\n"
    }
    return intents.map { intent in
      let start = intent["start"]
      var kind = intent["changesActivities"]?.bool == true ? "" : "  (no LiveActivityIntent)"
      if let place = start?["place"]?.string { kind = "  (start code, \(place))" }
      var lines = ["\(intent["name"]?.string ?? "")  \(intent["title"]?.string ?? "")\(kind)"]
      for parameter in intent["parameters"]?.array ?? [] {
        let range = parameter["range"]?.string.map { " in \($0)" } ?? ""
        let value = parameter["default"].map { " = \($0.compact)" } ?? ""
        lines.append(
          "    \(parameter["name"]?.string ?? ""): \(parameter["type"]?.string ?? "")\(range)\(value)"
        )
      }
      if let obstacle = start?["obstacle"]?.string {
        lines.append("    cannot be run: \(obstacle)")
      }
      if let remark = start?["remark"]?.string { lines.append("    \(remark)") }
      return lines.map { $0 + "\n" }.joined()
    }.joined()
  }

  private static func outcome(_ answer: JSONValue) -> String {
    if let error = answer["error"]?.string { return "threw: \(error)\n" }
    let told = ["dialog", "value", "openedURL"].compactMap { name in
      answer[name]?.string.map { "\(name): \($0)\n" }
    }
    return "ran\n" + told.joined()
  }
}
