import ComposableArchitecture
import Foundation
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

  @Test("The first value of a place stays, though the view is made again")
  func firstStays() {
    let model = Parent()
    let screen = Screen { Child(name: model.name) }
    #expect(screen.texts == ["one 1"])
    model.name = "two"
    #expect(screen.texts == ["two 1"])
  }

  @Test("A value in the declaration is made with the view, and has its dependencies")
  func dependencies() {
    let screen = Screen {
      withDependencies {
        $0.uuid = .constant(UUID(7))
      } operation: {
        Identified()
      }
    }
    #expect(screen.texts == [UUID(7).uuidString])
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

/// An object with a number of its own.
private final class Counted {
  private static let made = LockIsolated(0)
  let value: Int

  init() {
    value = Self.made.withValue { made in
      made += 1
      return made
    }
  }
}

private struct Identified: View {
  @State private var id = DependencyValues._current.uuid()

  var body: some View { Text(id.uuidString) }
}

private struct Child: View {
  let name: String
  @State private var counted = Counted()

  var body: some View { Text("\(name) \(counted.value)") }
}
