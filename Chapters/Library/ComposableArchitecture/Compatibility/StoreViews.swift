public import Foundation
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
  private var delete: ((IndexSet) -> Void)?
  private var move: ((IndexSet, Int) -> Void)?
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
    return ForEach(stores, content: content)._onDelete(perform: delete)._onMove(perform: move)
  }
}

@available(*, deprecated)
extension ForEachStore: DynamicViewContent {
  /// The elements.
  public var data: IdentifiedArray<ID, EachState> { store.core.state }

  /// Lets a person delete rows.
  public func _onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.delete = action
    return copy
  }

  /// Lets a person move rows.
  public func _onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.move = action
    return copy
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
