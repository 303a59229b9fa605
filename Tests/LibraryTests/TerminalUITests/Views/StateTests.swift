import ComposableArchitecture
import LibraryTestHelpers
import TerminalUI
import Testing

@MainActor
@Suite("The state of a view")
struct StateTests {
  @Test("A value comes from 'init' where the declaration has none, in both spellings")
  func fromInit() {
    let screen = Screen {
      Assigned(count: 1)
      Wrapped(count: 2)
    }
    #expect(screen.texts == ["1 a", "2"])
    screen.tap("1 a")
    screen.tap("2")
    #expect(screen.texts == ["2 aa", "3"])
  }

  @Test("A value in the declaration wins over an assignment, and not over a whole 'State'")
  func twoValues() {
    let screen = Screen {
      AssignedTwice()
      WrappedTwice()
    }
    #expect(screen.texts == ["0", "42"])
  }

  @Test("A value in the declaration is made once for a place, though the view is made again")
  func madeOnce() {
    let model = Parent()
    let screen = Screen { Child(name: model.name) }
    #expect(screen.texts == ["one 0"])
    model.name = "two"
    #expect(screen.texts == ["two 0"])
    #expect(Counted.made.value == 1)
  }
}

@MainActor
@Observable
private final class Parent {
  var name = "one"
}

private struct Assigned: View {
  @State private var count: Int
  @State private var text = "a"
  @State private var note: String?
  let step: Int

  init(count: Int) {
    step = 1
    self.count = count
  }

  var body: some View {
    Button("\(count) \(text)\(note ?? "")") {
      count += step
      text += "a"
    }
  }
}

private struct Wrapped: View {
  @State private var count: Int

  init(count: Int) {
    _count = State(initialValue: count)
  }

  var body: some View {
    Stepped(count: $count)
  }
}

private struct Stepped: View {
  @Binding var count: Int

  var body: some View {
    Button("\(count)") { count += 1 }
  }
}

private struct AssignedTwice: View {
  @State private var count = 0

  init() {
    count = 42
  }

  var body: some View { Text("\(count)") }
}

private struct WrappedTwice: View {
  @State private var count = 0

  init() {
    _count = State(initialValue: 42)
  }

  var body: some View { Text("\(count)") }
}

/// An object that counts how often it was made.
private final class Counted {
  static let made = LockIsolated(0)
  let value = 0

  init() { Self.made.withValue { $0 += 1 } }
}

private struct Child: View {
  let name: String
  @State private var counted = Counted()

  var body: some View { Text("\(name) \(counted.value)") }
}
