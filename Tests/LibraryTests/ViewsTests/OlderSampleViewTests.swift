import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

/// The checks of samples' views in the documents' own spelling. The requirements are not marked as
/// deprecated, and what meets them is, so that the tests bring no warning.
@MainActor
private protocol OlderSampleChecks {
  func counter()
  func game() async
  func tabs()
}

@MainActor
@Suite("The view of a sample, as the documents spell it", .timeLimit(.minutes(20)))
struct OlderSampleViewTests {
  private let checks: any OlderSampleChecks = DeprecatedSampleViews()

  @Test("P3: a field with a binding of the view store")
  func counter() { checks.counter() }

  @Test("P10, P11: a link with a tag and a selection, and an alert before the list closes")
  func game() async { await checks.game() }

  @Test("P4: tabs with scopes by closures")
  func tabs() { checks.tabs() }
}

@MainActor
private struct DeprecatedSampleViews: OlderSampleChecks {
  @available(*, deprecated)
  func counter() {
    let store = Store(initialState: Samples.Counter.State(secret: 12, id: UUID(0))) {
      Samples.Counter()
    }
    let screen = Screen {
      WithViewStore(store, observe: { $0 }) { viewStore in
        HStack {
          Button("-") { viewStore.send(.decrement) }
          TextField(
            String(viewStore.count),
            text: viewStore.binding(get: \.countString, send: { .setCount($0) })
          )
          .frame(width: 40)
          .multilineTextAlignment(.center)
          .foregroundColor(viewStore.count < 0 ? .red : .green)
          Button("+") { viewStore.send(.increment) }
        }
      }
    }
    screen.tap("-")
    #expect(screen.value(of: "-1") == "-1")
    screen.type("12", into: "-1")
    #expect(store.withState(\.count) == 12)
  }

  @available(*, deprecated)
  func game() async {
    let counter = Samples.Counter.State(count: 1, secret: 1, id: UUID(1))
    let result = Samples.GameResult(counter: counter, timeSpent: 1)
    let queue = DispatchQueue.test
    let store = Store(
      initialState: Samples.SavingGame.State(
        resultState: Samples.GameResultListFeature.State(results: [result])
      )
    ) {
      Samples.SavingGame()
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    let screen = Screen { OldGameView(store: store) }
    screen.tap("Detail")
    #expect(screen.title == "Results")
    screen.delete("Secret: 1 Answer: 1")
    screen.back()
    #expect(screen.alert?.title == "Save Changes?")
    screen.tap("OK")
    #expect(screen.elements(.progress).count == 1)
    await queue.advance(by: .seconds(2))
    await screen.settle { screen.elements(.progress).isEmpty }
    #expect(screen.shows("0 results"))
  }

  @available(*, deprecated)
  func tabs() {
    let store = Store(initialState: Samples.App.State()) { Samples.App() }
    let screen = Screen {
      TabView {
        WithViewStore(
          store.scope(state: \.state1, action: Samples.App.Action.action1),
          observe: { $0 }
        ) { viewStore in
          Button("bar: \(viewStore.bar)") { viewStore.send(.barTapped) }
        }
        WithViewStore(
          store.scope(state: \.state2, action: Samples.App.Action.action2),
          observe: { $0 }
        ) { viewStore in
          Button("baz: \(viewStore.baz)") { viewStore.send(.bazTapped) }
        }
      }
    }
    screen.tap("bar: 0")
    #expect(screen.shows("bar: 1"))
    #expect(!screen.shows("baz: 0"))
  }
}

@available(*, deprecated)
private struct OldGameView: View {
  @Bindable var store: StoreOf<Samples.SavingGame>

  var body: some View {
    NavigationStack {
      Text("\(store.resultState.results.count) results")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            if store.savingResults {
              ProgressView()
            } else {
              NavigationLink(
                "Detail",
                tag: Samples.resultListStateTag,
                selection: Binding(
                  get: { @MainActor in store.resultListState?.id },
                  set: { @MainActor in store.send(.setNavigation($0)) }
                )
              ) {
                if let list = store.scope(\.resultListState?.value, action: \.listResult) {
                  GameResultListView(store: list)
                }
              }
            }
          }
        }
        .alert($store.scope(\.alert, action: \.alertAction))
    }
  }
}
