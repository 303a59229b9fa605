import ComposableArchitecture
import Foundation

/// IdentifiedArray: appending, inserting, updating, removing.
enum IdentifiedArrayUpdates: Program {
  struct I: Equatable, Hashable, Identifiable, Codable, CustomStringConvertible {
    var id: Int
    var t: String = ""
    var description: String { "\(id)\(t)" }
  }
  @MainActor static func run() async {
    var a: IdentifiedArrayOf<I> = [I(id: 1, t: "a"), I(id: 2, t: "b"), I(id: 3, t: "c")]
    print(a.append(I(id: 2, t: "dup")), a.append(I(id: 4)), Array(a))
    print(a.insert(I(id: 1), at: 3), a.insert(I(id: 9), at: 1), Array(a))
    print(a.updateOrAppend(I(id: 3, t: "C")) as Any, a.updateOrAppend(I(id: 10)) as Any, Array(a))
    print(a.updateOrInsert(I(id: 4, t: "D"), at: 0), a.updateOrInsert(I(id: 11), at: 0), Array(a))
    print(a.update(I(id: 9, t: "n"), at: a.index(id: 9)!), Array(a))
    print(a.remove(id: 2) as Any, a.remove(id: 77) as Any, a.remove(I(id: 11)) as Any, Array(a))
    a[id: 3]?.t = "x"
    a[id: 3] = nil
    a[id: 20] = I(id: 20, t: "set")
    a[id: 1] = I(id: 1, t: "replaced")
    print(Array(a))
    print(
      Array(a.ids),
      a.index(id: 10) as Any,
      a.contains(I(id: 1)),
      a.contains(I(id: 1, t: "replaced")),
      a[id: 5] as Any
    )
    a.append(contentsOf: [I(id: 1, t: "no"), I(id: 30)])
    print(Array(a), a.count)
    print(a.remove(at: 0), a.removeFirst(), a.removeLast(), a.last as Any, Array(a))
    a.removeAll { $0.id == 10 }
    print(Array(a))
    a.removeAll()
    print(a.isEmpty, a.ids.isEmpty)
    let json = try! JSONEncoder().encode(
      IdentifiedArrayOf<I>(uniqueElements: [I(id: 1), I(id: 2)])
    )
    print(
      String(decoding: json, as: UTF8.self).count,
      (try? JSONDecoder().decode(IdentifiedArrayOf<I>.self, from: json)) == [I(id: 1), I(id: 2)]
    )
    print(
      (try? JSONDecoder().decode(
        IdentifiedArrayOf<I>.self,
        from: Data(#"[{"id":1,"t":""},{"id":1,"t":""}]"#.utf8)
      )) == nil
    )
  }
}
