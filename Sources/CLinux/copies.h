// Copies of a process that has started: they become the processes that a program would start itself again for.
#ifndef ISLET_CLINUX_COPIES_H
#define ISLET_CLINUX_COPIES_H

#include <errno.h>
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

/// Gives this process the name that lists of processes show, of at most 15 letters.
static inline void islet_name_process(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

/// Gives all signals back what they do by themselves, and blocks none.
static inline void islet_reset_signals(void) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

#endif
