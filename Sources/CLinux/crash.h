// What a process tells before it dies of a fault: where its code was.
#ifndef ISLET_CLINUX_CRASH_H
#define ISLET_CLINUX_CRASH_H

#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ISLET_CRASH_FRAMES = 64, ISLET_CRASH_STACK = 65536 };

// <link.h> declares the first only for GNU's macro, and the second with more at its end.
struct dl_phdr_info;
int dl_iterate_phdr(int (*each)(struct dl_phdr_info *, size_t, void *), void *data);
struct islet_loaded {
  ElfW(Addr) base;
  const char *name;
  const ElfW(Phdr) *parts;
  ElfW(Half) count;
};

struct islet_crash_place {
  uintptr_t address;
  const char *file;
  uintptr_t offset;
};

static inline int islet_crash_find(struct dl_phdr_info *info, size_t size, void *wanted) {
  (void)size;
  const struct islet_loaded *object = (const struct islet_loaded *)info;
  struct islet_crash_place *place = wanted;
  for (int index = 0; index < object->count; index++) {
    const ElfW(Phdr) *part = &object->parts[index];
    uintptr_t start = object->base + part->p_vaddr;
    if (part->p_type != PT_LOAD || place->address < start ||
        place->address - start >= part->p_memsz) continue;
    place->file = object->name;
    place->offset = place->address - object->base;
    return 1;
  }
  return 0;
}

/// Writes a line for each call that was open: `islet-frame FILE 0xOFFSET`, the innermost first.
static inline void islet_crash_tell(int number) {
  void *frames[ISLET_CRASH_FRAMES];
  int count = backtrace(frames, ISLET_CRASH_FRAMES);
  for (int index = 2; index < count; index++) {
    // Beyond the handler and what called it, the first is where the fault was; the others are where calls return to,
    // which may be the next line already.
    struct islet_crash_place place = {.address = (uintptr_t)frames[index] - (index > 2)};
    if (dl_iterate_phdr(islet_crash_find, &place) == 0) continue;
    char line[512];
    int length = snprintf(
      line, sizeof line, "islet-frame %s 0x%lx\n", place.file[0] ? place.file : "-",
      (unsigned long)place.offset);
    if (length > 0 && length < (int)sizeof line && write(2, line, (size_t)length) < 0) break;
  }
  signal(number, SIG_DFL);
  raise(number);
}

struct islet_library_reader {
  void (*each)(const char *name, void *context);
  void *context;
};

static inline int islet_read_library(struct dl_phdr_info *info, size_t size, void *reader) {
  (void)size;
  const struct islet_library_reader *told = reader;
  told->each(((const struct islet_loaded *)info)->name, told->context);
  return 0;
}

/// Calls a function with the file of each library that this process has loaded; the program's own name is empty.
static inline void islet_each_library(
    void (*each)(const char *name, void *context), void *context) {
  struct islet_library_reader reader = {each, context};
  dl_iterate_phdr(islet_read_library, &reader);
}

/// Has faults of this process told on standard error before they end it.
static inline void islet_tell_crashes(void) {
  // The unwinder is loaded now: in a crash, or without the right to read files, it would be too late.
  void *frame[1];
  backtrace(frame, 1);
  // A stack that is used up has no room for the handler.
  static stack_t stack;
  stack.ss_sp = malloc(ISLET_CRASH_STACK);
  stack.ss_size = ISLET_CRASH_STACK;
  if (stack.ss_sp) sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = islet_crash_tell;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (unsigned index = 0; index < sizeof faults / sizeof *faults; index++) {
    sigaction(faults[index], &action, NULL);
  }
}

#endif
