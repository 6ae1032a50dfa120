import Drawing
import Findings

/// What is said about the symbols of a picture before anybody paints it.
public enum SymbolFindings {
  /// How a picture shows symbols: cells by a glyph, pixels and vectors by an outline.
  public enum Form: Sendable { case glyphs, outlines }

  /// Returns a finding for each symbol that is known in no form, once: what stands for it, and the nearest known name.
  public static func of(_ list: DisplayList) -> [Finding] {
    names(in: list)
      .filter { !SymbolTable.entry($0).isKnown && !SymbolInk.hasShape($0) }
      .map(SymbolTable.unknown)
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
