import ComposableArchitecture

/// IdentifiedArray: order, slices, comparison, creation.
enum IdentifiedArrayOrder: Program {
  struct I: Equatable, Hashable, Identifiable, CustomStringConvertible {
    var id: Int
    var t: String = ""
    var description: String { "\(id)\(t)" }
  }
  @MainActor static func run() async {
    var a = IdentifiedArray(uniqueElements: [5, 3, 8, 1].map { I(id: $0) })
    a.sort { $0.id < $1.id }
    print(Array(a))
    a.reverse()
    print(Array(a))
    a.swapAt(0, 3)
    print(Array(a))
    a.move(fromOffsets: [0, 2], toOffset: 4)
    print(Array(a))
    a.move(fromOffsets: [3], toOffset: 0)
    print(Array(a))
    a.remove(atOffsets: [1, 2])
    print(Array(a))
    let p = a.partition { $0.id > 4 }
    print(p, Array(a))
    let kept = IdentifiedArray(
      [I(id: 1, t: "a"), I(id: 1, t: "b"), I(id: 2)],
      uniquingIDsWith: { $0.t > $1.t ? $0 : $1 }
    )
    print(Array(kept))
    let byName = IdentifiedArray(uniqueElements: ["x", "yy"], id: \.count)
    print(byName[id: 2] as Any, Array(byName.ids))
    let f = kept.filter { $0.id == 2 }
    print(type(of: f) == IdentifiedArrayOf<I>.self, Array(f))
    print(
      kept == [I(id: 1, t: "b"), I(id: 2)],
      IdentifiedArrayOf<I>([I(id: 1), I(id: 2)], uniquingIDsWith: { x, _ in x })
        == IdentifiedArrayOf<I>([I(id: 2), I(id: 1)], uniquingIDsWith: { x, _ in x })
    )
    print(
      Set([kept, kept]).count,
      kept.elements.count,
      kept.first as Any,
      kept.startIndex,
      kept.endIndex,
      kept[1]
    )
    var b = kept
    b[0].t = "changed"
    print(Array(kept), Array(b))
    b.reserveCapacity(10)
    b.removeSubrange(0..<1)
    print(Array(b))
    b = []
    print(b.first as Any, b.isEmpty)
    var c = IdentifiedArray(uniqueElements: (0..<6).map { I(id: $0) })
    c.removeAll(where: { $0.id % 2 == 0 })
    print(Array(c), c.index(id: 5) as Any)
    c.append(I(id: 0))
    for id in c.ids { c[id: id]?.t = "!" }
    print(Array(c), c.map(\.id), Array(c.reversed()).count)
    print(c, "\(c)".isEmpty)
    print(String(describing: c.ids.first))
  }
}
