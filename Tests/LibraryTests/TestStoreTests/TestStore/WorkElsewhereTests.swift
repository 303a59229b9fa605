import ComposableArchitecture
import Dispatch
import Testing

@MainActor
@Suite("A test store and effects that work elsewhere", .timeLimit(.minutes(20)))
struct WorkElsewhereTests {
  /// A store that runs an effect when it is sent a negative number, and keeps the last other one.
  func makeStore(
    _ effect: @escaping @Sendable (Send<Int>) async throws -> Void
  ) -> TestStore<Int, Int> {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        if action < 0 { return .run(operation: effect) }
        state = action
        return .none
      }
    }
    // Work elsewhere may take long on a busy machine; the store waits no longer than it does.
    store.timeout = .seconds(50)
    return store
  }

  actor Ledger {
    private var last = 0

    func next() -> Int {
      last += 1
      return last
    }
  }

  @Test("An action sent from a queue is received")
  func queue() async {
    let store = makeStore { send in
      let number = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: 7) }
      }
      await send(number)
    }
    await store.send(-1)
    await store.receive {
      $0 == 7
    } assert: {
      $0 = 7
    }
  }

  @Test("A step waits for work elsewhere, also if no action comes of it")
  func withoutAction() async {
    let isDone = LockIsolated(false)
    let store = makeStore { _ in
      await Task.detached {}.value
      isDone.setValue(true)
    }
    await store.send(-1)
    #expect(isDone.value)
  }

  @Test("Work side by side is waited for to the last")
  func sideBySide() async {
    let store = makeStore { send in
      await withTaskGroup(of: Void.self) { group in
        for number in 1...5 { group.addTask { await send(number) } }
      }
    }
    store.exhaustivity = .off
    await store.send(-1)
    var missing = Set(1...5)
    while !missing.isEmpty {
      await store.receive { [missing] in missing.contains($0) }
      guard missing.remove(store.state) != nil else { break }
    }
    #expect(missing.isEmpty)
    await store.finish()
  }
}
