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
      let parameters = (intent["parameters"]?.array ?? []).map { parameter in
        let value = parameter["default"].map { " = \($0.compact)" } ?? ""
        return
          "    \(parameter["name"]?.string ?? ""): \(parameter["type"]?.string ?? "")\(value)\n"
      }
      let place: String
      if let start = intent["start"], let line = start["place"]?.string {
        let obstacle = start["obstacle"]?.string.map { "    cannot be run: \($0)\n" } ?? ""
        return
          "\(intent["name"]?.string ?? "")  \(intent["title"]?.string ?? "")  (start code, \(line))\n"
          + parameters.joined() + obstacle
          + (start["remark"]?.string.map { "    \($0)\n" } ?? "")
      } else {
        place = intent["changesActivities"]?.bool == true ? "" : "  (no LiveActivityIntent)"
      }
      return "\(intent["name"]?.string ?? "")  \(intent["title"]?.string ?? "")\(place)\n"
        + parameters.joined()
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
