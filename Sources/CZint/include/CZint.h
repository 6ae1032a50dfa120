// libzint in one function, since Swift cannot read the arrays of zint's structure. It is no part of a module map's system
// library: a widget that imports CoreImage would need zint's headers then.
#ifndef ISLET_CZINT_H
#define ISLET_CZINT_H

/// Writes the modules of a barcode, row by row, one byte each: 1 is dark. Returns 0, or 1 where zint cannot encode the bytes
/// or `capacity` is too small. `level` and `size` are zint's first and second option of the symbology.
int islet_zint_encode(int symbology, int level, int size, const unsigned char *bytes, int count,
                      unsigned char *modules, int capacity, int *width, int *rows);

#endif
