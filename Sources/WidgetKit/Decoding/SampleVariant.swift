/// Which of several samples of a type is made, and what the walk learns about the others.
final class SampleVariant {
  /// The case of the first enum that is met; other enums have their first one.
  let caseNumber: Int
  /// Whether optional values are left out.
  let skipsOptionals: Bool
  /// The first enum that was met, and its cases.
  private var enumName: String?
  private(set) var cases: [String] = []
  /// Whether anything was optional.
  var hasOptionals = false

  /// The steps that the walk has taken.
  var work = 0
  /// Whether the walk has left out a type inside of itself.
  var isCut = false

  init(caseNumber: Int = 0, skipsOptionals: Bool = false) {
    (self.caseNumber, self.skipsOptionals) = (caseNumber, skipsOptionals)
  }

  /// Counts from the beginning.
  func begin() { (work, isCut) = (0, false) }

  /// Returns the number of the case that a sample of an enum has.
  func caseNumber(of name: String, cases: [String]) -> Int {
    guard cases.count > 1 else { return 0 }
    if enumName == nil { (enumName, self.cases) = (name, cases) }
    return enumName == name && caseNumber < cases.count ? caseNumber : 0
  }
}
