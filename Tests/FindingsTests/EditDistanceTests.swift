import Findings
import Testing

@Suite("How far two words are apart") struct EditDistanceTests {
  @Test(arguments: [
    ("serve", "serve", 0), ("serve", "sevre", 1), ("serve", "serv", 1), ("serv", "serve", 1),
    ("serve", "swrve", 1), ("", "abc", 3), ("abc", "", 3), ("", "", 0), ("ab", "ba", 1),
    ("kitten", "sitting", 3), ("ca", "abc", 3),
  ])
  func `letters put in, left out, changed and swapped are counted`(
    left: String, right: String, distance: Int
  ) { #expect(EditDistance.between(Array(left), Array(right)) == distance) }
}
