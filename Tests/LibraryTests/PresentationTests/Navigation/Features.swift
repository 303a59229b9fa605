import ComposableArchitecture

/// A child with a bit of everything that a parent has to deal with.
@Reducer
struct Sheet {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }

  enum Action {
    case closeButtonTapped
    case incrementButtonTapped
    case startButtonTapped
    case ticked
  }

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
    var log: [String] = []
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
      case .child(.presented(.incrementButtonTapped)):
        state.log.append("parent sees \(state.child?.count ?? -1)")
        return .none
      case .child(.presented):
        return .none
      case .child(.dismiss):
        state.log.append(state.child == nil ? "dismissed nothing" : "dismisses")
        if state.reopensOnDismissal { state.child = Sheet.State(id: 99) }
        return .none
      case .closeWithoutAsking:
        state.child = nil
        return .none
      case .other:
        state.log.append("other")
        return .none
      case .present(let id):
        state.child = Sheet.State(id: id)
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) {
      Sheet()
    }
  }
}

extension AlertState<Asker.Action.Alert> {
  static var question: Self {
    Self {
      TextState("Save Changes?")
    } actions: {
      ButtonState(action: .saveButtonTapped) { TextState("OK") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}

@Reducer
struct Asker {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var log: [String] = []
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case askButtonTapped

    @CasePathable
    enum Alert {
      case clearButtonTapped
      case saveButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.clearButtonTapped)):
        state.alert = nil
      case .alert(.presented(.saveButtonTapped)):
        state.log.append(state.alert == nil ? "save, alert gone" : "save, alert shown")
      case .askButtonTapped:
        state.alert = .question
      case .alert:
        break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
