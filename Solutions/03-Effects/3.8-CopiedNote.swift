// REPAIR
import ComposableArchitecture

/// Exercise 3.8: a secret note that is copied, and leaves the clipboard two seconds later.
enum CopiedNote {
  enum Cause { case awaitIsMissing, effectCapturesState, errorIsNotCaught, tryIsMissing }
  // BEGIN SOLUTION
  static let cause: Cause? = .awaitIsMissing
  // END SOLUTION
  // STUB: static let cause: Cause? = nil

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var isOnClipboard = false
    }

    enum Action {
      case clipboardCleared
      /// The view has put the note on the clipboard.
      case noteCopied
    }

    enum CancelID { case clearing }

    let clearClipboard: @Sendable () async -> Void
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .clipboardCleared:
          state.isOnClipboard = false
          return .none

        case .noteCopied:
          state.isOnClipboard = true
          return .run { send in
            // BEGIN SOLUTION
            try await clock.sleep(for: .seconds(2))
            // END SOLUTION
            // STUB: // A first mend, which let the second of two notes vanish at once:
            // STUB: // try? await clock.sleep(for: .seconds(2))
            // STUB: try clock.sleep(for: .seconds(2))
            await clearClipboard()
            await send(.clipboardCleared)
          }
          .cancellable(id: CancelID.clearing, cancelInFlight: true)
        }
      }
    }
  }
}
