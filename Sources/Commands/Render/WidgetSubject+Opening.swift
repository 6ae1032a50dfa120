import Canvas
import EventLoop
import Findings
import Foundation
import Simulator
import WidgetHost

extension WidgetSubject {
  /// Returns the widget that an operand names: a demo app, or a folder or file of your own.
  ///
  /// - Parameter showsAll: whether samples of all activities are wanted where no option chooses one.
  static func open(
    _ operand: String, _ arguments: Arguments, _ options: PictureOptions, _ console: Console,
    showsAll: Bool = false
  ) throws(UsageError) -> WidgetSubject {
    let loop = EventLoop()
    let opened = try InstalledApps.open(operand, console, loop)
    // Home-screen widgets: states would not help.
    if let none = opened.findings.first(where: { $0.id == "widget-no-activity" }) {
      opened.app.widget?.stop()
      throw UsageError(none.sentence, fix: none.fix)
    }
    for finding in opened.findings {
      let place = finding.location.map { "\($0.file):\($0.line): " } ?? ""
      console.complain(
        "\(finding.severity.rawValue): \(printable(place))\(printable(finding.sentence))\n"
          + excerpt(of: finding))
    }
    guard let runner = opened.app.widget else {
      throw UsageError("\(printable(operand)) has no widget that can be drawn")
    }
    let folder = try InstalledApps.choose(arguments, of: opened.app.folder)
    let isOpen = arguments.text("activity") == nil
    if isOpen, !showsAll, folder.activities.count > 1 {
      let others = folder.activities.map(\.attributesType).filter { $0 != folder.attributesType }
      console.complain(
        printable(
          "info: \(folder.title) has \(folder.activities.count) activities; this is \(folder.attributesType), --activity draws \(others.joined(separator: ", "))"
        ) + "\n"
      )
    }
    if options.locale != PictureOptions.usualLocale,
      let remark = folder.languageRemark(
        folder.localizedStrings(for: options.locale), on: options.locale)
    {
      console.complain("\(remark.severity.rawValue): \(printable(remark.sentence))\n")
    }
    return WidgetSubject(
      folder: folder, runner: runner, now: options.now, loop: loop, showsAll: showsAll && isOpen,
      hasMistakes: opened.findings.contains { $0.id == "widget-does-not-compile" })
  }

  /// Returns demo apps whose activities stand beside it, as many as are asked for.
  func competitors(
    _ arguments: Arguments, _ options: PictureOptions, _ console: Console
  ) -> [WidgetSubject] {
    let loop = EventLoop()
    let own = SimulatedApp(folder, widget: nil)
    return Competitors.apps(arguments, beside: [own], console, loop).compactMap { app in
      app.widget.map {
        WidgetSubject(folder: app.folder, runner: $0, now: options.now, loop: loop)
      }
    }
  }

  /// Returns the source line of an error with a caret, as Xcode shows it.
  private static func excerpt(of finding: Finding) -> String {
    guard finding.severity == .error, let location = finding.location,
      let excerpt = SourceExcerpt(savedAt: location)
    else { return "" }
    return excerpt.lines { DisplayWidth.columns(of: printable($0)) }
      .map { "    \(printable($0))\n" }.joined()
  }
}
