import Findings

/// One try to compile a source; what the compiler misses may make another one.
struct BuildAttempt: Equatable {
  let sources: WidgetSources
  var assets: AssetSymbols
  /// Names of the source that the compiler has missed so far.
  var wanted: Set<String> = []
  /// Lines that the compiler could not compile so far, by file: first the bodies around them are
  /// left out, then what they declare.
  var emptied: [String: Set<Int>] = [:]
  var unwanted: [String: Set<Int>] = [:]
  /// What it said of them.
  var left: [Finding] = []
  /// Lines outside of the widget's own files that had errors at the try before.
  private var troubled: [String: Set<Int>] = [:]
  var number = 1

  /// The most tries for one source.
  static let limit = 8

  /// The first try.
  init(_ sources: WidgetSources) {
    self.sources = sources
    assets = AssetSymbols(catalogues: sources.catalogues)
  }

  /// What is to be said about what has been left out: once for each file.
  var leftFindings: [Finding] {
    emptied.keys.sorted().compactMap { path in
      guard let first = left.first(where: { $0.location?.file == path }) else { return nil }
      let lines = emptied[path, default: []].sorted().map(String.init).joined(separator: ", ")
      return Finding(
        "widget-code-left-out", location: first.location,
        sentence:
          "Left out around line \(lines): should the widget come there, it stops. \(first.sentence)"
      )
    }
  }

  /// The next try when there is something to be tried.
  func next(after messages: CompilerMessages, _ needed: WidgetSources.Needed) -> BuildAttempt? {
    guard number < Self.limit, !misses(messages, needed) else { return nil }
    var next = self
    next.number += 1
    // Names of the source that were left out and are needed.
    for trouble in messages.troubles {
      next.wanted.formUnion(
        trouble.quoted.intersection(needed.omitted).subtracting(needed.unwanted))
    }
    // Names that Xcode would have made from an asset catalogue that is not here.
    let colors = messages.missingColors.subtracting(needed.omitted).subtracting(assets.guessed)
    let images = messages.missingImages.subtracting(needed.omitted).subtracting(assets.guessed)
    next.assets.guessed.formUnion(colors.union(images))
    for name in colors { next.assets.colors[name] = name }
    for name in images { next.assets.images[name] = name }
    // Lines outside of the widget's own files that cannot be compiled, although they have all that
    // they name: the widget may do without them.
    let isStuck = next.wanted == wanted && next.assets == assets
    next.troubled = [:]
    for trouble in messages.troubles where !needed.own.contains(trouble.path) {
      next.troubled[trouble.path, default: []].insert(trouble.line)
      guard isStuck || troubled[trouble.path]?.contains(trouble.line) == true else { continue }
      if emptied[trouble.path]?.contains(trouble.line) == true {
        next.unwanted[trouble.path, default: []].insert(trouble.line)
      } else {
        next.emptied[trouble.path, default: []].insert(trouble.line)
      }
    }
    guard !isStuck || next.unwanted != unwanted || next.emptied != emptied else { return nil }
    next.left += messages.findings.filter { finding in
      guard let place = finding.location else { return false }
      return next.emptied[place.file]?.contains(place.line) == true && !left.contains(finding)
    }
    return next
  }

  /// Whether the widget's own files need what was left out.
  func misses(_ messages: CompilerMessages, _ needed: WidgetSources.Needed) -> Bool {
    messages.troubles.contains {
      needed.own.contains($0.path) && !$0.quoted.isDisjoint(with: needed.unwanted)
    }
  }
}
