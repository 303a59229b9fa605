/// The files with which a feature of the learner's own begins.
struct FeatureTemplate {
  let name: String

  /// A feature that counts, its view and its preview.
  var feature: String {
    """
    import ComposableArchitecture
    import TerminalUI

    @Reducer
    struct \(name) {
      @ObservableState
      struct State: Equatable {
        var count = 0
      }

      enum Action {
        case incrementButtonTapped
      }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .incrementButtonTapped:
            state.count += 1
            return .none
          }
        }
      }
    }

    struct \(name)View: View {
      let store: StoreOf<\(name)>

      var body: some View {
        Form {
          Text("Count: \\(store.count)")
          Button("Increment") { store.send(.incrementButtonTapped) }
        }
      }
    }

    #Preview {
      \(name)View(store: Store(initialState: \(name).State()) { \(name)() })
    }

    """
  }

  /// One test, which passes.
  var tests: String {
    """
    import ComposableArchitecture
    import Testing

    @testable import Mine

    @MainActor
    @Suite("\(name)") struct \(name)Tests {
      @Test("A tap counts up")
      func increment() async {
        let store = TestStore(initialState: \(name).State()) {
          \(name)()
        }

        await store.send(.incrementButtonTapped) {
          $0.count = 1
        }
      }
    }

    """
  }
}
