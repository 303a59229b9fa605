import ComposableArchitecture

/// Elements of a StackState are read, changed, inserted and popped by ids, which are never used
/// twice.
enum StackElements: Program {
  @CasePathable enum Page: Equatable { case number(Int), text(String) }
  @MainActor static func run() async {
    withDependencies {
      $0.context = .test
    } operation: {
      var stack = StackState<Page>([.number(1), .text("x"), .number(3)])
      print(
        "ids, count, first, last, all:",
        stack.ids.map { "\($0)" },
        stack.count,
        stack.first as Any,
        stack.last as Any,
        Array(stack)
      )
      let ids = Array(stack.ids)
      stack[id: ids[0]] = .number(10)
      print(
        "after setting an element by its id; the ids stay:",
        Array(stack),
        Array(stack.ids) == ids
      )
      stack[id: ids[1]] = nil
      print("after setting an element to nil; ids:", Array(stack), stack.ids.map { "\($0)" })
      stack.append(.text("new"))
      stack.insert(.number(0), at: 0)
      print(
        "after appending one and inserting one at 0; ids:",
        Array(stack),
        stack.ids.map { "\($0)" }
      )
      stack[id: ids[2], case: \.number]? += 1
      print("after adding to a case's value by id:", Array(stack))
      print(
        "another case of an element, an element that is gone:",
        stack[id: ids[2], case: \.text] as Any,
        stack[id: ids[1]] as Any
      )
      stack.pop(to: ids[2])
      print("after popping to an id; ids:", Array(stack), stack.ids.map { "\($0)" })
      stack.pop(from: ids[0])
      print("after popping from an id:", Array(stack))
      stack.pop(from: ids[2])
      stack.pop(to: ids[1])
      print("after popping from and to ids that are gone:", Array(stack))
      stack.append(contentsOf: [.number(7), .number(8), .number(9)])
      _ = stack.popLast()
      print(
        "after appending three and popping the last; ids:",
        Array(stack),
        stack.ids.map { "\($0)" }
      )
      stack.remove(at: 0)
      print("after removing the first; ids:", Array(stack), stack.ids.map { "\($0)" })
      stack.removeAll()
      print("after removing all: is empty, number of ids:", stack.isEmpty, stack.ids.count)
      let one = StackState<Page>([.number(1)])
      let two = StackState<Page>([.number(1)])
      print(
        "two stacks of equal elements: equal, equal ids, ids of the first:",
        one == two,
        one.ids == two.ids,
        Array(one.ids)
      )
    }
  }
}
