import ComposableArchitecture

/// A child with a bit of everything that a parent has to deal with.
@Reducer
struct Sheet {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var isPresented: Bool?
  }

  enum Action {
    case closeButtonTapped
    case incrementButtonTapped
    case lookAround
    case startButtonTapped
    case stopButtonTapped
    case ticked
  }

  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .lookAround:
        state.isPresented = isPresented
        return .none
      case .startButtonTapped:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.ticked)
          }
        }
        .cancellable(id: CancelID.timer)
      case .stopButtonTapped:
        return .cancel(id: CancelID.timer)
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
