extension Activity {
  /// Starts an activity.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType)
  }

  /// Starts an activity in a style.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType, style: style)
  }

  /// Starts an activity at a date.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, start date: Date
  ) throws -> Activity<Attributes> {
    try start(
      attributes, content, pushType, style: style, alert: alertConfiguration, at: date)
  }

  private static func start(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ pushType: PushType?,
    style: ActivityStyle = .standard, alert: AlertConfiguration? = nil, at date: Date? = nil
  ) throws -> Activity<Attributes> {
    let attributesData = try JSONEncoder.ofContent.encode(attributes)
    let stateData = try JSONEncoder.ofContent.encode(content.state)
    let center = ActivityCenter.shared
    let record = try center.start(
      ActivityCenter.Start(
        record: ActivityCenter.Record(
          id: "", attributesType: String(describing: Attributes.self), attributes: attributesData,
          state: stateData, staleDate: content.staleDate, relevanceScore: content.relevanceScore),
        pushType: pushType, style: style, alert: alert, date: date))
    return Activity(id: record.id, attributes: attributes, content: content, center)
  }

  /// Starts an activity, as iOS 16.1 spelled it.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }

  /// Replaces the content.
  public func update(_ content: ActivityContent<ContentState>) async {
    await update(content, alertConfiguration: nil)
  }

  /// Replaces the content and announces it.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async {
    replace(content, alertConfiguration, timestamp: nil)
  }

  /// Replaces the content as of a date: one before the last date is dropped.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {
    replace(content, alertConfiguration, timestamp: timestamp)
  }

  private func replace(
    _ content: ActivityContent<ContentState>, _ alert: AlertConfiguration?, timestamp: Date?
  ) {
    guard let data = try? JSONEncoder.ofContent.encode(content.state) else { return }
    center.update(
      id,
      ActivityCenter.Update(
        state: data, staleDate: content.staleDate, relevanceScore: content.relevanceScore,
        alert: alert, timestamp: timestamp))
  }

  /// Replaces the state, as iOS 16.1 spelled it.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    await update(
      ActivityContent(state: contentState, staleDate: nil), alertConfiguration: alertConfiguration)
  }

  /// Ends the activity.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    finish(content, dismissalPolicy, timestamp: nil)
  }

  /// Ends the activity as of a date.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    finish(content, dismissalPolicy, timestamp: timestamp)
  }

  private func finish(
    _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy,
    timestamp: Date?
  ) {
    center.end(
      id, state: content.flatMap { try? JSONEncoder.ofContent.encode($0.state) },
      dismissal: policy.date, timestamp: timestamp)
  }

  /// Ends the activity, as iOS 16.1 spelled it.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) },
      dismissalPolicy: dismissalPolicy)
  }
}

extension JSONEncoder {
  /// The encoder of attributes and states: one value is always the same text, so that recordings can be compared.
  package static var ofContent: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
