import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Operators of reducers")
struct OperatorTests {
  @Test("Helpers may name an effect and its way back after their reducer")
  func effectOfAndSendOf() async {
    let store = TestStore(initialState: 0) { Doubling() }
    await store.send(4)
    await store.receive(8) { $0 = 8 }
  }

  @Reducer
  struct Doubling {
    var body: some Reducer<Int, Int> {
      Reduce { state, action in
        if action < 5 { return double(action) }
        state = action
        return .none
      }
    }

    func double(_ number: Int) -> EffectOf<Self> {
      .run { send in await report(number * 2, to: send) }
    }

    func report(_ number: Int, to send: SendOf<Self>) async {
      await send(number)
    }
  }

  @Test("onChange can be told which values count as the same")
  @available(*, deprecated)
  func onChangeDuplicates() {
    let store = Store(initialState: Pair()) {
      Reduce<Pair, Int> { state, action in
        state.number = action
        return .none
      }
      .onChange(of: { ($0.number, $0.log.count) }, removeDuplicates: { $0.0 / 10 == $1.0 / 10 }) {
        oldValue,
        newValue in
        Reduce { state, _ in
          state.log.append("\(oldValue.0) to \(newValue.0)")
          return .none
        }
      }
    }
    for number in [3, 12, 17, 20] { store.send(number) }
    #expect(store.currentState.log == ["3 to 12", "17 to 20"])
  }

  @Test("Of several overrides of a dependency, the one closest to the reducer holds")
  func nestedOverrides() {
    let store = Store(initialState: [Int]()) {
      Numbers()
        .dependency(\.testNumber, 2)
        .dependency(\.testNumber, 3)
    }
    store.send(())
    #expect(store.currentState == [2])
  }

  @Test("A dependency can be changed, from what it is outside")
  func transform() {
    let store = Store(initialState: [Int]()) {
      Numbers()
        .transformDependency(\.testNumber) { $0 += 10 }
        .transformDependency(\.testNumber) { $0 *= 2 }
    } withDependencies: {
      $0.testNumber = 4
    }
    store.send(())
    #expect(store.currentState == [18])
  }

  struct Pair {
    var number = 0
    var log: [String] = []
  }

  struct Numbers: Reducer {
    @Dependency(\.testNumber) var number

    func reduce(into state: inout [Int], action: Void) -> Effect<Void> {
      state.append(number)
      return .none
    }
  }
}

extension DependencyValues {
  fileprivate var testNumber: Int {
    get { self[TestNumberKey.self] }
    set { self[TestNumberKey.self] = newValue }
  }
}

private enum TestNumberKey: TestDependencyKey {
  static let testValue = 0
}
