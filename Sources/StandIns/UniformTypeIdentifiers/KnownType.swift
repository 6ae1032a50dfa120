/// A type of Apple's: what its files are called, and which kinds it belongs to.
struct KnownType {
  let identifier: String
  /// The kind right above; nil at the top.
  let kind: String?
  /// The endings of its files, the usual one first.
  let endings: [String]
  let mimeType: String?

  private init(
    _ identifier: String, _ kind: String?, _ endings: [String] = [], _ mime: String? = nil
  ) {
    (self.identifier, self.kind, self.endings, mimeType) = (identifier, kind, endings, mime)
  }

  static let rows: [KnownType] = [
    KnownType("public.data", "public.item"), KnownType("public.content", nil),
    KnownType("public.directory", "public.item"), KnownType("public.folder", "public.directory"),
    KnownType("public.archive", "public.data"),
    KnownType("public.zip-archive", "public.archive", ["zip"], "application/zip"),
    KnownType("public.database", "public.data"),
    KnownType("public.url", "public.data"), KnownType("public.file-url", "public.url"),
    KnownType("public.text", "public.data"),
    KnownType("public.plain-text", "public.text", ["txt", "text"], "text/plain"),
    KnownType("public.utf8-plain-text", "public.plain-text"),
    KnownType("public.rtf", "public.text", ["rtf"], "text/rtf"),
    KnownType("public.html", "public.text", ["html", "htm"], "text/html"),
    KnownType("public.xml", "public.text", ["xml"], "application/xml"),
    KnownType("public.json", "public.text", ["json"], "application/json"),
    KnownType("com.apple.property-list", "public.data", ["plist"]),
    KnownType("public.comma-separated-values-text", "public.text", ["csv"], "text/csv"),
    KnownType("com.adobe.pdf", "public.data", ["pdf"], "application/pdf"),
    KnownType("public.image", "public.data"),
    KnownType("public.png", "public.image", ["png"], "image/png"),
    KnownType("public.jpeg", "public.image", ["jpeg", "jpg"], "image/jpeg"),
    KnownType("com.compuserve.gif", "public.image", ["gif"], "image/gif"),
    KnownType("public.heic", "public.image", ["heic"], "image/heic"),
    KnownType("public.tiff", "public.image", ["tiff", "tif"], "image/tiff"),
    KnownType("org.webmproject.webp", "public.image", ["webp"], "image/webp"),
    KnownType("public.svg-image", "public.image", ["svg"], "image/svg+xml"),
    KnownType("public.audiovisual-content", "public.data"),
    KnownType("public.movie", "public.audiovisual-content"),
    KnownType("public.video", "public.movie"),
    KnownType("public.audio", "public.audiovisual-content"),
    KnownType("com.apple.quicktime-movie", "public.movie", ["mov"], "video/quicktime"),
    KnownType("public.mpeg-4", "public.movie", ["mp4"], "video/mp4"),
    KnownType("public.mpeg-4-audio", "public.audio", ["mp4a"], "audio/mp4"),
    KnownType("public.mp3", "public.audio", ["mp3"], "audio/mpeg"),
    KnownType("com.microsoft.waveform-audio", "public.audio", ["wav"], "audio/vnd.wave"),
    KnownType("public.vcard", "public.text", ["vcf"], "text/vcard"),
  ]

  /// Returns what is known of a type.
  static func of(_ identifier: String) -> KnownType? {
    rows.first { $0.identifier == identifier }
  }

  /// Returns the kinds that a type belongs to, the nearest first.
  static func kinds(of identifier: String) -> [String] {
    guard let kind = of(identifier)?.kind else { return [] }
    return [kind] + kinds(of: kind)
  }
}
