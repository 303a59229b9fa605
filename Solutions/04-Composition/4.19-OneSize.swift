import ComposableArchitecture

/// Exercise 4.19: a reading app whose pages each keep a copy of one setting.
// BEGIN SOLUTION
@Reducer
struct ReadingSettings {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("isLarge")) var isLarge = false
  }

  enum Action {
    case sizeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .sizeButtonTapped:
        state.$isLarge.withLock { $0.toggle() }
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
    @Shared(.inMemory("isLarge")) var isLarge = false
  }

  enum Action {
    case sizeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .sizeButtonTapped:
        state.$isLarge.withLock { $0.toggle() }
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
      case .settings, .stories:
        return .none
      case .storyOpened(let id):
        state.stories[id: id] = StoryPage.State(id: id)
        return .none
      }
    }
    .forEach(\.stories, action: \.stories) { StoryPage() }
  }
}
// END SOLUTION
// STUB: @Reducer
// STUB: struct ReadingSettings {
// STUB:   @ObservableState
// STUB:   struct State: Equatable {
// STUB:     // TODO: Share the size under the key "isLarge".
// STUB:     var isLarge = false
// STUB:   }
// STUB:
// STUB:   enum Action {
// STUB:     case sizeButtonTapped
// STUB:   }
// STUB:
// STUB:   var body: some ReducerOf<Self> {
// STUB:     Reduce { state, action in
// STUB:       switch action {
// STUB:       case .sizeButtonTapped:
// STUB:         state.isLarge.toggle()
// STUB:         return .none
// STUB:       }
// STUB:     }
// STUB:   }
// STUB: }
// STUB:
// STUB: /// A page with a story, which has a button for the size as well.
// STUB: @Reducer
// STUB: struct StoryPage {
// STUB:   @ObservableState
// STUB:   struct State: Equatable, Identifiable {
// STUB:     let id: Int
// STUB:     // TODO: Share the size here too.
// STUB:     var isLarge = false
// STUB:   }
// STUB:
// STUB:   enum Action {
// STUB:     case sizeButtonTapped
// STUB:   }
// STUB:
// STUB:   var body: some ReducerOf<Self> {
// STUB:     Reduce { state, action in
// STUB:       switch action {
// STUB:       case .sizeButtonTapped:
// STUB:         state.isLarge.toggle()
// STUB:         return .none
// STUB:       }
// STUB:     }
// STUB:   }
// STUB: }
// STUB:
// STUB: /// The settings and the open stories.
// STUB: @Reducer
// STUB: struct ReadingApp {
// STUB:   @ObservableState
// STUB:   struct State: Equatable {
// STUB:     var settings = ReadingSettings.State()
// STUB:     var stories: IdentifiedArrayOf<StoryPage.State> = []
// STUB:   }
// STUB:
// STUB:   enum Action {
// STUB:     case settings(ReadingSettings.Action)
// STUB:     case stories(IdentifiedActionOf<StoryPage>)
// STUB:     case storyOpened(id: Int)
// STUB:   }
// STUB:
// STUB:   var body: some ReducerOf<Self> {
// STUB:     Scope(\.settings, action: \.settings) { ReadingSettings() }
// STUB:     Reduce { state, action in
// STUB:       switch action {
// STUB:       // TODO: Nothing has to be copied any more.
// STUB:       case .settings(.sizeButtonTapped):
// STUB:         let isLarge = state.settings.isLarge
// STUB:         for id in state.stories.ids {
// STUB:           state.stories[id: id]?.isLarge = isLarge
// STUB:         }
// STUB:         return .none
// STUB:       case .stories:
// STUB:         return .none
// STUB:       case .storyOpened(let id):
// STUB:         state.stories[id: id] = StoryPage.State(id: id)
// STUB:         return .none
// STUB:       }
// STUB:     }
// STUB:     .forEach(\.stories, action: \.stories) { StoryPage() }
// STUB:   }
// STUB: }
