import JSON
import LiveActivities
import Phone

// What a person's finger does, on the phone and elsewhere.
extension Inspection {
  /// Taps or holds an activity where the phone shows it; a sleeping phone is woken first, as a person would.
  func tap(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer? {
    let activity = try activity(call)
    let isHeld = try flag("hold", call) ?? false
    let label = try text("label", call)
    if let name = call.body["presentation"], name != .null {
      return try tap(activity, label: label, isHeld: isHeld, elsewhere: name, call)
    }
    if simulator.phone.device.screen == .asleep { try act { simulator.send(.person(.wake)) } }
    simulator.whenDrawn(
      { [simulator] () -> [PhoneRegion]? in
        let (scene, missing) = simulator.scene()
        // A person scrolls to what is out of sight.
        return missing == nil ? scene.regions : nil
      },
      then: { [weak self] regions in
        guard let self else { return }
        do throws(InspectionFault) {
          let before = simulator.intentRuns.begun
          try touch(activity.id, label: label, isHeld: isHeld, among: regions ?? [])
          showPressed(activity.id, since: before, call)
        } catch {
          send(error.answer, to: call.request, call.response)
        }
      })
    return nil
  }

  /// Taps an activity on a Watch or a Mac; in a car nothing answers.
  private func tap(
    _ activity: LiveActivity, label: String?, isHeld: Bool, elsewhere name: JSONValue,
    _ call: InspectionCall
  ) throws(InspectionFault) -> InspectionAnswer? {
    let known = Presentation.allCases.filter { !$0.isOnPhone }
    guard let presentation = known.first(where: { .string($0.rawValue) == name }) else {
      throw InspectionFault(
        400, "presentation is \(name.compact)",
        fix:
          "one of \(known.map(\.rawValue).joined(separator: ", ")); without it the phone is tapped")
    }
    guard !isHeld else {
      throw InspectionFault(
        400, "hold is true on \(presentation.title)", fix: "only the island is held")
    }
    guard presentation.shows(activity) else {
      throw InspectionFault(
        409, "\(presentation.title) no longer shows an activity that is \(activity.phase.rawValue)",
        fix: "tap it while it shows")
    }
    simulator.whenDrawn(
      { [simulator] () -> PhonePicture? in
        if case .ready(let picture) = simulator.exhibit(of: activity, as: presentation) {
          picture
        } else {
          nil
        }
      },
      then: { [weak self] picture in
        guard let self else { return }
        do throws(InspectionFault) {
          let regions = picture?.regions ?? []
          let before = simulator.intentRuns.begun
          let region = label.map { label in regions.first { $0.label == label } } ?? regions.first
          if let region {
            // A tap beside the controls opens something on that device first.
            if presentation.opened == nil || region.isAction {
              try act { simulator.touch(region.target, on: presentation) }
            }
          } else if let label {
            let labels = regions.filter(\.isAction).map(\.label)
            throw InspectionFault(
              404, "nothing on \(presentation.title) is labelled “\(label)”",
              fix: labels.isEmpty
                ? "there is no link, button or toggle that works there"
                : "one of: \(labels.joined(separator: ", "))")
          }
          showPressed(activity.id, since: before, call)
        } catch {
          send(error.answer, to: call.request, call.response)
        }
      })
    return nil
  }

  /// Answers with an activity once the intent of what was pressed has run.
  private func showPressed(_ id: String, since before: Int, _ call: InspectionCall) {
    whenPressed(since: before, call) { _ = $0.show(id, call) }
  }

  /// Calls `then` once the intent of what was pressed has run, or answers that what came of it cannot be kept.
  func whenPressed(
    since before: Int, _ call: InspectionCall, then: @escaping @MainActor (Inspection) -> Void
  ) {
    simulator.whenPressed(since: before) { [weak self] isKept in
      guard let self else { return }
      if isKept { return then(self) }
      send(Inspection.noRoom.answer, to: call.request, call.response)
    }
  }

  private func touch(
    _ id: String, label: String?, isHeld: Bool, among shown: [PhoneRegion]
  ) throws(InspectionFault) {
    guard let label else {
      // What a finger finds of it: the island or the card, with the URL that the widget gave it.
      let own = shown.first { region in
        switch region.target {
        case .card(id, _), .island(id, _, _): true
        default: false
        }
      }
      return try act {
        if let own {
          simulator.touch(own.target, isHeld: isHeld)
        } else {
          simulator.send(.person(isHeld ? .hold(activity: id) : .tap(activity: id, url: nil)))
        }
      }
    }
    let regions = shown.filter {
      if case .action(id, _, _) = $0.target { true } else { false }
    }
    guard let region = regions.first(where: { $0.label == label }) else {
      let labels = regions.map(\.label)
      throw InspectionFault(
        404, "nothing in \(id) that shows now is labelled “\(label)”",
        fix: labels.isEmpty
          ? "no link, button or toggle of it shows: lock the phone for its card, or hold the island"
          : "one of: \(labels.joined(separator: ", "))")
    }
    try act { simulator.touch(region.target) }
  }
}

extension PhoneRegion {
  /// Whether it is a link, button or toggle of the widget.
  fileprivate var isAction: Bool { if case .action = target { true } else { false } }
}
