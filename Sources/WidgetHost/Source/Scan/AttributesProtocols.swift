/// What a type conforms to that has an activity's attributes: the system's protocol, and those of services that refine it.
enum AttributesProtocols {
  static let names: Set<String> = [
    "ActivityAttributes", "CIOActivityAttribute", "CIOActivityTemplate",
    "LiveActivityAssuranceDebuggable", "LiveActivityAttributes", "OneSignalLiveActivityAttributes",
    "PushwooshLiveActivityAttributes",
  ]
}
