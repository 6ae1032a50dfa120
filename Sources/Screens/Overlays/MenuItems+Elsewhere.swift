import LiveActivities
import Numbers

/// The menu of what else is on a phone: what iOS shows in the island, and notifications.
extension AppModel {
  func elsewhereItems(_ snapshot: Snapshot) -> [MenuItem] {
    let kinds = SystemActivity.Kind.allCases.map { kind in
      let runs = snapshot.system.contains { $0.kind == kind }
      let row = kind.row
      return MenuItem(
        title: runs ? "\(row.title): end it" : row.title,
        detail: row.stays.map { "for \($0.short(places: 2)) s" } ?? (runs ? "is on" : ""),
        note: runs
          ? ""
          : [row.example.title, row.example.detail].filter { !$0.isEmpty }
            .joined(separator: " · "),
        choice: .intents([.system(runs ? .end(kind) : .begin(kind, title: nil, detail: nil))]),
        isChosen: runs)
    }
    var notes = [
      MenuItem(
        title: "A notification of another app",
        note: "Messages: on a Lock Screen it joins the list",
        choice: .intents([
          .system(
            .notify(
              bundle: "com.apple.MobileSMS", app: "Messages", title: "Alex Example",
              body: "Are you watching?"))
        ]))
    ]
    if let row = selectedActivity(snapshot) {
      notes.insert(
        MenuItem(
          title: "A notification of \(row.appTitle)",
          note: "Beside its activity; below the cards on the Lock Screen",
          choice: .intents([
            .system(
              .notify(
                bundle: row.activity.bundle, app: nil, title: row.appTitle,
                body: "Something has happened."))
          ])), at: 0)
    }
    return kinds + notes
  }
}
