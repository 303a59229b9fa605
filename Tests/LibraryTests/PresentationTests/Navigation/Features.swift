import ComposableArchitecture

/// A child with a bit of everything that a parent has to deal with.
@Reducer
struct Sheet {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }

  enum Action { case closeButtonTapped, incrementButtonTapped, startButtonTapped, ticked }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .startButtonTapped:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.ticked)
          }
        }
      case .ticked:
        state.count += 1
        return .none
      }
    }
  }
}

/// Presents one ``Sheet`` at a time.
@Reducer
struct Presenter {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Sheet.State?
    var reopensOnDismissal = false
  }

  enum Action {
    case child(PresentationAction<Sheet.Action>)
    case closeWithoutAsking
    case other
    case present(id: Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child(.presented), .other: break
      case .child(.dismiss): if state.reopensOnDismissal { state.child = Sheet.State(id: 99) }
      case .closeWithoutAsking: state.child = nil
      case .present(let id): state.child = Sheet.State(id: id)
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Sheet() }
  }
}
