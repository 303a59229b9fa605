import ComposableArchitecture

/// Pages above an id, or the page with it too, are popped, and their effects end. An id that is
/// gone pops nothing.
enum PopsToAndFromPages: Program {
  @Reducer struct NumberPage {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action: Equatable { case start, tick, close, increment }
    @Dependency(\.continuousClock) var clock
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
          }
        case .tick:
          state.count += 1
          return .none
        case .close: return .run { _ in await dismiss() }
        case .increment:
          state.count += 100
          return .none
        }
      }
    }
  }
  @Reducer struct TextPage {
    @ObservableState struct State: Equatable { var text = "" }
    enum Action: Equatable { case set(String) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .set(let text) = action { state.text = text }
        return .none
      }
    }
  }
  @Reducer enum Path {
    case number(NumberPage)
    case text(TextPage)
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      var path = StackState<Path.State>()
      var log: [String] = []
    }
    enum Action {
      case path(StackActionOf<Path>), pushNumber, pushText, popTo(StackElementID),
        popFrom(StackElementID), clear, modify
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .pushNumber: state.path.append(.number(NumberPage.State()))
        case .pushText: state.path.append(.text(TextPage.State()))
        case .popTo(let id): state.path.pop(to: id)
        case .popFrom(let id): state.path.pop(from: id)
        case .clear: state.path.removeAll()
        case .modify: for id in state.path.ids { state.path[id: id, case: \.number]?.count += 1000 }
        case .path(.popFrom(let id)):
          state.log.append("pop \(state.path.ids.firstIndex(of: id).map(String.init) ?? "-")")
        case .path(.push): state.log.append("push \(state.path.count)")
        case .path(.element(let id, .number(.tick))):
          state.log.append("tick \(state.path[id: id, case: \.number]!.count)")
        case .path: break
        }
        return .none
      }.forEach(\.path, action: \.path)
    }
  }
  @MainActor static func run() async {
    let clock = TestClock()
    let store = Store(initialState: Root.State()) {
      Root()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.send(.pushNumber)
    store.send(.pushText)
    store.send(.pushNumber)
    store.send(.pushText)
    let ids = Array(store.path.ids)
    print(
      "pages, ids in the order of their numbers:",
      store.path.count,
      ids == ids.sorted { $0.generation < $1.generation }
    )
    store.send(.path(.element(id: ids[0], action: .number(.start))))
    store.send(.path(.element(id: ids[2], action: .number(.start))))
    await settle()
    await clock.advance(by: .seconds(1))
    await settle()
    print("log:", store.log)
    store.send(.popTo(ids[1]))
    await settle()
    await clock.advance(by: .seconds(1))
    await settle()
    print("log and pages after a pop to the second page:", store.log, store.path.count)
    store.send(.path(.element(id: ids[0], action: .number(.close))))
    await settle()
    print("pages and log after the first page dismisses itself:", store.path.count, store.log)
    store.send(.pushNumber)
    store.send(.modify)
    print("a page changed by its case:", store.path.first?.number?.count as Any)
    await issues("an action of another case") {
      store.send(.path(.element(id: store.path.ids[0], action: .text(.set("x")))))
    }
    await issues("an action for a page that is gone") {
      store.send(.path(.element(id: ids[3], action: .text(.set("x")))))
    }
    await issues("a pop by action of a page that is gone") {
      store.send(.path(.popFrom(id: ids[3])))
    }
    await issues("pops in the reducer from and to a page that is gone") {
      store.send(.popFrom(ids[3]))
      store.send(.popTo(ids[3]))
    }
    store.send(.path(.popFrom(id: store.path.ids[0])))
    print("pages and log after a pop by action:", store.path.count, store.log)
  }
}
extension PopsToAndFromPages.Path.State: Equatable {}
extension StackElementID { var generation: Int { Int("\(self)".filter(\.isNumber)) ?? -1 } }
