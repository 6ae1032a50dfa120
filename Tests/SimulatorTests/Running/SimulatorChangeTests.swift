import Testing

@testable import Simulator

@Suite struct SimulatorChangeTests {
  @Test func `a change is of pictures only where pictures have come and nothing else has changed`()
  {
    var change = SimulatorChange()
    #expect(!change.isOfPicturesOnly)
    change.pictures = true
    #expect(change.isOfPicturesOnly)
    change.activities = ["A"]
    #expect(!change.isOfPicturesOnly)
  }
}
