import Drawing

/// The environment values of the system's own views.
package struct SystemValues {
  package var colorScheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  package var dynamicTypeSize = DynamicTypeSize.large
  package var legibilityWeight: LegibilityWeight?
  /// Whether text styles have the sizes of a Watch.
  package var isWatch = false
  /// Whether they are those of a smaller Watch, of 40 to 42 mm.
  package var isSmallWatch = false
  /// Whether text styles have the sizes of the compact and the minimal island.
  package var isInSmallIsland = false
  /// The iOS of the phone, whose controls and colours it has.
  package var systemVersion = 18.0
  /// The phone's upright screen, in points: where nobody says which, that of the phone that most figures are made for.
  package var screen = Size(width: 393, height: 852)
  package var layoutDirection = LayoutDirection.leftToRight
  package var locale = Locale(identifier: "en_US")
  package var calendar = Calendar(identifier: .gregorian)
  package var timeZone = TimeZone.gmt
  /// The date that dynamic text is written for.
  package var now = Date(timeIntervalSince1970: 0)
  package var displayScale = 3.0
  package var isEnabled = true
  package var isLuminanceReduced = false
  package var redactionReasons: RedactionReasons = []
  package var reduceMotion = false

  // Text.
  package var font: Font?
  package var fontTraits = FontTraits()
  package var textMarks = TextMarks()
  package var lineLimit: Int?
  /// How many lines text keeps room for.
  package var leastLines: Int?
  package var minimumScaleFactor = 1.0
  package var allowsTightening = false
  package var truncationMode = Text.TruncationMode.tail
  package var textAlignment = TextAlignment.leading
  package var lineSpacing = 0.0
  var lineHeight: AttributedString.LineHeight?
  package var textCase: Text.Case?
  /// Who draws texts; nil is the system.
  var textRenderer: (any TextRenderer)?
  /// Nil is the system's own.
  package var contentTransition: ContentTransition?

  // Styles.
  /// The foreground by level, primary first; empty is the system's label colours.
  package var foreground: [ShapeStyleBox] = []
  package var tint: ShapeStyleBox?
  package var background: ShapeStyleBox?

  // Images and controls.
  package var imageScale = Image.Scale.medium
  package var symbolRenderingMode: SymbolRenderingMode?
  package var symbolVariants = SymbolVariants.none
  package var labelsHidden = false
  package var labelSpacing: CGFloat?
  /// The least width that icons of labels take, so that titles below one another begin at one place.
  package var labelIconWidth: CGFloat?
  package var controlSize = ControlSize.regular
  package var buttonBorderShape = ButtonBorderShape.automatic
  package var buttonSizing = ButtonSizing.automatic
  /// The radius of the container, which `ContainerRelativeShape` has at the container's edge.
  package var containerRadius: Double?
  /// The width of the container that `containerRelativeFrame` measures by; nil is the room that is offered.
  package var containerWidth: Double?
  /// Whether the place is so small that a phone draws a grey square for an image of many pixels.
  package var greysLargeImages = false
  package var buttonStyle: ButtonStyleBox?
  package var toggleStyle: StyleBox<ToggleStyleConfiguration>?
  package var progressStyle: StyleBox<ProgressViewStyleConfiguration>?
  package var gaugeStyle: StyleBox<GaugeStyleConfiguration>?
  package var labelStyle: StyleBox<LabelStyleConfiguration>?
  package var groupBoxStyle: StyleBox<GroupBoxStyleConfiguration>?
  package var disclosureGroupStyle: StyleBox<DisclosureGroupStyleConfiguration>?
  package var labeledContentStyle: StyleBox<LabeledContentStyleConfiguration>?
}
