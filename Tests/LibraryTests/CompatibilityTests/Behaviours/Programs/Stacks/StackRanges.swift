import ComposableArchitecture

/// A StackState is a collection whose ranges can be replaced. New elements get new ids, and the
/// others keep theirs.
enum StackRanges: Program {
  @MainActor static func run() async {
    withDependencies {
      $0.context = .test
    } operation: {
      var stack = StackState<Int>()
      for index in 0..<5 { stack.append(index * 10) }
      func show(_ name: String) { print("\(name):", Array(stack), stack.ids.map { "\($0)" }) }
      show("five elements appended")
      stack.replaceSubrange(1..<3, with: [77])
      show("a range replaced")
      stack += [1, 2]
      show("two elements added with +=")
      stack.removeSubrange(0..<2)
      show("a range removed")
      stack.removeFirst()
      show("the first removed")
      stack.removeLast(2)
      show("the last two removed")
      stack = StackState(stack.map { $0 + 1 })
      show("made anew from mapped elements")
      stack.replaceSubrange(0..<1, with: [99])
      show("the first replaced as a range")
      print(
        "indices, index of 99, contains 5:",
        stack.indices.map { $0 },
        stack.firstIndex(of: 99) as Any,
        stack.contains(5)
      )
      stack.removeAll(where: { $0 > 50 })
      show("all above 50 removed")
      stack.append(contentsOf: 0..<3)
      show("a range of numbers appended")
      var copy = stack
      copy[id: copy.ids[0]] = 1000
      print(
        "a copy changes by itself: original, copy, equal:",
        Array(stack),
        Array(copy),
        stack == copy
      )
      print(
        "reversed, without the first, last id:",
        Array(stack.reversed()),
        Array(stack.dropFirst()),
        stack.ids.last.map { "\($0)" } as Any
      )
    }
  }
}
