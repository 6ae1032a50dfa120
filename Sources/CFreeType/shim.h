// FreeType for Swift, with what is a macro in its headers as a constant or a function.
#ifndef ISLET_CFREETYPE_SHIM_H
#define ISLET_CFREETYPE_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H

/// Outlines in the font's own units: no hinting, no rounding, the same on every machine.
static const FT_Int32 ISLET_LOAD_UNSCALED = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;
/// Bitmaps with their colours, and no outline, scaled and hinted, of a glyph that has none.
static const FT_Int32 ISLET_LOAD_COLOR = FT_LOAD_COLOR | FT_LOAD_SBITS_ONLY;

static inline int islet_is_outline(FT_GlyphSlot slot) { return slot->format == FT_GLYPH_FORMAT_OUTLINE; }
/// Whether what is filled lies to the left of the outline, as in PostScript's fonts, and not to the right.
static inline int islet_is_reversed(FT_GlyphSlot slot) { return slot->outline.flags & FT_OUTLINE_REVERSE_FILL; }
static inline int islet_is_bgra(FT_GlyphSlot slot) {
  return slot->format == FT_GLYPH_FORMAT_BITMAP && slot->bitmap.pixel_mode == FT_PIXEL_MODE_BGRA;
}
static inline int islet_has_fixed_sizes(FT_Face face) { return FT_HAS_FIXED_SIZES(face); }

#endif
