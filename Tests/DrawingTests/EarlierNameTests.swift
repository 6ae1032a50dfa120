import Drawing
import Testing

@Suite struct EarlierNameTests {
  @Test(arguments: [
    ("document.fill", "doc.fill"), ("microphone.slash", "mic.slash"),
    ("arrow.trianglehead.clockwise", "arrow.clockwise"),
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.counterclockwise.rotate.90", "arrow.triangle.2.circlepath"),
    (
      "gearshape.arrow.trianglehead.2.clockwise.rotate.90",
      "gearshape.arrow.triangle.2.circlepath"
    ),
    ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
    ("clock.arrow.trianglehead.2.counterclockwise.rotate.90", "clock.arrow.2.circlepath"),
    ("text.document", "doc.text"), ("text.document.fill", "doc.text.fill"),
    ("text.page.badge.magnifyingglass", "doc.text.magnifyingglass"),
    ("text.pages", "text.pages"), ("richtext.page.fill", "doc.richtext.fill"),
    ("arrow.clockwise", "arrow.clockwise"), ("2.circle", "2.circle"),
  ])
  func `a symbol has the name from before SF Symbols 6`(name: String, earlier: String) {
    #expect(EarlierName.of(name) == earlier)
  }
}
