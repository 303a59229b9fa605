import ComposableArchitecture
import Testing

extension Samples {
  /// Document S0: two streams that go on until their listener goes away.
  @Reducer
  struct Listen {
    @ObservableState
    struct State: Equatable {
      var groups: [String] = []
      var persons: [String] = []
    }

    enum Action: Equatable {
      case listenGroups
      case listenPersons
      case group(String)
      case person(String)
    }

    let groups: AsyncThrowingStream<String, any Error>
    let persons: AsyncThrowingStream<String, any Error>

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .listenGroups:
          return .run { send in
            for try await group in groups { await send(.group(group)) }
          }
        case .listenPersons:
          return .run { send in
            for try await person in persons { await send(.person(person)) }
          }
        case .group(let group):
          state.groups.append(group)
          return .none
        case .person(let person):
          state.persons.append(person)
          return .none
        }
      }
    }
  }
}

@MainActor
@Suite("Sample P12: streams that do not end", .timeLimit(.minutes(20)))
struct ListenTests {
  let groups = AsyncThrowingStream<String, any Error>.makeStream()
  let persons = AsyncThrowingStream<String, any Error>.makeStream()

  func makeStore() -> StoreOf<Samples.Listen> {
    Store(initialState: Samples.Listen.State()) {
      Samples.Listen(groups: groups.stream, persons: persons.stream)
    }
  }

  /// Has both streams bring one value each, and lets the store take it in.
  func bringValues(to store: StoreOf<Samples.Listen>) async {
    groups.continuation.yield("Readers")
    persons.continuation.yield("Blob")
    for _ in 0..<5_000 where store.groups.isEmpty { await Task.megaYield(count: 1) }
    await Task.megaYield()
  }

  @Test("Finishing one stream before the next is listened to waits for ever")
  func sequential() async {
    let store = makeStore()
    let task = Task {
      await store.send(.listenGroups).finish()
      if !Task.isCancelled { await store.send(.listenPersons).finish() }
    }
    await bringValues(to: store)
    #expect(store.groups == ["Readers"])
    #expect(store.persons == [])
    task.cancel()
    await task.value
  }

  @Test("Without finish, both streams are still listened to")
  func withoutFinish() async {
    let store = makeStore()
    let tasks = [store.send(.listenGroups), store.send(.listenPersons)]
    await bringValues(to: store)
    for _ in 0..<5_000 where store.persons.isEmpty { await Task.megaYield(count: 1) }
    #expect(store.groups == ["Readers"])
    #expect(store.persons == ["Blob"])
    for task in tasks { task.cancel() }
    for task in tasks { await task.finish() }
  }

  @Test("In tasks of their own both streams are listened to, and end with the task")
  func parallel() async {
    let store = makeStore()
    let task = Task {
      async let groups: Void = store.send(.listenGroups).finish()
      async let persons: Void = store.send(.listenPersons).finish()
      _ = await (groups, persons)
    }
    await bringValues(to: store)
    for _ in 0..<5_000 where store.persons.isEmpty { await Task.megaYield(count: 1) }
    #expect(store.groups == ["Readers"])
    #expect(store.persons == ["Blob"])
    task.cancel()
    await task.value
  }
}
