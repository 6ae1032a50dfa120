import JSON
import Testing

@testable import PushGateway

@MainActor
struct FCMCredentialsTests {
  private let now = Int(GatewayBench.now)

  private func assertion(
    algorithm: String = "RS256", issued: Int? = nil, life: Int = 3600,
    audience: String = "https://oauth2.googleapis.com/token"
  ) -> String {
    let issued = issued ?? now
    let header = #"{"typ":"JWT","alg":"\#(algorithm)","kid":"abc"}"#
    let claims =
      #"{"iss":"a@b.iam.gserviceaccount.com","aud":"\#(audience)","iat":\#(issued),"exp":\#(issued + life)}"#
    return [header, claims, "signature"].map { SampleToken.encode(Array($0.utf8)) }
      .joined(separator: ".")
  }

  private func ask(_ form: String, path: String = "/token") throws -> SampleAnswer {
    let bench = try GatewayBench()
    return try #require(
      bench.ask(
        "POST \(path) HTTP/1.1\r\nhost: oauth2.googleapis.com\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: \(form.utf8.count)\r\n\r\n\(form)"
      ))
  }

  private static let grant = "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer"

  @Test(arguments: ["/token", "/oauth2/v4/token", "/o/oauth2/token"])
  func `a signed assertion gets an access token for an hour`(_ path: String) throws {
    let answer = try ask("\(Self.grant)&assertion=\(assertion())", path: path)
    #expect(answer.status == 200)
    #expect(answer.json["access_token"]?.string == "ya29.c.islet.\(now)")
    #expect(answer.json["expires_in"] == 3599)
    #expect(answer.json["token_type"] == "Bearer")
  }

  @Test func `a refresh token gets one too`() throws {
    let answer = try ask("grant_type=refresh_token&refresh_token=1%2F%2Fx&client_id=a")
    #expect(answer.status == 200)
  }

  @Test func `what cannot be right is refused as Google does`() throws {
    let cases: [(String, String)] = [
      ("", "invalid_request"), (Self.grant, "invalid_request"),
      ("grant_type=password", "unsupported_grant_type"),
      ("grant_type=refresh_token", "invalid_request"),
      ("\(Self.grant)&assertion=abc", "invalid_grant"),
      ("\(Self.grant)&assertion=\(assertion()).", "invalid_grant"),
      ("\(Self.grant)&assertion=\(assertion(algorithm: "ES256"))", "invalid_grant"),
      ("\(Self.grant)&assertion=\(assertion(issued: now - 7200))", "invalid_grant"),
      ("\(Self.grant)&assertion=\(assertion(life: 86_400))", "invalid_grant"),
      ("\(Self.grant)&assertion=\(assertion(audience: "me"))", "invalid_grant"),
    ]
    for (form, error) in cases {
      let answer = try ask(form)
      #expect(answer.status == 400, "\(form)")
      #expect(answer.json["error"]?.string == error, "\(form)")
      #expect(answer.json["error_description"]?.string?.isEmpty == false)
    }
  }

  @Test func `the token that was given is taken with a message until it is an hour old`() throws {
    for (age, status) in [(0, 200), (3599, 200), (3600, 401)] {
      let bench = try GatewayBench { $0.manner = .strict }
      let message = SampleMessage().with(authorization: "Bearer ya29.c.islet.\(now - age)")
      #expect(bench.ask(message)?.status == status, "\(age)")
    }
  }

  @Test func `lenience takes a message without credentials, and with a bad one`() throws {
    let bench = try GatewayBench()
    for authorization in [nil, "key=AAAA", "Bearer ya29.c.islet.1"] {
      #expect(bench.ask(SampleMessage().with(authorization: authorization))?.status == 200)
    }
    #expect(
      bench.receiver.received.map { $0.push.remarks.map(\.reason) } == [
        ["CREDENTIALS_MISSING"], ["ACCESS_TOKEN_INVALID"], ["ACCESS_TOKEN_EXPIRED"],
      ])
  }
}
