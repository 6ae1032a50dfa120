import Files

/// A key with which provider tokens are signed, as Apple gives it to a team.
public struct ProviderKey: Sendable {
  /// The 10-character key ID.
  public var id: String
  /// The 10-character team ID; nil: any.
  public var team: String?
  /// The environment that it is limited to; nil: both.
  public var environment: PushEnvironment?
  /// Bundle IDs that it is limited to; nil: all of the team.
  public var bundles: Set<String>?
  /// Other keys that may follow it on one connection.
  public var related: Set<String> = []
  /// Whether it was revoked: `Forbidden`.
  public var isRevoked = false
  /// The public half, for verifying.
  let key: VerificationKey

  /// Creates a key from the text of a `.p8` file, or of a public key in PEM; `file` is named where it holds none.
  public init(
    id: String, team: String? = nil, environment: PushEnvironment? = nil,
    bundles: Set<String>? = nil, pem: [UInt8], file: String? = nil
  ) throws(GatewayError) {
    guard let key = VerificationKey(pem: pem) else {
      let name = file ?? id
      throw .badKey(
        PEM.isEncrypted(pem)
          ? PEM.encryption(of: name)
          : "\(name) holds no P-256 key in PEM")
    }
    (self.id, self.team, self.environment, self.bundles) = (id, team, environment, bundles)
    self.key = key
  }

  /// Creates a key as an option gives it, `KEYID=FILE.p8` or `KEYID/TEAMID=FILE.p8`.
  public init(option: String) throws(GatewayError) {
    guard let equals = option.firstIndex(of: "=") else {
      throw .badKey("\(option): write KEYID=FILE.p8")
    }
    let names = option[..<equals].split(separator: "/", omittingEmptySubsequences: false)
    guard (1...2).contains(names.count), names.allSatisfy({ $0.utf8.count == 10 }) else {
      throw .badKey("\(option[..<equals]): a key ID (and a team ID after /) has 10 characters")
    }
    let path = String(option[option.index(after: equals)...])
    let pem: [UInt8]
    do throws(FileBytes.Fault) {
      pem = try FileBytes.read(path, limit: 65_536)
    } catch {
      throw .badKey(error.unreadable)
    }
    try self.init(
      id: String(names[0]), team: names.count == 2 ? String(names[1]) : nil, pem: pem,
      file: path)
  }
}
