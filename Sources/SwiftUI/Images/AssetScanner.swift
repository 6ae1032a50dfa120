import Drawing

/// Reads the pictures and colours of a folder.
enum AssetScanner {
  struct Content {
    var images: [String: [AssetCatalogs.ImageVariant]] = [:]
    var colors: [String: [AssetCatalogs.ColorVariant]] = [:]
    /// Images of which there are only files that cannot be drawn, with the file.
    var unreadable: [String: String] = [:]
    /// What is wrong with the `Contents.json` of a set that cannot be used, by the set's name with its ending.
    var broken: [String: String] = [:]
    /// Files that stand in no catalogue; a catalogue's picture of the same name goes before them.
    fileprivate var loose: [String: [AssetCatalogs.ImageVariant]] = [:]
    /// How much the folders of those colours are called like a widget's target.
    fileprivate var colorLikeness: [String: Int] = [:]

    /// Takes what another folder has and this one lacks.
    mutating func merge(_ other: Content) {
      images.merge(other.images) { own, _ in own }
      colors.merge(other.colors) { own, _ in own }
      unreadable.merge(other.unreadable) { own, _ in own }
      broken.merge(other.broken) { own, _ in own }
    }
  }

  /// More files than this are not looked at: the folder is not a widget's.
  private static let maxFiles = 20_000
  private static let imageEndings = ["png", "jpg", "jpeg", "gif", "svg", "pdf"]

  /// Returns what is in some folders; what several of them have is the first one's.
  ///
  /// - Parameter walk: goes through a folder.
  static func scan(
    _ folders: [String], walk: (String) -> FolderWalk = { FolderWalk($0) }
  ) -> Content {
    var content = Content()
    for folder in folders { content.merge(scan(folder, walk(folder))) }
    return content
  }

  /// Returns what is in a folder. Of sets of one name that of the widget counts, else the first by its path.
  private static func scan(_ root: String, _ walk: FolderWalk) -> Content {
    var (content, files) = (Content(), walk)
    var count = 0
    var namespaces = AssetNamespaces()
    while let file = files.next() {
      count += 1
      if count > maxFiles { break }
      let path = root + "/" + file
      let name = file.split(separator: "/").last.map(String.init) ?? file
      if name.hasPrefix(".") {
        files.skipDescendants()
        continue
      }
      if [".imageset", ".appiconset", ".symbolset"].contains(where: name.hasSuffix) {
        take(namespaces.name(of: path), path, in: root, into: &content)
        files.skipDescendants()
      } else if name.hasSuffix(".colorset") {
        let color = namespaces.name(of: path)
        let new = likeness(of: path, in: root)
        if content.colorLikeness[color].map({ new > $0 }) ?? true {
          let contents = contents(path)
          let fault = colorFault(contents)
          content.colorLikeness[color] = new
          content.broken[color + ".colorset"] = fault
          content.colors[color] = fault == nil ? contents.map(colorSet) : nil
        }
        files.skipDescendants()
      } else if imageEndings.contains(ending(name)) {
        let base = AssetCatalogs.baseName(name)
        content.loose[base, default: []].append(
          AssetCatalogs.ImageVariant(
            path: path, scale: scale(name), isDark: false, isTemplate: false))
      }
    }
    content.images.merge(content.loose) { own, loose in
      !own.contains(where: isReadable) && loose.contains(where: isReadable) ? loose : own
    }
    return content
  }

  private static func take(
    _ name: String, _ path: String, in root: String, into content: inout Content
  ) {
    let contents = contents(path)
    let variants = contents.map { imageSet($0, in: path) } ?? []
    if !variants.isEmpty, isBetter(variants, than: content.images[name], in: root) {
      content.images[name] = variants
    }
    if variants.isEmpty, contents?["images"] as? [[String: Any]] == nil,
      path.hasSuffix(".imageset")
    {
      content.broken[name + ".imageset"] = contents == nil ? unread : "has no list of images"
    }
    guard variants.isEmpty, let images = contents?["images"] as? [[String: Any]],
      let file = images.lazy.compactMap({ $0["filename"] as? String }).first
    else { return }
    let old = content.unreadable[name].map { likeness(of: $0, in: root) }
    let new = likeness(of: path, in: root)
    if old.map({ new > $0 }) ?? true { content.unreadable[name] = path + "/" + file }
  }

  /// Returns whether pictures are rather those of a name than others: of the app's catalogue and the
  /// widget's, which may have the same names, the widget has its own.
  private static func isBetter(
    _ new: [AssetCatalogs.ImageVariant], than old: [AssetCatalogs.ImageVariant]?, in root: String
  ) -> Bool {
    guard let old else { return true }
    let (isNewHere, isOldHere) = (new.contains(where: isReadable), old.contains(where: isReadable))
    if isNewHere != isOldHere { return isNewHere }
    return likeness(of: new[0].path, in: root) > likeness(of: old[0].path, in: root)
  }

  /// Returns whether a picture's file is here: clones of repositories may have only the names of large ones.
  private static func isReadable(_ variant: AssetCatalogs.ImageVariant) -> Bool {
    let isSVG = variant.path.lowercased().hasSuffix(".svg")
    guard isSVG || variant.isPDF else { return PixelSizes.read(variant.path) != nil }
    guard let start = OrdinaryFile.head(variant.path, count: 4) else { return false }
    return isSVG ? !start.isEmpty : start.elementsEqual("%PDF".utf8)
  }

  /// Returns how much the folders of a path are called like a widget's target: an app may be named after its activity,
  /// and its extension is then by one word more.
  private static func likeness(of path: String, in root: String) -> Int {
    let lower = path.dropFirst(root.count).lowercased()
    return ["widget", "activity", "activities", "island", "extension"].count { lower.contains($0) }
  }

  private static func ending(_ name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  private static func scale(_ name: String) -> Double {
    name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1
  }

  private static func contents(_ folder: String) -> [String: Any]? {
    OrdinaryFile.contents(folder + "/Contents.json").flatMap(contents)
  }

  private static let unread = "cannot be read as JSON"

  /// Returns what is wrong with the `Contents.json` of a set of colours; nil where it can be used. Xcode's template has
  /// entries without a colour.
  private static func colorFault(_ contents: [String: Any]?) -> String? {
    guard let contents else { return unread }
    guard let colors = contents["colors"] as? [[String: Any]] else {
      return "has no list of colours"
    }
    let isRead = colors.allSatisfy { entry in
      (entry["color"] as? [String: Any]).map { color($0) != nil || isOfLaterSystem($0) } ?? true
    }
    return isRead ? nil : "has a colour whose parts are no numbers"
  }

  /// Returns whether a colour refers to one of the system's that is not known here.
  private static func isOfLaterSystem(_ description: [String: Any]) -> Bool {
    description["reference"] is String
  }

  /// Returns what a `Contents.json` says.
  static func contents(_ data: Data) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  /// Returns the device that an entry of a set is for; nil for one that does not say it.
  static func idiom(_ entry: [String: Any]) -> String? { entry["idiom"] as? String }

  /// Returns what is an iPhone's among what a set has: what is for it alone goes before what is for every device. A set
  /// for other devices only is taken as it is.
  static func ofThePhone<Value>(_ entries: [(value: Value, idiom: String?)]) -> [Value] {
    let own = entries.filter { $0.idiom == "iphone" }
    let shared = entries.filter { $0.idiom == nil || $0.idiom == "universal" }
    return ([own, shared].first { !$0.isEmpty } ?? entries).map(\.value)
  }

  private static func appearance(_ entry: [String: Any], _ value: String) -> Bool {
    let appearances = entry["appearances"] as? [[String: Any]] ?? []
    return appearances.contains { $0["value"] as? String == value }
  }

  /// Returns the pictures of a set in a folder.
  static func imageSet(
    _ contents: [String: Any], in folder: String
  ) -> [AssetCatalogs.ImageVariant] {
    guard let images = (contents["images"] ?? contents["symbols"]) as? [[String: Any]] else {
      return []
    }
    let isSymbol = folder.hasSuffix(".symbolset")
    let properties = contents["properties"] as? [String: Any]
    let isTemplate = properties?["template-rendering-intent"] as? String == "template"
    let variants = images.compactMap { entry -> (AssetCatalogs.ImageVariant, String?)? in
      guard let file = entry["filename"] as? String, !file.contains("/"),
        imageEndings.contains(ending(file))
      else { return nil }
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      let variant = AssetCatalogs.ImageVariant(
        path: folder + "/" + file, scale: max(1, scale), isDark: appearance(entry, "dark"),
        isStrong: appearance(entry, "high"), isTemplate: isTemplate || isSymbol, isSymbol: isSymbol)
      return (variant, idiom(entry))
    }
    return ofThePhone(variants)
  }

  /// Returns the colours of a set.
  static func colorSet(_ contents: [String: Any]) -> [AssetCatalogs.ColorVariant] {
    guard let colors = contents["colors"] as? [[String: Any]] else { return [] }
    let variants = colors.compactMap { entry -> (AssetCatalogs.ColorVariant, String?)? in
      guard let description = entry["color"] as? [String: Any], let color = color(description)
      else { return nil }
      let variant = AssetCatalogs.ColorVariant(
        color: color, isDark: appearance(entry, "dark"), isStrong: appearance(entry, "high"))
      return (variant, idiom(entry))
    }
    return ofThePhone(variants)
  }

  /// Returns a colour by its parts, by the name of a system colour, or as grey.
  private static func color(_ description: [String: Any]) -> Color? {
    if let reference = description["reference"] as? String {
      return UIColor.systemColor(named: reference).map { Color($0.source) }
    }
    guard let parts = description["components"] as? [String: Any] else { return nil }
    // An alpha runs from 0 to 1 in each notation: a whole 1 is no 255th.
    let alpha = parts["alpha"] as? String == "1" ? 1 : part(parts["alpha"]) ?? 1
    let space = description["color-space"] as? String
    if let white = part(parts["white"]) {
      // The space of greys has a curve of its own: its light is the white to the power of 2.2.
      let isGamma = space == "gray-gamma-22" || space == "extended-gray"
      return isGamma
        ? Color(.sRGBLinear, white: pow(max(0, white), 2.2), opacity: alpha)
        : Color(.sRGB, white: white, opacity: alpha)
    }
    guard let red = part(parts["red"]), let green = part(parts["green"]),
      let blue = part(parts["blue"])
    else { return nil }
    let own: Color.RGBColorSpace =
      switch space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      // "srgb" and "extended-srgb", whose parts may lie beyond 0 and 1.
      default: .sRGB
      }
    return Color(own, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Reads a part of a colour: `0.5`, `128` or `0x80`.
  private static func part(_ value: Any?) -> Double? {
    if let number = value as? Double { return number }
    guard let text = value as? String else { return nil }
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
