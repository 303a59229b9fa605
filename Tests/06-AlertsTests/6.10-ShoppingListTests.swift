import ComposableArchitecture
import Foundation
import Testing

@testable import Alerts

@MainActor
@Suite("6.9 Capstone: a shopping list", .timeLimit(.minutes(1))) struct ShoppingListTests {
  private struct NoNetwork: Error {}

  private func item(_ id: Int, _ name: String, isDone: Bool = false) -> ShoppingItem.State {
    ShoppingItem.State(id: UUID(id), name: name, isDone: isDone)
  }

  private func makeStore(
    _ state: ShoppingList.State = ShoppingList.State(),
    clock: TestClock<Duration> = TestClock(),
    suggest: @escaping @Sendable (String) async throws -> String = { "\($0)…" }
  ) -> TestStoreOf<ShoppingList> {
    TestStore(initialState: state) {
      ShoppingList(suggest: suggest)
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
  }

  private func question(_ text: String) -> AlertState<ShoppingList.Action.Alert> {
    AlertState {
      TextState(text)
    } actions: {
      ButtonState(role: .destructive, action: .removeButtonTapped) { TextState("Remove") }
      ButtonState(role: .cancel) { TextState("Keep") }
    }
  }

  // MARK: Adding

  @Test("What is typed is added at the end, and the field is empty again")
  func adding() async {
    let store = makeStore(ShoppingList.State(items: [item(100, "Salt")]))
    await store.send(.binding(.set(\.newItem, "Milk"))) { $0.newItem = "Milk" }
    await store.send(.addButtonTapped) {
      $0.items = [item(100, "Salt"), item(0, "Milk")]
      $0.newItem = ""
    }
    await store.send(.binding(.set(\.newItem, "Eggs"))) { $0.newItem = "Eggs" }
    await store.send(.addButtonTapped) {
      $0.items = [item(100, "Salt"), item(0, "Milk"), item(1, "Eggs")]
      $0.newItem = ""
    }
  }

  @Test("An empty field adds nothing")
  func addingNothing() async {
    let store = makeStore(ShoppingList.State(items: [item(100, "Salt")]))
    await store.send(.addButtonTapped)
  }

  // MARK: Suggestions

  @Test("Three tenths of a second after typing, the shop is asked, and its answer is shown")
  func suggesting() async {
    let clock = TestClock()
    let store = makeStore(clock: clock)
    await store.send(.binding(.set(\.newItem, "Mi"))) { $0.newItem = "Mi" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.clearButtonTapped)
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.suggestionResponse) { $0.suggestion = "Mi…" }
  }

  @Test("Typing on begins the wait again: the shop is asked once, about the last text")
  func typingOn() async {
    let asked = LockIsolated<[String]>([])
    let clock = TestClock()
    let store = makeStore(clock: clock) { text in
      asked.withValue { $0.append(text) }
      return "Milk"
    }
    await store.send(.binding(.set(\.newItem, "M"))) { $0.newItem = "M" }
    await clock.advance(by: .milliseconds(200))
    await store.send(.binding(.set(\.newItem, "Mi"))) { $0.newItem = "Mi" }
    await clock.advance(by: .milliseconds(200))
    await store.send(.binding(.set(\.newItem, "Mil"))) { $0.newItem = "Mil" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.suggestionResponse) { $0.suggestion = "Milk" }
    #expect(
      asked.value == ["Mil"],
      """
      Three letters were typed, a fifth of a second apart. The shop should be asked once, for \
      "Mil", and it was asked for \(asked.value).
      """
    )
  }

  @Test("An old suggestion goes as soon as something else is typed")
  func newText() async {
    let clock = TestClock()
    let store = makeStore(ShoppingList.State(newItem: "Mi", suggestion: "Milk"), clock: clock)
    await store.send(.binding(.set(\.newItem, "Min"))) {
      $0.newItem = "Min"
      $0.suggestion = nil
    }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.suggestionResponse) { $0.suggestion = "Min…" }
  }

  @Test("An empty field asks nothing, and takes back what was about to be asked")
  func emptyText() async {
    let clock = TestClock()
    let store = makeStore(clock: clock)
    await store.send(.binding(.set(\.newItem, "M"))) { $0.newItem = "M" }
    await store.send(.binding(.set(\.newItem, ""))) { $0.newItem = "" }
    await clock.advance(by: .seconds(1))
  }

  @Test("An empty field hides what was suggested")
  func emptyTextHides() async {
    let store = makeStore(ShoppingList.State(newItem: "Mi", suggestion: "Milk"))
    await store.send(.binding(.set(\.newItem, ""))) {
      $0.newItem = ""
      $0.suggestion = nil
    }
  }

  @Test("Adding takes back what was about to be asked, and hides what was suggested")
  func addingEndsSuggesting() async {
    let clock = TestClock()
    let store = makeStore(ShoppingList.State(suggestion: "Milk"), clock: clock)
    await store.send(.binding(.set(\.newItem, "Jam"))) {
      $0.newItem = "Jam"
      $0.suggestion = nil
    }
    await store.send(.addButtonTapped) {
      $0.items = [item(0, "Jam")]
      $0.newItem = ""
    }
    await clock.advance(by: .seconds(1))
    let another = makeStore(ShoppingList.State(newItem: "Mi", suggestion: "Milk"))
    await another.send(.addButtonTapped) {
      $0.items = [item(0, "Mi")]
      $0.newItem = ""
      $0.suggestion = nil
    }
  }

  @Test("A shop that does not answer suggests nothing")
  func failure() async {
    let clock = TestClock()
    let store = makeStore(clock: clock) { _ in throw NoNetwork() }
    await store.send(.binding(.set(\.newItem, "M"))) { $0.newItem = "M" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.suggestionResponse)
    await store.send(.suggestionTapped)
  }

  @Test("Tapping a suggestion puts it into the field")
  func tappingASuggestion() async {
    let store = makeStore(ShoppingList.State(newItem: "Mi", suggestion: "Milk"))
    await store.send(.suggestionTapped) {
      $0.newItem = "Milk"
      $0.suggestion = nil
    }
  }

  // MARK: The list

  @Test("What is done moves to the end; what is no longer done stays where it is")
  func done() async {
    let store = makeStore(
      ShoppingList.State(items: [item(1, "Salt"), item(2, "Milk"), item(3, "Eggs")])
    )
    await store.send(\.items[id: UUID(1)].doneToggled) {
      $0.items = [item(2, "Milk"), item(3, "Eggs"), item(1, "Salt", isDone: true)]
    }
    await store.send(\.items[id: UUID(2)].doneToggled) {
      $0.items = [
        item(3, "Eggs"), item(1, "Salt", isDone: true), item(2, "Milk", isDone: true),
      ]
    }
    await store.send(\.items[id: UUID(1)].doneToggled) {
      $0.items[id: UUID(1)]?.isDone = false
    }
  }

  // MARK: Clearing

  @Test("Clearing asks first, with both numbers in the question")
  func asking() async {
    let store = makeStore(
      ShoppingList.State(
        items: [
          item(1, "Salt"), item(2, "Milk", isDone: true), item(3, "Eggs", isDone: true),
        ]
      )
    )
    await store.send(.clearButtonTapped) { $0.alert = question("Remove 2 of 3?") }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test("One item that is done is enough to ask")
  func askingAboutOne() async {
    let store = makeStore(ShoppingList.State(items: [item(1, "Salt", isDone: true)]))
    await store.send(.clearButtonTapped) { $0.alert = question("Remove 1 of 1?") }
  }

  @Test("A yes removes what is done, and nothing else")
  func removing() async {
    let store = makeStore(
      ShoppingList.State(
        items: [item(1, "Salt", isDone: true), item(2, "Milk"), item(3, "Eggs", isDone: true)],
        alert: question("Remove 2 of 3?")
      )
    )
    await store.send(\.alert.removeButtonTapped) {
      $0.items = [item(2, "Milk")]
      $0.alert = nil
    }
  }

  @Test("Where nothing is done there is nothing to clear, and nobody is asked")
  func nothingToClear() async {
    let store = makeStore(ShoppingList.State(items: [item(1, "Salt")]))
    await store.send(.clearButtonTapped)
  }
}
