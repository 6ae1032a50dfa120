import Foundation

/// The programs that make a library of a widget's source, with their arguments.
///
/// The toolchain's driver starts one compiler for each file, one after another, and three programs more to link. Each
/// compiler loads all modules again. So the compiler and the linker are started without the driver: one compiler for
/// each core, and each compiles its share of the files.
struct CompilerSteps: Equatable {
  /// A file of the source, by absolute path; its size tells how long it takes.
  struct Input: Equatable {
    var path: String
    var size: Int
    /// What was made of it before; nil where it is to be compiled.
    var object: String?
  }

  /// What is the same for each of the programs.
  struct Options: Equatable {
    /// The folder of the modules that the source may import.
    var modules: String
    /// The folder in which the compiler keeps C modules.
    var moduleCache: String
    /// Whether C modules are read before anything else, as `CModules` has them.
    var readsCModules = false
    /// The folder in which all of it happens, and whose name crashes do not tell.
    var folder: String
    /// Whether declarations that name no isolation belong to the main actor.
    var isMainActor = false
    /// After so many seconds of the processor's an expression counts as one that cannot be understood.
    var patience = BuildAttempt.longPatience
  }

  /// Commands that run at the same time, before all others. What becomes of them does not matter: the others can do
  /// without.
  private(set) var ahead: [[String]] = []
  /// Commands that run at the same time, before the last one.
  private(set) var parallel: [[String]] = []
  /// The command that writes the library.
  private(set) var last: [String]
  /// Where the objects come to stand that are made, by the places of their files among the inputs.
  private(set) var made: [Int: String] = [:]

  /// More compilers at once than this use more memory than they save time.
  static let limit = 4

  /// Of a source that is larger, in bytes, shares of one size take unlike times: more of them wait less for the last.
  static let largeSize = 1 << 20

  /// Creates steps for a compiler; one whose toolchain is not known links by itself.
  ///
  /// - Parameters:
  ///   - compiler: the driver, `swiftc`.
  ///   - toolchain: the folder `usr` that holds the compiler, nil where it is not known.
  ///   - cores: how many compilers can run at once.
  init(
    _ inputs: [Input], output: String, options: Options, compiler: String, toolchain: String?,
    cores: Int
  ) {
    let shared = Self.shared(options)
    let patience = "-solver-expression-time-threshold=\(options.patience)"
    guard let toolchain, let tools = Tools(toolchain) else {
      last =
        [compiler, "-emit-library", "-wmo", "-use-ld=lld", "-o", output]
        + ["-Xfrontend", patience, "-DDEBUG"] + shared + inputs.map(\.path)
      return
    }
    let open = inputs.indices.filter { inputs[$0].object == nil }
    let size = open.reduce(0) { $0 + inputs[$1].size }
    let count = min(size > Self.largeSize ? 2 * cores : cores, Self.limit)
    let shares = Self.shares(open.map { inputs[$0] }, count: count)
      .map { $0.map { open[$0] } }
    let surroundings =
      tools.plugins + [
        "-debug-info-format=dwarf", "-dwarf-version=4", "-disable-objc-interop",
        "-enable-anonymous-context-mangled-names", "-file-compilation-dir", options.folder,
        // Checks the compiler, not the source, and takes a tenth of the time.
        "-disable-llvm-verify",
      ]
    if options.readsCModules, cores > 1, !open.isEmpty {
      ahead = CModules.shares.indices.map { share in
        [tools.compiler, "-frontend", "-typecheck", "-parse-stdlib"] + shared + surroundings
          + [CModules.path(share, in: options.folder)]
      }
    }
    let object = { (place: Int) in inputs[place].object ?? "\(options.folder)/\(place).o" }
    for place in open { made[place] = object(place) }
    parallel = shares.map { share in
      [tools.compiler, "-frontend", "-c", patience, "-D", "DEBUG"] + shared + surroundings
        + inputs.enumerated().flatMap { number, input in
          share.contains(number) ? ["-primary-file", input.path] : [input.path]
        }
        + share.flatMap { ["-o", object($0)] }
    }
    // No libraries are named: the program that loads this one has them.
    last =
      [
        tools.linker, "-shared", "--hash-style=gnu", "--eh-frame-hdr", "--build-id",
        // What the compiler's own start file would declare.
        "--defsym=__dso_handle=__ehdr_start", "-o", output, tools.start,
      ] + inputs.indices.map(object)
  }

  /// All commands, with words between them.
  var words: [String] {
    let words = { (commands: [[String]]) in Array(commands.joined(separator: [Self.separator])) }
    let others = words(parallel + [last])
    return ahead.isEmpty ? others : words(ahead) + [Self.end] + others
  }

  /// Stands between two commands.
  static let separator = "--"
  /// Stands behind the commands that come before all others.
  static let end = "---"

  /// Returns the commands that `words` holds: those before all others, and the others.
  static func commands(in words: [String]) -> (ahead: [[String]], others: [[String]]) {
    let commands = { (words: ArraySlice<String>) in
      words.split(separator: separator).map(Array.init)
    }
    guard let end = words.firstIndex(of: end) else { return ([], commands(words[...])) }
    return (commands(words[..<end]), commands(words[(end + 1)...]))
  }

  /// Returns arguments that the driver and the compiler both know.
  private static func shared(_ options: Options) -> [String] {
    (options.isMainActor ? ["-default-isolation", "MainActor"] : []) + [
      "-module-name", "UserWidget", "-package-name", "UserWidget", "-swift-version", "5", "-Onone",
      "-gline-tables-only",
      "-parse-as-library", "-enable-bare-slash-regex", "-suppress-warnings", "-I", options.modules,
      "-module-cache-path", options.moduleCache, "-diagnostic-style", "llvm",
    ]
  }

  /// Divides the files, in their order, into shares of about one size: each ends where it is nearest to its part.
  static func shares(_ inputs: [Input], count: Int) -> [Range<Int>] {
    let total = inputs.reduce(0) { $0 + $1.size }
    var shares: [Range<Int>] = []
    var (start, sum) = (0, 0)
    for (number, input) in inputs.enumerated() {
      let next = inputs.dropFirst(number + 1).first
      sum += input.size
      let end = total * (shares.count + 1)
      let isNearest =
        next.map { abs(sum * count - end) <= abs((sum + $0.size) * count - end) } ?? true
      if isNearest {
        shares.append(start..<number + 1)
        start = number + 1
      }
    }
    return shares
  }

  /// The programs of a toolchain.
  private struct Tools {
    var compiler: String
    var linker: String
    /// What a library of Swift begins with: it tells the runtime of its types.
    var start: String
    /// Where the compiler finds the toolchain's macros.
    var plugins: [String]

    /// Finds the programs of a toolchain; nil where it is arranged in another way.
    init?(_ root: String) {
      #if arch(arm64)
        let architecture = "aarch64"
      #else
        let architecture = "x86_64"
      #endif
      compiler = "\(root)/bin/swift-frontend"
      linker = "\(root)/bin/ld.lld"
      start = "\(root)/lib/swift/linux/\(architecture)/swiftrt.o"
      let server = "\(root)/lib/swift/host/libSwiftInProcPluginServer.so"
      let manager = FileManager.default
      guard [compiler, linker, start].allSatisfy(manager.fileExists) else { return nil }
      plugins = ["-plugin-path", "\(root)/lib/swift/host/plugins"]
      if manager.fileExists(atPath: server) {
        plugins += ["-in-process-plugin-server-path", server]
      }
    }
  }
}
