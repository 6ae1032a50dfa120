extension Activity {
  /// Starts an activity.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    let attributesData = try JSONEncoder().encode(attributes)
    let stateData = try JSONEncoder().encode(content.state)
    let record = try ActivityCenter.shared.start { id in
      ActivityCenter.Record(
        id: id, attributesType: String(describing: Attributes.self), attributes: attributesData,
        state: stateData, staleDate: content.staleDate, relevanceScore: content.relevanceScore)
    }
    return Activity(id: record.id, attributes: attributes, content: content)
  }

  /// Starts an activity in a style.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try request(attributes: attributes, content: content, pushType: pushType)
  }

  /// Starts an activity at a date.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, start: Date
  ) throws -> Activity<Attributes> {
    try request(attributes: attributes, content: content, pushType: pushType)
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
    guard let data = try? JSONEncoder().encode(content.state) else { return }
    ActivityCenter.shared.update(
      id, state: data, staleDate: content.staleDate, relevanceScore: content.relevanceScore)
  }

  /// Replaces the content as of a date.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {
    await update(content, alertConfiguration: alertConfiguration)
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
    ActivityCenter.shared.end(
      id, state: content.flatMap { try? JSONEncoder().encode($0.state) },
      dismissal: dismissalPolicy.date)
  }

  /// Ends the activity as of a date.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    await end(content, dismissalPolicy: dismissalPolicy)
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
