import Testing

@testable import Screens

@Suite("When it is said that pictures are being drawn") struct DrawingNoteTests {
  @Test func `pictures that come at once are not spoken of`() {
    var note = DrawingNote()
    #expect(note.rest(isComplete: false, at: 10).map { abs($0 - 0.2) < 1e-9 } == true)
    #expect(note.rest(isComplete: true, at: 10.1) == nil)
    #expect(note.rest(isComplete: false, at: 10.3).map { abs($0 - 0.2) < 1e-9 } == true)
  }

  @Test func `pictures that are missing for longer are`() {
    var note = DrawingNote()
    _ = note.rest(isComplete: false, at: 10)
    #expect(note.rest(isComplete: false, at: 10.25) == 0)
    #expect(note.rest(isComplete: false, at: 11) == 0)
  }
}
