public import TerminalUI

/// A view for an optional part of a state while it is there, in the spelling before observable
/// state.
///
/// Newer code writes `if let store = store.scope(\.child, action: \.child) { … }`.
@available(*, deprecated, message: "Use 'if let' with 'store.scope(_:action:)'.")
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: (Store<State, Action>?) -> Content
  @TerminalUI.State private var changes = StoreChanges<Bool>()

  /// Shows what a closure makes of the store, if there is one.
  public var body: some View {
    let isPresent = changes.observe(store, { $0 != nil }, removeDuplicates: { $0 == $1 })
    return content(isPresent ? store.unwrapped() : nil)
  }

  /// Shows one view while the state is there, and another while it is not.
  ///
  /// - Parameters:
  ///   - store: The store of the optional state.
  ///   - ifContent: Makes the view of a store of the state.
  ///   - elseContent: Makes the view without a state.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.store = store
    let elseContent = elseContent()
    content = { store in
      if let store { return ViewBuilder.buildEither(first: ifContent(store)) }
      return ViewBuilder.buildEither(second: elseContent)
    }
  }

  /// Shows a view while the state is there.
  ///
  /// - Parameters:
  ///   - store: The store of the optional state.
  ///   - ifContent: Makes the view of a store of the state.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.store = store
    content = { $0.map(ifContent) }
  }
}

extension Store {
  /// The store of the value of an optional state, while there is one.
  fileprivate func unwrapped<Value>() -> Store<Value, Action>? where State == Value? {
    guard let current = core.state else {
      children[.element("value")] = nil
      return nil
    }
    return child(id: .element("value")) {
      core.scopeOptional(state: \.self, embed: { $0 }, current: current)
    }
  }
}

/// A view for each element of a collection in a state, in the spelling before observable state.
///
/// Newer code writes `ForEach(store.scope(\.rows, action: \.rows)) { store in … }`.
@available(*, deprecated, message: "Use 'ForEach' with 'store.scope(_:action:)'.")
public struct ForEachStore<
  EachState,
  EachAction,
  ID: Hashable & Sendable,
  Content: View
>: View {
  private let store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>
  private let content: (Store<EachState, EachAction>) -> Content
  @TerminalUI.State private var changes = StoreChanges<[ID]>()

  /// Creates views of the elements.
  ///
  /// - Parameters:
  ///   - store: The store of the collection.
  ///   - content: Makes the view of an element's store.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// The views of the elements.
  public var body: some View {
    changes.observe(store, { Array($0.ids) }, removeDuplicates: { $0 == $1 })
    let stores = _StoreCollection(store, elements: store.withState { $0 })
    return ForEach(stores, content: content)
  }
}

/// A view for the case that an enum state is in, in the spelling before observable state.
///
/// ```swift
/// SwitchStore(store) { state in
///   switch state {
///   case .form:
///     CaseLet(/Feature.State.form, action: Feature.Action.form, then: FormView.init)
///   case .detail:
///     CaseLet(/Feature.State.detail, action: Feature.Action.detail, then: DetailView.init)
///   }
/// }
/// ```
///
/// Newer code writes `switch store.case { … }`.
@available(*, deprecated, message: "Use 'switch' with 'store.case'.")
public struct SwitchStore<State, Action, Content: View>: View {
  private let store: Store<State, Action>
  private let content: (State) -> Content
  @TerminalUI.State private var changes = StoreChanges<State>()

  /// Creates a view of the case.
  ///
  /// - Parameters:
  ///   - store: The store of the enum.
  ///   - content: Makes the view, as a rule by a `switch` over the state with a ``CaseLet`` for
  ///     each case.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// The view of the case.
  public var body: some View {
    let state = changes.observe(store, { $0 }, removeDuplicates: isSameCase)
    return Surrounded(content(state)) { [store] in $0.enumStore = store }
  }

  private var isSameCase: (State, State) -> Bool {
    { enumTag(of: $0) == enumTag(of: $1) }
  }
}

/// A view for one case of an enum state, in a ``SwitchStore``.
@available(*, deprecated, message: "Use 'switch' with 'store.case'.")
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  private let toCaseState: (EnumState) -> CaseState?
  private let fromCaseAction: (CaseAction) -> EnumAction
  private let content: (Store<CaseState, CaseAction>) -> Content
  @Environment(\.enumStore) private var enumStore

  /// Creates a view of a case.
  ///
  /// - Parameters:
  ///   - toCaseState: Reads what the case holds.
  ///   - fromCaseAction: Wraps an action of the case.
  ///   - content: Makes the view of a store of the case.
  public init(
    _ toCaseState: @escaping (EnumState) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
  ) {
    self.toCaseState = toCaseState
    self.fromCaseAction = fromCaseAction
    self.content = content
  }

  /// Creates a view of a case.
  ///
  /// - Parameters:
  ///   - path: The case of the state.
  ///   - fromCaseAction: Wraps an action of the case.
  ///   - content: Makes the view of a store of the case.
  public init(
    _ path: AnyCasePath<EnumState, CaseState>,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
  ) {
    self.init({ path.extract(from: $0) }, action: fromCaseAction, then: content)
  }

  /// The view, while the state is in the case.
  public var body: some View {
    if let store = (enumStore as? Store<EnumState, EnumAction>)?
      .caseStore(toCaseState, fromCaseAction)
    {
      content(store)
    }
  }
}

extension Store {
  /// The store of what a case of the state holds, while the state is in the case.
  fileprivate func caseStore<CaseState, CaseAction>(
    _ toCaseState: @escaping (State) -> CaseState?,
    _ fromCaseAction: @escaping (CaseAction) -> Action
  ) -> Store<CaseState, CaseAction>? {
    guard let current = toCaseState(core.state) else { return nil }
    @MainActor
    func open(_ core: some Core<State, Action>) -> any Core<CaseState, CaseAction> {
      ClosureScopedCore(base: core, state: { toCaseState($0) ?? current }, embed: fromCaseAction)
    }
    return child(id: .element(ObjectIdentifier(CaseState.self))) { open(core) }
  }
}

extension View {
  /// Shows a sheet while a feature presents another, in the spelling before observable state
  /// (document S3).
  ///
  /// - Parameters:
  ///   - store: The store of the presented feature's state, scoped by `\.$form`.
  ///   - onDismiss: Called when the sheet has been closed.
  ///   - content: Makes what is on the sheet.
  @available(*, deprecated, message: "Use 'sheet(item:)' with '$store.scope(_:action:)'.")
  public func sheet<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> some View
  ) -> some View {
    StoreSheet(store: store, base: self, onDismiss: onDismiss, content: content)
  }
}

/// A view with a sheet for a presented feature.
private struct StoreSheet<State, Action, Base: View, Content: View>: View {
  let store: Store<PresentationState<State>, PresentationAction<Action>>
  let base: Base
  let onDismiss: (() -> Void)?
  let content: (Store<State, Action>) -> Content
  @TerminalUI.State private var changes = StoreChanges<Presence>()

  var body: some View {
    let presence = changes.observe(store, Presence.init, removeDuplicates: ==)
    let item = Binding<Store<State, Action>?>(
      get: { @MainActor in presence.isPresenting ? store.presented() : nil },
      set: { @MainActor newValue in
        guard newValue == nil, presence.isPresenting, Presence(store.core.state) == presence
        else { return }
        store.send(.dismiss)
      }
    )
    return base.sheet(item: item, onDismiss: onDismiss, content: content)
  }
}

/// Whether a feature is presented, and which: a sheet that closes late must not close the next one.
private struct Presence: Equatable {
  let isPresenting: Bool
  let id: AnyHashable?

  init<State>(_ presentation: PresentationState<State>) {
    isPresenting = presentation.isPresenting
    id = presentation.wrappedValue.flatMap(valueIdentity)
  }
}

extension Store {
  /// The store of a presented feature, while it is presented.
  fileprivate func presented<ChildState, ChildAction>() -> Store<ChildState, ChildAction>?
  where State == PresentationState<ChildState>, Action == PresentationAction<ChildAction> {
    guard let current = core.state.wrappedValue else {
      children[.element("presented")] = nil
      return nil
    }
    return child(id: .element("presented")) {
      core.scopeOptional(
        state: \.wrappedValue,
        embed: { .presented($0) },
        current: current
      )
    }
  }
}
