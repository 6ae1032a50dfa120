import Findings
import JSON
import WidgetProtocol

extension AppFolder {
  /// Returns the app with what its widget says: the types of its activities, and the states of their previews
  /// behind those of the folder.
  public func joined(by descriptions: [WidgetDescription]) -> AppFolder {
    var app = self
    let described =
      descriptions.first { $0.attributesType == attributesType } ?? descriptions.first
    guard let described else { return app }
    // Samples without a type are those of the first activity; of a type that nobody declares they are as well.
    if app.choosing(described.attributesType) == nil {
      app.attributesType = described.attributesType
    }
    var seen: Set<String> = []
    for one in [described] + descriptions where seen.insert(one.attributesType).inserted {
      app.take(one.attributesType) { $0.join(one) }
    }
    app.keep([described.attributesType] + seen)
    return app
  }

  /// Returns what is to be said of samples whose attributes type the widget does not have.
  func undeclaredTypes(of descriptions: [WidgetDescription]) -> [Finding] {
    let declared = descriptions.map(\.attributesType)
    guard !declared.isEmpty else { return [] }
    return activities.map(\.attributesType).filter { !$0.isEmpty && !declared.contains($0) }
      .map { type in
        Finding(
          "app-folder",
          sentence:
            "Samples are those of “\(type)”, by app.json or a folder in activities, and the source declares no such attributes type.",
          fix: "It declares \(declared.joined(separator: ", ")).", severity: .warning)
      }
  }
}

extension AppFolder {
  /// Returns the app with what its project says, which goes before an Info.plist by itself; `app.json` goes before
  /// both.
  ///
  /// - Parameter catalogues: asset catalogues beside the widget's source, for an app's icon of which no project knows.
  func declared(by project: Project, catalogues: [String] = []) -> AppFolder {
    var app = self
    if !project.isEmpty { app.declarations = AppDeclarations(project) }
    if !hasOwnBundle, let bundle = app.declarations.bundle { app.bundle = bundle }
    if !hasOwnTitle, let title = app.declarations.title {
      (app.title, app.icon) = (title, String(title.prefix(1)))
    }
    if iconFile == nil {
      app.iconFile =
        app.declarations.iconFile
        ?? path.flatMap { AppIconFile.path(in: catalogues, SourceBounds(around: $0)) }
    }
    return app
  }
}
