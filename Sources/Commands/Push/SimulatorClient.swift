import JSON
import PushGateway
import Simulator

/// A running simulator as another process sees it: its pushes and its inspection API.
struct SimulatorClient {
  var address: ClientAddress
  /// What the inspection API asks for where others reach it.
  private let token: String?

  /// Creates the simulator that the options name.
  @MainActor
  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    address = ClientAddress(port: arguments.integer("port") ?? 2197)
    token = console.environment[InspectionToken.variable].flatMap { $0.isEmpty ? nil : $0 }
    if let text = arguments.text("host") {
      guard let (host, port) = SimulatorClient.split(text) else {
        throw UsageError("“\(printable(text))” is no host and port", fix: "--host localhost:2197")
      }
      if let port, let other = arguments.integer("port"), other != port {
        throw UsageError("--host and --port name two ports", fix: "leave one of them out")
      }
      (address.host, address.port) = (host, port ?? address.port)
    }
  }

  /// Splits `host:port`, `[::1]:port`, `host`, or a port alone; the port is nil where the text has none.
  static func split(_ text: String) -> (host: String, port: Int?)? {
    if let port = Int(text) { return (1...65535).contains(port) ? ("localhost", port) : nil }
    let address = text.hasPrefix("http://") ? text.dropFirst(7) : text[...]
    let plain = String(address.prefix { $0 != "/" })
    // An address of IPv6 without brackets has no port behind it.
    if plain.first != "[", plain.count(where: { $0 == ":" }) > 1 { return (plain, nil) }
    let place = plain.lastIndex(of: ":")
    if plain.hasPrefix("[") {
      guard let end = plain.firstIndex(of: "]") else { return nil }
      let rest = plain[plain.index(after: end)...].drop { $0 == ":" }
      let host = String(plain[plain.index(after: plain.startIndex)..<end])
      if rest.isEmpty { return (host, nil) }
      guard let port = Int(rest), (1...65535).contains(port) else { return nil }
      return (host, port)
    }
    guard let place else { return plain.isEmpty ? nil : (plain, nil) }
    let end = plain[plain.index(after: place)...]
    guard let port = Int(end), (1...65535).contains(port), place > plain.startIndex else {
      return nil
    }
    return (String(plain[..<place]), port)
  }

  /// Asks the inspection API.
  func get(_ path: String) throws(UsageError) -> JSONValue { try ask("GET", path, []) }

  /// Has the inspection API do something.
  func post(_ path: String, _ body: JSONValue) throws(UsageError) -> JSONValue {
    try ask("POST", path, Array(body.compact.utf8))
  }

  private func ask(
    _ method: String, _ path: String, _ body: [UInt8]
  ) throws(UsageError) -> JSONValue {
    let answer: ClientAnswer
    do {
      let headers = token.map { [("authorization", "Bearer \($0)")] } ?? []
      answer = try PushClient.send(
        ClientRequest(method, path, headers: headers, body: body), to: address)
    } catch {
      throw UsageError(error.sentence, fix: error.fix)
    }
    guard let value = try? JSONValue(parsing: answer.body) else {
      throw UsageError(
        "\(address.host):\(address.port) does not answer as a simulator",
        fix: "is another program listening there? --host names the simulator")
    }
    if answer.status >= 400 {
      throw UsageError(
        value["error"]?.string ?? "status \(answer.status)", fix: value["fix"]?.string)
    }
    return value
  }
}
