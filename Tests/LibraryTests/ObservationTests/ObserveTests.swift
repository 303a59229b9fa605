import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("observe { }", .timeLimit(.minutes(20)))
struct ObserveTests {
  @Test("observe { } runs at once, and again after a change of what it has read")
  func field() async {
    let store = makeStore()
    let count = watch { store.counter.count }
    let name = watch { store.name }
    #expect(count.values == [0])
    await store.change(.counter(.increment))
    await store.change(.counter(.increment))
    #expect(count.values == [0, 1, 2])
    #expect(name.values == [""])
    await store.change(.name("a"))
    #expect(count.values == [0, 1, 2])
    #expect(name.values == ["", "a"])
  }

  @Test("Several changes in one turn make it run once more, with what they came to")
  func severalChanges() async {
    let store = makeStore()
    let count = watch { store.counter.count }
    store.send(.counter(.increment))
    store.send(.counter(.increment))
    await store.change(.counter(.increment))
    #expect(count.values == [0, 3])
  }

  @Test("observe { } observes what it read last, not what it once read")
  func branches() async {
    let store = makeStore()
    let either = watch { store.name.isEmpty ? "\(store.counter.count)" : store.name }
    await store.change(.counter(.increment))
    await store.change(.name("a"))
    await store.change(.counter(.increment))
    #expect(either.values == ["0", "1", "a"])
  }

  @Test("A scoped store is observed as its parent is")
  func scoped() async {
    let store = makeStore()
    let counter = store.scope(\.counter, action: \.counter)
    let count = watch { counter.count }
    await store.change(.name("a"))
    await store.change(.counter(.increment))
    await store.change(.replaceCounter)
    await store.change(.counter(.increment))
    #expect(count.values == [0, 1, 100, 101])
  }

  @Test("An optional part: that it comes and goes, and what is read in it")
  func optional() async {
    let store = makeStore()
    let child: @MainActor () -> StoreOf<Counting>? = {
      store.scope(\.optional, action: \.optional)
    }
    let isThere = watch { child() != nil }
    let count = watch { child()?.count }
    await store.change(.optional(.increment))
    #expect(isThere.values == [true])
    #expect(count.values == [0, 1])
    await store.change(.toggleOptional)
    await store.change(.toggleOptional)
    #expect(isThere.values == [true, false, true])
    #expect(count.values == [0, 1, nil, 0])
  }

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

  @Test("A presented child: that it comes and goes, and what is read in it")
  func presented() async {
    let store = makeStore()
    let isPresented = watch { store.sheet != nil }
    let count = watch { store.scope(\.sheet, action: \.sheet.presented)?.count }
    await store.change(.presentSheet)
    await store.change(.sheet(.presented(.increment)))
    await store.change(.sheet(.dismiss))
    #expect(isPresented.values == [false, true, false])
    #expect(count.values == [nil, 0, 1, nil])
  }

  @Test("An enum of features: in which case it is, and what is read in the case")
  func enumCases() async {
    let store = makeStore()
    let mode = store.scope(\.mode, action: \.mode)
    let text = watch { () -> String in
      switch mode.case {
      case .counter(let store): "counter \(store.count)"
      case .other: "other"
      }
    }
    await store.change(.name("a"))
    await store.change(.mode(.counter(.increment)))
    await store.change(.switchMode)
    await store.change(.mode(.other(.increment)))
    await store.change(.switchMode)
    #expect(text.values == ["counter 0", "counter 1", "other", "counter 0"])
  }

  @Test("observe { } ends when the token is cancelled or let go")
  func end() async {
    let store = makeStore()
    let cancelled = watch { store.counter.count }
    let dropped = watch { store.counter.count }
    cancelled.token?.cancel()
    dropped.token = nil
    await store.change(.counter(.increment))
    #expect(cancelled.values == [0])
    #expect(dropped.values == [0])
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
    var name = ""
    var counter = Counting.State()
    var optional: Counting.State? = Counting.State()
    var rows: IdentifiedArrayOf<Row.State> = [
      Row.State(id: 0), Row.State(id: 1), Row.State(id: 2),
    ]
    var mode = Mode.State.counter(Counting.State())
    @Presents var sheet: Counting.State?
  }

  enum Action {
    case name(String)
    case counter(Counting.Action)
    case optional(Counting.Action)
    case rows(IdentifiedActionOf<Row>)
    case mode(Mode.Action)
    case sheet(PresentationAction<Counting.Action>)
    case replaceCounter, toggleOptional, removeFirstRow, presentSheet, switchMode
  }

  @Reducer
  enum Mode {
    case counter(Counting)
    case other(Counting)
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
    Scope(\.mode, action: \.mode) { Mode.body }
    Reduce { state, action in
      switch action {
      case .name(let name): state.name = name
      case .replaceCounter: state.counter = Counting.State(count: 100)
      case .toggleOptional: state.optional = state.optional == nil ? Counting.State() : nil
      case .removeFirstRow: state.rows.remove(id: 0)
      case .presentSheet: state.sheet = Counting.State()
      case .switchMode:
        state.mode =
          state.mode.is(\.counter) ? .other(Counting.State()) : .counter(Counting.State())
      case .counter, .optional, .rows, .mode, .sheet: break
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Counting() }
    .ifLet(\.$sheet, action: \.sheet) { Counting() }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}
