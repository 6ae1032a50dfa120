import CLinux
import Glibc

/// Opens a file, in the place of the C library's `open`, for this program and every library in it.
///
/// Each second that work waits, libdispatch opens `/proc/THREAD/stat` of each of its threads, to learn whether it needs
/// more of them, and ends the process where it cannot. A confined process may not look into `/proc/THREAD`, where every
/// process of the machine stands, but the same file of its own threads is in `/proc/self/task`.
@_cdecl("open")
public func openThreadStates(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32
{
  islet_open_thread_state(path, flags, mode)
}
