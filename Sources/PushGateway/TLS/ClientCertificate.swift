import COpenSSL

/// What a push certificate says: for which app, which topics, which environments, until when.
struct ClientCertificate: Equatable, Sendable {
  /// The bundle ID: the subject's UID.
  var bundle: String?
  /// More topics, as Apple's extension lists them.
  var topics: Set<String> = []
  var environments: Set<PushEnvironment> = []
  var validity: CertificateValidity

  /// Apple's extensions: what the certificate may be used for.
  static let developmentExtension = "1.2.840.113635.100.6.3.1"
  static let productionExtension = "1.2.840.113635.100.6.3.2"
  static let topicsExtension = "1.2.840.113635.100.6.3.6"

  /// Reads a certificate of OpenSSL's.
  init(_ certificate: OpaquePointer) {
    bundle = ClientCertificate.uid(certificate)
    validity = CertificateValidity(of: certificate)
    if ClientCertificate.extensionBytes(certificate, ClientCertificate.developmentExtension) != nil
    {
      environments.insert(.sandbox)
    }
    if ClientCertificate.extensionBytes(certificate, ClientCertificate.productionExtension) != nil {
      environments.insert(.production)
    }
    if let bytes = ClientCertificate.extensionBytes(certificate, ClientCertificate.topicsExtension)
    {
      topics = ClientCertificate.strings(inDER: bytes)
    }
  }

  /// Returns whether it may push to a topic: its app's, with the endings of complications and VoIP, or one listed.
  func covers(_ topic: some Collection<UInt8>) -> Bool {
    let text = String(decoding: topic, as: UTF8.self)
    if topics.contains(text) { return true }
    // A certificate that says nothing (one made for trying) covers everything.
    guard let bundle else { return topics.isEmpty }
    return topics.isEmpty
      ? text == bundle || text.hasPrefix(bundle + ".") : text == bundle
  }

  private static func uid(_ certificate: OpaquePointer) -> String? {
    guard let subject = X509_get_subject_name(certificate) else { return nil }
    let place = X509_NAME_get_index_by_NID(subject, NID_userId, -1)
    guard place >= 0, let entry = X509_NAME_get_entry(subject, place) else { return nil }
    return text(X509_NAME_ENTRY_get_data(entry))
  }

  private static func text(_ string: UnsafePointer<ASN1_STRING>?) -> String? {
    guard let string, let start = ASN1_STRING_get0_data(string) else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: Int(ASN1_STRING_length(string)))
    return String(validating: bytes, as: UTF8.self)
  }

  private static func extensionBytes(_ certificate: OpaquePointer, _ name: String) -> [UInt8]? {
    guard let object = OBJ_txt2obj(name, 1) else { return nil }
    defer { ASN1_OBJECT_free(object) }
    let place = X509_get_ext_by_OBJ(certificate, object, -1)
    guard place >= 0, let found = X509_get_ext(certificate, place),
      let value = X509_EXTENSION_get_data(found), let start = ASN1_STRING_get0_data(value)
    else { return nil }
    return Array(UnsafeBufferPointer(start: start, count: Int(ASN1_STRING_length(value))))
  }

  /// Returns the texts in a DER value, however they are nested: the topics are strings in a sequence.
  static func strings(inDER bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    collect(bytes[...], depth: 0, &found)
    return found
  }

  private static func collect(_ bytes: ArraySlice<UInt8>, depth: Int, _ found: inout Set<String>) {
    var rest = bytes
    while depth < 6, found.count < 500, let (tag, content, after) = element(rest) {
      switch tag {
      case 0x0C, 0x13, 0x16:
        if let text = String(validating: content, as: UTF8.self) { found.insert(text) }
      case 0x30, 0x31: collect(content, depth: depth + 1, &found)
      default: break
      }
      rest = after
    }
  }

  private static func element(
    _ bytes: ArraySlice<UInt8>
  ) -> (tag: UInt8, content: ArraySlice<UInt8>, after: ArraySlice<UInt8>)? {
    var rest = bytes
    guard let tag = rest.popFirst(), let first = rest.popFirst() else { return nil }
    var length = Int(first)
    if first >= 0x80 {
      guard (0x81...0x83).contains(first), rest.count >= Int(first & 0x7F) else { return nil }
      length = 0
      for _ in 0..<Int(first & 0x7F) { length = length << 8 | Int(rest.removeFirst()) }
    }
    guard rest.count >= length else { return nil }
    return (tag, rest.prefix(length), rest.dropFirst(length))
  }
}
