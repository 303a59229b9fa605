public import Observation
public import TerminalUI

/// What SwiftUI demands of an object of which it makes bindings.
extension Store: Observable {}

extension Bindable {
  /// A field of a store's state, of which ``StoreField/sending(_:)`` makes a binding:
  /// `$store.count.sending(\.setCount)`.
  @MainActor
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StoreField<State, Action, Member> where Value == Store<State, Action> {
    StoreField(store: wrappedValue, keyPath: keyPath)
  }

  /// A binding of the store of a presented child, by its optional state: the spelling before TCA
  /// 1.25, which names a property marked `@Presents` without its `$`.
  ///
  /// Setting it to `nil`, as a view does that is closed, sends `.dismiss`, unless the child has
  /// gone by then, or another with another `id` has taken its place.
  ///
  /// - Parameters:
  ///   - state: The child's optional state.
  ///   - action: The case of the action that wraps the child's.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, message: "Write the property with '$', and a case after the scope.")
  #endif
  @MainActor
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentedChild(
      at: state,
      by: action,
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
