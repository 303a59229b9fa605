import LibraryTestHelpers
import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("observe { }")
struct ObserveTests {
  @Test("A store goes with the token of its observation, although nothing has changed")
  func lifetime() {
    weak var observed: StoreOf<Counting>?
    func observeAndLetGo() {
      let store = makeStore()
      observed = store
      let token = observe { _ = store.count }
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
      let count = store.count
      values.withValue { $0 += count }
    }
    observe(addCount).store(in: &set)
    observe(addCount).store(in: &array)
    await store.change(.increment)
    #expect(values.value == 2)
    #expect(set.count == 1)
    #expect(array.count == 1)
  }

  private func makeStore() -> StoreOf<Counting> {
    Store(initialState: Counting.State()) { Counting() }
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
