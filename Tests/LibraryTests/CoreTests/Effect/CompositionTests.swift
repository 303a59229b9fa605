import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Effects made of others", .timeLimit(.minutes(20)))
struct EffectCompositionTests {
  @Test("No effect is nothing to wait for, and neither is anything made of none")
  func none() {
    let store = Recorder.makeStore()
    let effects: [Effect<Recorder.Action>] = [
      .none, .merge(), .concatenate(), .merge(.none, .none), .concatenate(.none, .none),
      .none.map { $0 }, .none.cancellable(id: 1), .none.merge(with: .none),
      .none.concatenate(with: .none),
    ]
    for effect in effects { #expect(store.run(effect).isCancelled) }
  }

  @Test("The next in a row does not wait for what the actions of the one before start")
  func concatenateActions() async {
    let store = Recorder.makeStore()
    let gate = Gate()
    let task = store.run(
      .note("1")
        .concatenate(with: .send(.run(.note("4", after: gate))))
        .concatenate(with: .run { send in await send(.note("2")) })
        .concatenate(with: .run { send in await send(.note("3")) })
    )
    while store.notes.count < 3 { await Task.yield() }
    gate.open()
    await task.finish()
    #expect(store.notes == ["1", "2", "3", "4"])
  }

  @Test("An effect tells once when it begins and once when it is over")
  func observed() async {
    let events = LockIsolated<[String]>([])
    func observed(_ effect: Effect<Recorder.Action>, _ name: String) -> Effect<Recorder.Action> {
      observe(effect) { event in events.withValue { $0.append("\(name) \(event)") } }
    }
    let store = Recorder.makeStore()
    let gate = Gate()
    let first = store.run(observed(.note("first", after: gate), "first"))
    #expect(events.value == ["first begins"])
    gate.open()
    await first.finish()
    let second = store.run(observed(.never, "second"))
    second.cancel()
    second.cancel()
    #expect(
      events.value == ["first begins", "first is over", "second begins", "second is over"]
    )
    await second.finish()
    #expect(events.value.count == 4)
    store.run(observed(.note("third"), "third"))
    #expect(events.value.suffix(2) == ["third begins", "third is over"])
  }
}
