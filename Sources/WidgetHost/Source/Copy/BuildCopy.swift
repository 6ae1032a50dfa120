import Findings
import Foundation

/// The files that the compiler reads instead of the user's: the same lines, with what cannot be
/// compiled here replaced, and an entry point behind them.
struct BuildCopy {
  struct File {
    /// The user's file, as it was named.
    var original: String
    /// The copy's name, without a folder.
    var name: String
    var text: String
    /// How many lines are the user's.
    var lineCount: Int

    /// How much there is to compile, in bytes: names for what stands elsewhere take no time.
    var weight: Int {
      text.utf8.split(separator: UInt8(ascii: "\n")).reduce(0) { sum, line in
        let isName = ["typealias ", "import "].contains { line.starts(with: $0.utf8) }
        return sum + (isName ? 0 : line.count)
      }
    }
  }

  var files: [File] = []
  /// Modules that are not here.
  var findings: [Finding] = []
  /// Whether there is anything to show.
  var hasWidgets: Bool
  /// The lines of each `#Preview`, by file.
  var previewLines: [String: [ClosedRange<Int>]] = [:]
  /// Attributes of activities that no file declares: nothing of the rest can be compiled without
  /// them, and the compiler would search for long.
  var undeclaredAttributes: [Finding]

  /// The function that the library is entered by.
  static let entry = "islet_register_widgets"
  static let supportName = "IsletSupport.swift"

  /// Prepares the files of one widget.
  ///
  /// - Parameters:
  ///   - modules: the modules that can be imported.
  ///   - own: modules of packages whose files are among these.
  ///   - silenced: lines of files; a preview that stands on one of them is left out.
  ///   - starts: functions of the files that can be run as intents.
  ///   - bridged: modules that files see without an import, by path.
  ///   - listed: names of the widgets and bundles that the program lists.
  init(
    _ sources: [(path: String, text: String)], modules: Set<String>, own: Set<String> = [],
    assets: AssetSymbols, strings: StringSymbols = StringSymbols(),
    silenced: [String: Set<Int>] = [:], starts: [StartFunction] = [],
    bridged: [String: Set<String>] = [:], listed: Set<String> = []
  ) {
    let files = sources.map { SourceFile(path: $0.path, text: $0.text) }
    var scan = SourceScan(files)
    for preview in scan.previews {
      previewLines[files[preview.file].path, default: []].append(preview.lines)
    }
    func isSilenced(_ preview: SourceScan.PreviewMacro) -> Bool {
      silenced[files[preview.file].path]?.contains { preview.lines.contains($0) } == true
    }
    let bare = scan.previews.filter { !isSilenced($0) }.compactMap { preview in
      Self.lack(of: preview, files[preview.file]).map { (preview: preview, lack: $0) }
    }
    findings += bare.map { preview, lack in
      Finding(
        "widget-preview-left-out",
        location: SourceLocation(
          file: files[preview.file].path, line: preview.lines.lowerBound),
        sentence: "The preview is left out, its states are not shown: \(lack).",
        fix: "Write #Preview(as: .content, using: …), with a value of the attributes.")
    }
    let left = scan.previews.filter { preview in
      isSilenced(preview) || bare.contains { $0.preview == preview }
    }
    if !left.isEmpty { scan.previews.removeAll { left.contains($0) } }
    hasWidgets = scan.conformances.contains {
      $0.protocolName == "Widget" || $0.protocolName == "WidgetBundle"
    }
    undeclaredAttributes = UndeclaredAttributes.findings(in: files)
    var replacements = scan.replacements
    findings += Self.imports(scan, files, modules: modules, own: own, into: &replacements)
    for (number, preview) in scan.previews.enumerated() {
      let modifier = preview.isTopLevel ? "private" : "static"
      replacements.append(
        .init(
          file: preview.file, range: preview.range,
          text: "@MainActor \(modifier) let _isletPreview\(number) = _PreviewDeclaration"))
    }
    for (file, range) in left.map({ ($0.file, $0.whole) }) + Self.skipped(by: starts, files) {
      replacements.removeAll { $0.file == file && range.contains($0.range.lowerBound) }
      replacements.append(.init(file: file, range: range, text: files[file].blanks(for: range)))
    }
    for (number, file) in files.enumerated() {
      let text = Self.text(of: file, replacing: replacements.filter { $0.file == number })
      self.files.append(
        File(
          original: file.path, name: Self.name(file.path, number),
          text: text
            + Self.bridgedImports(bridged[file.path] ?? [], of: modules)
            + Self.registration(
              scan, files, file: number, starts.enumerated().filter { $1.path == file.path },
              listed: listed),
          lineCount: text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }))
    }
    self.files.append(
      File(
        original: Self.supportName, name: Self.supportName,
        text: Self.support(
          fileCount: files.count, scan, own: Self.shadowed(by: files, scan),
          symbols: assets.source(without: scan.declaredMembers, beside: scan.declaredTypes)
            + strings.standing(in: sources.map(\.text)).source, hasStarts: !starts.isEmpty),
        lineCount: .max))
  }

  /// Returns the text of a file with other text in the place of some of its bytes.
  private static func text(
    of file: SourceFile, replacing replacements: [SourceScan.Replacement]
  ) -> String {
    let ordered = replacements.sorted {
      ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
    }
    // In source that no compiler takes, one may reach into another: then the later one counts.
    var kept: [SourceScan.Replacement] = []
    var changedFrom = file.bytes.count
    for replacement in ordered where replacement.range.upperBound <= changedFrom {
      kept.append(replacement)
      changedFrom = replacement.range.lowerBound
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.bytes.count)
    var place = 0
    for replacement in kept.reversed() {
      bytes += file.bytes[place..<replacement.range.lowerBound]
      bytes += replacement.text.utf8
      place = replacement.range.upperBound
    }
    bytes += file.bytes[place...]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a file's name in the copy, `MatchCard-2.swift`: base names must differ within a module.
  private static func name(_ path: String, _ number: Int) -> String {
    let base = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      .filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return "\(base)-\(number).swift"
  }

  /// Returns the statements of start code that are left out.
  private static func skipped(
    by starts: [StartFunction], _ files: [SourceFile]
  ) -> [(Int, Range<Int>)] {
    starts.flatMap { start in
      start.skipped.compactMap { line in
        guard let number = files.firstIndex(where: { $0.path == start.path }),
          let tokens = PlainStatement.tokens(on: line, of: files[number], within: start.lines)
        else { return nil }
        return (number, files[number].bytes(of: tokens))
      }
    }
  }

  /// Returns what a preview with content states lacks: its attributes, or the presentation that it is of. The compiler
  /// crashes there instead of saying so.
  private static func lack(of preview: SourceScan.PreviewMacro, _ file: SourceFile) -> String? {
    let opening = file.place(from: preview.whole.lowerBound) + 1
    guard file.text(at: opening) == "(" else { return nil }
    let end = file.closing(of: opening)
    guard opening < end, end - opening < SourceFile.longestHead, file.text(at: end + 1) == "{",
      file.text(at: file.closing(of: end + 1) + 1) == "contentStates"
    else { return nil }
    func has(_ label: String) -> Bool {
      (opening..<end).contains { file.text(at: $0) == label && file.text(at: $0 + 1) == ":" }
    }
    if !has("using") { return "it has no attributes for them" }
    return has("as") ? nil : "it does not say which presentation it is of"
  }

  // MARK: Imports

  /// Leads imports of what is not here elsewhere, and says so once for each module.
  private static func imports(
    _ scan: SourceScan, _ files: [SourceFile], modules: Set<String>, own: Set<String>,
    into replacements: inout [SourceScan.Replacement]
  ) -> [Finding] {
    var findings: [Finding] = []
    var told: Set<String> = []
    /// Per file: the modules that it names things of, and the missing modules whose qualifiers are gone.
    var named: [Int: [(by: Set<String>, clause: String)]] = [:]
    var bared: [Int: Set<String>] = [:]
    let imported = Dictionary(grouping: scan.imports, by: \.file).mapValues {
      Set($0.map(\.module))
    }
    func brought(_ item: SourceScan.Import) -> String {
      let found =
        named[item.file]
        ?? Self.brought(
          to: files[item.file], own: scan.topLevelTypes,
          knowsBuiltins: imported.values.contains { $0.contains("CoreImage") }
        ) {
          imported[item.file]?.isSubset(of: plainModules) == true
            && !files.contains { $0.words.contains("_exported") }
        }
      named[item.file] = found
      return found.filter { $0.by.contains(item.module) }.map(\.clause).joined()
    }
    for (number, file) in files.enumerated() {
      replacements += otherModules(in: file, number)
    }
    for item in scan.imports {
      if item.module == "Foundation" {
        // On iOS, Foundation brings Combine with it.
        let text = item.isWhole ? "FoundationGaps; import Combine" : "FoundationGaps"
        replacements.append(.init(file: item.file, range: item.range, text: text))
      } else if item.isWhole, bringing.contains(item.module), case let more = brought(item),
        !more.isEmpty
      {
        // On iOS, these bring others with them; here only where something of those is named.
        replacements.append(
          .init(file: item.file, range: item.range, text: item.module + more))
      } else if !modules.contains(item.module) {
        replacements.append(.init(file: item.file, range: item.clause, text: "FoundationGaps"))
        // A type of the module's own name hides the module: `Theme.Colors` is the type's.
        if !scan.topLevelTypes.contains(item.module),
          bared[item.file, default: []].insert(item.module).inserted
        {
          replacements += qualifiers(of: item.module, in: files[item.file], item.file)
        }
        // What C has came with Foundation.
        guard item.module != "Darwin" else { continue }
        guard !item.isIdle, !own.contains(item.module), told.insert(item.module).inserted else {
          continue
        }
        let slip = Self.slip(item.module, in: modules, beside: imported[item.file] ?? [])
        findings.append(
          Finding(
            "widget-unknown-import",
            location: SourceLocation(file: files[item.file].path, line: item.line),
            sentence: "The module \(item.module) is not here; an empty one stands in for it.",
            fix: slip.map { "If it is a slip: \($0). Xcode stops at it: no such module." }
              ?? (AppleModules.names.contains(item.module) ? AppleModules.advice : nil),
            severity: slip == nil ? nil : .warning))
      }
    }
    return findings
  }

  /// Returns the module that was meant by a name; nil where it may well be another one's, as SwiftUIX beside SwiftUI.
  private static func slip(
    _ name: String, in modules: Set<String>, beside others: Set<String>
  ) -> String? {
    let letters = Array(name.utf8)
    return modules.filter { module in
      if module.lowercased() == name.lowercased() { return true }
      // Two changes are the difference between Contacts and ContactsUI, and one that of short names.
      return letters.count > 5 && !others.contains(module)
        && EditDistance.between(letters, Array(module.utf8)) == 1
    }.min()
  }

  /// Names the modules that have here what a file names as another one's: who has a `Widget` or a `Date` of their own
  /// says which one is meant.
  private static func otherModules(in file: SourceFile, _ number: Int) -> [SourceScan.Replacement] {
    file.tokens.indices.dropLast().compactMap { index in
      guard file.text(at: index + 1) == ".", file.text(at: index - 1) != ".",
        !file.isImported(at: index)
      else { return nil }
      let name = file.text(at: index + 2)
      let module: String? =
        switch file.text(at: index) {
        // What C has is in Foundation, and may be hidden by a function of that name.
        case "Darwin" where name.first?.isLowercase == true: "Foundation"
        case "Foundation" where name.first?.isUppercase == true: "FoundationGaps"
        case "SwiftUI" where ofWidgetKitHere[name] != nil: "WidgetKit"
        default: nil
        }
      return module.map { .init(file: number, range: file.tokens[index].range, text: $0) }
    }
  }

  /// What on iOS is SwiftUI's and here WidgetKit's, each with the word by which it is imported alone.
  private static let ofWidgetKitHere: [String: String] = [
    "Widget": "protocol", "WidgetBundle": "protocol", "WidgetBundleBuilder": "enum",
    "WidgetConfiguration": "protocol", "EmptyWidgetConfiguration": "struct",
    "ControlWidget": "protocol", "ControlWidgetConfiguration": "protocol",
    "ControlWidgetConfigurationBuilder": "enum", "EmptyControlWidgetConfiguration": "struct",
    "ControlWidgetTemplate": "protocol", "ControlWidgetTemplateBuilder": "enum",
    "EmptyControlWidgetTemplate": "struct",
  ]

  /// Modules that bring no WidgetKit with them on iOS, as one of the source's own or a missing one may.
  private static let plainModules: Set<String> = [
    "AppIntents", "Combine", "CoreGraphics", "Foundation", "OSLog", "SwiftUI", "UIKit", "os",
  ]

  /// What a file may name of a module that others bring with them on iOS.
  private struct Brought {
    var module: String
    /// Whose import is enough for it.
    var by: Set<String> = ["AppIntents", "SwiftUI"]
    var names: Set<String>
  }

  /// UIKit, and what brings it.
  private static let ofUIKit: Set<String> = ["SwiftUI", "UIKit", "WidgetKit"]

  private static let modulesBrought: [Brought] = [
    Brought(
      module: "CoreData",
      names: ["FetchRequest", "FetchedResults", "SectionedFetchRequest", "managedObjectContext"]),
    Brought(
      module: "CoreImage", by: ofUIKit,
      names: StandInTypes.all(of: "CoreImage").union(["ciImage"])),
    Brought(module: "CoreTransferable", names: ["Transferable"]),
    Brought(module: "ImageIO", by: ofUIKit, names: StandInTypes.all(of: "ImageIO")),
    Brought(module: "QuartzCore", by: ofUIKit, names: StandInTypes.all(of: "QuartzCore")),
    // AppIntents brings it: `@Parameter(supportedContentTypes: [.image])`.
    Brought(module: "UniformTypeIdentifiers", names: ["supportedContentTypes"]),
    Brought(module: "WidgetKit", names: Set(ofWidgetKitHere.keys)),
  ]
  private static let bringing = modulesBrought.reduce(into: Set()) { $0.formUnion($1.by) }
  private static let broughtNames = modulesBrought.reduce(into: Set()) { $0.formUnion($1.names) }

  /// Returns the imports of modules that a file names something of without importing them, each with the modules that
  /// bring it.
  ///
  /// - Parameters:
  ///   - own: types of the source, which it means where UIKit brings others of that name.
  ///   - knowsBuiltins: whether a file of the source imports CoreImage's filters by name, `CIFilter.qrCodeGenerator()`,
  ///     which UIKit does not bring.
  ///   - isPlain: whether WidgetKit's own names are out of the file's reach on iOS: it gets only those that SwiftUI has
  ///     there.
  private static func brought(
    to file: SourceFile, own: Set<String>, knowsBuiltins: Bool, isPlain: () -> Bool
  ) -> [(by: Set<String>, clause: String)] {
    let names = file.names(among: broughtNames)
    // `"\(image.ciImage == nil)"`
    let inTexts = file.tokens.indices.reduce(into: Set<String>()) { found, place in
      if file.tokens[place].kind == .string { found.formUnion(file.names(inLiteral: place)) }
    }
    return modulesBrought.compactMap { row in
      let module = row.module
      var meant = names.intersection(row.names)
      if row.by == ofUIKit {
        meant = meant.union(inTexts.intersection(row.names)).subtracting(own)
      }
      guard !meant.isEmpty,
        !file.tokens.indices.contains(where: {
          file.text(at: $0) == module && file.text(at: $0 - 1) == "import"
        })
      else { return nil }
      if module == "CoreImage", !knowsBuiltins, !own.contains("CIFilter"), builtin(in: file) != nil
      {
        return nil
      }
      guard module == "WidgetKit", isPlain() else { return (row.by, "; import \(module)") }
      let clauses = meant.sorted().compactMap { name in
        ofWidgetKitHere[name].map { "; import \($0) WidgetKit.\(name)" }
      }
      return (row.by, clauses.joined())
    }
  }

  /// Returns the function of `CIFilterBuiltins` by which a file makes a filter first: `qrCodeGenerator`.
  static func builtin(in file: SourceFile) -> String? {
    let place = file.tokens.indices.first { place in
      file.text(at: place) == "CIFilter" && file.text(at: place + 1) == "."
        && !plainMembers.contains(file.text(at: place + 2))
    }
    return place.map { file.text(at: $0 + 2) }
  }

  /// What `CIFilter` has by itself.
  private static let plainMembers: Set<String> = [
    "Type", "filterNames", "init", "localizedDescription", "localizedName",
    "localizedReferenceDocumentation", "registerName", "self",
  ]

  /// Removes the `Store.` of `Store.Order` where the module `Store` is missing.
  private static func qualifiers(of module: String, in file: SourceFile, _ number: Int)
    -> [SourceScan.Replacement]
  {
    file.tokens.indices.filter {
      file.text(at: $0) == module && file.text(at: $0 + 1) == "."
        && file.text(at: $0 - 1) != "." && !file.isImported(at: $0)
        && file.text(at: $0 + 2).first?.isUppercase == true
    }.map { index in
      let range = file.bytes(of: index..<index + 2)
      return .init(file: number, range: range, text: file.blanks(for: range))
    }
  }

  // MARK: What is added

  /// Returns imports of what a bridging header brings, behind the user's lines so that those keep their numbers.
  private static func bridgedImports(_ bridged: Set<String>, of modules: Set<String>) -> String {
    bridged.intersection(modules).sorted()
      .map { $0 == "Foundation" ? "\nimport FoundationGaps\nimport Combine" : "\nimport \($0)" }
      .joined()
  }

  /// Returns conditions in one; nothing for those that always hold.
  static func condition(_ conditions: [String]) -> String {
    conditions.filter { $0 != "(true)" }.joined(separator: " && ")
  }

  /// Returns what the files declare that stands in the way of what is declared beside them.
  private static func shadowed(
    by files: [SourceFile], _ scan: SourceScan
  ) -> [ExtensionMember] {
    files.enumerated().flatMap { number, file in
      SourceShadows.members(of: file).map { member in
        var member = member
        member.conditions = scan.conditions(at: member.range.lowerBound, of: number)
        return member
      }
    }
  }

  private static func registration(
    _ scan: SourceScan, _ files: [SourceFile], file: Int,
    _ starts: [(offset: Int, element: StartFunction)], listed: Set<String>
  ) -> String {
    var lines = ["", "@MainActor func _isletRegister\(file)(_ catalog: _WidgetCatalog) {"]
    func add(_ call: String, _ conditions: [String]) {
      let condition = Self.condition(conditions)
      if condition.isEmpty {
        lines.append("  \(call)")
      } else {
        lines += ["#if \(condition)", "  \(call)", "#endif"]
      }
    }
    var intents: Set<String> = []
    let hasPreviews = files[file].tokens.contains { files[file].text($0) == "viewKind" }
    for conformance in scan.conformances
    where conformance.file == file && !conformance.isGeneric && !conformance.isHidden {
      switch conformance.protocolName {
      case "Widget", "WidgetBundle":
        let name = conformance.name
        let isListed = name.split(separator: ".").last.map { listed.contains(String($0)) } == true
        add("catalog.register(\(isListed ? "listed: " : "")\(name).self)", conformance.conditions)
      case "PreviewProvider" where hasPreviews:
        add(
          "catalog.register(preview: { _ = \(conformance.name).previews })", conformance.conditions)
      case let name where SourceScanner.intentProtocols.contains(name):
        if intents.insert(conformance.name).inserted {
          add("catalog.register(intent: \(conformance.name).self)", conformance.conditions)
        }
      default: break
      }
    }
    for (number, preview) in scan.previews.enumerated()
    where preview.file == file && preview.isTopLevel {
      add("catalog.register(preview: { _isletPreview\(number)() })", preview.conditions)
    }
    for (number, start) in starts { add(start.registration(number), []) }
    lines.append("}\n")
    for (number, start) in starts {
      lines.append(start.code(number, file: name(files[file].path, file)))
    }
    for model in scan.conformances
    where model.file == file && ["PersistentModel", "ModelActor"].contains(model.protocolName) {
      lines.append("extension \(model.name): SwiftData.\(model.protocolName) {}\n")
    }
    return lines.joined(separator: "\n")
  }

  private static func support(
    fileCount: Int, _ scan: SourceScan, own: [ExtensionMember], symbols: String,
    hasStarts: Bool
  ) -> String {
    let calls = (0..<fileCount).map { "    _isletRegister\($0)(catalog)" }.joined(separator: "\n")
    let names =
      SourceShadows.types.map { ($0, $0) }
      + SourceShadows.replaced.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let aliases = names.filter { !scan.topLevelTypes.contains($0.0) }
      .map { "public typealias \($0.0) = FoundationGaps.\($0.1)" }.joined(separator: "\n")
    // A file that starts activities need not import what its intent is made of.
    let starting =
      hasStarts
      ? """
      import AppIntents

      typealias _StartCode = AppIntents._StartCode
      typealias _StartParameter<Value> = AppIntents.IntentParameter<Value>
      """ : ""
    return """
      import ActivityKit
      import FoundationGaps
      import SwiftUI
      import WidgetKit
      \(starting)

      typealias _PreviewDeclaration = WidgetKit._PreviewDeclaration
      typealias _WidgetCatalog = WidgetKit.WidgetCatalog
      \(aliases)
      \(SourceShadows.declarations(beside: scan.declaredTypes, own: own))
      @_cdecl("\(entry)")
      public func _isletRegisterWidgets(_ raw: UnsafeMutableRawPointer) {
        let catalog = Unmanaged<_WidgetCatalog>.fromOpaque(raw).takeUnretainedValue()
        MainActor.assumeIsolated {
      \(calls)
        }
      }

      \(symbols)
      """
  }
}
