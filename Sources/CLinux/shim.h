// What Swift's Glibc module does not carry: epoll, timers and signals as descriptors, pseudo-terminals.
#ifndef ISLET_CLINUX_SHIM_H
#define ISLET_CLINUX_SHIM_H

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/memfd.h>
#include <malloc.h>
#include <linux/kd.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <pty.h>
#include <signal.h>
#include <spawn.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <string.h>
#include <stdio.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

// No feature macro is set here or in the other shims: system types must look the same in every module,
// Swift's own included. What only GNU's macro would declare is declared by hand.
int accept4(int descriptor, struct sockaddr *address, socklen_t *length, int flags);
int dup3(int descriptor, int other, int flags);
int memfd_create(const char *name, unsigned int flags);
int pipe2(int descriptors[2], int flags);
int pthread_setname_np(pthread_t thread, const char *name);
struct mmsghdr {
  struct msghdr msg_hdr;
  unsigned int msg_len;
};
int recvmmsg(int descriptor, struct mmsghdr *messages, unsigned int count, int flags,
             struct timespec *timeout);

/// Waits as epoll_wait does, to a part of a millisecond where the kernel can; forever where nanoseconds are negative.
static inline int islet_epoll_wait(int epoll, struct epoll_event *events, int count,
                                   int64_t nanoseconds) {
#ifdef SYS_epoll_pwait2
  static _Atomic int is_unknown;
  if (!is_unknown) {
    // As the kernel has it on every architecture: two numbers of 64 bits.
    struct { int64_t seconds, nanoseconds; } limit = {
        nanoseconds / 1000000000, nanoseconds % 1000000000};
    long ready = syscall(SYS_epoll_pwait2, epoll, events, count, nanoseconds < 0 ? NULL : &limit, NULL, 0);
    // A container that does not list the call refuses it instead: it is as good as unknown.
    if (ready >= 0 || (errno != ENOSYS && errno != EPERM)) return (int)ready;
    is_unknown = 1;
  }
#endif
  // Rounded up, so that a deadline is never met early.
  int64_t milliseconds = nanoseconds < 0 ? -1 : (nanoseconds + 999999) / 1000000;
  return epoll_wait(epoll, events, count, milliseconds > INT32_MAX ? INT32_MAX : (int)milliseconds);
}

/// A descriptor that becomes readable when the process ends; -1 with errno where the kernel has none.
static inline int islet_pidfd_open(pid_t process) {
#ifdef SYS_pidfd_open
  return (int)syscall(SYS_pidfd_open, process, 0);
#else
  errno = ENOSYS;
  return -1;
#endif
}

/// How many cores this process may use; of many more than a thousand it says one.
static inline int islet_usable_cores(void) {
  unsigned long cores[16] = {0};
  long size = syscall(SYS_sched_getaffinity, 0, sizeof cores, cores);
  int count = 0;
  for (long word = 0; word < size / (long)sizeof cores[0]; word++)
    count += __builtin_popcountl(cores[word]);
  return count > 0 ? count : 1;
}

/// errno is a macro.
static inline int islet_errno(void) { return errno; }

/// `open` is variadic, and <sys/socket.h> declares addresses as a union that Swift cannot pass.
static inline int islet_open(const char *path, int flags, mode_t mode) {
  return open(path, flags, mode);
}
static inline int islet_bind(int descriptor, const struct sockaddr *address, socklen_t length) {
  return bind(descriptor, address, length);
}
static inline int islet_connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  return connect(descriptor, address, length);
}
static inline int islet_accept(int descriptor, int flags) {
  return accept4(descriptor, NULL, NULL, flags);
}
static inline int islet_getsockname(int descriptor, struct sockaddr *address, socklen_t *length) {
  return getsockname(descriptor, address, length);
}
static inline ssize_t islet_sendto(int descriptor, const void *bytes, size_t count, int flags,
                                   const struct sockaddr *address, socklen_t length) {
  return sendto(descriptor, bytes, count, flags, address, length);
}

/// Lets a program start in a folder; Swift's Glibc module leaves the declaration out.
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
static inline int islet_spawn_chdir(posix_spawn_file_actions_t *actions, const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}

/// What `waitpid` reported, taken apart: these are macros in C.
static inline int islet_exit_code(int status) { return WEXITSTATUS(status); }
static inline int islet_end_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }

/// Has each line of the standard output leave at its end, where it is no terminal.
static inline void islet_buffer_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

#endif
