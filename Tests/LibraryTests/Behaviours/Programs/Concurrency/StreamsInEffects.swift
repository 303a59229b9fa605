import ComposableArchitecture

/// Streams, iterators and continuations made for tests; LockIsolated; ActorIsolated tasks.
enum StreamsInEffects: Program {
  @Reducer struct F {
    struct State: Equatable { var got: [Int] = [] }
    enum Action: Equatable { case listen, got(Int), ended }
    let stream: @Sendable () -> AsyncStream<Int>
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .listen:
          return .run { send in
            for await x in stream() { await send(.got(x)) }
            await send(.ended)
          }.cancellable(id: "l", cancelInFlight: true)
        case .got(let i):
          s.got.append(i)
          return .none
        case .ended:
          s.got.append(-1)
          return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let (stream, c) = AsyncStream.makeStream(of: Int.self)
    let s = Store(initialState: F.State()) { F(stream: { stream }) }
    s.send(.listen)
    c.yield(1)
    c.yield(2)
    await settle()
    print(s.withState(\.got))
    c.finish()
    await settle()
    print(s.withState(\.got))
    await issues("test") {
      let t = TestStore(initialState: F.State()) { F(stream: { [3, 4].async }) }
      let k = await t.send(.listen)
      await t.receive(.got(3)) { $0.got = [3] }
      await t.receive(.got(4)) { $0.got = [3, 4] }
      await t.receive(.ended) { $0.got = [3, 4, -1] }
      await k.finish()
    }
    await issues("never") {
      let t = TestStore(initialState: F.State()) { F(stream: { .never }) }
      let k = await t.send(.listen)
      await k.cancel()
      print(k.isCancelled)
    }
    let l = LockIsolated(1)
    l.withValue { $0 += 1 }
    print(l.value)
    l.setValue(9)
    print(l.value)
    var it = AsyncStream {
      $0.yield(1)
      $0.finish()
    }.makeAsyncIterator()
    print(await it.next() as Any, await it.next() as Any)
    let r = Result<Int, any Error> { @Sendable in throw CancellationError() }
    print((try? r.get()) as Any)
    print(UncheckedSendable(3).value)
  }
}
extension Array where Element: Sendable {
  var async: AsyncStream<Element> {
    AsyncStream { c in
      for e in self { c.yield(e) }
      c.finish()
    }
  }
}
