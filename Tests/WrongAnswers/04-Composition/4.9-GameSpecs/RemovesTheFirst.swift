// caught by: The spec that says everything finds every fault
// REGION 1
  await store.send(.timer(.start)) {
    $0.timer.started = Date(timeIntervalSince1970: 0)
  }
  await store.send(.counter(.increment)) { $0.counter.count = 1 }
  await clock.advance(by: .milliseconds(10))
  await store.receive(.timer(.timeUpdated)) { $0.timer.duration = 0.01 }
  let first = GameResult(
    counter: Counter.State(count: 1, secret: 10, id: UUID(0)),
    timeSpent: 0.01
  )
  await store.send(.counter(.playNext)) {
    $0.resultState.results = [first]
    $0.lastTimestamp = 0.01
    $0.counter = Counter.State(count: 0, secret: 20, id: UUID(1))
  }
  await store.send(.counter(.playNext)) {
    $0.resultState.results = [
      first,
      GameResult(counter: Counter.State(count: 0, secret: 20, id: UUID(1)), timeSpent: 0),
    ]
    $0.counter = Counter.State(count: 0, secret: 30, id: UUID(2))
  }
  await store.send(.listResult(.remove(offset: [0]))) {
    $0.resultState.results.remove(atOffsets: [0])
  }
  await store.send(.timer(.stop))
