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
#include <ucontext.h>
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
  unsigned long long added, removed;
  size_t module;
  // Its variables of the calling thread.
  void *locals;
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

/// Writes a line for the call at an address: `islet-frame FILE 0xOFFSET`.
static inline void islet_crash_write(uintptr_t address) {
  struct islet_crash_place place = {.address = address};
  if (dl_iterate_phdr(islet_crash_find, &place) == 0) return;
  char line[512];
  int length = snprintf(
    line, sizeof line, "islet-frame %s 0x%lx\n", place.file[0] ? place.file : "-",
    (unsigned long)place.offset);
  // What cannot be written now cannot be told at all.
  if (length > 0 && length < (int)sizeof line && write(2, line, (size_t)length) < 0) return;
}

/// Returns the two ends of a pipe through which memory is read that may not be there.
static inline int *islet_crash_pipe(void) {
  static int ends[2] = {-1, -1};
  return ends;
}

/// Reads the two words of a frame, the caller's frame and where the call returns to; returns 0 where there is no memory.
static inline int islet_crash_read(uintptr_t address, uintptr_t words[2]) {
  const size_t size = 2 * sizeof *words;
  const int *ends = islet_crash_pipe();
  // The kernel refuses to write what cannot be read, where reading it here would be the next fault.
  if (write(ends[1], (const void *)address, size) != (ssize_t)size) return 0;
  return read(ends[0], words, size) == (ssize_t)size;
}

/// Writes a line for each open call, the innermost first, and returns how many there are.
///
/// Swift's code keeps frame pointers. The program that is packaged has nothing else to follow: tables for an unwinder
/// would be a twentieth of it.
static inline int islet_crash_walk(const ucontext_t *state) {
#if defined(__x86_64__)
  // `REG_RIP` and `REG_RBP`, which <sys/ucontext.h> names only for GNU's macro.
  uintptr_t address = (uintptr_t)state->uc_mcontext.gregs[16];
  uintptr_t frame = (uintptr_t)state->uc_mcontext.gregs[10];
#elif defined(__aarch64__)
  uintptr_t address = (uintptr_t)state->uc_mcontext.pc;
  uintptr_t frame = (uintptr_t)state->uc_mcontext.regs[29];
#else
  uintptr_t address = 0, frame = 0;
#endif
  uintptr_t words[2];
  int count = 0;
  while (address != 0 && count < ISLET_CRASH_FRAMES) {
    islet_crash_write(address);
    count++;
    if (frame % sizeof frame != 0 || !islet_crash_read(frame, words)) break;
    // A call returns to what may be the next line already.
    address = words[1] == 0 ? 0 : words[1] - 1;
    // An asynchronous function marks its frame with bit 60. Stacks grow downwards: a caller's frame is above.
    uintptr_t caller = words[0] & ~((uintptr_t)1 << 60);
    frame = caller > frame ? caller : 0;
  }
  return count;
}

/// Returns where the line stands that a crash tells before all others; there is one for each object file that asks.
static inline char *islet_crash_note(void) {
  static char note[512];
  return note;
}

/// Has a crash tell a line, instead of the one before; an empty text takes it back. Only the file that calls
/// `islet_tell_crashes` may call this.
static inline void islet_note_for_crash(const char *text) {
  snprintf(islet_crash_note(), 512, "%s%s", text, text[0] ? "\n" : "");
}

/// Writes a line for each open call, then lets the signal end the process.
static inline void islet_crash_tell(int number, siginfo_t *info, void *context) {
  (void)info;
  const char *note = islet_crash_note();
  // What cannot be written now cannot be told at all.
  if (note[0] && write(2, note, strlen(note)) < 0) note = "";
  // C libraries keep no frame pointers, but tables: where one of them raised the signal, the unwinder knows more.
  if (islet_crash_walk(context) < 3) {
    void *frames[ISLET_CRASH_FRAMES];
    int count = backtrace(frames, ISLET_CRASH_FRAMES);
    // The first two are the handler and what called it.
    for (int index = 2; index < count; index++) {
      islet_crash_write((uintptr_t)frames[index] - (index > 2));
    }
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

/// Gives the calling thread a stack for the handler, where it has none: a stack that is used up has no room for it.
static inline void islet_give_crash_stack(void) {
  stack_t stack;
  if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = malloc(ISLET_CRASH_STACK);
  stack.ss_size = ISLET_CRASH_STACK;
  if (stack.ss_sp && sigaltstack(&stack, NULL) != 0) free(stack.ss_sp);
}

/// What a process gets that does not come to an end: it tells where its code is, and ends.
enum { ISLET_TELL_PLACE = SIGUSR2 };

/// Has faults of this process told on standard error before they end it, and where it is when that is asked.
static inline void islet_tell_crashes(void) {
  // The unwinder is loaded now: in a crash, or without the right to read files, it would be too late.
  void *frame[1];
  backtrace(frame, 1);
  if (pipe(islet_crash_pipe()) != 0) return;
  islet_give_crash_stack();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = islet_crash_tell;
  action.sa_flags = SA_ONSTACK | SA_NODEFER | SA_SIGINFO;
  const int faults[] = {
    SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, ISLET_TELL_PLACE};
  for (unsigned index = 0; index < sizeof faults / sizeof *faults; index++) {
    sigaction(faults[index], &action, NULL);
  }
}

#endif
