import Phone

extension Arguments {
  /// Returns the phone model that `--device` names; nil when it is not there.
  func deviceModel() throws(UsageError) -> DeviceModel? {
    guard let name = text("device") else { return nil }
    if let model = DeviceModel.named(name) { return model }
    // The beginning of several names means none of them more than another.
    let begun = DeviceModel.all.map(\.name).filter {
      $0.lowercased().hasPrefix(name.lowercased() + " ")
    }
    if begun.count > 1 {
      throw UsageError(
        "“\(printable(name))” is \(begun.count) models",
        fix: "say which: \(begun.joined(separator: ", "))")
    }
    throw UsageError(
      "there is no device “\(printable(name))”",
      fix: NearestWord.find(name, in: DeviceModel.all.map(\.name))
        .map { "did you mean \($0)? islet doctor lists them" } ?? "islet doctor lists them")
  }
}
