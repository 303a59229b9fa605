import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("@Reducer on structs")
struct ReducerMacroTests {
  @Test("Members that a reducer leaves out are filled in")
  func empty() {
    let store = Store(initialState: Empty.State()) { Empty() }
    #expect(store.state == Empty.State())
    #expect(Set([Empty.State()]).count == 1)
    let path: WritableKeyPath<OnlyState.State, Int> = \.count
    #expect(OnlyState.State(count: 2)[keyPath: path] == 2)
    let actions: [OnlyAction.Action] = [.tap, .type("a")]
    #expect(actions.map { $0.is(\.type) } == [false, true])
  }

  @Test("A reducer may have parameters for types, and constraints")
  func generic() {
    let store = Store(initialState: Generic<Int, [String]>.State(value: 1, others: [])) {
      Generic<Int, [String]>(initial: 7)
    }
    store.send(.set(3))
    #expect(store.value == 3)
    store.send(.reset)
    #expect(store.value == 7)
    #expect(Generic<Int, [String]>.Action.set(4).is(\.set))
    #expect(Generic<Int, [String]>.Action.set(4)[case: \.set] == 4)
  }

  @Test("Members may stand between #if and #endif")
  func conditional() {
    let store = Store(initialState: Conditional.State()) { Conditional() }
    store.send(.add)
    #expect(store.count == 1)
    #expect(Conditional.Action.add.is(\.add))
  }

  @Test("A conformance that is there already is not added again")
  func existingConformances() {
    let store = Store(initialState: Conforming.State()) { Conforming() }
    store.send(.go)
    #expect(store.isGone)
    #expect(Conforming.Action.go.is(\.go))
  }

  @Test("Case paths that an action has already are not added again")
  func ownCasePaths() {
    #expect(OwnCasePaths.Action.go(1).is(\.go))
    #expect(OwnCasePaths.Action.go(1)[case: \.onlyPath] == 1)
    #expect(OwnCasePaths.State.idle.is(\.onlyState))
  }

  @Test("A reducer may be public, private, isolated, or marked as available")
  func accessLevels() {
    #expect(store(PublicFeature.State(), PublicFeature(), .go).count == 1)
    #expect(store(PackageFeature.State(), PackageFeature(), .go).count == 1)
    #expect(store(FileFeature.State(), FileFeature(), .go).count == 1)
    #expect(store(Unisolated.State(), Unisolated(), .go).count == 1)
    #expect(store(Available.State(), Available(), .go).count == 1)
    #expect(store(InPublicExtension.State(), InPublicExtension(), .go).count == 1)
  }

  private func store<R: Reducer>(_ state: R.State, _ reducer: R, _ action: R.Action) -> R.State {
    let store = Store(initialState: state) { reducer }
    store.send(action)
    return store.currentState
  }
}

extension ReducerMacroTests {
  @Reducer struct Empty {}

  @Reducer struct OnlyState {
    struct State { var count = 0 }
  }

  @Reducer struct OnlyAction {
    enum Action { case tap, type(String) }
  }

  @Reducer
  struct Generic<Value: Equatable & Sendable, Others: Collection> where Others.Element == String {
    @ObservableState
    struct State {
      var value: Value
      var others: Others
    }
    enum Action { case reset, set(Value) }
    let initial: Value
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .reset:
          state.value = initial
          return .none
        case .set(let value):
          state.value = value
          return .none
        }
      }
    }
  }

  @Reducer
  struct Conditional {
    #if compiler(>=5.9)
      @ObservableState
      struct State {
        #if compiler(>=5.9)
          var count = 0
        #else
          var count = "none"
        #endif
      }
    #else
      struct State {}
    #endif
    enum Action {
      #if compiler(>=5.9)
        case add
      #else
        case subtract
      #endif
    }
    #if compiler(>=5.9)
      var body: some ReducerOf<Self> {
        EmptyReducer()
        Reduce { state, _ in
          state.count += 1
          return .none
        }
      }
    #endif
  }

  @Reducer
  struct Conforming: Reducer, Sendable {
    @ObservableState
    struct State: Equatable, ObservableState { var isGone = false }
    @CasePathable
    @dynamicMemberLookup
    enum Action: Equatable, CasePathable { case go }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.isGone = true
        return .none
      }
    }
  }

  @Reducer
  struct OwnCasePaths {
    enum State: CasePathable {
      case idle

      struct AllCasePaths: Sendable {
        var onlyState: AnyCasePath<State, Void> {
          AnyCasePath(embed: { .idle }, extract: { _ in () })
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }
    enum Action: CasePathable {
      case go(Int)

      struct AllCasePaths: Sendable {
        var go: AnyCasePath<Action, Int> { onlyPath }
        var onlyPath: AnyCasePath<Action, Int> {
          AnyCasePath(embed: { .go($0) }) { action in
            if case .go(let number) = action { number } else { nil }
          }
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }
  }

  @available(macOS 14, *)
  @Reducer
  struct Available {
    @available(macOS 14, *)
    @ObservableState
    struct State { var count = 0 }
    @available(macOS 14, *)
    enum Action {
      @available(macOS 14, *)
      case go
    }
    var body: some ReducerOf<Self> { countUp(\State.count) }
  }
}

private func countUp<State, Action>(_ count: WritableKeyPath<State, Int>) -> Reduce<State, Action> {
  Reduce { state, _ in
    state[keyPath: count] += 1
    return .none
  }
}

@Reducer
public struct PublicFeature {
  @ObservableState
  public struct State: Equatable {
    public var count = 0
    private var secret = 1
    public init() {}
  }
  public enum Action: Equatable { case go }
  public init() {}
  public var body: some ReducerOf<Self> { countUp(\State.count) }
}

@Reducer
package struct PackageFeature {
  @ObservableState
  package struct State { package internal(set) var count = 0 }
  package enum Action { case go }
  package var body: some ReducerOf<Self> { countUp(\State.count) }
}

@Reducer
private struct FileFeature {
  @ObservableState
  struct State { fileprivate var count = 0 }
  enum Action { case go }
  var body: some ReducerOf<Self> { countUp(\State.count) }
}

@Reducer
nonisolated struct Unisolated {
  @ObservableState
  nonisolated struct State { var count = 0 }
  nonisolated enum Action { case go }
  nonisolated var body: some ReducerOf<Self> { countUp(\State.count) }
}

public enum Namespace {}

typealias InPublicExtension = Namespace.Public

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
public extension Namespace {
  @Reducer
  struct Public {
    @ObservableState
    public struct State {
      public var count = 0
      public init() {}
    }
    public enum Action { case go }
    public init() {}
    public var body: some ReducerOf<Self> { countUp(\State.count) }
  }
}
