import SwiftUI
import WidgetKit
