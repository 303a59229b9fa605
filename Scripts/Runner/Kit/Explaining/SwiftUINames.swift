/// Public names of SwiftUI that the views for exercises do not have, with what stands in for them.
enum SwiftUINames {
  /// The types and functions, without those whose names a feature may well have itself, such as
  /// `Path`.
  private static let types = table(
    """
    AsyncImage: `Image(systemName:)`
    Canvas, RoundedRectangle, Rectangle, Circle, Capsule, Ellipse: `Text` or `Image`
    DatePicker, MultiDatePicker: a `Stepper` or a `Picker` of the dates
    ColorPicker: a `Picker` of colors
    NavigationSplitView: `NavigationStack`
    NavigationView: `NavigationStack`
    NavigationPath: `StackState`, which holds the pages themselves
    LazyVGrid, LazyHGrid: `Grid`, or a `List`
    LazyVStack: `VStack` or `List`
    LazyHStack: `HStack`
    Table, TableColumn, OutlineGroup: `List` or `Grid`
    Gauge: `ProgressView(value:)`
    GeometryReader, ViewThatFits, AnyLayout: stacks
    GroupBox, ControlGroup: `Section`
    DisclosureGroup: a `Toggle` and an `if`
    TextEditor: `TextField`
    Menu: a `Picker`, or buttons
    EditButton: a `Button` that sends an action
    ShareLink, PhotosPicker, PasteButton, SignInWithAppleButton: a `Button`
    TimelineView: a timer in an effect
    VideoPlayer, WebView, SceneView: a `Text`
    Environment, EnvironmentObject: a dependency of the feature
    AppStorage, SceneStorage: `@Shared(.appStorage("key"))` in the state
    ObservedObject, StateObject, Published, ObservableObject: `@ObservableState` above the state
    FetchRequest: a client of the feature
    AnyTransition, withAnimation: nothing
    LinearGradient, RadialGradient, Gradient, Material: a `Color`
    UIApplication, UIColor, UIImage, NSColor, NSImage, UIDevice, UIScreen: nothing of a system
    """
  )

  /// The modifiers and methods.
  private static let members = table(
    """
    searchable, searchScopes: a `TextField` above the list
    badge: a `Text` in the row
    datePickerStyle: a `Picker` of the dates
    navigationBarItems, navigationBarTrailing: `.toolbar { … }`
    navigationBarTitle: `.navigationTitle(…)`
    fullScreenCover, popover, inspector: `.sheet(…)`
    actionSheet: `.confirmationDialog(…)`
    animation, transition, matchedGeometryEffect, symbolEffect: nothing
    rotationEffect, scaleEffect, offset, position, blur, shadow, clipShape, cornerRadius: nothing
    gesture, simultaneousGesture, onDrag, onDrop, draggable, dropDestination: a `Button`
    onHover, onContinuousHover, hoverEffect: a `Button`
    accessibilityAction: a `Button`
    focusedValue, focusable: `.focused(…)`
    environmentObject: a dependency of the feature
    onReceive: an effect that sends actions
    colorInvert, hueRotation, saturation, brightness: `.foregroundStyle(…)`
    gridCellColumns, layoutPriority, alignmentGuide, containerRelativeFrame: stacks
    scrollTargetBehavior, scrollPosition, scrollTransition: nothing
    toolbarBackground, toolbarColorScheme, presentationBackground: nothing
    sensoryFeedback, hapticFeedback: nothing
    tabViewStyle, indexViewStyle, tabItem: `Tab(…)`
    """
  )

  /// The stand-in for a name; nil if it is no such name.
  ///
  /// - Parameter isMember: Whether it stands behind a view and a dot.
  static func standIn(for name: String, isMember: Bool) -> String? {
    isMember ? members[name] : types[name]
  }

  /// Lines of names, each with what stands in for them.
  private static func table(_ text: String) -> [String: String] {
    var standIns: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstRange(of: ": ") else { continue }
      for name in line[..<colon.lowerBound].split(separator: ",") {
        standIns[String(name).trimmed] = String(line[colon.upperBound...])
      }
    }
    return standIns
  }
}

extension CheckedRule {
  /// Names of SwiftUI that are spelled as they should be, and are not here.
  static let swiftUINames = [
    CheckedRule(id: "of-swiftui") { mistake in
      guard let (name, isMember) = mistake.nameOfSwiftUI,
        !mistake.code.library.all.contains(name),
        let standIn = SwiftUINames.standIn(for: name, isMember: isMember)
      else { return nil }
      let instead = standIn == "nothing" ? "Leave it out." : "Take \(standIn)."
      return Explanation(
        "`\(name)` is SwiftUI's, and these views, which a terminal draws, do not have it. \(instead)",
        cause: "SwiftUI \(name)"
      )
    }
  ]
}

extension Mistake {
  /// The name that the compiler does not know, if it may be one of SwiftUI's, and whether it stands
  /// behind a view.
  fileprivate var nameOfSwiftUI: (String, isMember: Bool)? {
    if let name = unknownName { return (name, false) }
    if message.hasPrefix("unknown attribute '") { return names.first.map { ($0, false) } }
    guard let (owner, name) = ownerAndMember, owner == "some View" || code.isAView(owner) else {
      return nil
    }
    return (name, true)
  }
}

extension ExplainedCode {
  /// Whether a type's name is that of a view, such as `Text` or `List<…>`.
  fileprivate func isAView(_ name: String) -> Bool {
    let plain = String(name.prefix { $0 != "<" })
    return library.names(of: LibraryNames.terminalUI).contains(plain)
      || declarations.type(plain)?.inherited.contains("View") == true
  }
}
