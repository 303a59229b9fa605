import ComposableArchitecture
import TerminalUI

/// A counter with a text field, and today's binding for it.
enum BindingGetSend {
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0

      /// The count as a text field shows it.
      var countString: String { String(count) }
    }

    enum Action {
      case countTyped(String)
      case incrementButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .countTyped(let text):
          state.count = Int(text) ?? state.count
          return .none
        case .incrementButtonTapped:
          state.count += 1
          return .none
        }
      }
    }
  }

  @MainActor
  struct Screen {
    @Bindable var store: StoreOf<Counter>

    /// The binding of the text field.
    var count: Binding<String> {
      // TODO: Show `countString`, and send `countTyped`.
      .constant("")
    }
  }
}

// From the inside: the same without `@Bindable`, for any state and any action.

extension Store where State: ObservableState {
  /// A binding for a control: it shows a part of the state, and an edit becomes an action.
  ///
  /// - Parameters:
  ///   - get: Makes the control's value of the state.
  ///   - send: Makes an action of the value that the control writes.
  func binding<Value>(
    get: @escaping @Sendable (State) -> Value,
    send: @escaping @Sendable (Value) -> Action
  ) -> Binding<Value> {
    // TODO: This one shows an old value forever, and drops every edit.
    let value = get(state)
    return Binding(get: { @MainActor in value }, set: { _ in })
  }

  /// A binding for a control whose every edit means the same, such as an alert that is closed.
  ///
  /// - Parameters:
  ///   - get: Makes the control's value of the state.
  ///   - action: The action to send for every edit.
  func binding<Value>(
    get: @escaping @Sendable (State) -> Value,
    send action: Action
  ) -> Binding<Value> where Action: Sendable {
    // TODO: Send `action` for every edit.
    let value = get(state)
    return Binding(get: { @MainActor in value }, set: { _ in })
  }
}
