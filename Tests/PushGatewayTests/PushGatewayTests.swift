import Testing

@testable import PushGateway
