import ComposableArchitecture

/// Exercise 4.19: a reading app whose pages each keep a copy of one setting.
@Reducer
struct ReadingSettings {
  @ObservableState
  struct State: Equatable {
    // TODO: Share the size under the key "isLarge".
    var isLarge = false
  }

  enum Action {
    case sizeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .sizeButtonTapped:
        state.isLarge.toggle()
        return .none
      }
    }
  }
}

/// A page with a story, which has a button for the size as well.
@Reducer
struct StoryPage {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    // TODO: Share the size here too.
    var isLarge = false
  }

  enum Action {
    case sizeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .sizeButtonTapped:
        state.isLarge.toggle()
        return .none
      }
    }
  }
}

/// The settings and the open stories.
@Reducer
struct ReadingApp {
  @ObservableState
  struct State: Equatable {
    var settings = ReadingSettings.State()
    var stories: IdentifiedArrayOf<StoryPage.State> = []
  }

  enum Action {
    case settings(ReadingSettings.Action)
    case stories(IdentifiedActionOf<StoryPage>)
    case storyOpened(id: Int)
  }

  var body: some ReducerOf<Self> {
    Scope(\.settings, action: \.settings) { ReadingSettings() }
    Reduce { state, action in
      switch action {
      // TODO: Nothing has to be copied any more.
      case .settings(.sizeButtonTapped):
        let isLarge = state.settings.isLarge
        for id in state.stories.ids {
          state.stories[id: id]?.isLarge = isLarge
        }
        return .none
      case .stories:
        return .none
      case .storyOpened(let id):
        state.stories[id: id] = StoryPage.State(id: id)
        return .none
      }
    }
    .forEach(\.stories, action: \.stories) { StoryPage() }
  }
}
