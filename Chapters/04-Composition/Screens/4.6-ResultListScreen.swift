import ComposableArchitecture
import Foundation
import TerminalUI

struct ResultListApp: App {
  static let store = Store(
    initialState: ResultList.Feature.State(
      results: [
        GameResult(counter: Counter.State(count: 10, secret: 10, id: UUID(1)), timeSpent: 100),
        GameResult(counter: Counter.State(count: -4, secret: 17, id: UUID(2)), timeSpent: 31),
        GameResult(counter: Counter.State(count: 50, secret: 50, id: UUID(3)), timeSpent: 62),
        GameResult(counter: Counter.State(count: 8, secret: -99, id: UUID(4)), timeSpent: 5),
      ]
    )
  ) {
    ResultList.Feature()
  }

  var body: some Scene {
    WindowGroup {
      ResultList.ListView(store: Self.store)
    }
  }
}
