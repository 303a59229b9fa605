import ComposableArchitecture
import Dispatch
import Testing

@Suite("A test store and kinds of effects", .timeLimit(.minutes(20)))
@MainActor
struct KindsOfEffectsTests {
  @Test("An action that is sent at once is received")
  func sendEffect() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return action > 1 ? .send(action - 1) : .none
      }
    }
    await store.send(3) { $0 = 3 }
    await store.receive(2) { $0 = 5 }
    await store.receive(1) { $0 = 6 }
  }

  @Test("Effects in a row are waited for to the last")
  func concatenate() async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        guard action == 0 else {
          state = action
          return .none
        }
        return .concatenate(
          .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(1)
          },
          .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(2)
          }
        )
      }
    }
    let task = await store.send(0)
    await clock.advance(by: .seconds(1))
    await store.receive(1) { $0 = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(2) { $0 = 2 }
    await task.finish()
  }
}
