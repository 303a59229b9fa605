import ComposableArchitecture
import LibraryTestHelpers
import Testing

/// A test store looks a bounded number of times whether an effect goes on. Each look lets other
/// work run first, so the bounds are enough however much of it there is.
@MainActor
@Suite("A test store on a busy machine", .timeLimit(.minutes(20)))
struct BusyMachineTests {
  @Test("Actions that effects bring from other tasks are received")
  func workElsewhere() async {
    await whileBusy {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { state, action in
          state = action
          guard action < 0 else { return .none }
          return .run { send in
            let number = await Task.detached { -action }.value
            await send(Task.detached(priority: .background) { number }.value)
          }
        }
      }
      store.timeout = .seconds(50)
      for number in 1...2 {
        await store.send(-number) { $0 = -number }
        await store.receive(number) { $0 = number }
      }
    }
  }

  @Test("Effects that sleep are waited for while another task advances their clock")
  func clockElsewhere() async {
    await whileBusy {
      let clock = TestClock()
      let store = counterStore { $0.continuousClock = clock }
      for number in 1...2 {
        await store.send(.delayed(number))
        let (begins, continuation) = AsyncStream.makeStream(of: Void.self)
        let advancing = Task.detached {
          continuation.finish()
          await clock.advance(by: .seconds(1))
        }
        for await _ in begins {}
        await store.receive(.echoed(number)) { $0.count = number }
        await advancing.value
      }
    }
  }
}
