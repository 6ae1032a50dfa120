// FreeType for Swift, with what is a macro in its headers as a constant or a function.
#ifndef ISLET_CFREETYPE_SHIM_H
#define ISLET_CFREETYPE_SHIM_H

#include <malloc.h>
#include <stdlib.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MODULE_H
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

/// FreeType with a memory that has an end: what would go beyond it is FT_Err_Out_Of_Memory.
struct islet_font_memory {
  struct FT_MemoryRec_ functions;
  FT_Library library;
  /// In bytes.
  size_t used, most;
};

static inline void *islet_font_realloc(FT_Memory functions, long had, long size, void *block) {
  struct islet_font_memory *memory = (struct islet_font_memory *)functions->user;
  (void)had;
  size_t before = block ? malloc_usable_size(block) : 0;
  size_t others = memory->used - before;
  if (size < 0 || others > memory->most || (size_t)size > memory->most - others) return NULL;
  void *moved = realloc(block, (size_t)size);
  if (moved) memory->used = others + malloc_usable_size(moved);
  return moved;
}

static inline void *islet_font_alloc(FT_Memory functions, long size) {
  return islet_font_realloc(functions, 0, size, NULL);
}

static inline void islet_font_free(FT_Memory functions, void *block) {
  ((struct islet_font_memory *)functions->user)->used -= malloc_usable_size(block);
  free(block);
}

/// Ends FreeType, once its fonts are closed.
static inline void islet_font_memory_end(struct islet_font_memory *memory) {
  if (memory->library) FT_Done_Library(memory->library);
  free(memory);
}

/// Starts FreeType with a memory of at most so many bytes; NULL where that fails.
static inline struct islet_font_memory *islet_font_memory_start(size_t most) {
  struct islet_font_memory *memory = (struct islet_font_memory *)calloc(1, sizeof *memory);
  if (!memory) return NULL;
  memory->most = most;
  memory->functions.user = memory;
  memory->functions.alloc = islet_font_alloc;
  memory->functions.free = islet_font_free;
  memory->functions.realloc = islet_font_realloc;
  if (FT_New_Library(&memory->functions, &memory->library)) {
    free(memory);
    return NULL;
  }
  FT_Add_Default_Modules(memory->library);
  FT_Set_Default_Properties(memory->library);
  return memory;
}

#endif
