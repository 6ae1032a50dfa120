import Findings
import JSON
import LiveActivities
import Numbers

/// What is wrong with a request's credentials. Of several faults it keeps the first that APNs finds, because APNs looks
/// no further.
struct CredentialFaults {
  private(set) var first: (reason: PushReason, detail: String, fix: String)?
  /// Whether lenience goes on after a fault.
  let forgives: Bool

  init(forgives: Bool) { self.forgives = forgives }

  /// Notes a fault; returns true when the examination goes on all the same.
  mutating func add(_ reason: PushReason, _ detail: String, fix: String = "") -> Bool {
    first = first ?? (reason, detail, fix)
    return forgives
  }
}

/// Who sends on one connection: its client certificate, and what its provider tokens have shown so far.
final class Sender {
  /// How old a token may be, how far ahead, and how soon another may follow it, in seconds.
  static let tokenLife = 3600.0
  static let tokenRefresh = 1200.0

  /// What its connection has shown.
  var identity: ClientIdentity
  private var authorization: [UInt8] = []
  private var issuedAt = 0.0
  private var tokenSince = 0.0
  private var firstTeam: String?
  private var firstKey: String?
  private var acceptedKey: ProviderKey?
  private var hasStrayed = false

  init(_ identity: ClientIdentity) { self.identity = identity }

  var environment: PushEnvironment { identity.environment }
  var certificate: ClientCertificate? { identity.certificate }
  var managesChannels: Bool { identity.managesChannels }

  /// The key that signed the token of the request judged last, when it is registered.
  private(set) var key: ProviderKey?

  /// Judges the credentials of a request, in the order in which APNs does: presence, form and signature,
  /// age, then the rules of the connection.
  @MainActor
  func judge(_ request: ArrivedRequest, _ gateway: PushGateway, faults: inout CredentialFaults)
    -> Bool
  {
    let now = gateway.configuration.wallClock()
    if identity.certificate != nil {
      // A provider token beside a certificate is ignored.
      guard let fault = identity.certificateFault(now: now) else { return true }
      return faults.add(fault, "")
    }
    guard let header = request[.authorization] else { return faults.add(.missingProviderToken, "") }
    guard let text = bearer(header) else {
      return faults.add(.missingProviderToken, Sender.words(ofOther: header))
    }
    if !authorization.isEmpty, authorization.isEqual(to: text) {
      if hasStrayed { (key, hasStrayed) = (acceptedKey, false) }
      return judgeAge(issuedAt, now: now, faults: &faults)
    }
    switch gateway.tokens.verify(Array(text)) {
    case .failure(let fault):
      return faults.add(.invalidProviderToken, fault.sentence, fix: fault.fix)
    case .success(let token):
      guard judgeAge(token.issuedAt, now: now, faults: &faults),
        judgeNew(token, gateway, now: now, faults: &faults)
      else { return false }
      key = gateway.tokens.key(token.keyID)
      // What lenience takes is not what APNs would remember: the next good token is no update of it.
      guard faults.first == nil else {
        hasStrayed = true
        return true
      }
      if firstTeam == nil { (firstTeam, firstKey) = (token.teamID, token.keyID) }
      (authorization, issuedAt, tokenSince) = (Array(text), token.issuedAt, now)
      (acceptedKey, hasStrayed) = (key, false)
      return true
    }
  }

  /// Returns what is in `authorization` in place of `bearer` and a token, in words.
  private static func words(ofOther header: Bytes) -> String {
    let text = String(decoding: header.keeping(12), as: UTF8.self)
    if text.hasPrefix("ey") {
      return "authorization holds a token without the word bearer and a space before it"
    }
    if text.hasPrefix("key=") { return "authorization holds a server key of Firebase's old form" }
    let scheme = text.prefix { $0 != " " }
    return scheme.count < text.count && scheme.lowercased() != "bearer"
      ? "authorization is of the kind \(JSONValue.quoted(String(scheme))), not bearer"
      : "authorization is there, but is not bearer and a token"
  }

  private func judgeAge(
    _ issuedAt: Double, now: Double, faults: inout CredentialFaults
  ) -> Bool {
    let age = now - issuedAt
    guard abs(age) > Sender.tokenLife else { return true }
    let reason = age > 0 ? PushReason.expiredProviderToken : .invalidProviderToken
    if let unit = TimeUnit.likely(issuedAt, now: now), unit != .unix {
      return faults.add(
        reason, "iat is \(written(issuedAt)), which looks like \(unit.rawValue)",
        fix: unit.division(of: issuedAt)
          ?? "Send UNIX seconds: in Swift timeIntervalSince1970, not timeIntervalSinceReferenceDate."
      )
    }
    let minutes = Int(min(abs(age), 1e12) / 60)
    let isZone = TimeUnit.isZone(abs(age))
    if age < 0 {
      return faults.add(
        reason,
        isZone
          ? "iat is \(minutes) minutes ahead, as far as time zones are apart"
          : "iat is \(written(issuedAt)), more than an hour ahead",
        fix: isZone
          ? TimeUnit.zoneAdvice
          : "Set the sender's clock right; iat is the time now in UNIX seconds.")
    }
    if isZone {
      return faults.add(
        reason, "it is \(minutes) minutes old, as far as time zones are apart",
        fix:
          "Make a new token every 20 to 60 minutes. If it is new: \(TimeUnit.zoneAdvice.prefix(1).lowercased())\(TimeUnit.zoneAdvice.dropFirst())"
      )
    }
    return faults.add(
      reason,
      minutes < 2 * 24 * 60 ? "it is \(minutes) minutes old" : "iat is \(written(issuedAt))")
  }

  /// Returns a claim of time as a number without a fraction, whatever its size.
  private func written(_ time: Double) -> String { JSONValue.double(time.rounded()).compact }

  @MainActor
  private func judgeNew(
    _ token: ProviderToken, _ gateway: PushGateway, now: Double,
    faults: inout CredentialFaults
  ) -> Bool {
    if let firstTeam, firstTeam != token.teamID {
      return faults.add(.invalidProviderToken, "this connection began with team \(firstTeam)")
    }
    let key = gateway.tokens.key(token.keyID)
    if let firstKey, firstKey != token.keyID {
      let first = gateway.tokens.key(firstKey)
      let isRelated =
        first?.related.contains(token.keyID) == true || key?.related.contains(firstKey) == true
      if !isRelated { return faults.add(.unrelatedKeyIdInToken, "it began with key \(firstKey)") }
    }
    if key?.isRevoked == true, !faults.add(.forbidden, "") { return false }
    if let limited = key?.environment, limited != environment {
      let reason: PushReason =
        gateway.configuration.documentedNames
        ? .badEnvironmentKeyIdInToken : .badEnvironmentKeyInToken
      return faults.add(reason, "key \(token.keyID) is for \(limited.rawValue)")
    }
    // A token that was made earlier than this connection saw it may be replaced earlier, too.
    let age = Int(bounded: now - min(tokenSince, issuedAt))
    if !authorization.isEmpty, Double(age) < Sender.tokenRefresh {
      return faults.add(
        .tooManyProviderTokenUpdates,
        "the one before is \(age) \(age == 1 ? "second" : "seconds") old")
    }
    return true
  }

  /// Returns what follows `bearer`, in any case of its letters.
  private func bearer(_ header: Bytes) -> Bytes? {
    let word: StaticString = "bearer "
    guard header.count > word.utf8CodeUnitCount else { return nil }
    for index in 0..<word.utf8CodeUnitCount
    where lowercased(header[index]) != word.utf8Start[index] {
      return nil
    }
    var start = word.utf8CodeUnitCount
    while start < header.count, header[start] == 0x20 { start += 1 }
    return start < header.count ? header.dropping(start) : nil
  }
}
