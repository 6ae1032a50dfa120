import Findings

extension PushArrival {
  /// Returns the push as APNs answers it where its payload is empty or too large; nil where it is neither.
  public var refusedForBody: PushArrival? {
    guard status == 200 else { return nil }
    if push.body.isEmpty { return refused(for: .payloadEmpty) }
    let limit = push.limit
    guard push.body.count > limit else { return nil }
    let detail = LargestMember.words(of: push.body, count: push.body.count, limit: limit)
    return refused(for: .payloadTooLarge, detail)
  }

  /// Returns the push as it is refused with a reason.
  public func refused(for reason: PushReason, _ detail: String = "", fix: String = "")
    -> PushArrival
  {
    var push = push
    let status = reason.row.status
    push.remarks.append(
      GatewayRemark(reason: reason.rawValue, status: status, detail: detail, fix: fix))
    return PushArrival(
      push, status: status, reason: reason.rawValue, ahead: ahead, isLost: isLost, startID: startID)
  }
}
