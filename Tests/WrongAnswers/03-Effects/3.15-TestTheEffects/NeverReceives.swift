// caught by: The timer test accepts the correct timer
// REGION 1
  await store.send(.startTimerButtonTapped)
  await clock.advance(by: .seconds(1))
  await store.send(.stopTimerButtonTapped)
  await clock.advance(by: .seconds(1))
