import Findings
import JSON
import WidgetProtocol

// Apps' own code: its intents, and what it prints.
extension Inspection {
  static let codeRoutes: [Route] = [
    Route(
      id: "getIntents", method: .get, path: "/islet/apps/{app}/intents",
      summary:
        "The intents that the app offers to Siri and Shortcuts and its own start code, with what they take",
      answer: .shape("Intents"),
      handle: { inspection, call throws(InspectionFault) in
        let app = try inspection.app(call)
        inspection.simulator.intents(of: app) { listed in
          inspection.answer(call, listed) {
            Shapes.intents.json(IntentsView(app: app.folder.name, intents: $0))
          }
        }
        return nil
      }),
    Route(
      id: "runIntent", method: .post, path: "/islet/apps/{app}/intents/{intent}",
      summary:
        "Run an intent as Siri or Shortcuts would, or a function as the app would, and answer when it has ended",
      body: .init(
        name: "IntentValues",
        members: [
          .init(
            name: "parameters",
            meaning: "Values by parameter name; a parameter that is left out keeps its default",
            kind: .dictionary(.any), example: ["timerID": "3AFF05D2"], isRequired: false)
        ]),
      answer: .shape("Performed"),
      handle: { inspection, call throws(InspectionFault) in
        let app = try inspection.app(call)
        var values: [String: String] = [:]
        for (key, value) in call.body["parameters"]?.object?.members ?? [] {
          guard values.updateValue(value.compact, forKey: key) == nil else {
            throw InspectionFault(
              400, "parameters has “\(key)” more than once", fix: "send it once")
          }
        }
        let run = IntentRun(name: call.path["intent"] ?? "", parameters: values)
        inspection.simulator.run(run, of: app) { outcome in
          inspection.simulator.whenDecoded { _ in
            guard case .failure(let finding) = outcome, finding.id == "intent-not-run" else {
              return inspection.answer(call, outcome) { Shapes.performed.json($0) }
            }
            inspection.simulator.intents(of: app) { listed in
              let isThere = (try? listed.get())?.contains { $0.name == run.name } ?? true
              inspection.answer(call, outcome, or: isThere ? 409 : 404) {
                Shapes.performed.json($0)
              }
            }
          }
        }
        return nil
      }),
    Route(
      id: "getOutput", method: .get, path: "/islet/output",
      summary: "What apps' code printed: print, Logger, os_log",
      query: [
        .init(name: "after", meaning: "Only lines after this number", kind: .count),
        .init(name: "app", meaning: "Only this app's lines"),
      ],
      answer: .shape("Output"),
      handle: { inspection, call throws(InspectionFault) in
        let after = try inspection.whole("after", call.query("after")) ?? 0
        let bundle = try call.query("app").map { name throws(InspectionFault) in
          try inspection.app(named: name).folder.bundle
        }
        let lines = inspection.simulator.printedLines.filter { line in
          line.number > after && bundle.map { $0 == line.bundle } ?? true
        }
        return InspectionAnswer(
          Shapes.output.json(OutputView(last: inspection.simulator.diary.lastLine, lines: lines)))
      }),
  ]

  /// Answers with what an app's code returned, or with why it returned nothing.
  private func answer<Value>(
    _ call: InspectionCall, _ outcome: Result<Value, Finding>, or status: Int = 409,
    _ json: (Value) -> JSONValue
  ) {
    switch outcome {
    case .success(let value):
      send(InspectionAnswer(json(value)), to: call.request, call.response)
    case .failure(let finding) where finding.id == "journal-unwritable":
      send(Inspection.noRoom.answer, to: call.request, call.response)
    case .failure(let finding):
      let fault = InspectionFault(
        status, finding.told, fix: finding.fix ?? "GET /islet tells more",
        refusal: .init(error: nil, findings: [finding]))
      send(fault.answer, to: call.request, call.response)
    }
  }
}
