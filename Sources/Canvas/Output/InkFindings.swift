import Drawing
import Findings

/// What a picture of outlines cannot show of a display list, found without painting or writing it.
public struct InkFindings {
  private let now: Double
  private let images = ImageShelf()
  private var findings: [Finding] = []
  /// Letters that some font here has, by the face that they were wanted in.
  private var known: [Face: Set<Character>] = [:]
  /// What reading the images of one list may take: what its painter would not read is not read here either.
  private let most: Work
  private var work: Work
  /// The images of the list that are paid for.
  private var paid: Set<ImageMark.Source> = []

  /// Creates the findings of pictures at a moment; an image that several have is read once.
  public init(at now: Double) { self.init(at: now, work: Work(samples: 0)) }

  init(at now: Double, work: Work) { (self.now, most, self.work) = (now, work, work) }

  /// Returns a finding for each line with letters that no font here has, and for each image that cannot be read; once
  /// for what is the same.
  public static func of(_ list: DisplayList, at now: Double) -> [Finding] {
    var reading = InkFindings(at: now)
    return reading.found(in: list)
  }

  /// Returns the same of a list, whatever lists before it had.
  public mutating func found(in list: DisplayList) -> [Finding] {
    (findings, work, paid) = ([], most, [])
    for item in list.items { read(item, depth: 0) }
    return findings
  }

  /// Returns what is told of an image that cannot be read.
  static func unreadable(_ source: ImageMark.Source, _ fault: PNGFile.Fault) -> Finding {
    var name = "The image"
    if case .file(let path) = source { name = "The image “\(self.name(of: path))”" }
    return Finding("image-unreadable", sentence: "\(name) cannot be read: \(fault.reason)")
  }

  /// Returns what an image is called in an app: a file of a catalogue's set by the set, any other by its own name.
  private static func name(of path: String) -> String {
    let parts = path.split(separator: "/")
    guard let file = parts.last else { return path }
    guard let set = parts.dropLast().last, let dot = set.lastIndex(of: "."),
      [".imageset", ".symbolset", ".appiconset"].contains(String(set[dot...]))
    else { return String(file) }
    return String(set[..<dot])
  }

  private mutating func report(_ finding: Finding) {
    if !findings.contains(finding) { findings.append(finding) }
  }

  private mutating func read(_ item: DisplayItem, depth: Int) {
    // What lies deeper is not painted either.
    guard depth < Painting.mostDepth else { return }
    switch item {
    case .text(let line): read(line)
    case .image(let mark): read(mark)
    case .fill(_, let paint), .stroke(_, let paint, _): read(paint)
    case .progress(let mark):
      read(mark.trackPaint)
      read(mark.fillPaint)
    case .group(let group):
      for item in group.items + (group.mask ?? []) { read(item, depth: depth + 1) }
    case .view(let view): for item in view.items { read(item, depth: depth + 1) }
    case .placeholder(let rect, let label):
      if let line = TextInk.label(label, in: rect) { read(line) }
    case .symbol: break
    }
  }

  private mutating func read(_ paint: Paint) {
    if case .image(let mark) = paint { read(mark) }
  }

  private mutating func read(_ mark: ImageMark) {
    if work.isSpent { return }
    let result = images.image(mark.source)
    work.take(images.price(of: mark.source, isFirst: paid.insert(mark.source).inserted))
    if case .failure(let fault) = result {
      report(InkFindings.unreadable(mark.source, fault))
    }
  }

  /// Lays out only lines with letters that have not been seen: a list of ten thousand lines has few others.
  private mutating func read(_ line: TextLine) {
    let resolved = line.resolved(at: now)
    let isKnown = resolved.runs.allSatisfy { run in
      known[run.face]?.isSuperset(of: run.text) ?? run.text.isEmpty
    }
    if isKnown { return }
    let ink = TextInk(line, at: now)
    for finding in ink.findings { report(finding) }
    let missing = Set(ink.missing)
    for run in resolved.runs {
      known[run.face, default: []].formUnion(run.text.filter { !missing.contains($0) })
    }
  }
}
