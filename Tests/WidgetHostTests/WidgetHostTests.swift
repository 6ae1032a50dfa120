import Testing

@testable import WidgetHost
