import ComposableArchitecture
import Foundation
import Testing

@Suite("StackState")
struct StackStateTests {
  @Test("A change in place copies nothing that the element holds")
  func changesWithoutCopies() {
    var stack = StackState([Array(0..<100)])
    let before = stack[id: 0]?.withUnsafeBufferPointer(\.baseAddress)
    stack[id: 0]?[0] = 1
    #expect(stack[id: 0]?.withUnsafeBufferPointer(\.baseAddress) == before)
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
