import ComposableArchitecture
import Foundation
import Testing

@testable import Effects

@MainActor
@Suite("3.1 Ask for the date") struct AskForTheDateTests {
  @Test("Each save notes the date that the dependency gives")
  func savedAt() {
    let today = LockIsolated(Date(timeIntervalSince1970: 1_234_567_890))
    let store = Store(initialState: AskForTheDate.Note.State()) {
      AskForTheDate.Note()
    } withDependencies: {
      $0.date = DateGenerator { today.value }
    }
    for seconds in [1_234_567_890.0, 86_400] {
      let date = Date(timeIntervalSince1970: seconds)
      today.setValue(date)
      store.send(.saveButtonTapped)
      let savedAt = store.savedAt.map { "\($0)" } ?? "nil"
      #expect(
        store.savedAt == date,
        """
        The dependency said that it is \(date). After the tap, `savedAt` should be the same, and it \
        is \(savedAt). Look at the line that assigns it: where does the date come from?
        """
      )
    }
  }
}
