import Findings
import Lints
import Phone
import WidgetHost

extension RunningSimulator {
  /// Returns what the design rules say of an app on a device, worst first; nil until somebody asked and it is judged.
  public func knownReview(of bundle: String, on device: DeviceModel) -> [Finding]? {
    reviews[bundle, on: device]
  }

  /// Judges an app's widget by the design rules, as `islet check` does, and calls the action with what they say; with
  /// nil when the app has no widget.
  public func review(
    of app: SimulatedApp, on device: DeviceModel,
    then action: @escaping @MainActor ([Finding]?) -> Void = { _ in }
  ) {
    let bundle = app.folder.bundle
    if let known = knownReview(of: bundle, on: device) { return action(known) }
    guard let widget = app.widget else { return action(nil) }
    judge(app.folder.each[...], by: widget, on: device, found: []) { [weak self] findings in
      guard let self else { return }
      // A new build may have replaced the judged one meanwhile.
      if self.app(bundle: bundle)?.widget === widget {
        reviews[bundle, on: device] = findings
        feed.change.pictures = true
        tell()
      }
      action(findings)
    }
  }

  /// Judges one activity of an app after the other.
  private func judge(
    _ activities: ArraySlice<AppFolder>, by widget: any WidgetRunner, on device: DeviceModel,
    found: [Finding], then action: @escaping @MainActor ([Finding]) -> Void
  ) {
    // How Islet's own card looks says nothing about an app of which there is no source.
    guard let activity = activities.first, !activity.isWithoutSource else {
      return action(found.worstFirst())
    }
    let review = WidgetReview(
      of: activity, by: widget, on: device, at: now.rounded(.down),
      source: WidgetSource(of: activity))
    review.run { [weak self] result in
      self?.judge(
        activities.dropFirst(), by: widget, on: device,
        found: found + result.findings.filter { !found.contains($0) }, then: action)
    }
  }
}
