import CLinux
func TEMPwork(_ kind: String, _ samples: Int, _ left: Int) {
  guard getenv("TEMPWORK") != nil else { return }
  let whole = Work(samples: samples).left
  let text =
    "\nWORK \(kind) \(samples) samples \(whole - left) of \(whole) = \(Double(whole - left) / Double(whole)) perSample \((whole - left) / max(1, samples))\n"
  _ = text.withCString { write(2, $0, strlen($0)) }
}
