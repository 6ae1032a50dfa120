import EventLoop
import WidgetHost

extension WidgetSubject {
  /// The widget that an operand names: a demo app, or a folder or file of your own.
  static func open(
    _ operand: String, _ options: PictureOptions, _ console: Console
  ) throws(UsageError) -> WidgetSubject {
    let loop = EventLoop()
    let opened = try InstalledApps.open(operand, console, loop)
    for finding in opened.findings {
      let place = finding.location.map { "\($0.file):\($0.line): " } ?? ""
      console.complain(
        "\(finding.severity.rawValue): \(printable(place))\(printable(finding.sentence))\n")
    }
    guard let runner = opened.app.widget else {
      throw UsageError("\(printable(operand)) has no widget that can be drawn")
    }
    return WidgetSubject(
      folder: opened.app.folder, runner: runner, now: options.now, loop: loop)
  }
}
