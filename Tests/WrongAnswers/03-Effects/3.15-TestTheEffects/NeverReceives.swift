// caught by: The repaired timer test has nothing to say about the right timer
// REGION 1
  await store.send(.startTimerButtonTapped)
  await clock.advance(by: .seconds(1))
  await store.send(.stopTimerButtonTapped)
  await clock.advance(by: .seconds(1))
