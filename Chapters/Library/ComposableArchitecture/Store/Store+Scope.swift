extension Store {
  /// A store for a part of the state and its actions.
  ///
  /// ```swift
  /// SettingsView(store: store.scope(\.settings, action: \.settings))
  /// ```
  ///
  /// It is a window onto this store: there is one state, and actions sent to it arrive here,
  /// wrapped. Scoping by the same key paths again gives the same store.
  ///
  /// - Parameters:
  ///   - state: The part of the state.
  ///   - action: The case of the action that wraps the part's actions.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(id: .keyPaths(state: state, action: action)) {
      core.scope(state: state, action: AnyCasePath(action))
    }
  }

  /// A store for a part of the state, as above, where the action's key path names a single case.
  ///
  /// Such a key path is made once, and one of ``CaseKeyPath`` each time that it is named; scoping
  /// again, as views do whenever they are drawn, takes an eighth of the time.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> where Action: CasePathable {
    let id = ScopeID.keyPaths(state: state, action: action)
    if let child = children[id] as? Store<ChildState, ChildAction> { return child }
    // The same path as bindings and others name it: they must get the same store.
    let caseKeyPath: CaseKeyPath<Action, ChildAction> = \.[dynamicMember: action]
    let child = scope(state, action: caseKeyPath)
    if core.canCacheChildren { children[id] = child }
    return child
  }

  /// A store for a part of the state, spelled with the label `state:`, as before TCA 1.26.
  ///
  /// It is deprecated softly: TCA warns of it only where the package's trait
  /// `ComposableArchitecture2Deprecations` is on.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, renamed: "scope(_:action:)")
  #endif
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state, action: action)
  }

  /// The same, where the action's key path names a single case.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, renamed: "scope(_:action:)")
  #endif
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> where Action: CasePathable {
    scope(state, action: action)
  }

  /// A store for a part of the state, by functions: the form that documents S2 and S3 use, as in
  /// `store.scope(state: \.counter, action: Action.counter)`.
  ///
  /// - Returns: The store of the part; a new one each time.
  @available(
    *,
    deprecated,
    message: "Scope by key paths: 'store.scope(\\.child, action: \\.child)'."
  )
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    func open(_ core: some Core<State, Action>) -> any Core<ChildState, ChildAction> {
      ClosureScopedCore(base: core, state: toChildState, embed: fromChildAction)
    }
    return Store<ChildState, ChildAction>(core: open(core))
  }

  /// The store kept under `id`, or else a new one, which is kept.
  func child<ChildState, ChildAction>(
    id: ScopeID,
    core makeCore: () -> any Core<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    guard core.canCacheChildren else { return Store<ChildState, ChildAction>(core: makeCore()) }
    if let child = children[id] as? Store<ChildState, ChildAction> { return child }
    let child = Store<ChildState, ChildAction>(core: makeCore())
    children[id] = child
    return child
  }

  /// Says that scoping from here makes a new store each time, which views must not do.
  func reportUncachedChildren(_ location: @autoclosure () -> IssueLocation) {
    if core.canCacheChildren { return }
    location().report(
      """
      A store was scoped from a '\(Self.self)' that was itself scoped by functions, so each access \
      makes a new store, and an observer of it loses it again.

      To fix, scope by key paths all the way: 'store.scope(\\.child, action: \\.child)'.
      """
    )
  }
}

extension Store where State: ObservableState {
  /// A store for an optional part of the state, while it is not `nil`.
  ///
  /// ```swift
  /// if let childStore = store.scope(\.child, action: \.child) {
  ///   ChildView(store: childStore)
  /// }
  /// ```
  ///
  /// After the part has become `nil`, a store that was kept shows the last state, and actions sent
  /// to it change nothing and are reported by the reducer.
  ///
  /// - Parameters:
  ///   - stateKeyPath: The optional part of the state; for an enum, its case.
  ///   - actionKeyPath: The case of the action that wraps the part's actions.
  /// - Returns: The store of the part, or `nil` if there is none now.
  public func scope<ChildState, ChildAction>(
    _ stateKeyPath: KeyPath<State, ChildState?>,
    action actionKeyPath: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    reportUncachedChildren(
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    let id = ScopeID.keyPaths(state: stateKeyPath, action: actionKeyPath)
    guard let childState = state[keyPath: stateKeyPath] else {
      children[id] = nil
      return nil
    }
    return child(id: id) {
      let action = AnyCasePath(actionKeyPath)
      return core.scopeOptional(
        state: stateKeyPath,
        embed: { action.embed($0) },
        current: childState
      )
    }
  }

  /// A store for an optional part of the state, spelled with the label `state:`, as before TCA 1.26;
  /// deprecated softly.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, renamed: "scope(_:action:fileID:filePath:line:column:)")
  #endif
  public func scope<ChildState, ChildAction>(
    state stateKeyPath: KeyPath<State, ChildState?>,
    action actionKeyPath: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    scope(
      stateKeyPath,
      action: actionKeyPath,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The stores of the elements of a collection.
  ///
  /// ```swift
  /// ForEach(store.scope(\.rows, action: \.rows)) { rowStore in
  ///   RowView(store: rowStore)
  /// }
  /// ```
  ///
  /// An element keeps its store when others come, go and move. After the element is gone, its store
  /// shows the last state, and actions sent to it change nothing and are reported by the reducer.
  ///
  /// - Parameters:
  ///   - state: The collection.
  ///   - action: The case of the action that wraps the actions of elements.
  /// - Returns: The stores, in the order of the elements, each made when it is first asked for.
  public func scope<ElementID, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    reportUncachedChildren(
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    let elements = self.state[keyPath: state]
    return _StoreCollection(scope(state, action: action), elements: elements)
  }

  /// The stores of the elements of a collection, spelled with the label `state:`, as before TCA
  /// 1.26; deprecated softly.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, renamed: "scope(_:action:fileID:filePath:line:column:)")
  #endif
  public func scope<ElementID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
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
