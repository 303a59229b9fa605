import ComposableArchitecture
import Foundation

/// Derived shared values: parts, elements, optionals, readers; equality and copies.
enum DerivedSharedValues: Program {
  struct Item: Equatable, Identifiable {
    var id: Int
    var name: String
  }
  struct S: Equatable {
    var n = 0
    var items: IdentifiedArrayOf<Item> = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    var o: Int? = 5
  }
  @MainActor static func run() async {
    @Shared(value: S()) var s
    let n = $s.n
    n.withLock { $0 = 3 }
    print(s.n, n.wrappedValue)
    let copy = $s
    copy.withLock { $0.n = 4 }
    print(s.n, n.wrappedValue, copy == $s)
    if let item = Shared($s.items[id: 2]) {
      item.withLock { $0.name = "B" }
      $s.withLock { _ = $0.items.remove(id: 2) }
      print(s.items.map(\.name), item.wrappedValue.name)
      item.withLock { $0.name = "C" }
      print(s.items.count)
    }
    if let o = Shared($s.o) {
      o.withLock { $0 += 1 }
      print(s.o as Any)
      $s.withLock { $0.o = nil }
      print(o.wrappedValue)
      o.withLock { $0 = 9 }
      print(s.o as Any)
    }
    let reader = SharedReader($s.n)
    $s.withLock { $0.n = 77 }
    print(reader.wrappedValue)
    print(Array($s.items).count)
    let constant = SharedReader(value: 3)
    print(constant.wrappedValue, SharedReader(value: 3) == constant)
    let other = Shared(value: S())
    print(other == Shared(value: S()), other.wrappedValue == S())
    print("\($s.n)".contains("77"))
    let old = $s
    $s = Shared(value: S(n: 1000))
    print(s.n, old.wrappedValue.n)
    let ids = Array($s.items).map(\.id).count
    print(ids)
    var total = 0
    for shared in Array($s.items) {
      shared.withLock { $0.name += "!" }
      total += 1
    }
    print(total, s.items.map(\.name))
  }
}
