/// Modifiers of scenes, lists and fields that a widget's picture cannot show: they are taken and
/// change nothing.
extension View {
  nonisolated public func badge(_ count: Int) -> some View { self }
  nonisolated public func badge(_ label: Text?) -> some View { self }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { self }
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View { self }
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { self }
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
  nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View { self }
  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint(
    _ hint: LocalizedStringResource
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint(
    _ hint: some StringProtocol
  ) -> some View { self }
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
  nonisolated public func controlWidgetStatus(_ status: Text) -> some View { self }
  @_disfavoredOverload
  nonisolated public func controlWidgetStatus(
    _ status: LocalizedStringResource
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func controlWidgetStatus(_ status: some StringProtocol) -> some View { self }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View { self }
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  nonisolated public func backgroundExtensionEffect() -> some View { self }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    self
  }
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}

extension Image {
  /// Sets the range of the image's brightness.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  /// Sets how the image is drawn where a home screen is tinted; a Live Activity never is.
  nonisolated public func widgetAccentedRenderingMode(
    _ mode: WidgetAccentedRenderingMode?
  ) -> some View { self }
}

/// How an image is drawn where a home screen is tinted.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let name: String
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// What a pointer above a view does.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}
/// What a person does, as the system hands it on.
open class NSUserActivity: @unchecked Sendable {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForSearch = false
  public var isEligibleForHandoff = false
  public var isEligibleForPrediction = false
  /// Creates what a person does.
  public init(activityType: String) { self.activityType = activityType }
  /// Makes it the present one.
  public func becomeCurrent() {}
}
/// The way that a phone is held.
public struct InterfaceOrientation: Hashable, Sendable {
  let name: String
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
/// The label of a keyboard's return key.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}
/// Which letters a keyboard makes capitals.
public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}
/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  let fraction: CGFloat
  public static let medium = PresentationDetent(fraction: 0.5)
  public static let large = PresentationDetent(fraction: 1)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: fraction)
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: height)
  }
}
/// How much something stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }
/// Whether materials look active.
public enum MaterialActiveAppearance: Hashable, Sendable {
  case automatic, active, inactive, matchWindow
}
/// How a symbol shows its value.
public enum SymbolVariableValueMode: Hashable, Sendable { case automatic, color, draw }
/// How a symbol's colours run.
public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }
