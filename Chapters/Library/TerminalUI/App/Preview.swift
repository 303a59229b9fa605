/// Shows a view in Xcode while one writes it. Here, it only has to compile: `workbook play` shows
/// the app of a screen.
///
/// ```swift
/// #Preview("At the limit") {
///   CounterView(store: Store(initialState: Counter.State(count: 99)) { Counter() })
/// }
/// ```
///
/// - Parameters:
///   - name: What Xcode calls the view.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ComposableArchitectureMacros", type: "PreviewMacro")
