import CFreeType
import CHarfBuzz
import Drawing

/// One opened font. It belongs to the shelf, which lets one thread in at a time.
final class FontFile {
  private let face: FT_Face
  private var shaper: OpaquePointer?
  private let path: String
  /// The file's bytes, where it was read whole.
  private let bytes: UnsafeRawBufferPointer?
  /// FreeType for this font alone, where it is a widget's.
  private let memory: UnsafeMutablePointer<islet_font_memory>?
  private let choice: FontTable.Choice
  /// Font units per em.
  let em: Double
  private var outlines: [OutlineKey: GlyphShape?] = [:]

  /// A glyph and by how many of the font's units its stems are wider.
  private struct OutlineKey: Hashable {
    var glyph: UInt32
    var wider: FT_Pos
  }

  convenience init?(_ path: String, _ choice: FontTable.Choice, _ library: FT_Library) {
    var face: FT_Face?
    guard FT_New_Face(library, path, FT_Long(choice.number), &face) == 0, let face else {
      return nil
    }
    self.init(face, path, nil, nil, choice)
  }

  /// Opens a font of somebody's folder, who may write to the file at any time: all of it is read first. What it makes
  /// FreeType do takes no memory from other fonts.
  convenience init?(bytesOf path: String, _ choice: FontTable.Choice) {
    guard let bytes = WholeFile.bytes(path, limit: FontFile.sizeLimit) else { return nil }
    guard let memory = islet_font_memory_start(FontFile.memoryLimit) else {
      bytes.deallocate()
      return nil
    }
    let library = memory.pointee.library
    var face: FT_Face?
    let start = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    let (count, number) = (FT_Long(bytes.count), FT_Long(choice.number))
    guard FT_New_Memory_Face(library, start, count, number, &face) == 0, let face else {
      islet_font_memory_end(memory)
      bytes.deallocate()
      return nil
    }
    self.init(face, path, bytes, memory, choice)
  }

  private init(
    _ face: FT_Face, _ path: String, _ bytes: UnsafeRawBufferPointer?,
    _ memory: UnsafeMutablePointer<islet_font_memory>?, _ choice: FontTable.Choice
  ) {
    (self.face, self.path, self.bytes, self.choice) = (face, path, bytes, choice)
    self.memory = memory
    if islet_has_fixed_sizes(face) != 0 { FT_Select_Size(face, 0) }
    if !choice.place.isEmpty {
      // In FreeType's numbers, with 16 bits behind the point.
      var place = choice.place.map { FT_Fixed($0 * 0x1_0000) }
      FT_Set_Var_Design_Coordinates(face, FT_UInt(place.count), &place)
    }
    em = max(1, Double(face.pointee.units_per_EM))
  }

  /// A larger file of a widget's is not read, in bytes.
  private static let sizeLimit = 32 << 20
  /// So much memory FreeType may take for a widget's font, in bytes. Those that were measured, of up to fifty thousand
  /// letters, need a tenth of a megabyte; letters that are made of one another in turn would need gigabytes.
  private static let memoryLimit = 16 << 20
  /// A bitmap with more pixels is not taken: an emoji has twenty thousand.
  private static let mostPixels = 1 << 20

  deinit {
    if let shaper { hb_font_destroy(shaper) }
    FT_Done_Face(face)
    if let memory { islet_font_memory_end(memory) }
    bytes?.deallocate()
  }

  /// Returns the number of a character's glyph; nil where the font has none.
  func glyph(_ scalar: Unicode.Scalar) -> UInt32? {
    let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
    return glyph == 0 ? nil : glyph
  }

  /// Returns how far a glyph moves the pen, in em.
  func advance(_ glyph: UInt32) -> Double {
    guard FT_Load_Glyph(face, glyph, ISLET_LOAD_UNSCALED) == 0 else { return 0 }
    return Double(face.pointee.glyph.pointee.metrics.horiAdvance) / em
  }

  /// Returns a glyph's outline or bitmap; nil where it cannot be read.
  ///
  /// - Parameter wider: by how much upright strokes are wider than the font has them, in em; narrower where it is negative.
  func shape(_ glyph: UInt32, wider: Double = 0) -> GlyphShape? {
    let key = OutlineKey(glyph: glyph, wider: FT_Pos((wider * em).rounded()))
    if let known = outlines[key] { return known }
    let shape = load(key)
    outlines[key] = .some(shape)
    return shape
  }

  private func load(_ key: OutlineKey) -> GlyphShape? {
    let (glyph, wider) = (key.glyph, key.wider)
    // A font of outlines may have bitmaps of some letters besides.
    if islet_has_fixed_sizes(face) != 0, let bitmap = bitmap(glyph) { return bitmap }
    guard FT_Load_Glyph(face, glyph, ISLET_LOAD_UNSCALED) == 0, let slot = face.pointee.glyph,
      islet_is_outline(slot) != 0
    else { return nil }
    if wider != 0 {
      // Flat strokes get half of it, so that letters keep their height but for a hundredth. FreeType lets the lower left
      // corner stand.
      FT_Outline_EmboldenXY(&slot.pointee.outline, wider, wider / 2)
      FT_Outline_Translate(&slot.pointee.outline, -wider / 2, -wider / 4)
    }
    // Fonts of two kinds turn opposite ways. What overlaps would cancel out: a letter and a line through it.
    let elements = OutlineReader.elements(&slot.pointee.outline, unit: 1 / em)
    return .outline(islet_is_reversed(slot) != 0 ? elements.turned : elements)
  }

  private func bitmap(_ glyph: UInt32) -> GlyphShape? {
    guard FT_Load_Glyph(face, glyph, ISLET_LOAD_COLOR) == 0, let slot = face.pointee.glyph,
      islet_is_bgra(slot) != 0, let buffer = slot.pointee.bitmap.buffer
    else { return nil }
    let (width, height) = (Int(slot.pointee.bitmap.width), Int(slot.pointee.bitmap.rows))
    let pitch = Int(slot.pointee.bitmap.pitch)
    guard width > 0, height > 0, width * height <= FontFile.mostPixels, pitch >= width * 4 else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (from, to) = (buffer + y * pitch + x * 4, (y * width + x) * 4)
        (bytes[to], bytes[to + 1], bytes[to + 2], bytes[to + 3]) = (
          from[2], from[1], from[0], from[3]
        )
      }
    }
    // The strike's pixels an em.
    let ppem = max(1, Double(face.pointee.size.pointee.metrics.y_ppem))
    return .bitmap(
      GlyphBitmap(
        width: width, height: height, bytes: bytes,
        frame: Rect(
          x: Double(slot.pointee.bitmap_left) / ppem, y: -Double(slot.pointee.bitmap_top) / ppem,
          width: Double(width) / ppem, height: Double(height) / ppem)))
  }

  /// Sets a text of one script with the font's own rules: ligatures, marks, joined letters.
  func shaped(_ text: String, isRightToLeft: Bool) -> ShapedText {
    guard let font = hbFont, let buffer = hb_buffer_create() else {
      return ShapedText(glyphs: [], advance: 0)
    }
    defer { hb_buffer_destroy(buffer) }
    let bytes = Array(FontFile.bounded(text).utf8)
    bytes.withUnsafeBytes { raw in
      hb_buffer_add_utf8(
        buffer, raw.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(raw.count), 0,
        Int32(raw.count))
    }
    hb_buffer_guess_segment_properties(buffer)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_shape(font, buffer, nil, 0)
    // Fonts of bitmaps tell FreeType of no units.
    let em = max(1, Double(hb_face_get_upem(hb_font_get_face(font))))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return ShapedText(glyphs: [], advance: 0) }
    var result = ShapedText(glyphs: [], advance: 0)
    for index in 0..<Int(count) {
      let place = positions[index]
      if let shape = shape(infos[index].codepoint) {
        result.glyphs.append(
          ShapedGlyph(
            shape: shape, x: result.advance + Double(place.x_offset) / em,
            y: -Double(place.y_offset) / em))
      }
      result.advance += Double(place.x_advance) / em
    }
    return result
  }

  /// Scalars of one character that are set. Unicode's stream-safe text has at most 30 marks on a letter, and the time
  /// that HarfBuzz takes grows with their square.
  private static let mostScalars = 32

  /// Returns a text in which no character has more marks than is reasonable.
  static func bounded(_ text: String) -> String {
    guard text.utf8.count > mostScalars else { return text }
    var result = String.UnicodeScalarView()
    for character in text {
      result.append(contentsOf: character.unicodeScalars.prefix(mostScalars))
    }
    return String(result)
  }

  private var blob: OpaquePointer? {
    guard let bytes else { return hb_blob_create_from_file_or_fail(path) }
    return hb_blob_create(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
  }

  private var hbFont: OpaquePointer? {
    if let shaper { return shaper }
    guard let blob else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(clamping: choice.number)) else {
      return nil
    }
    defer { hb_face_destroy(face) }
    let font = hb_font_create(face)
    if !choice.place.isEmpty {
      hb_font_set_var_coords_design(font, choice.place.map(Float.init), UInt32(choice.place.count))
    }
    shaper = font
    return font
  }
}
