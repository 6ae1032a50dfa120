import Phone

extension Arguments {
  /// Returns the phone model that `--device` names; nil when it is not there.
  func deviceModel() throws(UsageError) -> DeviceModel? {
    guard let name = text("device") else { return nil }
    if let model = DeviceModel.named(name) { return model }
    throw UsageError(
      "there is no device “\(printable(name))”",
      fix: NearestWord.find(name, in: DeviceModel.all.map(\.name))
        .map { "did you mean \($0)? islet doctor lists them" } ?? "islet doctor lists them")
  }
}
