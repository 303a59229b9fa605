/// Shows a view in Xcode while one writes it. Here, `workbook play` plays the previews of a feature
/// of the learner's own; an exercise has a screen for that.
///
/// ```swift
/// #Preview("At the limit") {
///   CounterView(store: Store(initialState: Counter.State(count: 99)) { Counter() })
/// }
/// ```
///
/// - Parameters:
///   - name: The name of the view in Xcode, and for `--preview` of `workbook play`.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ComposableArchitectureMacros", type: "PreviewMacro")

/// A preview with traits, such as the size in which Xcode draws it. A terminal has its own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait,
  _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ComposableArchitectureMacros", type: "PreviewMacro")

/// A setting for Xcode's previews; a terminal draws all in the same way.
public enum PreviewTrait: Sendable {
  case defaultLayout, sizeThatFitsLayout
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  case fixedLayout(width: Double, height: Double)
}
