/// Which of several samples of a type is made, and what the walk learns about the others.
final class SampleVariant {
  /// The case of the first enum that is met; other enums have their first one.
  let caseNumber: Int
  /// Whether optional values are left out.
  let skipsOptionals: Bool
  /// Whether the shape has keys that the type declares beside those that it reads: a type that takes an old key in place
  /// of a new one reads the new one of a source that has everything.
  let showsDeclared: Bool
  /// The first enum that was met, and its cases.
  private var enumName: String?
  private(set) var cases: [String] = []
  /// Whether anything was optional.
  var hasOptionals = false

  /// The steps that the walk has taken.
  var work = 0
  /// Whether the walk has left out a type inside of itself.
  var isCut = false

  /// Types that refuse everything that is made up.
  var refusing: Set<ObjectIdentifier> = []
  /// The last one that did so, and what it said.
  var refusal: String?

  init(caseNumber: Int = 0, skipsOptionals: Bool = false, showsDeclared: Bool = false) {
    (self.caseNumber, self.skipsOptionals) = (caseNumber, skipsOptionals)
    self.showsDeclared = showsDeclared
  }

  /// Counts from the beginning.
  func begin() { (work, isCut) = (0, false) }

  /// Tries something out: what it shows of enums, of optional values and of refusals is forgotten.
  func trying(_ action: () -> Void) {
    let notes = (enumName, cases, hasOptionals, refusing, refusal)
    action()
    (enumName, cases, hasOptionals, refusing, refusal) = notes
  }

  /// Returns the number of the case that a sample of an enum has.
  func caseNumber(of name: String, cases: [String]) -> Int {
    guard cases.count > 1 else { return 0 }
    if enumName == nil { (enumName, self.cases) = (name, cases) }
    return enumName == name && caseNumber < cases.count ? caseNumber : 0
  }
}
