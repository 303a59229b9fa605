import ComposableArchitecture
import Foundation
import TerminalUI

/// Walks through a city: a list, a page for each walk and its stops, and a sheet for a new walk.
enum Walks {
  struct Walk: Equatable, Identifiable, Sendable {
    let id: UUID
    var name: String
    var stops: [String] = []
  }

  // MARK: The pages

  /// The page of a walk: its stops.
  @Reducer
  struct WalkPage {
    @ObservableState
    struct State: Equatable {
      let walk: Walk
    }

    enum Action {
      case stopTapped(String)
    }
  }

  struct WalkPageView: View {
    let store: StoreOf<WalkPage>

    var body: some View {
      List {
        ForEach(store.walk.stops, id: \.self) { stop in
          Button(stop) { store.send(.stopTapped(stop)) }
        }
      }
      .navigationTitle(store.walk.name)
    }
  }

  /// The page of a stop.
  @Reducer
  struct StopPage {
    @ObservableState
    struct State: Equatable {
      let name: String
      var isSeen = false
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
    }
  }

  struct StopPageView: View {
    @Bindable var store: StoreOf<StopPage>

    var body: some View {
      Toggle("Seen", isOn: $store.isSeen)
        .navigationTitle(store.name)
    }
  }

  // MARK: The sheet

  /// The form for a new walk.
  @Reducer
  struct NewWalk {
    @ObservableState
    struct State: Equatable {
      var name = ""
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case delegate(Delegate)
      case saveButtonTapped

      @CasePathable
      enum Delegate {
        case saved(name: String)
      }
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding, .delegate:
          return .none

        case .saveButtonTapped:
          return .run { [name = state.name] send in
            await send(.delegate(.saved(name: name)))
            await dismiss()
          }
        }
      }
    }
  }

  struct NewWalkView: View {
    @Bindable var store: StoreOf<NewWalk>

    var body: some View {
      Form {
        TextField("Name of the walk", text: $store.name)
        Button("Save") { store.send(.saveButtonTapped) }
      }
    }
  }

  // MARK: The list

  @Reducer
  enum Path {
    case stop(StopPage)
    case walk(WalkPage)
  }

  @Reducer
  struct City {
    @ObservableState
    struct State: Equatable {
      @Presents var newWalk: NewWalk.State?
      var path = StackState<Path.State>()
      var walks: IdentifiedArrayOf<Walk> = []
    }

    enum Action {
      case newButtonTapped
      case newWalk(PresentationAction<NewWalk.Action>)
      case path(StackActionOf<Path>)
      case walkTapped(Walk.ID)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .newButtonTapped:
          state.newWalk = NewWalk.State()
          return .none

        case .newWalk(.presented(.delegate(.saved(let name)))):
          state.walks.append(Walk(id: uuid(), name: name))
          return .none

        case .newWalk:
          return .none

        case .path(.element(id: _, action: .walk(.stopTapped(let name)))):
          state.path.append(.stop(StopPage.State(name: name)))
          return .none

        case .path:
          return .none

        case .walkTapped(let id):
          if let walk = state.walks[id: id] {
            state.path.append(.walk(WalkPage.State(walk: walk)))
          }
          return .none
        }
      }
      .ifLet(\.$newWalk, action: \.newWalk) { NewWalk() }
      .forEach(\.path, action: \.path)
    }
  }

  /// The first page, and what comes over it.
  struct CityView: View {
    let store: StoreOf<City>

    var body: some View {
      // TODO: The list in a stack with two kinds of pages, and the sheet.
      EmptyView()
    }
  }
}

extension Walks.Path.State: Equatable {}
