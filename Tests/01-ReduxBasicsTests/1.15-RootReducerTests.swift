import Testing

import struct SuiteHelpers.SeededGenerator

@testable import ReduxBasics

@Suite("1.15 One tree, one root reducer") struct RootReducerTests {
  private typealias State = RootReducer.AppState
  private typealias Timeline = RootReducer.TimelineState
  private typealias Profile = RootReducer.UserProfileState
  private typealias Tweet = RootReducer.Tweet
  private typealias RequestError = RootReducer.RequestError

  /// An action that no part of the app knows.
  private struct WeatherChanged: Action {}

  private let tweet: Tweet = {
    var generator = SeededGenerator(seed: 14)
    return Tweet(text: "Counted \(Int.random(in: 0...9_999, using: &generator)) clouds")
  }()
  private let name: String = {
    var generator = SeededGenerator(seed: 15)
    return "Visitor \(Int.random(in: 0...9_999, using: &generator))"
  }()

  /// A tree as a text, for messages.
  private func text(of state: State?) -> String {
    guard let state else { return "no tree at all" }
    return "\(text(of: state.timelineState)), profile \(text(of: state.userProfileState))"
  }

  private func text(of profile: Profile?) -> String {
    profile.map { "\"\($0.name)\"" } ?? "nil"
  }

  /// What the root reducer makes of several actions, one after another.
  private func run(_ actions: [any Action], from state: State?) -> State? {
    actions.reduce(state) { State.reducer(action: $1, state: $0) }
  }

  @Test("Without a state the tree begins with its defaults")
  func nilBeginsWithDefaults() {
    let state = State.reducer(action: WeatherChanged(), state: nil)
    #expect(
      state == State(),
      "There was no state yet, so the answer should be the default tree. It had \(text(of: state))."
    )
  }

  @Test("A timeline action reaches the timeline and nothing else")
  func timelineActionChangesTimeline() {
    let state = State(
      timelineState: Timeline(tweets: [Tweet(text: "Good morning")]),
      userProfileState: Profile(name: name)
    )
    let next = State.reducer(
      action: Timeline.Action.requestSuccess(response: [tweet]),
      state: state
    )
    #expect(
      next.timelineState.response == [tweet]
        && next.timelineState.tweets == state.timelineState.tweets,
      """
      After `requestSuccess` the timeline should have the new response, "\(tweet.text)", and still \
      the tweet "Good morning"; it has \(text(of: next.timelineState)). \
      \(next.timelineState.tweets.isEmpty ? "Which state do you pass to the timeline's reducer?" : "")
      """
    )
    #expect(
      next.userProfileState == state.userProfileState,
      """
      `requestSuccess` does not concern the profile, which should be as before. It was \
      \(text(of: next.userProfileState)).
      """
    )
  }

  @Test("A profile action reaches the profile and nothing else")
  func profileActionChangesProfile() {
    let state = State(timelineState: Timeline(tweets: [tweet]))
    let loggedIn = State.reducer(action: Profile.Action.loggedIn(name: name), state: state)
    #expect(
      loggedIn.userProfileState == Profile(name: name),
      """
      After `loggedIn` the tree should hold the profile of "\(name)"; it holds \
      \(text(of: loggedIn.userProfileState)). Does the root ask the profile's reducer?
      """
    )
    #expect(
      loggedIn.timelineState == state.timelineState,
      """
      `loggedIn` does not concern the timeline, which should still hold "\(tweet.text)". \
      It holds \(text(of: loggedIn.timelineState)).
      """
    )
  }

  @Test("The profile goes on from what it was")
  func profileGoesOn() {
    let state = State(userProfileState: Profile(name: "Visitor"))
    let renamed = State.reducer(action: Profile.Action.renamed(name), state: state)
    let untouched = State.reducer(action: WeatherChanged(), state: state)
    #expect(
      renamed.userProfileState == Profile(name: name),
      """
      The name was changed to "\(name)"; the profile is now \(text(of: renamed.userProfileState)). \
      \(renamed.userProfileState == nil
        ? "Does the profile's reducer run, with the profile that there is?"
        : "Does the profile's reducer get the action?")
      """
    )
    #expect(
      untouched == state,
      "No slice knows `WeatherChanged`: the tree should be as before. It had \(text(of: untouched))."
    )
  }

  @Test("A forced logout takes the profile and leaves the timeline")
  func logoutRemovesProfile() {
    let state = State(
      timelineState: Timeline(tweets: [tweet]),
      userProfileState: Profile(name: name)
    )
    let next = State.reducer(action: RootReducer.ForceLogoutAction(), state: state)
    #expect(
      next.userProfileState == nil,
      """
      After `ForceLogoutAction` the profile should be nil; it was \(text(of: next.userProfileState)).
      """
    )
    #expect(
      next.timelineState == state.timelineState,
      """
      A logout is no reason to forget the timeline: it should still hold "\(tweet.text)" and holds \
      \(text(of: next.timelineState)). Only the profile goes.
      """
    )
  }

  @Test("After a logout no other action brings the profile back")
  func profileStaysAway() {
    let state = State(userProfileState: Profile(name: name))
    let actions: [any Action] = [
      RootReducer.ForceLogoutAction(), Timeline.Action.requestSuccess(response: [tweet]),
      WeatherChanged(),
    ]
    let next = run(actions, from: state)
    #expect(
      next == State(timelineState: Timeline(response: [tweet])),
      """
      After a logout came a tweet and an action that no slice knows. There should be the tweet and no \
      profile; there was \(text(of: next)). A missing profile is passed on as nil.
      """
    )
  }

  @Test("Actions of different slices may come in either order")
  func orderDoesNotMatter() {
    let actions: [any Action] = [
      Timeline.Action.requestSuccess(response: [tweet]), Profile.Action.loggedIn(name: name),
    ]
    let one = run(actions, from: nil)
    let other = run(actions.reversed(), from: nil)
    let expected = State(
      timelineState: Timeline(response: [tweet]),
      userProfileState: Profile(name: name)
    )
    #expect(
      one == expected && other == expected,
      """
      A tweet and a login, from nothing, should end with both in the tree. One order ended with \
      \(text(of: one)), the other with \(text(of: other)).
      """
    )
  }

  // MARK: The timeline

  private let oldTweets = [Tweet(text: "Rain again"), Tweet(text: "Found my umbrella")]
  private let oldError = RequestError(reason: "The lift is broken")

  /// The name of an action without what it carries.
  private func name(_ action: Timeline.Action) -> Substring {
    "\(action)".prefix { $0 != "(" }
  }

  /// A timeline as a text, for messages.
  private func text(of state: Timeline) -> String {
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
    let next = Timeline.reducer(action: Timeline.Action.requestStart, state: Timeline())
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
    let next = Timeline.reducer(
      action: Timeline.Action.requestStart,
      state: Timeline(error: oldError)
    )
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
    let next = Timeline.reducer(
      action: Timeline.Action.requestSuccess(response: tweets),
      state: Timeline(response: oldTweets, fetching: true)
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
    let next = Timeline.reducer(
      action: Timeline.Action.requestError(error: error),
      state: Timeline(fetching: true)
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
    let next = Timeline.reducer(
      action: Timeline.Action.requestError(error: oldError),
      state: Timeline(response: oldTweets, fetching: true)
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
    let actions: [Timeline.Action] = [
      .requestStart, .requestSuccess(response: randomTweets(seed: 133)),
      .requestError(error: oldError),
    ]
    for action in actions {
      let next = Timeline.reducer(action: action, state: Timeline(tweets: oldTweets))
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
    let state = Timeline(
      tweets: oldTweets,
      response: randomTweets(seed: 134),
      fetching: true,
      error: oldError
    )
    let next = Timeline.reducer(action: WeatherChanged(), state: state)
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
  func nilTimelineBeginsWithDefaults() {
    let untouched = Timeline.reducer(action: WeatherChanged(), state: nil)
    #expect(
      untouched == Timeline(),
      """
      There was no state yet, and the action was not the timeline's: the answer should be a timeline \
      with all its defaults. It had \(text(of: untouched)).
      """
    )
    let started = Timeline.reducer(action: Timeline.Action.requestStart, state: nil)
    #expect(
      started == Timeline(fetching: true),
      """
      There was no state yet and a request started: the answer should be the defaults, with \
      `fetching` true. It had \(text(of: started)). Decide about nil before you look at the action.
      """
    )
  }
}
