import Testing

@testable import FoundationGaps
