import CLinux
import COpenSSL
import JSON
import Numbers

/// What callers of the inspection API show when others in the network can reach it.
public enum InspectionToken {
  /// The variable of the environment that gives a token of one's own, to servers and to clients.
  public static let variable = "ISLET_TOKEN"

  /// Returns whether only this machine reaches an address that is listened on.
  public static func isLoopback(_ address: String) -> Bool { CallerName(address).isLocal }

  /// Returns a token that nobody can guess: 128 random bits, as hexadecimal digits.
  public static func make() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in Hexadecimal.text(of: random.next()) }.joined()
  }

  /// Returns whether a request shows the token, as `authorization: Bearer …`.
  static func `is`(_ token: String, shownBy request: some HeaderValues) -> Bool {
    guard let value = request.text(.authorization) else { return false }
    let parts = value.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return false }
    let (shown, wanted) = (Array(parts[1].utf8), Array(token.utf8))
    // Takes as long for a wrong token as for the right one.
    return shown.count == wanted.count && CRYPTO_memcmp(shown, wanted, wanted.count) == 0
  }
}

/// An error of the inspection API that the gateway itself tells.
enum InspectionFaultText {
  static func bytes(_ error: String, fix: String) -> [UInt8] {
    Array(
      JSONValue.object(JSONObject([("error", .string(error)), ("fix", .string(fix))])).compact.utf8)
  }
}
