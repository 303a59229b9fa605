// caught by: The timer test rejects each timer with a bug
// REGION 1
  await store.send(.startTimerButtonTapped)
  await clock.advance(by: .seconds(1))
  await store.receive(\.timerTicked) { $0.count = 1 }
  await store.send(.stopTimerButtonTapped)
  await clock.advance(by: .seconds(1))
