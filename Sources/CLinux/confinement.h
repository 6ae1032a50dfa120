// What a process gives up for good: Landlock for files and ports, a seccomp filter for system calls.
//
// Written by hand where the headers of Debian 12 are older than the kernels that it meets; the numbers are the kernel's
// own (linux/landlock.h, linux/seccomp.h, linux/filter.h).
#ifndef ISLET_CLINUX_CONFINEMENT_H
#define ISLET_CLINUX_CONFINEMENT_H

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

// The same on every architecture.
enum {
  ISLET_LANDLOCK_CREATE = 444,
  ISLET_LANDLOCK_ADD = 445,
  ISLET_LANDLOCK_RESTRICT = 446,
  ISLET_CLOSE_RANGE = 436,
};

struct islet_landlock_rules {
  uint64_t files;
  uint64_t ports;
  uint64_t scopes;
};

struct islet_landlock_path {
  uint64_t access;
  int32_t parent;
} __attribute__((packed));

/// The version of Landlock that the kernel has; below 1 where it has none.
static inline int islet_landlock_version(void) {
  return (int)syscall(ISLET_LANDLOCK_CREATE, NULL, 0, 1);
}

static inline int islet_landlock_create(const struct islet_landlock_rules *rules, size_t size) {
  return (int)syscall(ISLET_LANDLOCK_CREATE, rules, size, 0);
}

/// Allows an access below an open folder, or to an open file.
static inline int islet_landlock_allow(int rules, int parent, uint64_t access) {
  struct islet_landlock_path path = {.access = access, .parent = parent};
  return (int)syscall(ISLET_LANDLOCK_ADD, rules, 1, &path, 0);
}

/// Gives another process the priority that it has; 0 where a worse one could be given as well.
static inline int islet_keep_priority(pid_t other) {
  errno = 0;
  int priority = getpriority(PRIO_PROCESS, other);
  return errno == 0 ? setpriority(PRIO_PROCESS, other, priority) : -1;
}

/// Has the rules hold for this thread and those that it starts, for good.
static inline int islet_landlock_restrict(int rules) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return (int)syscall(ISLET_LANDLOCK_RESTRICT, rules, 0);
}

/// Closes what was inherited beside the first descriptors.
static inline void islet_close_from(unsigned first) {
  syscall(ISLET_CLOSE_RANGE, first, ~0U, 0);
}

/// Ends the group when the process that started this one has ended; 0 instead of a signal notes which one that is. A
/// process that may send no signals to others is alone in its group, and ends by itself.
static void islet_end_group(int number) {
  static pid_t starter;
  if (number == 0) {
    starter = getppid();
  } else if (getppid() != starter) {
    // The signal also comes when only the thread ends that started this process, and when paused code goes on.
    kill(0, SIGKILL);
    _exit(1);
  }
}

/// Has the process end when the one that started it does, with all of the group that it leads.
///
/// The signal is the one that wakes: an app's code that is paused takes no other, and would stay for ever.
static inline void islet_end_with_parent(void) {
  if (getpgrp() != getpid()) return;
  islet_end_group(0);
  signal(SIGCONT, islet_end_group);
  prctl(PR_SET_PDEATHSIG, SIGCONT, 0, 0, 0);
}

#if defined(__x86_64__)
#define ISLET_AUDIT_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ISLET_AUDIT_ARCH AUDIT_ARCH_AARCH64
#endif

/// Whether a filter of system calls can be set here.
static inline int islet_has_filter(void) {
#ifdef ISLET_AUDIT_ARCH
  return prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0;
#else
  return 0;
#endif
}

#ifdef ISLET_AUDIT_ARCH
#define ISLET_LOAD(place) filter[at++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, place)
#define ISLET_ARGUMENT(index) ISLET_LOAD(offsetof(struct seccomp_data, args[index]))
#define ISLET_RETURN(what) filter[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, what)
#define ISLET_UNLESS(test, value, skip) \
  filter[at++] = (struct sock_filter)BPF_JUMP(BPF_JMP | test | BPF_K, value, 0, skip)

enum {
  ISLET_REFUSE = SECCOMP_RET_ERRNO | EPERM,
  ISLET_MISSING = SECCOMP_RET_ERRNO | ENOSYS,
  /// Nothing is done, and success is told.
  ISLET_PRETEND = SECCOMP_RET_ERRNO | 0,
};

/// Begins a filter: it refuses the numbers of another architecture, which would mean something else, and loads that of
/// the call. Gives how long it is.
static inline unsigned short islet_begin_filter(struct sock_filter *filter) {
  unsigned short at = 0;
  ISLET_LOAD(offsetof(struct seccomp_data, arch));
  filter[at++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ISLET_AUDIT_ARCH, 1, 0);
  ISLET_RETURN(ISLET_REFUSE);
  ISLET_LOAD(offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
  ISLET_UNLESS(BPF_JGE, 0x40000000, 1);
  ISLET_RETURN(ISLET_REFUSE);
#endif
  return at;
}

/// Sets a filter for good, for threads that are there already as well. Gives 0 when it holds.
static inline int islet_set_filter(struct sock_filter *filter, unsigned short length) {
  struct sock_fprog program = {.len = length, .filter = filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0
    ? 0 : -1;
}
#endif

/// Keeps what Landlock leaves to everybody who may by the files' own rights: modes, owners, times, attributes and, before
/// its version 3, lengths. What this process starts keeps it, too. Gives 0 when the filter holds.
static inline int islet_filter_changes(void) {
#ifdef ISLET_AUDIT_ARCH
  // They do nothing and succeed: files are copied and written whole by them, and `FileManager` sets attributes. No filter
  // can tell an app's own file from another one.
  static const int idle[] = {
    SYS_fchmod, SYS_fchmodat, 452 /* fchmodat2 */, SYS_fchown, SYS_fchownat, SYS_utimensat,
#if defined(__x86_64__)
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
  };
  // They fail as on a file system without extended attributes.
  static const int unsupported[] = {
    SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_getxattr, SYS_lgetxattr, SYS_fgetxattr,
    SYS_listxattr, SYS_llistxattr, SYS_flistxattr, SYS_removexattr, SYS_lremovexattr,
    SYS_fremovexattr, 463 /* setxattrat */, 464 /* getxattrat */, 465 /* listxattrat */,
    466 /* removexattrat */, 468 /* file_getattr */, 469 /* file_setattr */,
  };
  // What is asked of open files; all else may change a file that can only be read, or reach a terminal.
  static const uint32_t controls[] = {
    TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX, 0x40049409 /* FICLONE */,
  };
  enum {
    IDLE = sizeof idle / sizeof *idle,
    UNSUPPORTED = sizeof unsupported / sizeof *unsupported,
    CONTROLS = sizeof controls / sizeof *controls,
  };
  struct sock_filter filter[2 * (IDLE + UNSUPPORTED + CONTROLS) + 48];
  unsigned short at = islet_begin_filter(filter);
  for (int index = 0; index < IDLE; index++) {
    ISLET_UNLESS(BPF_JEQ, (uint32_t)idle[index], 1);
    ISLET_RETURN(ISLET_PRETEND);
  }
  for (int index = 0; index < UNSUPPORTED; index++) {
    ISLET_UNLESS(BPF_JEQ, (uint32_t)unsupported[index], 1);
    ISLET_RETURN(SECCOMP_RET_ERRNO | EOPNOTSUPP);
  }
  // An open file that can be written is shortened by ftruncate.
  ISLET_UNLESS(BPF_JEQ, SYS_truncate, 1);
  ISLET_RETURN(ISLET_REFUSE);
  // Opening a file for reading can shorten it. So can the mode that is neither for reading nor for writing, of which
  // Landlock asks nothing; no program needs that one.
#define ISLET_OPENING(call, flags) \
  ISLET_UNLESS(BPF_JEQ, call, 8); \
  ISLET_ARGUMENT(flags); \
  filter[at++] = (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, O_TRUNC | O_ACCMODE); \
  ISLET_UNLESS(BPF_JEQ, O_TRUNC | O_RDONLY, 1); \
  ISLET_RETURN(ISLET_REFUSE); \
  filter[at++] = (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, O_ACCMODE); \
  ISLET_UNLESS(BPF_JEQ, O_ACCMODE, 1); \
  ISLET_RETURN(ISLET_REFUSE); \
  ISLET_RETURN(SECCOMP_RET_ALLOW)
  ISLET_OPENING(SYS_openat, 2);
#if defined(__x86_64__)
  ISLET_OPENING(SYS_open, 1);
#endif
#undef ISLET_OPENING
  // How they are to open stands in memory, where no filter looks.
  ISLET_UNLESS(BPF_JEQ, 437 /* openat2 */, 1);
  ISLET_RETURN(ISLET_MISSING);
  ISLET_UNLESS(BPF_JEQ, 425 /* io_uring_setup */, 1);
  ISLET_RETURN(ISLET_MISSING);
  ISLET_UNLESS(BPF_JEQ, SYS_open_by_handle_at, 1);
  ISLET_RETURN(ISLET_REFUSE);
  // A lease keeps others from writing a file that can only be read.
  ISLET_UNLESS(BPF_JEQ, SYS_fcntl, 4);
  ISLET_ARGUMENT(1);
  ISLET_UNLESS(BPF_JEQ, 1024 /* F_SETLEASE */, 1);
  ISLET_RETURN(ISLET_REFUSE);
  ISLET_RETURN(SECCOMP_RET_ALLOW);
  ISLET_UNLESS(BPF_JEQ, SYS_ioctl, 2 * CONTROLS + 2);
  ISLET_ARGUMENT(1);
  for (int index = 0; index < CONTROLS; index++) {
    ISLET_UNLESS(BPF_JEQ, controls[index], 1);
    ISLET_RETURN(SECCOMP_RET_ALLOW);
  }
  ISLET_RETURN(SECCOMP_RET_ERRNO | ENOTTY);
  ISLET_RETURN(SECCOMP_RET_ALLOW);
  return islet_set_filter(filter, at);
#else
  errno = ENOSYS;
  return -1;
#endif
}

/// Takes away system calls: sockets, other programs, other processes, and what changes the machine. They fail with
/// EPERM, as they would for somebody who may not. Gives 0 when the filter holds.
static inline int islet_filter_calls(void) {
#ifdef ISLET_AUDIT_ARCH
  static const int forbidden[] = {
    // Sockets, and what stands in for them.
    SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4,
    SYS_sendto, SYS_sendmsg, SYS_sendmmsg,
    // Other programs.
    SYS_execve, SYS_execveat,
    // Other processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_rt_sigqueueinfo,
    SYS_rt_tgsigqueueinfo, SYS_tkill, 424 /* pidfd_send_signal */, 434 /* pidfd_open */,
    438 /* pidfd_getfd */, SYS_setpgid, SYS_setsid, SYS_kcmp, 448 /* process_mrelease */,
    // How much of the machine others get.
    SYS_ioprio_set, SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_sched_setparam,
    SYS_sched_setattr, SYS_move_pages, SYS_migrate_pages, 440 /* process_madvise */,
    // What passes beside files: queues and memory that outlive the process. Their numbers can be guessed.
    SYS_shmget, SYS_shmat, SYS_shmctl, SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_semget,
    SYS_semop, SYS_semtimedop, SYS_semctl, SYS_mq_open, SYS_mq_unlink,
    // Names in folders that cannot be read, told as their files change.
    SYS_inotify_init1, SYS_inotify_add_watch,
    // The machine.
    SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, 428 /* open_tree */, 429 /* move_mount */,
    430 /* fsopen */, 431 /* fsconfig */, 432 /* fsmount */, 433 /* fspick */,
    442 /* mount_setattr */, 443 /* quotactl_fd */, 467 /* open_tree_attr */, SYS_pivot_root,
    SYS_chroot, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key,
    SYS_request_key,
    425 /* io_uring_setup */, 426, 427, SYS_init_module, SYS_finit_module, SYS_delete_module,
    SYS_kexec_load, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_settimeofday, SYS_clock_settime,
    SYS_clock_adjtime, SYS_adjtimex, SYS_sethostname, SYS_setdomainname, SYS_quotactl, SYS_acct,
    SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_fanotify_init, SYS_personality,
    SYS_syslog, SYS_vhangup,
#if defined(__x86_64__)
    SYS_fork, SYS_vfork, SYS_inotify_init, SYS_iopl, SYS_ioperm, SYS_modify_ldt,
#endif
  };
  enum { COUNT = sizeof forbidden / sizeof *forbidden };
  struct sock_filter filter[2 * COUNT + 48];
  unsigned short at = islet_begin_filter(filter);
  for (int index = 0; index < COUNT; index++) {
    ISLET_UNLESS(BPF_JEQ, (uint32_t)forbidden[index], 1);
    ISLET_RETURN(ISLET_REFUSE);
  }
  // A signal may go to this process only: abort() sends one.
  ISLET_UNLESS(BPF_JEQ, SYS_tgkill, 4);
  ISLET_ARGUMENT(0);
  ISLET_UNLESS(BPF_JEQ, (uint32_t)getpid(), 1);
  ISLET_RETURN(SECCOMP_RET_ALLOW);
  ISLET_RETURN(ISLET_REFUSE);
  ISLET_UNLESS(BPF_JEQ, SYS_kill, 4);
  ISLET_ARGUMENT(0);
  ISLET_UNLESS(BPF_JEQ, (uint32_t)getpid(), 1);
  ISLET_RETURN(SECCOMP_RET_ALLOW);
  ISLET_RETURN(ISLET_REFUSE);
  // No descriptor is given to another process: its owner gets a signal whenever something arrives, which no filter sees.
  ISLET_UNLESS(BPF_JEQ, SYS_fcntl, 6);
  ISLET_ARGUMENT(1);
  ISLET_UNLESS(BPF_JEQ, F_SETOWN, 1);
  ISLET_RETURN(ISLET_REFUSE);
  ISLET_UNLESS(BPF_JEQ, 15 /* F_SETOWN_EX */, 1);
  ISLET_RETURN(ISLET_REFUSE);
  ISLET_RETURN(SECCOMP_RET_ALLOW);
  // The priority of the calling thread only: libdispatch sets it.
  ISLET_UNLESS(BPF_JEQ, SYS_setpriority, 6);
  ISLET_ARGUMENT(0);
  ISLET_UNLESS(BPF_JEQ, PRIO_PROCESS, 3);
  ISLET_ARGUMENT(1);
  ISLET_UNLESS(BPF_JEQ, 0, 1);
  ISLET_RETURN(SECCOMP_RET_ALLOW);
  ISLET_RETURN(ISLET_REFUSE);
  // Limits of this process only.
  ISLET_UNLESS(BPF_JEQ, SYS_prlimit64, 6);
  ISLET_ARGUMENT(0);
  ISLET_UNLESS(BPF_JEQ, 0, 1);
  ISLET_RETURN(SECCOMP_RET_ALLOW);
  ISLET_UNLESS(BPF_JEQ, (uint32_t)getpid(), 1);
  ISLET_RETURN(SECCOMP_RET_ALLOW);
  ISLET_RETURN(ISLET_REFUSE);
  // Threads, but no processes. What clone3 is to make stands in memory, where no filter looks: without it the C library
  // takes clone.
  ISLET_UNLESS(BPF_JEQ, 435 /* clone3 */, 1);
  ISLET_RETURN(ISLET_MISSING);
  ISLET_UNLESS(BPF_JEQ, SYS_clone, 4);
  ISLET_ARGUMENT(0);
  ISLET_UNLESS(BPF_JSET, 0x00010000 /* CLONE_THREAD */, 1);
  ISLET_RETURN(SECCOMP_RET_ALLOW);
  ISLET_RETURN(ISLET_REFUSE);
  ISLET_RETURN(SECCOMP_RET_ALLOW);
  return islet_set_filter(filter, at);
#else
  errno = ENOSYS;
  return -1;
#endif
}

#ifdef ISLET_AUDIT_ARCH
#undef ISLET_LOAD
#undef ISLET_ARGUMENT
#undef ISLET_RETURN
#undef ISLET_UNLESS
#endif

/// Tries to change a file's mode, times and attributes, and changes them back, and to open one in the mode in which any
/// file could be emptied. Gives whether one of them could be, by what became of it: a call may succeed without effect.
static inline int islet_change_file(const char *path) {
  struct stat before, after;
  if (stat(path, &before) != 0) return 0;
  int changed = 0;
  chmod(path, (before.st_mode & 07777) ^ S_ISVTX);
  if (stat(path, &after) == 0 && after.st_mode != before.st_mode) {
    changed = 1;
    chmod(path, before.st_mode & 07777);
  }
  struct timespec times[2] = {before.st_atim, before.st_mtim};
  times[1].tv_sec ^= 1;
  utimensat(AT_FDCWD, path, times, 0);
  if (stat(path, &after) == 0 && after.st_mtim.tv_sec != before.st_mtim.tv_sec) {
    changed = 1;
    times[1] = before.st_mtim;
    utimensat(AT_FDCWD, path, times, 0);
  }
  if (setxattr(path, "user.islet", "", 0, 0) == 0) {
    changed = 1;
    removexattr(path, "user.islet");
  }
  int emptied = open("/dev/null", O_ACCMODE | O_CLOEXEC);
  if (emptied >= 0) {
    changed = 1;
    close(emptied);
  }
  return changed;
}

/// Tries to be told of what happens in a folder. Gives whether that could be done.
static inline int islet_watch(const char *path) {
  int watch = inotify_init1(IN_CLOEXEC);
  if (watch < 0) return 0;
  int mark = inotify_add_watch(watch, path, IN_CREATE);
  close(watch);
  return mark >= 0;
}

/// Opens a file; the state of a thread, `/proc/THREAD/stat`, as a confined process may read its own:
/// `/proc/self/task/THREAD/stat`.
static inline int islet_open_thread_state(const char *path, int flags, mode_t mode) {
  size_t digits = strncmp(path, "/proc/", 6) == 0 ? strspn(path + 6, "0123456789") : 0;
  if (digits > 0 && digits < 16 && strcmp(path + 6 + digits, "/stat") == 0) {
    char own[64];
    snprintf(own, sizeof own, "/proc/self/task/%s", path + 6);
    int descriptor = openat(AT_FDCWD, own, flags, mode);
    if (descriptor >= 0) return descriptor;
  }
  return openat(AT_FDCWD, path, flags, mode);
}

#endif
