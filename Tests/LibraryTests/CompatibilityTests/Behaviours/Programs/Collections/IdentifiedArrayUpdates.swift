import ComposableArchitecture
import Foundation

/// An IdentifiedArray appends, inserts, updates and removes by ids, and has each id once.
enum IdentifiedArrayUpdates: Program {
  struct Item: Equatable, Hashable, Identifiable, Codable, CustomStringConvertible {
    var id: Int
    var text: String = ""
    enum CodingKeys: String, CodingKey { case id, text = "t" }
    var description: String { "\(id)\(text)" }
  }
  @MainActor static func run() async {
    var items: IdentifiedArrayOf<Item> = [
      Item(id: 1, text: "a"), Item(id: 2, text: "b"), Item(id: 3, text: "c"),
    ]
    print(
      "append of a known and a new id:",
      items.append(Item(id: 2, text: "dup")),
      items.append(Item(id: 4)),
      Array(items)
    )
    print(
      "insert of a known and a new id:",
      items.insert(Item(id: 1), at: 3),
      items.insert(Item(id: 9), at: 1),
      Array(items)
    )
    print(
      "updateOrAppend of a known and a new id:",
      items.updateOrAppend(Item(id: 3, text: "C")) as Any,
      items.updateOrAppend(Item(id: 10)) as Any,
      Array(items)
    )
    print(
      "updateOrInsert of a known and a new id:",
      items.updateOrInsert(Item(id: 4, text: "D"), at: 0),
      items.updateOrInsert(Item(id: 11), at: 0),
      Array(items)
    )
    print(
      "update at an index:",
      items.update(Item(id: 9, text: "n"), at: items.index(id: 9)!),
      Array(items)
    )
    print(
      "remove of an id, a missing id, an item:",
      items.remove(id: 2) as Any,
      items.remove(id: 77) as Any,
      items.remove(Item(id: 11)) as Any,
      Array(items)
    )
    items[id: 3]?.text = "x"
    items[id: 3] = nil
    items[id: 20] = Item(id: 20, text: "set")
    items[id: 1] = Item(id: 1, text: "replaced")
    print("changes by id:", Array(items))
    print(
      "ids, an index, items of known ids, a missing id:",
      Array(items.ids),
      items.index(id: 10) as Any,
      items.contains(Item(id: 1)),
      items.contains(Item(id: 1, text: "replaced")),
      items[id: 5] as Any
    )
    items.append(contentsOf: [Item(id: 1, text: "no"), Item(id: 30)])
    print("append of several, and the count:", Array(items), items.count)
    print(
      "removed at 0, first and last; then the last and all:",
      items.remove(at: 0),
      items.removeFirst(),
      items.removeLast(),
      items.last as Any,
      Array(items)
    )
    items.removeAll { $0.id == 10 }
    print("removeAll with a condition:", Array(items))
    items.removeAll()
    print("removeAll: is empty, ids are empty:", items.isEmpty, items.ids.isEmpty)
    let json = try! JSONEncoder().encode(
      IdentifiedArrayOf<Item>(uniqueElements: [Item(id: 1), Item(id: 2)])
    )
    print(
      "characters of JSON, decoded the same:",
      String(decoding: json, as: UTF8.self).count,
      (try? JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: json)) == [
        Item(id: 1), Item(id: 2),
      ]
    )
    print(
      "JSON with an id twice is not decoded:",
      (try? JSONDecoder().decode(
        IdentifiedArrayOf<Item>.self,
        from: Data(#"[{"id":1,"t":""},{"id":1,"t":""}]"#.utf8)
      )) == nil
    )
  }
}
