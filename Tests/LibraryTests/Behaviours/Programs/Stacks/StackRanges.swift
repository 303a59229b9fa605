import ComposableArchitecture

/// StackState: range replacement, order, ids that stay.
enum StackRanges: Program {
  @MainActor static func run() async {
    withDependencies {
      $0.context = .test
    } operation: {
      var s = StackState<Int>()
      for i in 0..<5 { s.append(i * 10) }
      func show(_ name: String) { print(name, Array(s), s.ids.map { "\($0)" }) }
      show("start")
      s.replaceSubrange(1..<3, with: [77])
      show("replace")
      s += [1, 2]
      show("+=")
      s.removeSubrange(0..<2)
      show("removeSubrange")
      s.removeFirst()
      show("removeFirst")
      s.removeLast(2)
      show("removeLast 2")
      s = StackState(s.map { $0 + 1 })
      show("map")
      s.replaceSubrange(0..<1, with: [99])
      show("first replaced")
      print(s.indices.map { $0 }, s.firstIndex(of: 99) as Any, s.contains(5))
      s.removeAll(where: { $0 > 50 })
      show("removeAll where")
      s.append(contentsOf: 0..<3)
      show("append range")
      var t = s
      t[id: t.ids[0]] = 1000
      print(Array(s), Array(t), s == t)
      print(Array(s.reversed()), Array(s.dropFirst()), s.ids.last.map { "\($0)" } as Any)
    }
  }
}
