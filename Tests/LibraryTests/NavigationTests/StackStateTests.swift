import ComposableArchitecture
import Foundation
import Testing

@Suite("StackState", .timeLimit(.minutes(20)))
struct StackStateTests {
  @Test("Elements get ids in order, beginning with 0")
  func ids() {
    var stack = StackState<String>()
    stack.append("a")
    stack.append("b")
    #expect(Array(stack.ids) == [0, 1])
    #expect(stack[id: 0] == "a")
    #expect(stack[id: 1] == "b")
    #expect(stack[id: 2] == nil)
  }

  @Test("Ids stay while others come and go, and never return")
  func stableIDs() {
    var stack = StackState(["a", "b", "c"])
    stack.removeLast()
    stack.append("d")
    #expect(Array(stack.ids) == [0, 1, 3])
    stack.remove(at: 0)
    #expect(stack[id: 1] == "b")
    #expect(stack[id: 3] == "d")
    #expect(stack[id: 0] == nil)
    stack.insert("e", at: 0)
    #expect(Array(stack.ids) == [4, 1, 3])
    #expect(Array(stack) == ["e", "b", "d"])
  }

  @Test("StackState is a collection like an array")
  func collection() {
    var stack = StackState(["a", "b", "c"])
    #expect(stack.count == 3)
    #expect(stack.first == "a")
    #expect(stack.last == "c")
    #expect(stack[1] == "b")
    #expect(stack.map { $0.uppercased() } == ["A", "B", "C"])
    #expect(stack.popLast() == "c")
    stack += ["d", "e"]
    #expect(Array(stack) == ["a", "b", "d", "e"])
    stack.replaceSubrange(1..<3, with: ["x"])
    #expect(Array(stack) == ["a", "x", "e"])
    stack.removeAll()
    #expect(stack.isEmpty)
    #expect(stack.popLast() == nil)
  }

  @Test("pop(from:) takes the element and all above it")
  func popFrom() {
    var stack = StackState(["a", "b", "c"])
    stack.pop(from: 1)
    #expect(Array(stack) == ["a"])
    stack.pop(from: 7)
    #expect(Array(stack) == ["a"])
  }

  @Test("pop(to:) takes what is above the element")
  func popTo() {
    var stack = StackState(["a", "b", "c"])
    stack.pop(to: 1)
    #expect(Array(stack) == ["a", "b"])
    stack.pop(to: 1)
    stack.pop(to: 7)
    #expect(Array(stack) == ["a", "b"])
  }

  @Test("Elements are changed, replaced and removed by id")
  func changes() {
    var stack = StackState(["a", "b"])
    stack[id: 1]?.append("!")
    #expect(stack[id: 1] == "b!")
    stack[id: 0] = "z"
    #expect(Array(stack) == ["z", "b!"])
    stack[id: 0] = nil
    #expect(Array(stack) == ["b!"])
    #expect(Array(stack.ids) == [1])
    stack[id: 9] = nil
    #expect(stack.count == 1)
  }

  @Test("A test can add an element under an id, to say what it expects")
  func addsInTests() {
    var stack = StackState(["a"])
    stack[id: 1] = "b"
    #expect(stack == StackState(["a", "b"]).with(ids: stack.ids))
    #expect(Array(stack.ids) == [0, 1])
  }

  @Test("A change in place copies nothing that the element holds")
  func changesWithoutCopies() {
    var stack = StackState([Array(0..<100)])
    let before = stack[id: 0]?.withUnsafeBufferPointer(\.baseAddress)
    stack[id: 0]?[0] = 1
    #expect(stack[id: 0]?.withUnsafeBufferPointer(\.baseAddress) == before)
  }

  @Test("A copy does not follow changes of the original")
  func copies() {
    var stack = StackState(["a"])
    let copy = stack
    stack[id: 0]?.append("!")
    stack.append("b")
    #expect(Array(copy) == ["a"])
  }

  @CasePathable
  enum Screen: Equatable {
    case counter(Int)
    case note(String)
  }

  @Test("A case of an element is read and changed by id and case")
  func cases() {
    var stack = StackState<Screen>([.counter(1), .note("hi")])
    #expect(stack[id: 0, case: \.counter] == 1)
    #expect(stack[id: 0, case: \.note] == nil)
    #expect(stack[id: 5, case: \.note] == nil)
    stack[id: 0, case: \.counter]? += 1
    stack[id: 1, case: \.note] = "ho"
    #expect(Array(stack) == [.counter(2), .note("ho")])
    withExpectedIssue {
      stack[id: 0, case: \.note] = "no"
    }
    withExpectedIssue {
      stack[id: 9, case: \.note] = "no"
    }
    #expect(Array(stack) == [.counter(2), .note("ho")])
    stack[id: 0, case: \.counter] = nil
    #expect(Array(stack.ids) == [1])
  }

  @Test("Two stacks are equal if their ids and elements are")
  func equality() {
    var first = StackState(["a"])
    let second = StackState(["a"])
    #expect(first != second)
    #expect(first == first)
    #expect(Set([first, second]).count == 2)
    first[id: 0] = "b"
    first[id: 0] = "a"
    #expect(Set([first, second, first]).count == 2)
  }

  @Test("StackState is encoded as its elements are")
  func coding() throws {
    let data = try JSONEncoder().encode(StackState(["a", "b"]))
    #expect(String(decoding: data, as: UTF8.self) == #"["a","b"]"#)
    let decoded = try JSONDecoder().decode(StackState<String>.self, from: data)
    #expect(Array(decoded) == ["a", "b"])
  }

  @Test("Descriptions show the elements, dumps the ids as well")
  func descriptions() {
    let stack = StackState(["a", "b"])
    #expect(stack.description == #"["a", "b"]"#)
    #expect(stack.debugDescription == #"["a", "b"]"#)
    var text = ""
    customDump(stack, to: &text)
    #expect(
      text == """
        [
          #0: "a",
          #1: "b"
        ]
        """
    )
  }

  @Test("Ids are described by their number")
  func idDescription() {
    let id: StackElementID = 3
    #expect(id.debugDescription == "#3")
    #expect(String(customDumping: id) == "#3")
  }

  @Test("A test can hand out ids of its own")
  func generator() {
    withDependencies {
      let generator = StackElementIDGenerator.incrementing
      _ = generator()
      _ = generator.next()
      $0.stackElementID = generator
    } operation: {
      #expect(Array(StackState(["a"]).ids) == [2])
      @Dependency(\.stackElementID) var stackElementID
      #expect(stackElementID.peek() == 3)
    }
  }
}

extension StackState where Element: Equatable {
  /// The same elements under given ids.
  fileprivate func with(ids: some Collection<StackElementID>) -> Self {
    var stack = StackState()
    for (id, element) in zip(ids, self) { stack[id: id] = element }
    return stack
  }
}
