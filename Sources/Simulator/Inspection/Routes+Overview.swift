import JSON
import LiveActivities

extension Inspection {
  static let overviewRoutes: [Route] = [
    Route(
      method: .get, path: "/islet", summary: "The simulator: version, ports, clock, device, apps",
      handle: { inspection, _ in InspectionAnswer(inspection.overview) }),
    Route(
      method: .get, path: "/islet/openapi.json", summary: "This description",
      handle: { inspection, _ in
        InspectionAnswer(OpenAPI.document(version: inspection.simulator.version))
      }),
  ]

  private var overview: JSONValue {
    let address = simulator.address
    return [
      "simulator": "islet", "version": .string(simulator.version),
      "port": address.map { .int($0.port) } ?? .null,
      "udpPort": address?.udpPort.map { .int($0) } ?? .null,
      "ca": address?.authority.map { .string($0) } ?? .null,
      "api": address.map { .string($0.api) } ?? .null,
      "state": simulator.statePath.map { .string($0) } ?? .null,
      "journal": journal,
      "pushes": ["last": .int(simulator.phone.nextRecordNumber - 1)],
      "clock": clock, "device": device, "switches": switches,
      "apps": .array(simulator.apps.map(json)),
      "findings": .array(simulator.findings.map(\.json)),
    ]
  }

  /// The file that keeps everything, and whether it does.
  private var journal: JSONValue {
    guard let journal = simulator.journal else { return .null }
    return [
      "path": .string(journal.path), "size": .int(journal.size),
      "unwritten": .int(journal.unwritten), "sync": .bool(journal.isSynced),
      "fault": journal.fault.map { .string($0.sentence) } ?? .null,
    ]
  }

  private func json(_ app: SimulatedApp) -> JSONValue {
    let bundle = app.folder.bundle
    let type = app.folder.attributesType
    func token(_ name: TokenName) -> JSONValue {
      simulator.phone.token(name).map { .string($0) } ?? .null
    }
    return [
      "name": .string(app.folder.name), "title": .string(app.folder.title),
      "bundle": .string(bundle), "attributesTypes": [.string(type)],
      "states": .array(app.folder.states.map { .string($0.name) }),
      "hasWidget": .bool(app.widget != nil), "deviceToken": token(.device(bundle: bundle)),
      "pushToStartToken": token(.pushToStart(bundle: bundle, attributesType: type)),
      "channels": .array(simulator.phone.channels(bundle: bundle).map { .string($0) }),
    ]
  }

  private var device: JSONValue {
    let model = simulator.settings.device
    return [
      "name": .string(model.name), "width": .double(model.screen.width),
      "height": .double(model.screen.height), "island": .bool(model.island != nil),
    ]
  }
}
