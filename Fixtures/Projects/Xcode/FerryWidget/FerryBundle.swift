import SwiftUI
import WidgetKit

@main
struct FerryBundle: WidgetBundle {
  var body: some Widget {
    FerryLiveActivity()
  }
}
