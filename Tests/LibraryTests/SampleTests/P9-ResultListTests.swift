import ComposableArchitecture
import Foundation
import Testing

extension Samples {
  /// Document S4: the results, which can be deleted.
  @Reducer
  struct GameResultListFeature {
    @ObservableState
    struct State: Equatable {
      var results: IdentifiedArrayOf<GameResult> = []
    }

    enum Action: Equatable {
      case remove(offset: IndexSet)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .remove(let offset):
          state.results.remove(atOffsets: offset)
          return .none
        }
      }
    }
  }
}

@MainActor
@Suite("Sample P9: a list of results", .timeLimit(.minutes(20)))
struct ResultListTests {
  let results = IdentifiedArray(
    uniqueElements: (0..<4).map {
      Samples.GameResult(counter: .init(count: $0, secret: 1, id: UUID($0)), timeSpent: 100)
    }
  )

  func makeStore() -> TestStoreOf<Samples.GameResultListFeature> {
    TestStore(initialState: .init(results: results)) { Samples.GameResultListFeature() }
  }

  @Test("A row is deleted by its offset")
  func one() async {
    let store = makeStore()
    await store.send(.remove(offset: [1])) { $0.results.remove(id: UUID(1)) }
  }

  @Test("Several rows are deleted at once")
  func several() async {
    let store = makeStore()
    await store.send(.remove(offset: [0, 2, 3])) { $0.results = [results[1]] }
  }

  @Test("No offset, no change")
  func none() async {
    await makeStore().send(.remove(offset: []))
  }

  @Test("A guess is right if it is the secret")
  func correct() {
    #expect(results.map(\.correct) == [false, true, false, false])
  }
}
