import EventLoop
import Findings
import Testing

@testable import Commands

@Suite("A folder that is called like a demo app")
@MainActor
struct AppNameTests {
  private func notebook() throws -> Notebook {
    let notebook = Notebook()
    try notebook.write(#"{"number": 1}"#, "match")
    return notebook
  }

  @Test func `is named with a slash, which is told beside the demo app`() throws {
    let notebook = try notebook()
    let opened = try InstalledApps.open("match", notebook.console, EventLoop())
    opened.app.widget?.stop()
    #expect(opened.app.folder.name == "match" && opened.app.folder.bundle.contains("match"))
    #expect(
      notebook.complaints
        == "islet: “match” names the demo app; what is called so in this folder is ./match\n")
  }

  @Test func `is judged by its path, and the demo app by its name`() throws {
    let notebook = try notebook()
    _ = IsletCommand.run(["check", "./match"], console: notebook.console)
    #expect(notebook.written.hasPrefix("./match: "))
    #expect(notebook.complaints == "")
    #expect(!InstalledApps.isDemo("./match") && !InstalledApps.isDemo("match/"))
    #expect(InstalledApps.isDemo("match") && InstalledApps.isDemo("Match"))
  }

  @Test func `is not told of where there is none`() throws {
    let notebook = Notebook()
    let opened = try InstalledApps.open("match", notebook.console, EventLoop())
    opened.app.widget?.stop()
    #expect(notebook.complaints == "")
  }
}
