// giflib for Swift.
#ifndef ISLET_CGIF_SHIM_H
#define ISLET_CGIF_SHIM_H

#include <gif_lib.h>

#endif
