#include "CZint.h"

#include <zint.h>

int islet_zint_encode(int symbology, int level, int size, const unsigned char *bytes, int count,
                      unsigned char *modules, int capacity, int *width, int *rows) {
  struct zint_symbol *symbol = ZBarcode_Create();
  if (!symbol) return 1;
  symbol->symbology = symbology;
  symbol->option_1 = level;
  symbol->option_2 = size;
  symbol->input_mode = DATA_MODE;
  symbol->show_hrt = 0;
  int failed = ZBarcode_Encode(symbol, bytes, count) >= ZINT_ERROR || symbol->width * symbol->rows > capacity;
  if (!failed) {
    *width = symbol->width;
    *rows = symbol->rows;
    for (int row = 0; row < symbol->rows; row++)
      for (int column = 0; column < symbol->width; column++)
        modules[row * symbol->width + column] = symbol->encoded_data[row][column >> 3] >> (column & 7) & 1;
  }
  ZBarcode_Delete(symbol);
  return failed;
}
