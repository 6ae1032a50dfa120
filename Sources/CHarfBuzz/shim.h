// HarfBuzz for Swift.
#ifndef ISLET_CHARFBUZZ_SHIM_H
#define ISLET_CHARFBUZZ_SHIM_H

#include <harfbuzz/hb.h>

#endif
