// ncursesw for Swift: the header with wide characters, and accessors for what Swift cannot import
// (macros, shared mutable globals).
#ifndef ISLET_CNCURSES_SHIM_H
#define ISLET_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#include <locale.h>
#include <ncurses.h>
#include <term.h>

static inline WINDOW *islet_stdscr(void) { return stdscr; }

#endif
