// `import SwiftUI` brings Foundation and Combine with it, as it does on iOS.
@_exported import Combine
@_exported import FoundationGaps
@_exported import Observation
