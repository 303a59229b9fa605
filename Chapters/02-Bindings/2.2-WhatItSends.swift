import ComposableArchitecture
import TerminalUI

/// Exercise 2.2: a lamp, and a switch that turns it on and off.
enum WhatItSends {
  @Reducer
  struct Lamp {
    @ObservableState
    struct State: Equatable {
      var isOn = false
    }

    enum Action {
      case switchFlipped(Bool)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .switchFlipped(let isOn):
          state.isOn = isOn
          return .none
        }
      }
    }
  }

  /// Returns the binding of the switch.
  @MainActor
  static func isOn(of store: StoreOf<Lamp>) -> Binding<Bool> {
    Binding(
      get: { @MainActor in
        store.isOn
      },
      set: { @MainActor newValue in
        // TODO: Send the store `switchFlipped` with the new value.
      }
    )
  }
}
