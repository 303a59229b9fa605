import Testing

@testable import ReduxBasics

@Suite("1.6 One tree, one root reducer") struct RootReducerTests {
  private typealias State = RootReducer.AppState
  private typealias Timeline = RootReducer.TimelineState
  private typealias Profile = RootReducer.UserProfileState

  /// An action that no part of the app knows.
  private struct WeatherChanged: Action {}

  private let tweet: String = {
    var generator = SeededGenerator(seed: 14)
    return "Counted \(Int.random(in: 0...9_999, using: &generator)) clouds"
  }()
  private let name: String = {
    var generator = SeededGenerator(seed: 15)
    return "Visitor \(Int.random(in: 0...9_999, using: &generator))"
  }()

  /// A tree as a text, for messages.
  private func text(of state: State?) -> String {
    guard let state else { return "no tree at all" }
    return "tweets \(state.timelineState.tweets), profile \(text(of: state.userProfileState))"
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
      timelineState: Timeline(tweets: ["Good morning"]),
      userProfileState: Profile(name: name)
    )
    let next = State.reducer(action: Timeline.Action.posted(tweet), state: state)
    #expect(
      next.timelineState.tweets == ["Good morning", tweet],
      """
      After `posted` the timeline should have "Good morning" and the new tweet, "\(tweet)"; \
      it has \(next.timelineState.tweets). \
      \(next.timelineState.tweets == [tweet] ? "Which state do you pass to the timeline's reducer?" : "")
      """
    )
    #expect(
      next.userProfileState == state.userProfileState,
      """
      `posted` does not concern the profile, which should be as before. It was \
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
      `loggedIn` does not concern the timeline, which should still hold "\(tweet)". \
      It holds \(loggedIn.timelineState.tweets).
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
      A logout is no reason to forget the timeline: it should still hold "\(tweet)" and holds \
      \(next.timelineState.tweets). Only the profile goes.
      """
    )
  }

  @Test("After a logout no other action brings the profile back")
  func profileStaysAway() {
    let state = State(userProfileState: Profile(name: name))
    let actions: [any Action] = [
      RootReducer.ForceLogoutAction(), Timeline.Action.posted(tweet), WeatherChanged(),
    ]
    let next = run(actions, from: state)
    #expect(
      next == State(timelineState: Timeline(tweets: [tweet])),
      """
      After a logout came a tweet and an action that no slice knows. There should be the tweet and no \
      profile; there was \(text(of: next)). A missing profile is passed on as nil.
      """
    )
  }

  @Test("Actions of different slices may come in either order")
  func orderDoesNotMatter() {
    let actions: [any Action] = [
      Timeline.Action.posted(tweet), Profile.Action.loggedIn(name: name),
    ]
    let one = run(actions, from: nil)
    let other = run(actions.reversed(), from: nil)
    let expected = State(
      timelineState: Timeline(tweets: [tweet]),
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
}
