import EventLoop
import Simulator
import WidgetProtocol

/// `islet check --schema`: writes what the pushes of an app carry, as its types read it.
@MainActor
enum SchemaCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    guard arguments.operands.count == 1 else {
      throw UsageError(
        "--schema is of one app", fix: "islet check --schema MyWidget/ > schema.json")
    }
    let loop = EventLoop()
    let opened = try InstalledApps.open(arguments.operands[0], console, loop)
    defer { opened.app.widget?.stop() }
    let type = try InstalledApps.choose(arguments, of: opened.app.folder).attributesType
    let reply = opened.app.widget.map { widget in
      loop.answer { widget.send(.schema(attributesType: type), reply: $0) }
    }
    switch reply {
    case .schema(let text): console.write(text)
    case .failed(let finding): throw UsageError(finding.sentence, fix: finding.fix)
    default:
      throw UsageError(
        "\(opened.app.folder.title) has no widget here", fix: "islet doctor says why")
    }
    return ExitCode.done
  }
}
