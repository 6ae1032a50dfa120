@_exported import SwiftUI
@_exported import UserNotifications
