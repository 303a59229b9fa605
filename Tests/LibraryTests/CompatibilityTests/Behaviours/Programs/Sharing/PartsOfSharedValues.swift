import ComposableArchitecture

/// Parts of a shared value are shared values too: fields, optionals, rows and values of a
/// dictionary. Shared values are equal if their values are.
enum PartsOfSharedValues: Program {
  struct User: Equatable {
    var name = "Blob"
    var age: Int? = 3
    var tags: [String] = ["a"]
  }
  struct Item: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  @MainActor static func run() async {
    @Shared(value: User()) var user
    let name = $user.name
    name.withLock { $0 += " Jr" }
    print("a field changes the whole: whole, field:", user.name, name.wrappedValue)
    if let age = Shared($user.age) {
      age.withLock { $0 += 1 }
      print("an optional's value changes:", user.age as Any)
      $user.age.withLock { $0 = nil }
      print("the optional is nil: last value, whole:", age.wrappedValue, user.age as Any)
      age.withLock { $0 = 9 }
      print("the last value changes: last value, whole:", age.wrappedValue, user.age as Any)
    }
    print("an optional that is nil has no shared value:", Shared($user.age) == nil)
    @Shared(value: [Item(id: 1), Item(id: 2)] as IdentifiedArrayOf<Item>) var items
    if let second = Shared($items[id: 2]) {
      second.withLock { $0.count = 5 }
      print("a row changes:", items[id: 2]!.count)
      $items.withLock { _ = $0.remove(id: 2) }
      print("the last count of a row that is gone:", second.wrappedValue.count)
    }
    for item in Array($items) { item.withLock { $0.count += 10 } }
    print("all rows change:", items.map(\.count))
    @SharedReader(value: 3) var three
    print("a reader of a constant, and its projection:", three, $three.wrappedValue)
    let reader = SharedReader($user)
    $user.withLock { $0.name = "New" }
    print("a reader of the whole:", reader.wrappedValue.name)
    @Shared(value: 1) var left
    @Shared(value: 1) var right
    print("equal values, equal to itself:", $left == $right, $left == $left)
    $right.withLock { $0 = 2 }
    print("different values:", $left == $right)
    @Shared(value: [String: Int]()) var dict
    $dict["k"].withLock { $0 = 4 }
    print("a value of a dictionary is set:", dict)
    let known = Shared($dict["k"])
    known?.withLock { $0 += 1 }
    print("a value of a dictionary changes:", dict["k"] as Any)
    print("the whole, and its shared value:", user, $user)
    var copy = user
    copy.name = "copy"
    print("the whole after a change of a copy:", user.name)
  }
}
