import FoundationGaps
import Testing

@Suite("Network classes for a widget that has no network")
struct URLSessionTests {
  private let url = URL(fileURLWithPath: "/scores")

  @Test func `a request fails as on a phone without a network`() async throws {
    var request = FoundationGaps.URLRequest(url: url)
    request.httpMethod = "POST"
    let asked = await #expect(throws: URLError.self) {
      _ = try await FoundationGaps.URLSession.shared.data(from: url)
    }
    let sent = await #expect(throws: URLError.self) {
      _ = try await FoundationGaps.URLSession.shared.data(for: request)
    }
    #expect(asked?.code == .notConnectedToInternet && sent?.code == .notConnectedToInternet)
    #expect(sent?.failingURL == url)
  }

  @Test func `a task tells its failure once, after it was resumed`() async {
    let code = await withCheckedContinuation { answer in
      let task = FoundationGaps.URLSession.shared.dataTask(with: url) { data, response, error in
        #expect(data == nil && response == nil)
        answer.resume(returning: (error as? URLError)?.code)
      }
      #expect(task.state == .suspended)
      task.resume()
      task.resume()
      task.cancel()
      #expect(task.state == .completed)
    }
    #expect(code == .notConnectedToInternet)
  }

  @Test func `a web socket never opens: what is sent or awaited fails`() async {
    let socket = FoundationGaps.URLSession.shared.webSocketTask(with: url)
    socket.resume()
    let sent = await #expect(throws: URLError.self) { try await socket.send(.string("ping")) }
    let received = await #expect(throws: URLError.self) { _ = try await socket.receive() }
    #expect(sent?.code == .notConnectedToInternet && received?.code == .notConnectedToInternet)
    let answers = await withCheckedContinuation { answer in
      socket.receive { message in
        socket.sendPing { pong in
          guard case .failure(let error) = message else { return }
          answer.resume(returning: [(error as? URLError)?.code, (pong as? URLError)?.code])
        }
      }
    }
    #expect(answers == [.notConnectedToInternet, .notConnectedToInternet])
    #expect(socket.closeCode == .invalid && socket.closeReason == nil)
  }

  @Test func `a web socket that was cancelled says so`() async {
    let socket = FoundationGaps.URLSession.shared.webSocketTask(with: url, protocols: ["chat"])
    socket.cancel(with: .goingAway, reason: nil)
    let received = await #expect(throws: URLError.self) { _ = try await socket.receive() }
    #expect(received?.code == .cancelled)
  }

  @Test func `a configuration keeps what it is told`() {
    let configuration = FoundationGaps.URLSessionConfiguration.ephemeral
    configuration.connectionProxyDictionary = [:]
    configuration.httpCookieAcceptPolicy = .never
    let session = FoundationGaps.URLSession(configuration: configuration)
    #expect(session.configuration.connectionProxyDictionary?.isEmpty == true)
    #expect(session.configuration.httpCookieAcceptPolicy == .never)
  }

  @Test func `headers are found whatever their case, and added to`() {
    var request = FoundationGaps.URLRequest(url: url)
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    request.addValue("text/html", forHTTPHeaderField: "accept")
    #expect(request.value(forHTTPHeaderField: "ACCEPT") == "text/plain,text/html")
    #expect(request.allHTTPHeaderFields == ["Accept": "text/plain,text/html"])
    request.setValue(nil, forHTTPHeaderField: "ACCEPT")
    #expect(request.allHTTPHeaderFields == [:])
  }
}
