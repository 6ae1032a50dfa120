extension TerminalScreen {
  mutating func setLook(_ body: String) {
    var parts = body.split(maxSplits: 64, whereSeparator: { ";:".contains($0) })
      .map { Int($0) ?? 0 }
    if parts.isEmpty { parts = [0] }
    var index = 0
    while index < parts.count {
      switch parts[index] {
      case 0: (ink, ground, isBold, isReverse) = ("default", "default", false, false)
      case 1: isBold = true
      case 7: isReverse = true
      case 22: isBold = false
      case 27: isReverse = false
      case 30...37: ink = "\(parts[index] - 30)"
      case 90...97: ink = "\(parts[index] - 82)"
      case 40...47: ground = "\(parts[index] - 40)"
      case 100...107: ground = "\(parts[index] - 92)"
      case 39: ink = "default"
      case 49: ground = "default"
      case 38, 48:
        let isInk = parts[index] == 38
        var color = "default"
        if index + 2 < parts.count, parts[index + 1] == 5 {
          color = "\(parts[index + 2])"
          index += 2
        } else if index + 4 < parts.count, parts[index + 1] == 2 {
          color = parts[(index + 2)...(index + 4)].map(TerminalScreen.hex).joined()
          index += 4
        }
        if isInk { ink = color } else { ground = color }
      default: break
      }
      index += 1
    }
  }

  private static func hex(_ part: Int) -> String {
    let text = String(part, radix: 16)
    return text.count < 2 ? "0\(text)" : text
  }
}
