import Testing

@testable import ReduxBasics

@Suite("1.5 The timeline slice") struct TimelineSliceTests {
  private typealias State = TimelineSlice.TimelineState
  private typealias Tweet = TimelineSlice.Tweet
  private typealias RequestError = TimelineSlice.RequestError

  /// An action of some other part of the app.
  private struct WeatherChanged: Action {}

  private let oldTweets = [Tweet(text: "Rain again"), Tweet(text: "Found my umbrella")]
  private let oldError = RequestError(reason: "The lift is broken")

  /// The name of an action without what it carries.
  private func name(_ action: State.Action) -> Substring {
    "\(action)".prefix { $0 != "(" }
  }

  /// A timeline as a text, for messages.
  private func text(of state: State) -> String {
    """
    tweets \(state.tweets.map(\.text)), response \(state.response.map(\.text)), \
    fetching \(state.fetching), error \(state.error.map { "\"\($0.reason)\"" } ?? "nil")
    """
  }

  /// Tweets that cannot be guessed.
  private func randomTweets(seed: UInt64) -> [Tweet] {
    var generator = SeededGenerator(seed: seed)
    return (0..<3).map { _ in Tweet(text: "Number \(Int.random(in: 0...9_999, using: &generator))")
    }
  }

  @Test("A request that starts is on its way")
  func startSetsFetching() {
    let next = State.reducer(action: State.Action.requestStart, state: State())
    #expect(
      next.fetching,
      """
      After `requestStart` a request is on its way, so `fetching` should be true; it was \
      \(next.fetching). Look at the case for `requestStart`.
      """
    )
  }

  @Test("A new request forgets the old error")
  func startClearsError() {
    let next = State.reducer(action: State.Action.requestStart, state: State(error: oldError))
    #expect(
      next.error == nil,
      """
      A new request may well succeed, so `requestStart` should leave no error; `error` still said \
      "\(next.error?.reason ?? "")". Look at the case for `requestStart`.
      """
    )
  }

  @Test("A success keeps the response and ends the request")
  func successKeepsResponse() {
    let tweets = randomTweets(seed: 131)
    let next = State.reducer(
      action: State.Action.requestSuccess(response: tweets),
      state: State(response: oldTweets, fetching: true)
    )
    #expect(
      next.response == tweets,
      """
      `response` should be exactly what the action brought, \(tweets.map(\.text)), \
      and was \(next.response.map(\.text)). Look at the case for `requestSuccess`.
      """
    )
    #expect(
      next.fetching == false,
      """
      The answer is here, so `fetching` should be false after `requestSuccess`; \
      it was \(next.fetching).
      """
    )
  }

  @Test("A failure keeps the error and ends the request")
  func errorIsKept() {
    let error = RequestError(reason: "Line \(randomTweets(seed: 132).count) is busy")
    let next = State.reducer(
      action: State.Action.requestError(error: error),
      state: State(fetching: true)
    )
    #expect(
      next.error == error,
      """
      `error` should be the one that came with `requestError`, "\(error.reason)"; \
      it was \(next.error.map { "\"\($0.reason)\"" } ?? "nil").
      """
    )
    #expect(
      next.fetching == false,
      """
      A failed request is over too, so `fetching` should be false after `requestError`; \
      it was \(next.fetching).
      """
    )
  }

  @Test("A failure leaves the last response alone")
  func errorKeepsResponse() {
    let next = State.reducer(
      action: State.Action.requestError(error: oldError),
      state: State(response: oldTweets, fetching: true)
    )
    #expect(
      next.response == oldTweets,
      """
      People can go on reading what they had when a request fails. `response` should still be \
      \(oldTweets.map(\.text)) and was \(next.response.map(\.text)).
      """
    )
  }

  @Test("The tweets on the screen stay as they are")
  func tweetsStay() throws {
    let actions: [State.Action] = [
      .requestStart, .requestSuccess(response: randomTweets(seed: 133)),
      .requestError(error: oldError),
    ]
    for action in actions {
      let next = State.reducer(action: action, state: State(tweets: oldTweets))
      let place =
        next.tweets.isEmpty
        ? "Is your answer a changed copy of the state you were given?"
        : "Look at what the case for `\(name(action))` assigns."
      try #require(
        next.tweets == oldTweets,
        """
        None of the three actions speaks of `tweets`. After `\(name(action))` they should still be \
        \(oldTweets.map(\.text)) and were \(next.tweets.map(\.text)). \(place)
        """
      )
    }
  }

  @Test("An action of another slice changes nothing")
  func foreignActionChangesNothing() {
    let state = State(
      tweets: oldTweets,
      response: randomTweets(seed: 134),
      fetching: true,
      error: oldError
    )
    let next = State.reducer(action: WeatherChanged(), state: state)
    #expect(
      next == state,
      """
      `WeatherChanged` is no action of the timeline, so the timeline should come back as it was. \
      It came back with \(text(of: next)). Every slice sees every action of the app: look at what \
      yours does with those of others.
      """
    )
  }

  @Test("Without a state the timeline begins with its defaults")
  func nilBeginsWithDefaults() {
    let untouched = State.reducer(action: WeatherChanged(), state: nil)
    #expect(
      untouched == State(),
      """
      There was no state yet, and the action was not the timeline's: the answer should be a timeline \
      with all its defaults. It had \(text(of: untouched)).
      """
    )
    let started = State.reducer(action: State.Action.requestStart, state: nil)
    #expect(
      started == State(fetching: true),
      """
      There was no state yet and a request started: the answer should be the defaults, with \
      `fetching` true. It had \(text(of: started)). Decide about nil before you look at the action.
      """
    )
  }
}
