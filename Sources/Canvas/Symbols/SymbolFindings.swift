import Drawing
import Findings

/// What is said about the symbols of a picture before anybody paints it.
public enum SymbolFindings {
  /// Returns a finding for each symbol that is not known here, once: what stands for it, and the nearest
  /// known name.
  public static func of(_ list: DisplayList) -> [Finding] {
    var told: Set<String> = []
    return list.items.flatMap(names)
      .filter { !SymbolTable.entry($0).isKnown && told.insert($0).inserted }
      .map(SymbolTable.unknown)
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
