import Findings
import Phone

/// What the design rules say of the apps, as far as somebody asked.
struct Reviews {
  private struct Key: Hashable {
    var bundle: String
    var device: String
  }

  private var findings: [Key: [Finding]] = [:]

  /// What the rules say of an app on a device; nil until it is judged.
  subscript(_ bundle: String, on device: DeviceModel) -> [Finding]? {
    get { findings[Key(bundle: bundle, device: device.id)] }
    set { findings[Key(bundle: bundle, device: device.id)] = newValue }
  }

  /// Forgets what was said of an app, since there is a new build of it.
  mutating func forget(bundle: String) {
    findings = findings.filter { $0.key.bundle != bundle }
  }
}
