/// One slice of an app's state: the timeline, and the request that fills it.
enum TimelineSlice {
  struct Tweet: Equatable, Sendable {
    var text: String
  }

  struct RequestError: Error, Equatable {
    var reason: String
  }

  struct TimelineState: Equatable {
    /// The tweets on the screen. None of the actions below speaks of them.
    private(set) var tweets: [Tweet] = []
    /// What the last successful request brought.
    private(set) var response: [Tweet] = []
    /// Whether a request is on its way.
    private(set) var fetching = false
    /// Why the last request failed, if it did.
    private(set) var error: RequestError?

    enum Action: ReduxBasics.Action, Equatable {
      case requestStart
      case requestSuccess(response: [Tweet])
      case requestError(error: RequestError)
    }
  }
}

extension TimelineSlice.TimelineState {
  /// Returns the timeline that follows `state` when `action` happens.
  ///
  /// - Parameters:
  ///   - action: Any action of the whole app, not only the timeline's.
  ///   - state: The timeline now, or nil if there is none yet.
  static func reducer(
    action: any ReduxBasics.Action,
    state: TimelineSlice.TimelineState?
  ) -> TimelineSlice.TimelineState {
    // BEGIN SOLUTION
    var state = state ?? TimelineSlice.TimelineState()
    guard let action = action as? Action else { return state }
    switch action {
    case .requestStart:
      state.fetching = true
      state.error = nil
    case .requestSuccess(let response):
      state.fetching = false
      state.response = response
    case .requestError(let error):
      state.fetching = false
      state.error = error
    }
    return state
    // END SOLUTION
    // STUB: // TODO: Decide whose action it is, then handle the three that are the timeline's.
    // STUB: return TimelineSlice.TimelineState()
  }
}
