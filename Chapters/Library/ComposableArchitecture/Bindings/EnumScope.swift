public import TerminalUI

/// Something that holds the state of a presented child, or nothing: an optional, or the
/// ``PresentationState`` behind a property marked `@Presents`.
public protocol _PresentationContainer<Unwrapped> {
  /// The type of the child's state.
  associatedtype Unwrapped

  /// The path to the child's state, `nil` while nothing is presented, by the path to the container.
  static func _unwrappedPath<Root>(_ path: KeyPath<Root, Self>) -> KeyPath<Root, Unwrapped?>
}

extension Optional: _PresentationContainer {
  public static func _unwrappedPath<Root>(
    _ path: KeyPath<Root, Wrapped?>
  ) -> KeyPath<Root, Wrapped?> {
    path
  }
}

extension PresentationState: _PresentationContainer {
  public static func _unwrappedPath<Root>(
    _ path: KeyPath<Root, PresentationState<State>>
  ) -> KeyPath<Root, State?> {
    path.appending(path: \.wrappedValue)
  }
}

extension Bindable {
  /// A binding of the store of a presented child, which is `nil` while none is presented.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.$form, action: \.form)) { store in
  ///   FormView(store: store)
  /// }
  /// ```
  ///
  /// If the child is an enum of features, made by ``Reducer()``, its cases are members of it:
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { store in
  ///   EditView(store: store)
  /// }
  /// ```
  ///
  /// Setting it to `nil`, as a view does that is closed, sends `.dismiss`, unless the child has
  /// gone by then, or another with another `id` has taken its place.
  ///
  /// - Parameters:
  ///   - state: The place of the child's state: the projected value of a property marked
  ///     `@Presents`, such as `\.$destination`, or an optional.
  ///   - action: The case of the action that wraps the child's.
  @MainActor
  public func scope<State: ObservableState, Action, Container, ChildAction>(
    _ state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Unwrapped, ChildAction>?>
  where Value == Store<State, Action>, Container: _PresentationContainer {
    wrappedValue.presentedChild(
      at: Container._unwrappedPath(state),
      by: action,
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// A binding of the store of a presented child, spelled with the label `state:`, as before TCA
  /// 1.26; deprecated softly.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, renamed: "scope(_:action:fileID:filePath:line:column:)")
  #endif
  @MainActor
  public func scope<State: ObservableState, Action, Container, ChildAction>(
    state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Unwrapped, ChildAction>?>
  where Value == Store<State, Action>, Container: _PresentationContainer {
    scope(
      state,
      action: action,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension Binding {
  /// A binding of the store of a presented child, which is `nil` while none is presented. See
  /// `Bindable`'s method of this name.
  @MainActor
  public func scope<State: ObservableState, Action, Container, ChildAction>(
    _ state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Unwrapped, ChildAction>?>
  where Value == Store<State, Action>, Container: _PresentationContainer {
    wrappedValue.presentedChild(
      at: Container._unwrappedPath(state),
      by: action,
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// A binding of the store of a presented child, spelled with the label `state:`, as before TCA
  /// 1.26; deprecated softly.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, renamed: "scope(_:action:fileID:filePath:line:column:)")
  #endif
  @MainActor
  public func scope<State: ObservableState, Action, Container, ChildAction>(
    state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Unwrapped, ChildAction>?>
  where Value == Store<State, Action>, Container: _PresentationContainer {
    scope(
      state,
      action: action,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// A binding of what one case of a presented enum of features holds; `nil` while another case, or
  /// nothing, is presented.
  ///
  /// For a feature it is a store, for any other case the value, and `Void` if it has none:
  ///
  /// ```swift
  /// $store.scope(\.$destination, action: \.destination).edit  // Binding<StoreOf<Edit>?>
  /// ```
  ///
  /// An alert or a dialog is a value as well, and no store to which its buttons could send. It is
  /// a store if the case is marked ``ReducerCaseIgnored()``, and the enum declares its `Action`
  /// with a case of the same name.
  ///
  /// Setting it to `nil` sends `.dismiss` if the case is presented; otherwise nothing happens. No
  /// other value can be set.
  @MainActor
  public subscript<State, Action, Case>(
    dynamicMember path: KeyPath<
      State.StateReducer.CaseScope.Paths, CaseScopePath<State, Action, Case>
    >
  ) -> Binding<Case?>
  where
    Value == Store<State, Action>?,
    State: CaseReducerState,
    State.StateReducer.CaseScope: _CaseScope
  {
    let path = State.StateReducer.CaseScope.paths[keyPath: path]
    return Binding<Case?>(
      get: { @MainActor in wrappedValue.flatMap { path.extract($0) } },
      set: { @MainActor newValue in
        guard newValue == nil, let store = wrappedValue, path.extract(store) != nil else { return }
        wrappedValue = nil
      }
    )
  }
}

/// The scopes that ``Reducer()`` generates for an enum of features: one store or value for each
/// case, and the paths to them.
public protocol _CaseScope {
  /// A type with a ``CaseScopePath`` for each case, of the same name.
  associatedtype Paths

  /// The paths to the cases.
  @MainActor static var paths: Paths { get }
}

/// The way from the store of an enum of features to what one of its cases holds.
public struct CaseScopePath<State, Action, Case>: Sendable {
  let extract: @MainActor (Store<State, Action>) -> Case?

  /// Makes a path to a case.
  ///
  /// - Parameter extract: Returns what the case holds, or `nil` if the store is in another case.
  public init(_ extract: @escaping @MainActor (Store<State, Action>) -> Case?) {
    self.extract = extract
  }
}
