/// Mends the one header that Firebase's SDK for Node sends wrong: `:scheme` is `https:`, with a colon.
///
/// libnghttp2 resets such a stream before anybody could look at it, and can only be told to check nothing at all. So
/// the header is mended in the bytes: `https:` in Huffman code takes as many as `https` without. That both sides'
/// tables of headers then differ by the length of one value does no harm: this side drops an entry later, never sooner.
struct SchemeRepair {
  /// Bytes of a connection that are looked through: the client's first request, which names the header for all others.
  private var left = 16_384

  /// `https:` as HPACK writes it: Huffman code, five bytes (RFC 7541 §5.2).
  private static let wrong: [UInt8] = [0x85, 0x9D, 0x29, 0xAD, 0x17, 0x3F]
  /// `https` as it is, five bytes.
  private static let right: [UInt8] = [0x05] + Array("https".utf8)
  /// What stands before: a literal whose name is entry 6 or 7 of the static table, `:scheme`.
  private static let names: Set<UInt8> = [0x46, 0x47, 0x06, 0x07, 0x16, 0x17]

  /// Returns the bytes with the header mended; nil when there is nothing to mend.
  mutating func mend(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard left > 0 else { return nil }
    let seen = bytes.keeping(left)
    left -= seen.count
    let (wrong, right) = (SchemeRepair.wrong, SchemeRepair.right)
    var place = 1
    while place + wrong.count <= seen.count {
      if seen[place] == wrong[0], SchemeRepair.names.contains(seen[place - 1]),
        seen[place..<place + wrong.count].elementsEqual(wrong)
      {
        var mended = Array(bytes)
        mended.replaceSubrange(place..<place + right.count, with: right)
        left = 0
        return mended
      }
      place += 1
    }
    return nil
  }
}
