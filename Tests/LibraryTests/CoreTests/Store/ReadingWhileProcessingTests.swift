import ComposableArchitecture
import LibraryTestHelpers
import Observation
import Testing

/// A reader gets the state before the action for as long as the store processes one.
@MainActor
@Suite("Reading a store while it processes an action", .timeLimit(.minutes(20)))
struct ReadingWhileProcessingTests {
  @Test("An observer of a child sees the state before the action", arguments: Place.allCases)
  func observer(place: Place) {
    let store = Store(initialState: Host.State()) { Host() }
    let before = store.state
    let seen = LockIsolated<Host.State?>(nil)
    withObservationTracking {
      _ = place.child(store.state)?.count
    } onChange: {
      MainActor.assumeIsolated {
        let state = store.state
        seen.setValue(state)
      }
    }
    store.send(place.action)
    #expect(seen.value == before)
    #expect(place.child(store.state)?.count == 1)
    #expect(place.child(store.state)?.log == Array(0..<200))
  }

  @Test("A scoped store of a child shows the state before the action", arguments: Place.allCases)
  func scopedStore(place: Place) throws {
    let store = Store(initialState: Host.State()) { Host() }
    let child = try #require(place.store(store))
    let seen = LockIsolated<[Int]>([])
    withObservationTracking {
      _ = child.count
    } onChange: {
      MainActor.assumeIsolated {
        let counts = [child.count, child.log.count]
        seen.setValue(counts)
      }
    }
    store.send(place.action)
    #expect(seen.value == [0, 0])
    #expect(child.count == 1)
    #expect(child.log.count == 200)
  }

  @Test("A dependency that the reducer calls sees the state before the action")
  func dependency() {
    let look = LockIsolated<(@MainActor () -> Void)?>(nil)
    let store = Store(initialState: [0]) {
      Reduce<[Int], Void> { state, _ in
        state[0] = 1
        MainActor.assumeIsolated { look.value?() }
        state = []
        MainActor.assumeIsolated { look.value?() }
        state = [2]
        return .none
      }
    }
    let seen = LockIsolated<[[Int]]>([])
    look.setValue {
      let state = store.currentState
      seen.withValue { $0.append(state) }
    }
    store.send(())
    #expect(seen.value == [[0], [0]])
    #expect(store.currentState == [2])
    look.setValue(nil)
  }

  @Test("An object of the state that goes away reads a whole state")
  func objectInState() {
    let look = LockIsolated<(@MainActor () -> Int)?>(nil)
    let seen = LockIsolated<[Int]>([])
    let read = { @Sendable in
      MainActor.assumeIsolated {
        let sight = look.value?() ?? -1
        seen.withValue { $0.append(sight) }
      }
    }
    struct State {
      var count = 0
      var object: CallsWhenDeinitialized?
    }
    let store = Store(initialState: State(object: CallsWhenDeinitialized(read))) {
      Reduce<State, Void> { state, _ in
        state.count = 1
        // This one is gone before the reducer has returned.
        _ = CallsWhenDeinitialized(read)
        state.object = nil
        state.count = 2
        return .none
      }
    }
    look.setValue { store.currentState.count }
    store.send(())
    #expect(seen.value == [0, 2])
    look.setValue(nil)
  }

  @Test("An object of an optional child that goes away may read the child's store")
  func objectInChild() throws {
    let store = Store(initialState: Owner.State()) { Owner() }
    let child: StoreOf<Owner.Child> = try #require(
      store.scope(\.child, action: \.child)
    )
    let seen = LockIsolated<[Int]>([])
    child.send(
      .hold(
        CallsWhenDeinitialized {
          MainActor.assumeIsolated {
            let count = child.count
            seen.withValue { $0.append(count) }
          }
        }
      )
    )
    #expect(child.count == 1)
    child.send(.letGo)
    #expect(child.count == 2)
    #expect(seen.value == [2])
  }

  @Test("An action that an object sends when it goes away is processed")
  func actionOfObject() {
    enum Action { case start, hold(CallsWhenDeinitialized), stop }
    let box = LockIsolated<Store<[String], Action>?>(nil)
    let store = Store(initialState: [String]()) {
      Reduce<[String], Action> { state, action in
        switch action {
        case .start:
          state.append("start")
          return .send(
            .hold(
              CallsWhenDeinitialized {
                MainActor.assumeIsolated { _ = box.value?.send(.stop) }
              }
            )
          )
        case .hold:
          state.append("hold")
        case .stop:
          state.append("stop")
        }
        return .none
      }
    }
    box.setValue(store)
    store.send(.start)
    #expect(store.currentState == ["start", "hold", "stop"])
    box.setValue(nil)
  }

  /// Where the state of the host holds the child that changes.
  enum Place: CaseIterable {
    case property, optional, presentation, enumCase, row, stackElement

    var action: Host.Action {
      switch self {
      case .property: .property(.grow)
      case .optional: .optional(.grow)
      case .presentation: .presentation(.presented(.grow))
      case .enumCase: .mode(.child(.grow))
      case .row: .rows(.element(id: 2, action: .grow))
      case .stackElement: .path(.element(id: Host.stackID, action: .grow))
      }
    }

    func child(_ state: Host.State) -> GrowingChild.State? {
      switch self {
      case .property: state.property
      case .optional: state.optional
      case .presentation: state.presentation
      case .enumCase: state.mode[case: \.child]
      case .row: state.rows[id: 2]
      case .stackElement: state.path.last
      }
    }

    @MainActor
    func store(_ store: StoreOf<Host>) -> StoreOf<GrowingChild>? {
      switch self {
      case .property: store.scope(\.property, action: \.property)
      case .optional: store.scope(\.optional, action: \.optional)
      case .presentation: store.scope(\.presentation, action: \.presentation.presented)
      case .enumCase:
        store.scope(\.mode, action: \.mode).scope(\.child, action: \.child)
      case .row: Array(store.scope(\.rows, action: \.rows))[1]
      case .stackElement:
        store.scope(
          \.path[id: store.path.ids[0]],
          action: \.path[id: store.path.ids[0]]
        )
      }
    }
  }
}

final class CallsWhenDeinitialized: Sendable {
  private let call: @Sendable () -> Void

  init(_ call: @escaping @Sendable () -> Void) {
    self.call = call
  }

  deinit { call() }
}

@Reducer
struct GrowingChild {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var log: [Int] = []
  }
  enum Action { case grow }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.log.append(contentsOf: 0..<100)
      state.count += 1
      state.log.append(contentsOf: 100..<200)
      return .none
    }
  }
}

@Reducer
struct Host {
  static let stackID: StackElementID = 0

  @ObservableState
  struct State: Equatable {
    var property = GrowingChild.State()
    var optional: GrowingChild.State? = GrowingChild.State()
    @Presents var presentation: GrowingChild.State? = GrowingChild.State()
    var mode = Mode.State.child(GrowingChild.State())
    var rows = IdentifiedArray(uniqueElements: (1...100).map { GrowingChild.State(id: $0) })
    var path = StackState<GrowingChild.State>()

    init() {
      path[id: Host.stackID] = GrowingChild.State()
    }
  }
  enum Action {
    case property(GrowingChild.Action)
    case optional(GrowingChild.Action)
    case presentation(PresentationAction<GrowingChild.Action>)
    case mode(Mode.Action)
    case rows(IdentifiedActionOf<GrowingChild>)
    case path(StackActionOf<GrowingChild>)
  }
  var body: some ReducerOf<Self> {
    Scope(\.property, action: \.property) { GrowingChild() }
    Scope(\.mode, action: \.mode) { Mode() }
    EmptyReducer()
      .ifLet(\.optional, action: \.optional) { GrowingChild() }
      .ifLet(\.$presentation, action: \.presentation) { GrowingChild() }
      .forEach(\.rows, action: \.rows) { GrowingChild() }
      .forEach(\.path, action: \.path) { GrowingChild() }
  }

  @Reducer
  struct Mode {
    @ObservableState
    enum State: Equatable { case child(GrowingChild.State), none }
    enum Action { case child(GrowingChild.Action) }
    var body: some ReducerOf<Self> {
      EmptyReducer().ifCaseLet(\.child, action: \.child) { GrowingChild() }
    }
  }
}

@Reducer
struct Owner {
  @ObservableState
  struct State { var child: Child.State? = Child.State() }
  enum Action { case child(Child.Action) }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: \.child) { Child() }
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State {
      var count = 0
      @ObservationStateIgnored var object: CallsWhenDeinitialized?
    }
    enum Action { case hold(CallsWhenDeinitialized), letGo }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.count += 1
        switch action {
        case .hold(let object): state.object = object
        case .letGo: state.object = nil
        }
        return .none
      }
    }
  }
}
