import ComposableArchitecture
import Testing

@Suite("customDump") struct CustomDumpTests {
  struct User: Equatable {
    var id = 1
    var name = "Blob"
    var nickname: String?
  }

  enum Status: Equatable, CustomStringConvertible {
    case idle
    case user(User)
    case nested(Inner)

    enum Inner: Equatable { case stop, wait(Int) }

    var description: String { "a description that hides the case" }
  }

  @Test("A value alone shares the line, unless there is something inside of it")
  func valueAloneSharesLineUnlessThere() {
    struct Single<Value> { var value: Value }
    expect(Single(value: 1), "CustomDumpTests.Single(value: 1)")
    expect(Single(value: Status.idle), "CustomDumpTests.Single(value: .idle)")
    expect(Single(value: Int?.none), "CustomDumpTests.Single(value: nil)")
    expect(Single(value: Int?.some(1)), "CustomDumpTests.Single(\n  value: 1\n)")
    expect(
      Status.nested(.wait(1)),
      """
      CustomDumpTests.Status.nested(
        .wait(1)
      )
      """
    )
  }

  @Test("Generic parameters are shown only where the type itself is the value")
  func whatTypeIsGenericOverIsShown() {
    expect(Result<Int, CancellationError>.success(1), "Result.success(1)")
    expect(Identified(1, id: "a"), "Identified(\n  id: \"a\",\n  value: 1\n)")
    expect(Result<Int, CancellationError>.self, "Result<Int, CancellationError>.self")
  }

  @Test("Scalars are shown as they are written") func scalarsAreShownAsTheyAreWritten() {
    expect(1.0, "1.0")
    expect("Say \"hi\"", #""Say \"hi\"""#)
    expect(Character("x"), "\"x\"")
    expect(Int?.none, "nil")
    expect(Int??.some(.some(1)), "1")
    expect(0..<3, "0..<3")
    expect(Duration.seconds(2), "2.0 seconds")
    expect([String: Int?].self, "[String: Int?].self")
    expect(
      { (number: Int) in "\(number)" },
      "(Int) -> String"
    )
  }

  @Test("A text of several lines is shown line by line") func textOfSeveralLinesIsShownLine() {
    expect("One\nTwo", "\"\"\"\nOne\nTwo\n\"\"\"")
    expect(
      (title: "Poem", text: "One\nTwo"),
      """
      (
        title: "Poem",
        text: \"""
          One
          Two
          \"""
      )
      """
    )
  }

  @Test("An object that holds itself is shown once") func objectThatHoldsItselfIsShownOnce() {
    let node = Node(1)
    node.next = Node(2)
    node.next?.next = node
    expect(
      node,
      """
      Node(
        number: 1,
        next: Node(
          number: 2,
          next: Node(↩︎)
        )
      )
      """
    )
    node.next = nil
  }

  @Test("A subclass shows what it inherits first") func subclassShowsWhatItInheritsFirst() {
    expect(
      NamedNode(1),
      """
      NamedNode(
        number: 1,
        next: nil,
        name: "Blob"
      )
      """
    )
  }

  @Test("A value that is nested without end is cut off") func valueThatIsNestedWithoutEnd() {
    var list = List.end
    for _ in 0..<500 { list = .node(list) }
    let text = String(customDumping: list)
    #expect(text.contains("…"))
    #expect(text.count < 100_000)
  }

  @Test("Only as many levels are opened as are asked for") func onlyAsManyLevelsAreOpened() {
    var text = ""
    customDump(Status.user(User()), to: &text, name: "status", indent: 2, maxDepth: 1)
    #expect(
      text == """
          status: CustomDumpTests.Status.user(
            CustomDumpTests.User(…)
          )
        """
    )
  }

  @Test("Types can say how they are dumped") func typesCanSayHowTheyAreDumped() {
    struct Secret: CustomDumpStringConvertible { let customDumpDescription = "Secret(hidden)" }
    struct Wrapper: CustomDumpRepresentable { var customDumpValue: Any { 42 } }
    struct Short: CustomDumpReflectable {
      var customDumpMirror: Mirror { Mirror(self, children: ["a": 1], displayStyle: .struct) }
    }
    struct Endless: CustomDumpRepresentable { var customDumpValue: Any { self } }
    expect(Secret(), "Secret(hidden)")
    expect(Wrapper(), "42")
    expect(Short(), "CustomDumpTests.Short(a: 1)")
    expect(Endless(), "…")
  }

  @Test("Storage of macros and wrappers is shown as it was declared")
  func whatMacrosAndWrappersStoreIsShown() {
    struct State {
      let _$registrar = 0
      var _count = 1
    }
    expect(State(), "CustomDumpTests.State(count: 1)")
  }

  private func expect<T>(
    _ value: T,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(String(customDumping: value) == text, sourceLocation: sourceLocation)
  }
}

private class Node {
  let number: Int
  var next: Node?
  init(_ number: Int) { self.number = number }
}

private final class NamedNode: Node {
  let name = "Blob"
}

private indirect enum List { case end, node(List) }
