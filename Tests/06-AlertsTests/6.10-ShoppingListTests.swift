import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

@testable import Alerts

@MainActor
@Suite("6.10 A shopping list", .timeLimit(.minutes(20))) struct ShoppingListTests {
  typealias Feature = ShoppingList.Feature

  /// A list that is filled by hand. The ids of its items are 0, 1, 2 and so on.
  @MainActor
  private struct Phone {
    let store: StoreOf<Feature>

    init(_ names: String...) throws {
      store = Store(initialState: Feature.State()) {
        Feature()
      } withDependencies: {
        $0.uuid = .incrementing
      }
      for name in names { add(name) }
      let isFilled = self.names == names
      try #require(
        isFilled,
        """
        Not judged yet: what is added is not in the list, or not in order. First let the check "What \
        is typed is added at the end, and the field is empty again" pass.
        """
      )
    }

    func add(_ name: String) {
      store.send(.binding(.set(\.newItem, name)))
      store.send(.addButtonTapped)
    }

    func tap(_ items: Int...) {
      for item in items { store.send(.itemTapped(UUID(item))) }
    }

    /// The names of the items in order, those that are bought in brackets.
    var names: [String] {
      store.items.map { $0.isBought ? "(\($0.name))" : $0.name }
    }

    var alert: ShownAlert? {
      ShownAlert(of: store, state: \.$alert, action: \.alert)
    }
  }

  @Test("A new list is empty, and asks nothing")
  func initialState() {
    let state = Feature.State()
    #expect(
      state.items.isEmpty && state.newItem.isEmpty && state.alert == nil,
      """
      `State()` should have no items, an empty `newItem` and no alert. It has \(state.items.count) \
      items, the text "\(state.newItem)" and \(state.alert == nil ? "no" : "an") alert. Look at the \
      values in `State`.
      """
    )
  }

  @Test("What is typed is added at the end, and the field is empty again")
  func adding() throws {
    let phone = try Phone()
    phone.add("Salt")
    phone.store.send(.binding(.set(\.newItem, "Milk")))
    try #require(
      phone.store.newItem == "Milk",
      """
      "Milk" was typed, so `newItem` should be "Milk", and it is "\(phone.store.newItem)". A binding \
      writes through `BindingReducer()`.
      """
    )
    phone.store.send(.addButtonTapped)
    try #require(
      phone.names == ["Salt", "Milk"] && phone.store.newItem.isEmpty,
      """
      Salt and then Milk were added. The list should be ["Salt", "Milk"] and the field be empty. The \
      list is \(phone.names), and the field has "\(phone.store.newItem)". Look at `addButtonTapped`.
      """
    )
    #expect(
      phone.store.items.map(\.id) == [UUID(0), UUID(1)],
      """
      Each item should get an id from the dependency `\\.uuid`: here UUID(0) and UUID(1). The ids are \
      \(phone.store.items.map { "\($0.id)" }). Look at how `addButtonTapped` makes an item.
      """
    )
  }

  @Test("An empty field adds nothing")
  func addingNothing() throws {
    let phone = try Phone("Salt")
    phone.store.send(.addButtonTapped)
    #expect(
      phone.names == ["Salt"],
      """
      Salt was added, and then `addButtonTapped` was sent with an empty field. The list should be \
      ["Salt"], and it is \(phone.names). Look at `addButtonTapped`.
      """
    )
  }

  @Test("What is bought moves to the end")
  func buying() throws {
    let phone = try Phone("Salt", "Milk", "Eggs")
    phone.tap(0)
    #expect(
      phone.names == ["Milk", "Eggs", "(Salt)"],
      """
      Salt, Milk and Eggs are on the list, and Salt was tapped. The list should be \
      ["Milk", "Eggs", "(Salt)"], with what is bought in brackets, and it is \(phone.names). Look at \
      `itemTapped`.
      """
    )
    phone.tap(1)
    #expect(
      phone.names == ["Eggs", "(Salt)", "(Milk)"],
      """
      Salt was tapped, and then Milk. The list should be ["Eggs", "(Salt)", "(Milk)"], and it is \
      \(phone.names). Look at where `itemTapped` puts an item.
      """
    )
  }

  @Test("What is no longer bought stays where it is")
  func takingBack() throws {
    let phone = try Phone("Salt", "Milk", "Eggs")
    phone.tap(0, 1, 0)
    #expect(
      phone.names == ["Eggs", "Salt", "(Milk)"],
      """
      Salt was tapped, then Milk, then Salt again. The list should be ["Eggs", "Salt", "(Milk)"], and \
      it is \(phone.names). Look at what `itemTapped` does with an item that is bought already.
      """
    )
  }

  @Test("Clearing asks, with both numbers in the question", arguments: [1, 2])
  func asking(bought: Int) throws {
    let phone = try Phone("Salt", "Milk", "Eggs")
    for item in 0..<bought { phone.tap(item) }
    let names = phone.names
    phone.store.send(.clearButtonTapped)
    try #require(
      phone.alert?.title == "Remove \(bought) of 3?",
      """
      \(bought) of 3 items are bought. `clearButtonTapped` should ask "Remove \(bought) of 3?", and \
      there is \(description(phone.alert)). Look at `clearButtonTapped`.
      """
    )
    #expect(
      buttons(phone.alert) == ["Keep .cancel", "Remove .destructive"],
      """
      The question should have a button "Remove", which is destructive, and "Keep", which cancels. \
      There is \(description(phone.alert)), and the roles are \
      \(roles(phone.alert)). Look at the alert's \
      `actions:`.
      """
    )
    #expect(
      phone.names == names,
      """
      The question alone should remove nothing. Before it the list was \(names), and now it is \
      \(phone.names). Look at what `clearButtonTapped` changes.
      """
    )
  }

  @Test("Where nothing is bought, nothing is asked")
  func nothingToClear() throws {
    let phone = try Phone("Salt")
    phone.store.send(.clearButtonTapped)
    let isSilent = phone.alert == nil
    #expect(
      isSilent,
      """
      Nothing is bought, so `clearButtonTapped` should ask nothing, and there is \
      \(description(phone.alert)). Look at the condition in `clearButtonTapped`.
      """
    )
  }

  @Test("Each answer closes the question", arguments: ["Remove", "Keep"])
  func answers(label: String) throws {
    let phone = try Phone("Salt", "Milk", "Eggs")
    phone.tap(0, 2)
    phone.store.send(.clearButtonTapped)
    try #require(
      phone.alert?.labels.contains(label) == true,
      """
      Salt and Eggs are bought, so `clearButtonTapped` should ask, with a button "\(label)". There is \
      \(description(phone.alert)). Look at `clearButtonTapped`.
      """
    )
    phone.alert?.tap(label)
    let rest = label == "Remove" ? ["Milk"] : ["Milk", "(Salt)", "(Eggs)"]
    #expect(
      phone.names == rest,
      """
      Salt and Eggs are bought, and the answer was "\(label)". The list should be \(rest), and it is \
      \(phone.names). Look at the cases that begin with `.alert`.
      """
    )
    let isGone = phone.alert == nil
    #expect(
      isGone,
      """
      After the answer "\(label)" the question should be gone, and there is \
      \(description(phone.alert)). Look at what follows the closing brace of `Reduce`.
      """
    )
  }

  // MARK: The screen

  private func makeScreen(_ phone: Phone) -> Screen {
    Screen { ShoppingList.ListView(store: phone.store) }
  }

  @Test("The field adds what is typed when Enter is pressed")
  func field() throws {
    let phone = try Phone("Salt")
    let screen = makeScreen(phone)
    guard screen.type("Milk", into: "What do you need?"), screen.submit() else { return }
    #expect(
      phone.names == ["Salt", "Milk"] && screen.value(of: "What do you need?") == "",
      """
      "Milk" was typed into the field "What do you need?", and Enter was pressed. The list should be \
      ["Salt", "Milk"], and the field be empty. The list is \(phone.names), and the field shows \
      "\(screen.value(of: "What do you need?") ?? "")". Look at the text of the field, and at \
      `.onSubmit`.

      \(screen)
      """
    )
  }

  @Test("Each thing is a button with its name, and a check mark while it is bought")
  func rows() throws {
    let phone = try Phone("Salt", "Milk", "Eggs")
    let screen = makeScreen(phone)
    let title = screen.title
    #expect(
      title == "Shopping",
      "The title of the page should be \"Shopping\", and it is \"\(title ?? "")\".\n\n\(screen)"
    )
    guard screen.tap("Salt") else { return }
    let expected = ["Milk", "Eggs", "✓ Salt"]
    let buttons = screen.elements(.button).map(\.label)
      .filter { label in ["Salt", "Milk", "Eggs"].contains(where: label.contains) }
    #expect(
      buttons == expected,
      """
      Of Salt, Milk and Eggs, Salt was tapped. From the top, the buttons in the list should be \
      \(expected), and they are \(buttons). Look at the `ForEach`, and at the label of its buttons.

      \(screen)
      """
    )
    guard screen.tap("✓ Salt") else { return }
    #expect(
      screen.shows("Salt") && !screen.shows("✓ Salt"),
      "Salt was tapped again, so it should have no check mark. Look at the label.\n\n\(screen)"
    )
  }

  @Test("Clear asks over the list, and Remove removes what is bought")
  func question() throws {
    let phone = try Phone("Salt", "Milk")
    let screen = makeScreen(phone)
    guard screen.tap("Milk"), screen.tap("Clear") else { return }
    let isAsked =
      screen.alert?.title == "Remove 1 of 2?"
      && screen.alert?.buttons.sorted() == ["Keep", "Remove"]
    #expect(
      isAsked,
      """
      Milk is bought, and "Clear" was tapped: the question "Remove 1 of 2?" should be over the list. \
      There is \(screen.alert.map { "\"\($0.title)\"" } ?? "none"). Look at the button "Clear", and at \
      `.alert` in the view.

      \(screen)
      """
    )
    guard isAsked, screen.tap("Remove") else { return }
    #expect(
      phone.names == ["Salt"] && screen.alert == nil,
      """
      After "Remove" the list should be ["Salt"], and the question gone. The list is \(phone.names). \
      Look at what the binding of `.alert` is scoped to.

      \(screen)
      """
    )
  }
}
