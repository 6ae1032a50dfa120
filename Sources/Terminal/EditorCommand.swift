import CLinux
import Findings
import Glibc

/// The person's editor, opened at a place of a file.
struct EditorCommand: Hashable {
  /// For `/bin/sh -c`; the file is its `$1`.
  let script: String
  let file: String

  /// Creates what `VISUAL` or `EDITOR` names, else `vi`.
  init(_ location: SourceLocation, environment: [String: String]) {
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let editor = named ?? "vi"
    let program = editor.split(separator: " ").first?.split(separator: "/").last.map(String.init)
    file = location.file
    let column = location.column ?? 1
    switch program {
    case "code", "codium", "cursor":
      script = "exec \(editor) -w -g \"$1:\(location.line):\(column)\""
    case "hx", "helix", "zed", "subl":
      script = "exec \(editor) \"$1:\(location.line):\(column)\""
    default: script = "exec \(editor) +\(location.line) \"$1\""
    }
  }

  /// Starts it on this process's terminal; nil when it cannot be started.
  func start() -> pid_t? {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This program takes some signals as events and ignores others; the editor must get them as anybody does.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words = ["/bin/sh", "-c", script, "islet", file]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, "/bin/sh", nil, &attributes, &arguments, environ)
    return result == 0 ? process : nil
  }
}
