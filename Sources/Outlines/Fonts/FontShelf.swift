import CFreeType
import Drawing
import Synchronization

/// The fonts of this machine, opened when they are needed; any thread may ask.
public enum FontShelf {
  private struct State {
    var library: FT_Library?
    var files: [String: FontFile?] = [:]
    var glyphs: [FaceKey: [Character: Glyph?]] = [:]
    /// How many there are in all, with those of fonts that were let go.
    var glyphCount = 0
    /// Whether a font that is there could not be opened, since the process had no descriptors left.
    var isStarved = false

    /// The contents of widgets' own fonts that are open, by their names.
    var versions: [String: String] = [:]

    /// Opens a widget's own font again where its file has changed.
    mutating func renew(_ font: FontFigures?) {
      guard let font, versions[font.file] != font.version else { return }
      if versions.count >= FontShelf.mostFonts {
        for name in versions.keys { forget(name) }
        versions = [:]
      }
      forget(font.file)
      versions[font.file] = font.version
    }

    private mutating func forget(_ name: String) {
      files[name] = nil
      glyphs = glyphs.filter { $0.key.font != name }
    }

    mutating func file(_ name: String) -> FontFile? {
      if let known = files[name] { return known }
      if library == nil { FT_Init_FreeType(&library) }
      let (stem, choice) = FontTable.parts(of: name)
      let file: FontFile? = library.flatMap { library in
        // What this machine has is known by its name, a widget's own font by its path.
        if stem.hasPrefix("/") { return FontFile(bytesOf: stem, choice) }
        return FontFolders.path(of: stem).flatMap { FontFile($0, choice, library) }
      }
      if file == nil, FontFolders.isOutOfDescriptors {
        // It may be opened when others are closed.
        isStarved = true
        return nil
      }
      isStarved = false
      files[name] = .some(file)
      return file
    }
  }

  /// What of a face decides which outlines its letters have.
  private struct FaceKey: Hashable {
    var isDisplay: Bool
    var weight: Int
    var design: Face.Design
    var isItalic: Bool
    /// The widget's own font.
    var font: String?

    init(_ face: Face) {
      isDisplay = face.size >= 20
      (weight, design, isItalic) = (face.weight, face.design, face.isItalic)
      font = face.font?.file
    }
  }

  /// One letter: its shape and the width that the font gives it, in em.
  public struct Glyph: Sendable {
    public var shape: GlyphShape
    public var advance: Double
    /// Whether it is of a font that the widget brings along.
    public var isOwn = false
  }

  private static let state = Mutex(State())
  /// So many fonts of widgets are kept open.
  private static let mostFonts = 32
  /// So many letters are kept, of all faces together.
  private static let mostGlyphs = 20_000

  /// Returns a letter of a face's own font; nil where the font lacks it or it is made of several scalars. One that
  /// asks to be text and no emoji, as in "↘︎", is the letter that it would be alone.
  public static func glyph(_ character: Character, _ face: Face) -> Glyph? {
    let isText = asksToBeText(character)
    guard let scalar = character.unicodeScalars.first,
      character.unicodeScalars.count == (isText ? 2 : 1)
    else { return nil }
    return state.withLock { state in
      state.renew(face.font)
      let key = FaceKey(face)
      if let known = state.glyphs[key]?[character] { return known }
      let glyph = find(scalar, isText: isText, face, &state)
      if glyph != nil || !state.isStarved {
        // Texts and weights come from widgets: they must not fill the memory.
        if state.glyphCount >= mostGlyphs { (state.glyphs, state.glyphCount) = ([:], 0) }
        state.glyphs[key, default: [:]][character] = .some(glyph)
        state.glyphCount += 1
      }
      return glyph
    }
  }

  /// Whether a font that is there could not be opened, since the process had no descriptors left.
  public static var isStarved: Bool { state.withLock(\.isStarved) }

  /// Returns whether a character's second scalar is the selector of text's presentation.
  private static func asksToBeText(_ character: Character) -> Bool {
    character.unicodeScalars.dropFirst().first?.value == 0xFE0E
  }

  private static func find(
    _ scalar: Unicode.Scalar, isText: Bool, _ face: Face, _ state: inout State
  ) -> Glyph? {
    guard isText || !scalar.properties.isEmojiPresentation, !FontTable.needsShaping(scalar.value)
    else { return nil }
    if let own = face.font, let file = state.file(own.file), let glyph = file.glyph(scalar),
      let shape = file.shape(glyph)
    {
      return Glyph(shape: shape, advance: file.advance(glyph), isOwn: true)
    }
    // Fonts behind Inter have symbols that San Francisco lacks, and that are pictures on a phone.
    let isPicture = scalar.isPictureOnPhones && !isText
    let isDash = Character(scalar) == TypeMetrics.figureDash
    let isArrow = face.design == .monospaced && FontTable.arrows.contains(scalar.value)
    let files = FontTable.files(for: face)
    let names = isArrow ? FontTable.files(forArrowsOf: face) + files : files
    for name in names where !isPicture || name.hasPrefix("Inter") {
      guard let file = state.file(name), let glyph = file.glyph(isDash ? "–" : scalar),
        var shape = file.shape(glyph, wider: FontTable.widening(of: name, for: face))
      else { continue }
      if isArrow, name.hasPrefix("Inter"), case .outline(let elements) = shape {
        return Glyph(
          shape: .outline(FontTable.monospacedArrow(elements)), advance: FontTable.monospacedCell)
      }
      if isDash, case .outline(let elements) = shape {
        shape = .outline(FontTable.figureDash(elements))
      }
      if face.design == .rounded, case .outline(let elements) = shape {
        let radius = Rounding.radius(weight: face.weight)
        shape = .outline(Rounding.rounded(elements, radius: radius))
      }
      return Glyph(shape: shape, advance: isDash ? FontTable.digitCell : file.advance(glyph))
    }
    return nil
  }

  /// Returns the font that a character outside of a face's own is set in; what has the same is set together.
  public static func fallback(
    _ character: Character, _ face: Face, _ forms: HanForms = .simplified
  ) -> String? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    let isEmoji =
      scalar.properties.isEmojiPresentation && !asksToBeText(character)
      || character.unicodeScalars.dropFirst().contains {
        $0.value == 0xFE0F || $0.value == 0x20E3 || $0.properties.isEmojiModifier
      }
    let own = (face.font.map { [$0.file] } ?? [])
    let letters = FontTable.files(for: scalar.value, weight: face.weight, forms)
    return state.withLock { state in
      state.renew(face.font)
      let names =
        if isEmoji {
          [FontTable.emoji]
        } else if scalar.isPictureOnPhones, !asksToBeText(character) {
          own + FontTable.files(for: face).filter { $0.hasPrefix("Inter") } + [FontTable.emoji]
            + letters
        } else {
          own + letters + FontTable.files(for: face) + [FontTable.emoji]
        }
      return names.first { state.file($0)?.glyph(scalar) != nil }
    }
  }

  /// Returns whether a font's glyphs have colours of their own.
  public static func isColored(_ file: String) -> Bool { file == FontTable.emoji }

  /// Returns a text set in one font, by the font's file name.
  public static func shaped(_ text: String, file: String, isRightToLeft: Bool) -> ShapedText? {
    state.withLock { $0.file(file)?.shaped(text, isRightToLeft: isRightToLeft) }
  }

  /// Returns the outline of an icon of Material Icons, by its name: the font makes one glyph of the name's letters.
  static func material(_ name: String) -> [PathElement]? {
    state.withLock { state in
      guard let set = state.file(FontTable.material)?.shaped(name, isRightToLeft: false),
        set.glyphs.count == 1, case .outline(let elements) = set.glyphs[0].shape
      else { return nil }
      return elements
    }
  }
}
