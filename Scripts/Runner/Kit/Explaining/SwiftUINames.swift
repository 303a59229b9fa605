/// Public names of SwiftUI that the views for exercises do not have, with what stands in for them.
enum SwiftUINames {
  /// The types and functions, without those whose names a feature may well have itself, such as
  /// `Path`.
  private static let types = table(
    """
    AsyncImage: `Image(systemName:)`
    Canvas, Ellipse, UnevenRoundedRectangle: a `Rectangle`, `Text` or `Image`
    DatePicker, MultiDatePicker: a `Stepper` or a `Picker` of the dates
    ColorPicker: a `Picker` of colors
    NavigationSplitView: `NavigationStack`
    LazyHGrid: `LazyVGrid`, or a `List`
    Table, TableColumn, OutlineGroup: `List` or `Grid`
    Gauge: `ProgressView(value:)`
    GeometryReader, GeometryProxy, ViewThatFits, AnyLayout: stacks
    ControlGroup: `Section`
    ShareLink, PhotosPicker, PasteButton, SignInWithAppleButton: a `Button`
    TimelineView: a timer in an effect
    VideoPlayer, WebView, SceneView: a `Text`
    EnvironmentObject: a dependency of the feature
    AppStorage, SceneStorage: `@Shared(.appStorage("key"))` in the state
    ObservedObject, StateObject, Published, ObservableObject: `@ObservableState` above the state
    FetchRequest: a client of the feature
    LinearGradient, RadialGradient, AngularGradient, Gradient, Material: a `Color`
    DragGesture, TapGesture, LongPressGesture, MagnifyGesture, RotateGesture: a `Button`
    ButtonStyle, LabelStyle, ProgressViewStyle: a view of your own
    PreviewProvider: `#Preview { … }`
    UIApplication, UIColor, UIImage, NSColor, NSImage, UIDevice, UIScreen: nothing of a system
    """
  )

  /// The modifiers and methods.
  private static let members = table(
    """
    searchScopes: a `Picker` above the list
    datePickerStyle: a `Picker` of the dates
    navigationBarItems, navigationBarTrailing: `.toolbar { … }`
    navigationBarTitle: `.navigationTitle(…)`
    inspector: `.sheet(…)`
    actionSheet: `.confirmationDialog(…)`
    transaction, matchedGeometryEffect, symbolEffect: nothing
    rotationEffect, scaleEffect, position, blur, blendMode, zIndex, listRowInsets: nothing
    labelStyle, progressViewStyle, navigationViewStyle, keyboardShortcut: nothing
    gesture, simultaneousGesture, onLongPressGesture: a `Button`, or `.onTapGesture { … }`
    onDrag, onDrop, draggable, dropDestination: a `Button`
    onHover, onContinuousHover, hoverEffect: a `Button`
    accessibilityAction: a `Button`
    focusedValue, focusable: `.focused(…)`
    environmentObject: a dependency of the feature
    onReceive: an effect that sends actions
    colorInvert, hueRotation, saturation, brightness: `.foregroundStyle(…)`
    gridCellColumns, layoutPriority, alignmentGuide, containerRelativeFrame: stacks
    listRowBackground, scrollIndicators, scrollContentBackground, statusBarHidden: nothing
    scrollTargetBehavior, scrollPosition, scrollTransition: nothing
    toolbarBackground, toolbarColorScheme, presentationBackground: nothing
    sensoryFeedback, hapticFeedback: nothing
    tabViewStyle, indexViewStyle: `Tab(…)`
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
    },
    CheckedRule(id: "of-swiftui") { mistake in
      guard let (view, label) = mistake.labelOfSwiftUI else { return nil }
      return
        "`\(view)` takes no `\(label):` here. If SwiftUI's does, that is a form which these views,"
        + " drawn by a terminal, do not have."
    },
  ]
}

extension Mistake {
  /// A view in the error's line and a label that it does not have.
  fileprivate var labelOfSwiftUI: (view: String, label: String)? {
    guard message.hasPrefix("extra argument '") || message.hasPrefix("incorrect argument label"),
      let token, let label = names.first?.split(separator: ":").last.map(String.init),
      let open = code.openings(around: token).first, open > 0,
      lineTokens.contains(where: { $0.isWord(label) })
    else { return nil }
    let view = code.tokens[open - 1].text
    return code.isAView(view) && code.declarations.types(named: view).isEmpty ? (view, label) : nil
  }

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
