import PushGateway

extension Console {
  /// Returns the key that `--p8` names; its file's path counts from where the command runs.
  func providerKey(_ option: String) throws(GatewayError) -> ProviderKey {
    guard let mark = option.firstIndex(of: "=") else { return try ProviderKey(option: option) }
    let path = absolute(String(option[option.index(after: mark)...]))
    return try ProviderKey(option: option[...mark] + path)
  }
}
