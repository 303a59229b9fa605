import ComposableArchitecture

/// StackState as a collection.
enum StackElements: Program {
  @CasePathable enum Page: Equatable { case a(Int), b(String) }
  @MainActor static func run() async {
    withDependencies {
      $0.context = .test
    } operation: {
      var s = StackState<Page>([.a(1), .b("x"), .a(3)])
      print(s.ids.map { "\($0)" }, s.count, s.first as Any, s.last as Any, Array(s))
      let ids = Array(s.ids)
      s[id: ids[0]] = .a(10)
      print(Array(s), Array(s.ids) == ids)
      s[id: ids[1]] = nil
      print(Array(s), s.ids.map { "\($0)" })
      s.append(.b("new"))
      s.insert(.a(0), at: 0)
      print(Array(s), s.ids.map { "\($0)" })
      s[id: ids[2], case: \.a]? += 1
      print(Array(s))
      print(s[id: ids[2], case: \.b] as Any, s[id: ids[1]] as Any)
      s.pop(to: ids[2])
      print(Array(s), s.ids.map { "\($0)" })
      s.pop(from: ids[0])
      print(Array(s))
      s.pop(from: ids[2])
      s.pop(to: ids[1])
      print(Array(s))
      s.append(contentsOf: [.a(7), .a(8), .a(9)])
      _ = s.popLast()
      print(Array(s), s.ids.map { "\($0)" })
      s.remove(at: 0)
      print(Array(s), s.ids.map { "\($0)" })
      s.removeAll()
      print(s.isEmpty, s.ids.count)
      let one = StackState<Page>([.a(1)])
      let two = StackState<Page>([.a(1)])
      print(
        one == two,
        one.ids == two.ids,
        Array(one.ids),
        one.hashValue == two.hashValue ? "" : ""
      )
    }
  }
}
extension StackElements.Page: Hashable {}
