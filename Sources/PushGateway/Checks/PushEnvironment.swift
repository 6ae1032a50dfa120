/// Which of Apple's two push environments a token, a key or a certificate is for.
public enum PushEnvironment: String, Hashable, Sendable, CaseIterable { case sandbox, production }
