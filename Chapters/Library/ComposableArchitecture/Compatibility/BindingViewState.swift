public import TerminalUI

/// Marks a field of what a view sees, in the spelling before observable state: the field of a
/// feature that the view shows and changes.
///
/// ```swift
/// struct ViewState: Equatable {
///   @BindingViewState var name: String
///
///   init(_ store: BindingViewStore<Feature.State>) {
///     _name = store.$name
///   }
/// }
///
/// let viewStore = ViewStore(store, observe: ViewState.init)
/// TextField("Name", text: viewStore.$name)
/// ```
///
/// The name follows TCA.
@available(
  *,
  deprecated,
  message: "Mark the state '@ObservableState' and make bindings of the store."
)
@dynamicMemberLookup
@propertyWrapper
public struct BindingViewState<Value> {
  private let binding: Binding<Value>
  /// The value when the view looked: what two looks are compared by.
  private let seen: Value

  init(_ binding: Binding<Value>) {
    self.binding = binding
    seen = binding.wrappedValue
  }

  /// Marks a field by the projection of another.
  public init(projectedValue: Binding<Value>) {
    self.init(projectedValue)
  }

  /// The value of the field.
  public var wrappedValue: Value {
    get { binding.wrappedValue }
    nonmutating set { binding.wrappedValue = newValue }
  }

  /// The binding of the field.
  public var projectedValue: Binding<Value> { binding }

  /// A part of the field.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> BindingViewState<Subject> {
    BindingViewState<Subject>(binding[dynamicMember: keyPath])
  }
}

@available(*, deprecated)
extension BindingViewState: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.seen == rhs.seen
  }
}

@available(*, deprecated)
extension BindingViewState: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue }
}

/// A store from which a view's state with ``BindingViewState`` fields is made: the state of a
/// feature, and bindings of its fields.
///
/// The name follows TCA.
@available(
  *,
  deprecated,
  message: "Mark the state '@ObservableState' and make bindings of the store."
)
@preconcurrency
@MainActor
@dynamicMemberLookup
@propertyWrapper
public struct BindingViewStore<State> {
  private let readState: () -> State
  private let sendBinding: (BindingAction<State>) -> Void

  /// - Parameters:
  ///   - state: Reads the state as it is now.
  ///   - send: Sends a binding action.
  init(state: @escaping () -> State, send: @escaping (BindingAction<State>) -> Void) {
    readState = state
    sendBinding = send
  }

  /// The state.
  public var wrappedValue: State { readState() }

  /// The store itself, whose members with `$` are bindings.
  public var projectedValue: Self { self }

  /// Reads a field.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }

  /// A field that is marked ``BindingState``, to be shown and changed by a view.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> {
    let binding = Binding(
      get: { @MainActor in readState()[keyPath: keyPath].wrappedValue },
      set: { @MainActor value in
        let watch = BindingWatch(location: readState()[keyPath: keyPath].location)
        let action = BindingAction.change(keyPath, value, watchedBy: watch)
        sendBinding(action)
        watch.explain(action, with: readState()) { $0[keyPath: keyPath].wrappedValue = value }
      }
    )
    return BindingViewState(binding)
  }
}

@available(*, deprecated, message: "Mark the state '@ObservableState' and use the store itself.")
extension ViewStore where ViewState: Equatable {
  /// Sees a part of the state that has bindings of its own, and sends the store's actions.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState
  ) where ViewAction: BindableAction, ViewAction.State == State {
    let bindings = BindingViewStore<State>(
      state: { store.withState { $0 } },
      send: { store.send(.binding($0)) }
    )
    self.init(store, observe: { _ in toViewState(bindings) }, removeDuplicates: { $0 == $1 })
  }
}
