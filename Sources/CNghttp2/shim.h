// libnghttp2 for Swift.
#ifndef ISLET_CNGHTTP2_SHIM_H
#define ISLET_CNGHTTP2_SHIM_H

#include <nghttp2/nghttp2.h>

#endif
