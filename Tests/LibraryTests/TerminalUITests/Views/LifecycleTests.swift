import ComposableArchitecture
import LibraryTestHelpers
import Observation
import TerminalUI
import Testing

@MainActor
@Suite("A view on a screen", .timeLimit(.minutes(20)))
struct LifecycleTests {
  @Test(
    "A view keeps its state while it is on the screen, and begins again when it comes back"
  )
  func state() {
    let model = Model()
    let screen = Screen { if model.isShown { LocalCounter() } }
    screen.tap("Count 0")
    #expect(screen.shows("Count 1"))
    model.isShown = false
    #expect(!screen.shows("Count 1"))
    model.isShown = true
    #expect(screen.shows("Count 0"))
  }

  @Test("A view on a screen keeps its state when rows move")
  func rows() {
    let model = Model()
    let screen = Screen {
      ForEach(model.ids, id: \.self) { id in
        HStack {
          Text("Row \(id)")
          LocalCounter()
        }
      }
    }
    screen.tap("Count 0", at: 1)
    #expect(screen.texts == ["Row 1", "Count 0", "Row 2", "Count 1"])
    model.ids = [2, 3, 1]
    #expect(screen.texts == ["Row 2", "Count 1", "Row 3", "Count 0", "Row 1", "Count 0"])
    model.ids = [1]
    #expect(screen.texts == ["Row 1", "Count 0"])
  }

  @Test("A view on a screen appears once and disappears when it goes")
  func appearance() {
    let model = Model()
    let log = LockIsolated<[String]>([])
    let screen = Screen {
      if model.isShown {
        Text("A")
          .onAppear { log.withValue { $0.append("appear") } }
          .onDisappear { log.withValue { $0.append("disappear") } }
      }
    }
    #expect(log.value == ["appear"])
    model.isShown = false
    _ = screen.texts
    #expect(log.value == ["appear", "disappear"])
  }

  @Test("A view on a screen has its task cancelled when it goes")
  func task() async {
    let model = Model()
    let log = LockIsolated<[String]>([])
    let screen = Screen {
      if model.isShown {
        Text("A").task {
          log.withValue { $0.append("begin") }
          try? await Task.never()
          log.withValue { $0.append("cancelled: \(Task.isCancelled)") }
        }
      }
    }
    await screen.settle { log.value == ["begin"] }
    model.isShown = false
    await screen.settle { log.value.count == 2 }
    #expect(log.value == ["begin", "cancelled: true"])
  }

  @Test("A view on a screen starts its task again when the task's id changes")
  func taskID() async {
    let model = Model()
    let log = LockIsolated<[String]>([])
    let screen = Screen {
      Text("A").task(id: model.first) { [text = model.first] in
        log.withValue { $0.append(text) }
      }
    }
    await screen.settle { log.value == ["first"] }
    model.first = "other"
    await screen.settle { log.value == ["first", "other"] }
    model.second = "unrelated"
    await screen.settle()
    #expect(log.value == ["first", "other"])
  }

  @Test("A view on a screen notices changes of a value")
  func changes() {
    let model = Model()
    let log = LockIsolated<[String]>([])
    let screen = Screen {
      Text("A").onChange(of: model.first) { old, new in
        log.withValue { $0.append("\(old) → \(new)") }
      }
    }
    #expect(log.value.isEmpty)
    model.first = "one"
    _ = screen.texts
    model.first = "two"
    _ = screen.texts
    #expect(log.value == ["first → one", "one → two"])
  }

  @Test("A deprecated API still works", arguments: checks(of: OlderChanges.self))
  func olderChanges(_ check: DeprecatedCheck) async throws {
    try await check.run()
  }

  @Test("A view on a screen that is behind another page or tab has left the screen")
  func covered() {
    let log = LockIsolated<[String]>([])
    let screen = Screen {
      TabView {
        NavigationStack {
          NavigationLink("Go") { Text("Page").navigationTitle("Page") }
            .onAppear { log.withValue { $0.append("root") } }
            .onDisappear { log.withValue { $0.append("root gone") } }
        }
        .tabItem { Text("First") }
        Text("Second screen")
          .onAppear { log.withValue { $0.append("second") } }
          .tabItem { Text("Second") }
      }
    }
    #expect(log.value == ["root"])
    screen.tap("Go")
    #expect(screen.title == "Page")
    #expect(log.value == ["root", "root gone"])
    screen.back()
    #expect(log.value == ["root", "root gone", "root"])
    screen.tap("Second")
    #expect(screen.shows("Second screen"))
    #expect(log.value == ["root", "root gone", "root", "root gone", "second"])
  }
}

@MainActor
@Observable
private final class Model {
  var isShown = true
  var ids = [1, 2]
  var first = "first"
  var second = "second"
}

private struct LocalCounter: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

private struct OlderChanges: DeprecatedChecks {
  @available(*, deprecated)
  static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck("The older closure for changes is the one from before the change") {
        let model = Model()
        let log = LockIsolated<[String]>([])
        let screen = Screen {
          Text("A").onChange(
            of: model.first,
            perform: { [old = model.first, other = model.second] new in
              log.withValue { $0.append("\(old) (\(other)) → \(new)") }
            }
          )
        }
        model.second = "unrelated"
        _ = screen.texts
        model.first = "one"
        _ = screen.texts
        model.first = "two"
        _ = screen.texts
        #expect(log.value == ["first (unrelated) → one", "one (unrelated) → two"])
      }
    ]
  }
}
