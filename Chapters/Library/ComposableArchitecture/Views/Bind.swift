public import TerminalUI

/// Something with a value to read and to write: a binding, or a property of a view.
public protocol _Bindable {
  /// The type of the value.
  associatedtype Value

  /// The value.
  var wrappedValue: Value { get nonmutating set }
}

extension Binding: _Bindable {}
extension State: _Bindable {}
extension FocusState: _Bindable {}
extension FocusState.Binding: _Bindable {}

extension View {
  /// Keeps a value of a feature's state and a property of the view equal, such as the focus.
  ///
  /// ```swift
  /// @FocusState private var focus: Feature.State.Field?
  ///
  /// TextField("Title", text: $store.title)
  ///   .focused($focus, equals: .title)
  ///   .bind($store.focus, to: $focus)
  /// ```
  ///
  /// When the view appears, the property gets the state's value.
  public func bind<ModelValue: _Bindable, ViewValue: _Bindable>(
    _ modelValue: ModelValue,
    to viewValue: ViewValue
  ) -> some View
  where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
    Bound(content: self, modelValue: modelValue, viewValue: viewValue)
  }
}

/// A view with a property that follows a value of the state, and is followed by it.
private struct Bound<Content: View, ModelValue: _Bindable, ViewValue: _Bindable>: View
where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
  let content: Content
  let modelValue: ModelValue
  let viewValue: ViewValue
  @State private var hasAppeared = false

  var body: some View {
    content
      .onAppear {
        if hasAppeared { return }
        hasAppeared = true
        setViewValue(modelValue.wrappedValue)
      }
      .onChange(of: modelValue.wrappedValue) { _, newValue in setViewValue(newValue) }
      .onChange(of: viewValue.wrappedValue) { _, newValue in
        if modelValue.wrappedValue != newValue { modelValue.wrappedValue = newValue }
      }
  }

  private func setViewValue(_ newValue: ModelValue.Value) {
    if viewValue.wrappedValue != newValue { viewValue.wrappedValue = newValue }
  }
}
