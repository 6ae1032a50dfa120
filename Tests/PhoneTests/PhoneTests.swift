import Testing

@testable import Phone
