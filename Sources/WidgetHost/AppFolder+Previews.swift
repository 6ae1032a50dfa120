import Findings
import JSON
import WidgetProtocol

extension AppFolder {
  /// The app with what its widget says: the attributes type, and the states of its previews behind
  /// those of the folder.
  public func joined(by descriptions: [WidgetDescription]) -> AppFolder {
    var app = self
    let described =
      descriptions.first { $0.attributesType == attributesType } ?? descriptions.first
    guard let described else { return app }
    app.attributesType = described.attributesType
    let hasOwnAttributes = attributes.object.map { !$0.members.isEmpty } ?? true
    for (number, preview) in described.previews.enumerated() {
      if preview.name == WidgetPreview.madeUpName, !app.states.isEmpty { continue }
      if number == 0, !hasOwnAttributes, let value = try? JSONValue(parsing: preview.attributes) {
        app.attributes = value
      }
      for (place, state) in preview.states.enumerated() {
        guard let value = try? JSONValue(parsing: state),
          !app.states.contains(where: { $0.value == value })
        else { continue }
        let own = preview.stateNames.flatMap { $0.indices.contains(place) ? $0[place] : nil }
        let name = own ?? "\(preview.name ?? "preview")-\(app.states.count + 1)"
        app.states.append((name, value))
      }
    }
    return app
  }
}

extension AppFolder {
  /// The app with what its project says, which goes before an Info.plist by itself; `app.json` goes before both.
  func declared(by project: Project) -> AppFolder {
    guard !project.isEmpty else { return self }
    var app = self
    app.declarations = AppDeclarations(project)
    if !hasOwnBundle, let bundle = app.declarations.bundle { app.bundle = bundle }
    return app
  }
}
