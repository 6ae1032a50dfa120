import Testing

@testable import WidgetProtocol
