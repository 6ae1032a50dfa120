import Drawing
import Findings
import Numbers

/// What is said about the symbols of a picture before anybody paints it.
public enum SymbolFindings {
  /// How a picture shows symbols: cells by a glyph, pixels and vectors by an outline.
  public enum Form: Sendable { case glyphs, outlines }

  /// Returns a finding for each symbol that a phone does not have, or that Islet draws in no form, once.
  ///
  /// - Parameter system: the phone's iOS; a whole number stands for the last version of it, as of a phone that gets no
  ///   newer one.
  public static func of(_ list: DisplayList, onSystem system: Double) -> [Finding] {
    names(in: list).compactMap { name in
      guard let first = SymbolRelease.system(of: name) else { return SymbolTable.unreal(name) }
      if !SymbolRelease.isThere(since: first, on: system) {
        let shown = system == system.rounded() ? "\(Int(bounded: system))" : "\(system)"
        return newer(name, than: system, "this phone has iOS \(shown)", at: nil)
      }
      return SymbolTable.entry(name).isKnown || SymbolInk.hasShape(name)
        ? nil : SymbolTable.unknown(name)
    }
  }

  /// Returns what is said of a symbol that came with a newer iOS than a phone has.
  ///
  /// - Parameter whose: whose iOS it is.
  public static func newer(
    _ name: String, than system: Double, _ whose: String, at place: SourceLocation?
  ) -> Finding {
    let first = SymbolRelease.system(of: name) ?? SymbolRelease.newest
    let earlier = EarlierName.of(name)
    let isThere = SymbolRelease.system(of: earlier).map { $0 <= system } ?? false
    return Finding(
      "symbol-newer", path: place == nil ? name : nil, location: place,
      sentence:
        "The symbol “\(name)” came with iOS \(first), and \(whose): an older iOS draws nothing",
      fix: isThere ? "Write “\(earlier)”: it is the same symbol." : nil,
      mention: place == nil ? SymbolTable.mention(of: name) : nil)
  }

  /// Returns a finding for each symbol that another stands for in pictures of one form, once.
  public static func of(_ list: DisplayList, in form: Form) -> [Finding] {
    switch form {
    case .glyphs:
      names(in: list).filter { !SymbolTable.entry($0).isKnown }.map(SymbolTable.unknown)
    case .outlines:
      names(in: list).filter { !SymbolInk.hasShape($0) }.map(SymbolTable.withoutShape)
    }
  }

  private static func names(in list: DisplayList) -> [String] {
    var told: Set<String> = []
    return list.items.flatMap(names).filter { told.insert($0).inserted }
  }

  private static func names(in item: DisplayItem) -> [String] {
    switch item {
    case .symbol(let mark): [mark.name]
    case .text(let line): line.runs.compactMap(\.symbol)
    case .group(let group):
      group.items.flatMap(names) + (group.mask ?? []).flatMap(names)
    case .view(let view): view.items.flatMap(names)
    case .fill, .stroke, .image, .progress, .placeholder: []
    }
  }
}
