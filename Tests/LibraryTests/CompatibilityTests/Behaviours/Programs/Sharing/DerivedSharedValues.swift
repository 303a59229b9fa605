import ComposableArchitecture
import Foundation

/// Parts, elements and optionals of a shared value write to the whole. A part that is gone keeps
/// its last value.
enum DerivedSharedValues: Program {
  struct Item: Equatable, Identifiable {
    var id: Int
    var name: String
  }
  struct Model: Equatable {
    var count = 0
    var items: IdentifiedArrayOf<Item> = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    var optional: Int? = 5
  }
  @MainActor static func run() async {
    @Shared(value: Model()) var model
    let count = $model.count
    count.withLock { $0 = 3 }
    print("a part changes the whole: whole, part:", model.count, count.wrappedValue)
    let copy = $model
    copy.withLock { $0.count = 4 }
    print(
      "a copy changes the original: whole, part, equal:",
      model.count,
      count.wrappedValue,
      copy == $model
    )
    if let item = Shared($model.items[id: 2]) {
      item.withLock { $0.name = "B" }
      $model.withLock { _ = $0.items.remove(id: 2) }
      print(
        "a row is changed, then removed: rows, the row's value:",
        model.items.map(\.name),
        item.wrappedValue.name
      )
      item.withLock { $0.name = "C" }
      print("rows after a change of the removed one:", model.items.count)
    }
    if let optional = Shared($model.optional) {
      optional.withLock { $0 += 1 }
      print("an optional after adding to its value:", model.optional as Any)
      $model.withLock { $0.optional = nil }
      print("the last value of an optional that is nil:", optional.wrappedValue)
      optional.withLock { $0 = 9 }
      print("an optional after a change of its gone value:", model.optional as Any)
    }
    let reader = SharedReader($model.count)
    $model.withLock { $0.count = 77 }
    print("a reader of a part:", reader.wrappedValue)
    print("rows:", Array($model.items).count)
    let constant = SharedReader(value: 3)
    print(
      "a reader of a constant, equal to another:",
      constant.wrappedValue,
      SharedReader(value: 3) == constant
    )
    let other = Shared(value: Model())
    print(
      "two of equal values are equal, and so are their values:",
      other == Shared(value: Model()),
      other.wrappedValue == Model()
    )
    print("the description has the value:", "\($model.count)".contains("77"))
    let old = $model
    $model = Shared(value: Model(count: 1000))
    print("after another reference is put in: new, old:", model.count, old.wrappedValue.count)
    let ids = Array($model.items).map(\.id).count
    print("rows:", ids)
    var total = 0
    for shared in Array($model.items) {
      shared.withLock { $0.name += "!" }
      total += 1
    }
    print("rows changed one by one:", total, model.items.map(\.name))
  }
}
