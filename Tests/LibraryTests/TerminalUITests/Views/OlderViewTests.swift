import ComposableArchitecture
import LibraryTestHelpers
import TerminalUI
import Testing

@MainActor
@Suite("A view in an older spelling")
struct OlderViewTests {
  @Test("A deprecated API still works", arguments: checks(of: OlderViews.self))
  func check(_ check: DeprecatedCheck) async throws {
    try await check.run()
  }
}

private struct OldFeature: Reducer {
  struct State: Equatable {
    var count = 0
    var fact: String?
  }

  enum Action { case factDismissed, incrementButtonTapped, show }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped: state.count += 1
      case .factDismissed: state.fact = nil
      case .show: state.fact = "A fact"
      }
      return .none
    }
  }
}

private struct FactAlert: Identifiable {
  var title: String
  var id: String { title }
}

@MainActor
private struct OlderViews: DeprecatedChecks {
  @available(*, deprecated)
  nonisolated static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck("A view shows a view store, and is evaluated again when that changes") {
        OlderViews().withViewStore()
      },
      DeprecatedCheck("A view shows an alert of a view store") { OlderViews().presented() },
    ]
  }

  private func makeStore() -> StoreOf<OldFeature> {
    Store(initialState: OldFeature.State()) { OldFeature() }
  }

  @available(*, deprecated)
  func withViewStore() {
    let store = makeStore()
    let screen = Screen {
      WithViewStore(store, observe: { $0 }) { viewStore in
        VStack {
          Text("\(viewStore.count)")
          Button("+") { viewStore.send(.incrementButtonTapped) }
        }
      }
    }
    #expect(screen.shows("0"))
    screen.tap("+")
    #expect(screen.shows("1"))
  }

  @available(*, deprecated)
  func presented() {
    let store = makeStore()
    let screen = Screen {
      WithViewStore(store, observe: \.fact) { viewStore in
        Button("Show") { viewStore.send(.show) }
          .alert(
            item: viewStore.binding(
              get: { $0.map(FactAlert.init(title:)) },
              send: .factDismissed
            ),
            content: { Alert(title: Text($0.title)) }
          )
      }
    }
    screen.tap("Show")
    #expect(screen.alert == Screen.Question(title: "A fact", buttons: ["OK"]))
    screen.tap("OK")
    #expect(store.withState(\.fact) == nil)
  }
}
