import CLinux
import COpenSSL

/// The names that an authority may sign, as its certificate's name constraints hold them.
struct CertifiedNames: Hashable {
  /// As OpenSSL's configuration writes them: `DNS:localhost`, `IP:127.0.0.1/255.255.255.255`.
  private(set) var entries: Set<String>

  /// Creates the names of hosts and addresses.
  init(hosts: [String], addresses: [String]) {
    entries = Set(
      hosts.map { "DNS:\($0.lowercased())" } + addresses.compactMap(CertifiedNames.entry))
  }

  /// Reads the names that a certificate names; nil for one that may sign any name.
  init?(permittedBy certificate: OpaquePointer) {
    var isConstrained = false
    let lines = PEM.text { bio in
      isConstrained = islet_permitted_names(certificate, bio) == 1
      return 1
    }
    guard isConstrained, let lines else { return nil }
    entries = Set(String(decoding: lines, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// Adds the other names.
  mutating func add(_ others: CertifiedNames) { entries.formUnion(others.entries) }

  /// The value of the extension: no name but these may be signed.
  var constraints: String {
    "critical," + entries.sorted().map { "permitted;\($0)" }.joined(separator: ",")
  }

  /// Returns the names of hosts and addresses that stand here and not among the others, for a sentence.
  func names(missingIn others: CertifiedNames) -> [String] {
    entries.subtracting(others.entries).sorted().map { entry in
      let name = entry.drop { $0 != ":" }.dropFirst()
      return String(entry.hasPrefix("IP:") ? name.prefix { $0 != "/" } : name)
    }
  }

  /// Returns an address with the mask that means it alone, each in its one spelling.
  private static func entry(_ address: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let isFour = inet_pton(AF_INET, address, &bytes) == 1
    guard isFour || inet_pton(AF_INET6, address, &bytes) == 1 else { return nil }
    let mask = [UInt8](repeating: 0xFF, count: 16)
    guard let text = written(bytes, isFour), let wide = written(mask, isFour) else { return nil }
    return "IP:\(text)/\(wide)"
  }

  private static func written(_ bytes: [UInt8], _ isFour: Bool) -> String? {
    var text = [CChar](repeating: 0, count: 64)
    guard inet_ntop(isFour ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count)) != nil else {
      return nil
    }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
