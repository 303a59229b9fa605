import ComposableArchitecture

/// An IdentifiedArray sorts, moves and partitions its elements, and is equal to another one in the
/// same order.
enum IdentifiedArrayOrder: Program {
  struct Item: Equatable, Hashable, Identifiable, CustomStringConvertible {
    var id: Int
    var text: String = ""
    var description: String { "\(id)\(text)" }
  }
  @MainActor static func run() async {
    var items = IdentifiedArray(uniqueElements: [5, 3, 8, 1].map { Item(id: $0) })
    items.sort { $0.id < $1.id }
    print("sorted:", Array(items))
    items.reverse()
    print("reversed:", Array(items))
    items.swapAt(0, 3)
    print("0 and 3 swapped:", Array(items))
    items.move(fromOffsets: [0, 2], toOffset: 4)
    print("0 and 2 moved to the end:", Array(items))
    items.move(fromOffsets: [3], toOffset: 0)
    print("3 moved to the start:", Array(items))
    items.remove(atOffsets: [1, 2])
    print("1 and 2 removed:", Array(items))
    let pivot = items.partition { $0.id > 4 }
    print("partition at, items:", pivot, Array(items))
    let kept = IdentifiedArray(
      [Item(id: 1, text: "a"), Item(id: 1, text: "b"), Item(id: 2)],
      uniquingIDsWith: { $0.text > $1.text ? $0 : $1 }
    )
    print("the greater text kept of one id:", Array(kept))
    let byName = IdentifiedArray(uniqueElements: ["x", "yy"], id: \.count)
    print("an element by an id of its own, ids:", byName[id: 2] as Any, Array(byName.ids))
    let filtered = kept.filter { $0.id == 2 }
    print(
      "filter keeps the type, items:",
      type(of: filtered) == IdentifiedArrayOf<Item>.self,
      Array(filtered)
    )
    print(
      "equal to a literal, equal in another order:",
      kept == [Item(id: 1, text: "b"), Item(id: 2)],
      IdentifiedArrayOf<Item>([Item(id: 1), Item(id: 2)], uniquingIDsWith: { first, _ in first })
        == IdentifiedArrayOf<Item>(
          [Item(id: 2), Item(id: 1)],
          uniquingIDsWith: { first, _ in first }
        )
    )
    print(
      "number in a set, elements, first, start, end, second:",
      Set([kept, kept]).count,
      kept.elements.count,
      kept.first as Any,
      kept.startIndex,
      kept.endIndex,
      kept[1]
    )
    var copy = kept
    copy[0].text = "changed"
    print("a copy changes by itself: original, copy:", Array(kept), Array(copy))
    copy.reserveCapacity(10)
    copy.removeSubrange(0..<1)
    print("a range removed:", Array(copy))
    copy = []
    print("after an empty literal: first, is empty:", copy.first as Any, copy.isEmpty)
    var odd = IdentifiedArray(uniqueElements: (0..<6).map { Item(id: $0) })
    odd.removeAll(where: { $0.id % 2 == 0 })
    print("odd ids, index of 5:", Array(odd), odd.index(id: 5) as Any)
    odd.append(Item(id: 0))
    for id in odd.ids { odd[id: id]?.text = "!" }
    print("changed by id, ids, count:", Array(odd), odd.map(\.id), Array(odd.reversed()).count)
    print("printed, its description is empty:", odd, "\(odd)".isEmpty)
    print("first id:", String(describing: odd.ids.first))
  }
}
