import JSON

/// Every value that the inspection API writes: one description of each, from which the writer, the schemas of
/// `openapi.json` and their tests are made.
enum Shapes {
  /// All of them, for the description of the API.
  static let all: [ToldShape] = [
    overview.told, journal.told, clock.told, moment.told, device.told, switches.told, app.told,
    activityType.told,
    lastPush.told,
    activity.told, channelPushType.told, budget.told, deadline.told, push.told, verdict.told,
    finding.told, review.told, target.told, headers.told, refusedText.told, picture.told,
    placement.told, region.told,
    view.told,
    frame.told, size.told, happened.told, startedByPush.told, posted.told, fault.told,
    intents.told, intent.told, startCode.told, intentParameter.told, performed.told, output.told,
    printedLine.told,
  ]
}
