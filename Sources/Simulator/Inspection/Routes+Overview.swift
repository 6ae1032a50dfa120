import JSON
import LiveActivities

extension Inspection {
  static let overviewRoutes: [Route] = [
    Route(
      id: "getOverview", method: .get, path: "/islet",
      summary: "The simulator: version, ports, clock, device, apps", answer: .shape("Overview"),
      handle: { inspection, _ in InspectionAnswer(Shapes.overview.json(inspection.overview)) }),
    Route(
      id: "getDescription", method: .get, path: "/islet/openapi.json", summary: "This description",
      answer: .dictionary(.any),
      handle: { inspection, _ in
        InspectionAnswer(OpenAPI.document(version: inspection.simulator.version))
      }),
  ]

  private var overview: OverviewView {
    OverviewView(
      version: simulator.version, address: simulator.address, statePath: simulator.statePath,
      journal: simulator.journal.map(JournalView.init),
      lastPush: simulator.phone.nextRecordNumber - 1, clock: clock,
      device: simulator.settings.device, switches: switches, apps: simulator.apps.map(view),
      findings: simulator.findings)
  }

  private func view(_ app: SimulatedApp) -> AppView {
    let bundle = app.folder.bundle
    let type = app.folder.attributesType
    return AppView(
      name: app.folder.name, title: app.folder.title, bundle: bundle,
      attributesTypes: app.folder.activities.map(\.attributesType),
      states: app.folder.states.map(\.name), hasWidget: app.widget != nil,
      supportsLiveActivities: app.folder.declarations.supportsLiveActivities ?? true,
      supportsFrequentUpdates: app.folder.declarations.supportsFrequentUpdates ?? true,
      deviceToken: simulator.phone.token(.device(bundle: bundle)),
      pushToStartToken: simulator.phone.token(.pushToStart(bundle: bundle, attributesType: type)),
      channels: simulator.phone.channels(bundle: bundle),
      activities: app.folder.activities.map { activity in
        ActivityTypeView(
          attributesType: activity.attributesType, states: activity.states.map(\.name),
          pushToStartToken: simulator.phone.token(
            .pushToStart(bundle: bundle, attributesType: activity.attributesType)))
      })
  }
}
