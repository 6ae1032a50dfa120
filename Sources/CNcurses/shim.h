// ncursesw for Swift: the header with wide characters, and accessors for what Swift cannot import
// (macros, shared mutable globals, calls that take a va_list).
#ifndef ISLET_CNCURSES_SHIM_H
#define ISLET_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>
#include <term.h>
#include <wchar.h>

static inline WINDOW *islet_stdscr(void) { return stdscr; }
static inline WINDOW *islet_curscr(void) { return curscr; }
static inline int islet_color_pairs(void) { return COLOR_PAIRS; }

static inline attr_t islet_bold(void) { return WA_BOLD; }
static inline attr_t islet_dim(void) { return WA_DIM; }
static inline attr_t islet_italic(void) { return WA_ITALIC; }
static inline attr_t islet_underline(void) { return WA_UNDERLINE; }
static inline attr_t islet_reverse(void) { return WA_REVERSE; }

// One cell: up to five wide characters, attributes, and a pair number beyond what a short holds.
static inline cchar_t islet_cell(const wchar_t *text, attr_t attributes, int pair) {
  cchar_t cell;
  setcchar(&cell, text, attributes, 0, &pair);
  return cell;
}

// The columns that the C library gives a character; it moves the terminal's cursor by this.
extern int wcwidth(wchar_t character);
static inline int islet_width(wchar_t character) { return wcwidth(character); }

// Opens a terminal description without touching the screen; null when there is none of that name.
static inline TERMINAL *islet_open_entry(const char *name) {
  int problem = 0;
  TERMINAL *entry = setupterm(name, 1, &problem) == OK ? cur_term : NULL;
  return entry;
}

// A capability of the current entry; null when absent. (tigetstr answers -1 for "not a string".)
static inline const char *islet_string(const char *name) {
  const char *text = tigetstr(name);
  return text == (const char *)-1 ? NULL : text;
}

#endif
