// libjpeg for Swift: one function, because the library reports faults by jumping out of a call.
#ifndef ISLET_CJPEG_SHIM_H
#define ISLET_CJPEG_SHIM_H

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

struct islet_jpeg_fault {
  struct jpeg_error_mgr manager;
  struct jpeg_progress_mgr progress;
  jmp_buf place;
};

static inline void islet_jpeg_leave(j_common_ptr decoder) {
  longjmp(((struct islet_jpeg_fault *)decoder->err)->place, 1);
}

static inline void islet_jpeg_keep_quiet(j_common_ptr decoder, int level) {
  (void)decoder;
  (void)level;
}

enum { islet_jpeg_most_scans = 100 };

/// Leaves a file of more scans than cameras write, which is ten: each goes through all pixels, and takes a few bytes.
static inline void islet_jpeg_count_scans(j_common_ptr decoder) {
  if (((j_decompress_ptr)decoder)->input_scan_number > islet_jpeg_most_scans) islet_jpeg_leave(decoder);
}

static inline int islet_jpeg_exceeds(unsigned width, unsigned height, unsigned most_side, unsigned most_pixels) {
  return width > most_side || height > most_side || (size_t)width * height > most_pixels;
}

/// Returns whether all coefficients of a file of several scans are held at once, and are more than those of the most
/// pixels that any file may have. A file of one scan is read row by row.
static inline int islet_jpeg_holds_too_much(j_decompress_ptr decoder, unsigned most_pixels) {
  if (!jpeg_has_multiple_scans(decoder)) return 0;
  size_t coefficients = 0;
  for (int part = 0; part < decoder->num_components; part++) {
    const jpeg_component_info *component = &decoder->comp_info[part];
    coefficients += (size_t)component->width_in_blocks * component->height_in_blocks * DCTSIZE2;
  }
  return coefficients > (size_t)most_pixels * 3;
}

/// Decodes a JPEG into red, green, blue, alpha. The caller frees the pixels with `free`. NULL when the file is damaged,
/// or larger than `most_side` in a direction or `most_pixels` in all; `width` is then 0 unless the size is the reason.
/// With `halves` one of up to twice that side and four times the pixels is read at half its width and height, unless it
/// would hold too much.
static inline unsigned char *islet_jpeg_decode(const unsigned char *bytes, size_t count, unsigned most_side,
                                               unsigned most_pixels, int halves, unsigned *width,
                                               unsigned *height) {
  struct jpeg_decompress_struct decoder;
  struct islet_jpeg_fault fault;
  unsigned char *volatile pixels = NULL;
  *width = *height = 0;
  decoder.err = jpeg_std_error(&fault.manager);
  fault.manager.error_exit = islet_jpeg_leave;
  fault.manager.emit_message = islet_jpeg_keep_quiet;
  if (setjmp(fault.place)) {
    jpeg_destroy_decompress(&decoder);
    free(pixels);
    *width = *height = 0;
    return NULL;
  }
  jpeg_create_decompress(&decoder);
  fault.progress.progress_monitor = islet_jpeg_count_scans;
  decoder.progress = &fault.progress;
  jpeg_mem_src(&decoder, bytes, count);
  jpeg_read_header(&decoder, TRUE);
  *width = decoder.image_width;
  *height = decoder.image_height;
  if (islet_jpeg_exceeds(*width, *height, most_side, most_pixels)) {
    if (!halves || islet_jpeg_exceeds(*width, *height, 2 * most_side, 4 * most_pixels) ||
        islet_jpeg_holds_too_much(&decoder, most_pixels)) {
      jpeg_destroy_decompress(&decoder);
      return NULL;
    }
    decoder.scale_num = 1;
    decoder.scale_denom = 2;
  }
  decoder.out_color_space = JCS_EXT_RGBA;
  jpeg_start_decompress(&decoder);
  *width = decoder.output_width;
  *height = decoder.output_height;
  pixels = (unsigned char *)malloc((size_t)decoder.output_width * decoder.output_height * 4);
  if (!pixels) longjmp(fault.place, 1);
  while (decoder.output_scanline < decoder.output_height) {
    JSAMPROW row = pixels + (size_t)decoder.output_scanline * decoder.output_width * 4;
    jpeg_read_scanlines(&decoder, &row, 1);
  }
  jpeg_finish_decompress(&decoder);
  jpeg_destroy_decompress(&decoder);
  return pixels;
}

#endif
