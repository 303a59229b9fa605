import ComposableArchitecture

/// An IdentifiedArray describes itself as an array does. Its elements can be changed by their
/// indices.
enum IdentifiedArrayDescriptions: Program {
  struct Item: Equatable, Identifiable {
    var id: Int
    var text = ""
  }
  @MainActor static func run() async {
    let numbers = IdentifiedArray(uniqueElements: [1, 3, 4, 5, 10].map { Item(id: $0) })
    let greater = numbers.filter { $0.id > 3 }
    print("ids of filtered items, their type:", greater.ids, type(of: greater))
    let items = IdentifiedArray(
      [Item(id: 1, text: "x"), Item(id: 1, text: "y"), Item(id: 2)],
      uniquingIDsWith: { $0.text < $1.text ? $1 : $0 }
    )
    let words = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)
    print("elements, description, description of words:", items.elements.count, items, words)
    dump(items)
    customDump(items)
    print("the difference of two items and one:")
    print(diff(items, IdentifiedArray(uniqueElements: [Item(id: 1, text: "y")])) ?? "none")
    var changed: IdentifiedArrayOf<Item> = [Item(id: 1, text: "a"), Item(id: 2, text: "b")]
    changed[0].text = "z"
    changed[0] = Item(id: 1, text: "w")
    print("an element set by its index:", changed.map(\.text))
    for index in changed.indices { changed[index].text += "!" }
    print("all elements changed by their indices:", changed.map(\.text))
    print(
      "contains an element, has a random one, index, offsets and ids, reversed, a slice:",
      changed.contains(Item(id: 2, text: "b!")),
      changed.randomElement() != nil,
      changed.firstIndex { $0.id == 2 } as Any,
      changed.enumerated().map { "\($0.offset)\($0.element.id)" },
      Array(changed.reversed()).map(\.id),
      changed[0...].map(\.id),
      changed.elements[1...].count
    )
  }
}
