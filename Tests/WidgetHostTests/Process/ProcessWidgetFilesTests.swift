import Testing

@testable import WidgetHost

@Suite struct ProcessWidgetFilesTests {
  @Test func `what a widget has beside its code is read as it was written`() throws {
    var files = ProcessWidget.Files(folder: "/app")
    (files.resources, files.fonts) = (["/app/a.png", "/app/b c.png"], ["/fonts/A.ttf"])
    (files.title, files.info) = ("Tea House", #"{"CFBundleName": "Tea"}"#)
    let read = try #require(ProcessWidget.Files(arguments: files.arguments))
    #expect(read.folder == files.folder && read.resources == files.resources)
    #expect(read.fonts == files.fonts && read.title == files.title && read.info == files.info)
    #expect(read.drawings == nil && ProcessWidget.Files(arguments: []) == nil)
  }
}
