@_exported import ActivityKit
@_exported import SwiftUI
