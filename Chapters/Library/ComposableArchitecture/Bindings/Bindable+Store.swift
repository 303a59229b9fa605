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

  /// A binding of the store of a presented child, which is `nil` while none is presented.
  ///
  /// Setting it to `nil`, as a view does that somebody closes, sends `.dismiss`, unless the child
  /// is gone already.
  ///
  /// - Parameters:
  ///   - state: The child's optional state.
  ///   - action: The case of the action that wraps the child's.
  ///   - fileID: The caller's file, as `#fileID` gives it.
  ///   - filePath: The caller's file, as `#filePath` gives it.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
  /// - Returns: The binding.
  @MainActor
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    let store = wrappedValue
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Binding(
      get: { @MainActor in
        store.scope(
          state: state,
          action: action.appending(path: \.presented),
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      },
      set: { @MainActor newValue in
        guard newValue == nil else { return }
        store.dismissChild(at: state, by: action, location)
      }
    )
  }
}

extension Store {
  fileprivate func dismissChild<ChildState, ChildAction>(
    at state: KeyPath<State, ChildState?>,
    by action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    _ location: IssueLocation
  ) {
    let isPresented = { self.withState { $0[keyPath: state] != nil } }
    guard !core.isInvalid, isPresented() else { return }
    send(AnyCasePath(action).embed(.dismiss))
    guard isPresented() else { return }
    location.report(
      """
      A binding closed a child, but its state is still there after the action ".dismiss".

      "ifLet(\\.$child, action: \\.child)" is what sets the state to nil. See that the parent's \
      body has it, and that it names the state and the action that this binding names.
      """
    )
  }
}
