import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Operators of reducers")
struct OperatorTests {
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

  struct Pair {
    var number = 0
    var log: [String] = []
  }
}
