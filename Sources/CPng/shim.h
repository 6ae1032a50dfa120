// libpng for Swift: its simplified interface for reading, and one function for writing, because the simplified one
// lets nobody choose the compression.
#ifndef ISLET_CPNG_SHIM_H
#define ISLET_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>

typedef void (*islet_png_sink)(void *user, const unsigned char *bytes, size_t count);
struct islet_png_target {
  void *user;
  islet_png_sink sink;
};

static inline void islet_png_put(png_structp png, png_bytep bytes, size_t count) {
  struct islet_png_target *target = (struct islet_png_target *)png_get_io_ptr(png);
  target->sink(target->user, bytes, count);
}

static inline void islet_png_flush(png_structp png) { (void)png; }

/// Writes red, green, blue, alpha of `width` × `height` pixels as a PNG; without alpha when `opaque`. 1, or 0 when it
/// failed. Level 3 and the filter Sub: a picture of flat areas gets hardly larger than at level 9, ten times as fast.
static inline int islet_png_write(unsigned width, unsigned height, int opaque, const unsigned char *rgba, void *user,
                                  islet_png_sink sink) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  struct islet_png_target target = {user, sink};
  png_set_write_fn(png, &target, islet_png_put, islet_png_flush);
  png_set_compression_level(png, 3);
  png_set_filter(png, 0, PNG_FILTER_SUB);
  png_set_IHDR(png, info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  if (opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (unsigned y = 0; y < height; y++) png_write_row(png, (png_const_bytep)(rgba + (size_t)y * width * 4));
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return 1;
}

#endif
