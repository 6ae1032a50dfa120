extension FindingTable {
  /// Findings about the order on a card, and about what differs between states and appearances.
  static let lintsOfStates: [Row] = [
    lint(
      "card-like-notification", number: "L02", .warning, "A card does not imitate a notification.",
      fix: "Lay it out for what it tells: no icon, title, text and time in the system's manner.",
      source: "WWDC23 10194"),
    lint(
      "card-without-emphasis", number: "L03", .info,
      "The most important information is the largest.",
      threshold: "3 texts or more of one size and weight, and no other (own)",
      fix: "Set the value that people look for larger or heavier than the rest.",
      source: "WWDC23 10194"),
    lint(
      "hue-turns-with-appearance", number: "L06", .info,
      "A brand's colour stays when the appearance changes.",
      threshold: "30° of hue (own)", fix: "Change lightness between light and dark, not the hue.",
      source: "WWDC23 10194"),
    lint(
      "card-stretch-empty", number: "L08", .warning, "A card has no empty stretch.",
      threshold: "25 % of the height (own)",
      fix: "Let the height follow the content: no Spacer, no fixed height.", source: "WWDC23 10194"),
    lint(
      "card-height-fixed", number: "L09", .info, "A card's height follows its content.",
      threshold: "equal height with another number of rows (own)",
      fix: "Leave out fixed heights: the card grows and shrinks between states.",
      source: "WWDC23 10194"),
    lint(
      "number-without-transition", number: "L11", .info, "Numbers that change count up or down.",
      threshold: "a text that differs between two states in its digits only",
      fix: "Add .contentTransition(.numericText(value: …)).", source: "WWDC23 10194"),
    lint(
      "too-much-moves", number: "L12", .info, "One thing moves at a time.",
      threshold: "3 elements or more, and more than half of those that stay (own)",
      fix: "Keep the places of what does not change.", source: "WWDC23 10194"),
  ]

  /// Findings about colours, logos and heights.
  static let lintsOfLooks: [Row] = [
    lint(
      "card-too-colorful", .warning,
      "A card is not too intense in colour: it lies among notifications.",
      threshold: "3 vivid hues, 50° apart, each on a tenth of the card (own)",
      fix: "Keep one colour for the ground and one for what matters.", source: "WWDC23 10184"),
    lint(
      "card-is-logo", .warning, "A card shows what people follow, not a large logo.",
      threshold: "a picture on a fifth of the card, texts on less than a quarter of that (own)",
      fix: "Make the logo small, or leave it out: the value comes first.", source: "WWDC23 10184"),
    lint(
      "island-text-dark", .warning, "Text can be read on the island's black.",
      threshold: "contrast 3 (own)", fix: "Use a lighter colour in the island.",
      source: "WWDC23 10184; WWDC23 10194"),
    lint(
      "compact-is-logo", .warning,
      "The compact island says more than a logo, and the minimal one does not only repeat it.",
      threshold: "pictures without a text, equal in all states",
      fix: "Show the value that changes on one side.",
      source: "HIG Live Activities; WWDC23 10194"),
    lint(
      "alert-cause-unchanged", .info, "What caused an alert is what changes on the screen.",
      threshold: "only times changed, and a word of the alert stands as before (own)",
      fix: "Show what the alert tells, larger or in another colour, while it is new.",
      source: "WWDC23 10194"),
    lint(
      "expanded-height-fixed", .info, "The height of the expanded island follows its content.",
      threshold: "equal height with another number of rows (own)",
      fix: "Leave out fixed heights and Spacer: the island grows and shrinks between states.",
      source: "WWDC23 10194"),
  ]

  /// Findings about StandBy, Always-On, Watch, CarPlay, a narrow island, and about what texts say.
  static let lintsOfContexts: [Row] = [
    lint(
      "image-too-coarse", number: "L15", .info, "Images are sharp at StandBy's size.",
      threshold: "twice the width in the device's pixels; a warning when it is blurred as it is",
      fix: "Supply larger bitmaps, or vectors.", source: "WWDC23 10194"),
    lint(
      "standby-ground-ends", number: "L17", .info, "In StandBy the ground fills the screen.",
      threshold: "a ground of its own over 95 % of the card, drawn alike in StandBy (own)",
      fix:
        "Use activityBackgroundTint, or leave the ground out where isActivityFullscreen is true.",
      source: "WWDC23 10194"),
    lint(
      "always-on-unsuitable", number: "L19", .warning,
      "On an Always-On display everything can still be read, and little is bright.",
      threshold: "contrast 3 at half the light (own); 40 % of the area above luminance 0.5 (own)",
      fix: "Read isLuminanceReduced: brighter text, darker grounds.",
      source: "ActivityKit, custom views; HIG Live Activities"),
    lint(
      "private-text-shown", number: "L44", .warning,
      "What is private does not show on a locked phone.",
      threshold: "mail addresses, card, account and phone numbers; amounts as information",
      fix: "Add .privacySensitive(), or show a harmless summary.", source: "HIG Live Activities"),
    lint(
      "advertising-shown", number: "L45", .info, "A Live Activity does not advertise.",
      threshold: "a list of phrases (own)",
      fix: "Show what the person follows, nothing else.", source: "HIG Live Activities"),
    lint(
      "small-family-missing", number: "L49", .info, "Watch and CarPlay have a view of their own.",
      fix: "Add .supplementalActivityFamilies([.small]) and lay out for activityFamily == .small.",
      source: "ActivityKit, custom views"),
    lint(
      "carplay-content-cut", number: "L50", .warning, "The small view fits CarPlay's sizes.",
      threshold: "170 × 78, 240 × 78, 240 × 100 pt (HIG)",
      fix: "Let texts shrink or drop parts in the small family.", source: "HIG Live Activities"),
    lint(
      "watch-content-cut", .warning, "The small view fits the smallest Watch.",
      threshold: "152 × 69.5 pt at 40 mm (HIG)",
      fix: "Let texts shrink or drop parts in the small family; watchOS sets text styles larger.",
      source: "HIG Live Activities"),
    lint(
      "carplay-too-wordy", .info, "A glance at a dashboard takes in what the small view says.",
      threshold: "8 words (own)",
      fix: "Show the value and one word beside it where activityFamily is .small.",
      source: "HIG Live Activities; WWDC25 216"),
    lint(
      "keyline-color-foreign", number: "L54", .info, "The keyline has a colour of the content.",
      threshold: "60° of hue (own)",
      fix: "Take the content's colour for keylineTint, or leave it out.",
      source: "ActivityKit, custom views"),
    lint(
      "narrow-island-ignored", number: "L55", .info,
      "Compact views know the narrow island of iOS 27.",
      threshold: "40 pt a side (own), and isDynamicIslandLimitedInWidth is not read",
      fix: "Show less where isDynamicIslandLimitedInWidth is true.", source: "WWDC26 223"),
  ]
}
