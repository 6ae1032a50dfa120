import CLinux
import Foundation

/// The program that draws PDFs, `pdftocairo`, confined: it reads files that came with a folder.
///
/// It is started as a program and not linked: poppler is under the GPL.
public enum DrawingProcessMain {
  /// The hidden subcommand by which the program becomes `pdftocairo`.
  public static let subcommand = "__drawing"
  /// The program's name, and the Debian package that has it.
  public static let program = "pdftocairo"
  public static let package = "poppler-utils"

  /// What one drawing may take: bytes of memory, bytes of a file.
  static let (memory, fileSize) = (512 << 20, 16 << 20)

  /// Confines this process and becomes the program. Gives an exit code only when that fails.
  ///
  /// - Parameter arguments: the program by its path, the PDF, the folder to write to, how many seconds of the
  ///   processor's it may take, and the program's options.
  public static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count > 4, let seconds = Int(arguments[3]), seconds > 0 else { return 2 }
    let (program, pdf, folder) = (arguments[0], arguments[1], arguments[2])
    islet_close_from(3)
    limit(RLIMIT_CPU, seconds)
    limit(RLIMIT_AS, memory)
    limit(RLIMIT_FSIZE, fileSize)
    limit(RLIMIT_CORE, 0)
    Confinement.limitFiles(places(program: program, pdf: pdf, folder: folder))
    let words = ([program] + arguments.dropFirst(4)).map { strdup($0) } + [nil]
    execv(program, words)
    return 127
  }

  private static func limit(_ resource: __rlimit_resource, _ value: Int) {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }

  /// Returns what the program needs: its libraries, fonts for text that has none with it, and the one PDF.
  static func places(program: String, pdf: String, folder: String) -> Confinement.Places {
    let fonts = [
      "/etc/fonts", "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/fontconfig",
      "/var/cache/fontconfig", "/usr/share/poppler",
    ]
    return Confinement.Places(
      read: Confinement.system + fonts + [pdf],
      run: [program, "/usr/lib", "/usr/lib64", "/lib", "/lib64"], write: [folder])
  }

  /// Returns where the program is; nil where it is not installed.
  public static func path(environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/\(program)" }
      .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
  }
}
