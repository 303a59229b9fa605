import LibraryTestHelpers
import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("observe { }")
struct ObserveTests {
  @Test("Rows: which there are, and each by itself")
  func rows() async {
    let store = makeStore()
    let ids = watch { store.scope(\.rows, action: \.rows).map(\.id) }
    let second = watch { Array(store.scope(\.rows, action: \.rows))[1].count }
    let counted = watch { store.rows.count }
    await store.change(.rows(.element(id: 0, action: .increment)))
    #expect(ids.values.count == 1)
    #expect(second.values == [0])
    await store.change(.rows(.element(id: 1, action: .increment)))
    #expect(second.values == [0, 1])
    await store.change(.removeFirstRow)
    #expect(counted.values == [3, 2])
    #expect(ids.values.count == 2)
    #expect(second.values == [0, 1, 0])
  }

  @Test("A store goes with the token of its observation, although nothing has changed")
  func lifetime() {
    weak var observed: StoreOf<Observed>?
    func observeAndLetGo() {
      let store = makeStore()
      observed = store
      let token = observe { _ = store.counter.count }
      withExtendedLifetime(token) { #expect(observed != nil) }
    }
    observeAndLetGo()
    #expect(observed == nil)
  }

  @Test("Tokens may be kept in a set or an array")
  func kept() async {
    let store = makeStore()
    var set: Set<ObserveToken> = []
    var array: [ObserveToken] = []
    let values = LockIsolated(0)
    let addCount: @MainActor @Sendable () -> Void = {
      let count = store.counter.count
      values.withValue { $0 += count }
    }
    observe(addCount).store(in: &set)
    observe(addCount).store(in: &array)
    await store.change(.counter(.increment))
    #expect(values.value == 2)
    #expect(set.count == 1)
    #expect(array.count == 1)
  }

  /// What an observation has read, time after time.
  private final class Watch<Value> {
    var values: [Value] = []
    var token: ObserveToken?
  }

  private func watch<Value>(_ read: @escaping @MainActor () -> Value) -> Watch<Value> {
    let watch = Watch<Value>()
    let note = { [weak watch] (value: Value) in watch?.values.append(value) ?? () }
    let unchecked = UncheckedSendable((read: read, note: note))
    watch.token = observe { unchecked.value.note(unchecked.value.read()) }
    return watch
  }

  private func makeStore() -> StoreOf<Observed> {
    Store(initialState: Observed.State()) { Observed() }
  }
}

extension Store {
  /// Sends an action, and lets those who observe run again.
  fileprivate func change(_ action: Action) async {
    send(action)
    // They run as tasks of the main actor, which come in order: behind the last of them is this
    // one.
    for _ in 0..<3 { await Task { @MainActor in }.value }
  }
}

@Reducer
private struct Observed {
  @ObservableState
  struct State {
    var counter = Counting.State()
    var rows: IdentifiedArrayOf<Row.State> = [
      Row.State(id: 0), Row.State(id: 1), Row.State(id: 2),
    ]
  }

  enum Action {
    case counter(Counting.Action)
    case removeFirstRow
    case rows(IdentifiedActionOf<Row>)
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var count = 0
    }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(\.counter, action: \.counter) { Counting() }
    Reduce { state, action in
      if case .removeFirstRow = action { state.rows.remove(id: 0) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}
