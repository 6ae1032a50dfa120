import DemoApps
import Findings
import Foundation
import Outlines
import Simulator
import WidgetHost

/// `islet install`: a copy of the program that works without the checkout it was built from.
@MainActor
enum InstallCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    let target = console.absolute(arguments.operands[0])
    let program = Frameworks.runningProgram
    let frameworks: Frameworks
    switch Frameworks.find(environment: console.environment, program: program) {
    case .success(let found): frameworks = found
    case .failure(let problem):
      throw UsageError(
        problem.finding.sentence, fix: "install from the checkout: swift run islet install DIR")
    }
    let bin = target + "/bin"
    do {
      try FileBytes.makeFolder(bin)
      try copy(program, to: bin + "/islet")
      let library = bin + "/" + Frameworks.libraryFolder + "/Modules"
      for module in Frameworks.needed.sorted() {
        let name = module + ".swiftmodule"
        try copy(frameworks.modules + "/" + name, to: library + "/" + name)
      }
      for name in DemoFolders.names {
        guard let folder = DemoFolders.path(of: name) else { continue }
        try copy(folder, to: target + "/share/islet/" + name)
      }
      // What pictures are drawn with: the copy may go to a machine that has none of it.
      let fonts = target + "/share/islet/fonts"
      for file in FontFolders.files {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        try copy(file, to: fonts + "/" + name)
      }
      if let icons = FontFolders.iconFolder { try copy(icons, to: fonts + "/bootstrap-icons") }
    } catch {
      let reason = (error as? FileBytes.Fault)?.reason ?? error.localizedDescription
      throw UsageError(
        "\(printable(target)) cannot be written: \(reason)",
        fix: "choose a folder of your own, as in islet install ~/.local")
    }
    console.write("\(bin)/islet\n")
    return ExitCode.done
  }

  /// Copies a file or folder. Only a whole one ever has the name; while a folder is replaced, none has it for a moment.
  private static func copy(_ from: String, to: String) throws {
    let manager = FileManager.default
    let folder = URL(fileURLWithPath: to).deletingLastPathComponent().path
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // Only a killed run that had this process's number can have left something of that name.
    let draft = "\(folder)/.islet-\(getpid()).new"
    try? manager.removeItem(atPath: draft)
    do {
      try manager.copyItem(atPath: from, toPath: draft)
      if rename(draft, to) == 0 { return }
      // A folder does not take the place of another one that holds something.
      try manager.removeItem(atPath: to)
      try manager.moveItem(atPath: draft, toPath: to)
    } catch {
      try? manager.removeItem(atPath: draft)
      throw error
    }
  }
}
