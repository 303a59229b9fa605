import ComposableArchitecture
import TerminalUI
import Testing

@testable import Composition

@MainActor
@Suite("4.10 A store for each row", .timeLimit(.minutes(20))) struct FlowerShopTests {
  typealias Basket = FlowerShop.Basket
  typealias Flower = FlowerShop.Flower

  private let roses = Flower.State(id: 31, name: "Rose", price: 4, count: 3)
  private let irises = Flower.State(id: 12, name: "Iris", price: 7, count: 2)
  private let lilies = Flower.State(id: 57, name: "Lily", price: 5, count: 8)

  /// A basket of roses, irises and lilies.
  private func makeStore() -> StoreOf<Basket> {
    Store(initialState: Basket.State(flowers: [roses, irises, lilies])) { Basket() }
  }

  private func makeScreen(_ store: StoreOf<Basket>) -> Screen {
    Screen { FlowerShop.BasketView(store: store) }
  }

  /// The counts in the state, by name.
  private func counts(_ store: StoreOf<Basket>) -> [String] {
    store.flowers.map { "\($0.name) \($0.count)" }
  }

  /// The name of a stepper: the one that is read aloud, or its title if it has no other.
  private func stepper(_ flower: String, _ count: Int, on screen: Screen) -> String {
    let name = "\(flower): \(count)"
    return screen.control(name) == nil ? "\(count)" : name
  }

  // MARK: A row

  @Test("In a row, the name is at the left, then comes the sum, then the count")
  func order() {
    let screen = Screen { FlowerShop.FlowerRow(store: Store(initialState: roses) { Flower() }) }
    let expected = ["Rose", "12 €", "3"]
    let found = screen.readings.filter(expected.contains)
    let place = found.count < expected.count ? "what is missing" : "the order of the lines"
    #expect(
      found == expected,
      """
      From left to right, a row should say \(expected). It says \(found). Look at \(place) in \
      `FlowerRow`.

      \(screen)
      """
    )
    let isOneLine = "\(screen)".split(separator: "\n").contains { line in
      expected.allSatisfy { line.contains($0) }
    }
    #expect(
      isOneLine || found != expected,
      """
      \(expected) should be side by side. Look at what they are in: which stack does that?

      \(screen)
      """
    )
  }

  @Test("A stepper is read aloud with its flower and its count")
  func readAloud() {
    let names = makeScreen(makeStore()).elements(.stepper).map(\.label)
    let expected = ["Rose: 3", "Iris: 2", "Lily: 8"]
    #expect(
      names == expected,
      """
      Who cannot see the rows hears the names of the steppers. From the top, they should be \(expected), and \
      are \(names). Look at what follows the stepper in `FlowerRow`.
      """
    )
  }

  // MARK: The basket

  @Test("There is a row for each flower, in their order, and then the total")
  func rows() {
    let screen = makeScreen(makeStore())
    let expected = ["Rose", "Iris", "Lily", "Total: 66 €"]
    let found = screen.readings.filter(expected.contains)
    #expect(
      found == expected,
      """
      From the top, \(expected) should be on the screen. There is \(found). Look at the `ForEach` of \
      `BasketView`, and at the text below it.

      \(screen)
      """
    )
    let rows = screen.count(of: FlowerShop.FlowerRow.self)
    #expect(
      rows == 3 || found != expected,
      """
      Each of the three rows should be a `FlowerRow` with a store of its own, and \(rows) are. Look at \
      what the closure of `ForEach` makes.
      """
    )
  }

  @Test("The stepper of a row counts its flower up, and no other")
  func up() {
    let store = makeStore()
    let screen = makeScreen(store)
    guard screen.increment(stepper("Iris", 2, on: screen)) else { return }
    let expected = ["Rose 3", "Iris 3", "Lily 8"]
    #expect(
      counts(store) == expected,
      """
      The stepper of the irises went one up: \(expected) was expected, and the state has \
      \(counts(store)). Look at what the stepper sends, and at the store that the row gets.
      """
    )
  }

  @Test("The stepper of a row counts its flower down, and no other")
  func down() {
    let store = makeStore()
    let screen = makeScreen(store)
    guard screen.decrement(stepper("Lily", 8, on: screen)) else { return }
    let expected = ["Rose 3", "Iris 2", "Lily 7"]
    #expect(
      counts(store) == expected,
      """
      The stepper of the lilies went one down: \(expected) was expected, and the state has \
      \(counts(store)). Look at what the stepper sends, and at the store that the row gets.
      """
    )
  }

  @Test("Sums and total follow what is counted")
  func total() {
    let screen = makeScreen(makeStore())
    for count in 3...4 {
      guard screen.increment(stepper("Rose", count, on: screen)) else { return }
    }
    let missing = ["20 €", "Total: 74 €"].filter { !screen.shows($0) }
    #expect(
      missing.isEmpty,
      """
      There were 3 roses, 4 € each, and a total of 66 €. Their stepper went up twice, so the row should \
      say "20 €", and the list "Total: 74 €". These are missing: \(missing). Look at where both texts \
      take their numbers from.

      \(screen)
      """
    )
  }

  @Test("A row that is deleted goes, and no other", arguments: ["Rose", "Iris", "Lily"])
  func delete(name: String) {
    let store = makeStore()
    let screen = makeScreen(store)
    let row = screen.elements(.row).first { $0.label.contains(name) }?.label ?? name
    guard screen.delete(row) else { return }
    let expected = ["Rose 3", "Iris 2", "Lily 8"].filter { !$0.hasPrefix(name) }
    #expect(
      counts(store) == expected && !screen.shows(name),
      """
      The row "\(name)" was swiped away: \(expected) should be left. The state has \(counts(store)). \
      Look at what `.onDelete` sends.

      \(screen)
      """
    )
  }
}
