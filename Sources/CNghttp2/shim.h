// libnghttp2 for Swift.
#ifndef ISLET_CNGHTTP2_SHIM_H
#define ISLET_CNGHTTP2_SHIM_H

// The same for all shims: system types must look the same in each module.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <nghttp2/nghttp2.h>

#endif
