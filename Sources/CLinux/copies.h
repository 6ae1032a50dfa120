// Copies of a process that has started: they become the processes that a program would start itself again for.
#ifndef ISLET_CLINUX_COPIES_H
#define ISLET_CLINUX_COPIES_H

#include "crash.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

/// Makes a copy of this process, its child; 0 in the copy, below 0 with errno where there is none. Swift hides `fork`.
static inline pid_t islet_copy(void) { return fork(); }

/// Makes a copy of this process beside it, a child of the same parent; 0 in the copy. Only for a process with one thread.
static inline pid_t islet_copy_beside(void) {
  enum { PARENT = 0x00008000, CLEAR_THREAD = 0x00200000, SET_THREAD = 0x01000000 };
  // The C library notes its thread's number. `fork` corrects that in a copy, but makes children only; the kernel knows
  // where the note is, unless it is built without that: then only calls that name a thread of the copy would miss it.
  int *note = NULL;
  if (prctl(40 /* PR_GET_TID_ADDRESS */, &note, 0, 0, 0) != 0) note = NULL;
  unsigned long flags = PARENT | SIGCHLD | (note ? CLEAR_THREAD | SET_THREAD : 0);
#if defined(__x86_64__)
  return (pid_t)syscall(SYS_clone, flags, 0, 0, note, 0);
#elif defined(__aarch64__)
  return (pid_t)syscall(SYS_clone, flags, 0, 0, 0, note);
#else
  (void)flags;
  errno = ENOSYS;
  return -1;
#endif
}

enum { ISLET_MOST_PASSED = 4 };

/// Sends bytes through a socket, and at most four descriptors with the first of them. Returns how many bytes were sent.
static inline ssize_t islet_send_descriptors(
    int socket, const void *bytes, size_t count, const int *descriptors, size_t passed) {
  union { char bytes[CMSG_SPACE(ISLET_MOST_PASSED * sizeof(int))]; struct cmsghdr header; } room;
  struct iovec part = {(void *)bytes, count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (passed > ISLET_MOST_PASSED) { errno = EINVAL; return -1; }
  if (passed > 0) {
    memset(&room, 0, sizeof room);
    message.msg_control = room.bytes;
    message.msg_controllen = CMSG_SPACE(passed * sizeof(int));
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(passed * sizeof(int));
    memcpy(CMSG_DATA(header), descriptors, passed * sizeof(int));
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL);
}

/// Receives bytes and at most four descriptors, which a program that is started does not inherit. Returns how many bytes
/// came, and stores how many descriptors did.
static inline ssize_t islet_receive_descriptors(
    int socket, void *bytes, size_t count, int *descriptors, size_t *passed) {
  union { char bytes[CMSG_SPACE(ISLET_MOST_PASSED * sizeof(int))]; struct cmsghdr header; } room;
  struct iovec part = {bytes, count};
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = room.bytes, .msg_controllen = sizeof room.bytes,
  };
  *passed = 0;
  ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  if (received <= 0) return received;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    *passed = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    memcpy(descriptors, CMSG_DATA(header), *passed * sizeof(int));
  }
  return received;
}

/// Has this process end with the one that made it, and ends it when that has ended already.
static inline void islet_end_with(pid_t maker) {
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  if (getppid() != maker) _exit(0);
}

/// Takes the environment away from this process, and overwrites it where the process was given it: `/proc/self/environ`
/// shows that place for as long as the process lives.
static inline void islet_forget_environment(void) {
  // Declared here alone, or Swift would know two of that name.
  extern char **environ;
  for (char **each = environ; each && *each; each++) memset(*each, 0, strlen(*each));
  clearenv();
}

/// Gives this process the name that lists of processes show, and overwrites the words that it was started with.
static inline void islet_name_process(const char *name) {
  prctl(PR_SET_NAME, name, 0, 0, 0);
  char text[1024];
  int file = open("/proc/self/stat", O_RDONLY | O_CLOEXEC);
  ssize_t count = file < 0 ? -1 : read(file, text, sizeof text - 1);
  if (file >= 0) close(file);
  if (count <= 0) return;
  text[count] = 0;
  // Behind the process's name, which may hold blanks, the 46th and 47th number are the places of its words.
  char *place = strrchr(text, ')');
  for (int number = 0; place && number < 46; number++) place = strchr(place + 1, ' ');
  unsigned long start = 0, end = 0;
  if (!place || sscanf(place, " %lu %lu", &start, &end) != 2 || start == 0 || end <= start) return;
  memset((void *)start, 0, end - start);
  strncpy((char *)start, name, end - start - 1);
}

static inline int islet_find_dispatch(struct dl_phdr_info *info, size_t size, void *found) {
  const struct islet_loaded *object = (const struct islet_loaded *)info;
  const char *name = strrchr(object->name, '/');
  if (!name || strncmp(name, "/libdispatch.so", 15) != 0) return 0;
  if (size >= sizeof *object) *(uint32_t **)found = object->locals;
  return 1;
}

/// Returns where libdispatch notes the number of this thread, which it does once; NULL where it does so elsewhere.
static inline uint32_t *islet_dispatch_note(pid_t thread) {
  uint32_t *note = NULL;
  dl_iterate_phdr(islet_find_dispatch, &note);
  return note && *note == (uint32_t)thread ? note : NULL;
}

/// Has libdispatch note the number of the copy's thread, in the place of the one that was copied.
///
/// Where another thread waits for a lock of the main thread's, the system compares that number.
static inline void islet_renumber_dispatch(uint32_t *note) {
  extern void dispatch_atfork_child(void) __attribute__((weak));
  // At 0 it asks the system again. Then the main queue learns whose it is.
  *note = 0;
  if (dispatch_atfork_child) dispatch_atfork_child();
}

/// Gives all signals back what they do by themselves, and blocks none.
static inline void islet_reset_signals(void) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

#endif
