import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Effects that run", .timeLimit(.minutes(20)))
struct RunTests {
  @Test("An error without a handler is reported at the line of run, by file and line")
  func unhandled() async {
    let line = #line + 3
    let reports = await reports(of: {
      let store = Recorder.makeStore()
      let effect = Effect<Recorder.Action>.run { _ in throw Failure(name: "broken") }
      await store.run(effect).finish()
    })
    #expect(reports.failures.map(\.line) == [line])
    #expect(reports.messages.first?.contains("RunTests.swift:\(line)") == true)
    #expect(reports.messages.first?.contains("broken") == true)
    #expect(reports.messages.first?.contains("catch:") == true)
  }

  @Test("Sending after the closure has returned is reported; the action still arrives")
  func sendAfterEnd() async {
    let reports = await reports(of: {
      let store = Recorder.makeStore()
      let kept = LockIsolated<Send<Recorder.Action>?>(nil)
      await store.run(.run { send in kept.setValue(send) }).finish()
      kept.value?(.note("late"))
      kept.value?(.run(.note("later")))
      #expect(store.notes == ["late", "later"])
      // The effect refers to this, and what is kept here to the effect.
      kept.setValue(nil)
    })
    #expect(reports.messages.count == 2)
    #expect(reports.messages.first?.contains("already ended") == true)
    #expect(reports.messages.first?.contains("Recorder.Action.note") == true)
    #expect(reports.messages.first?.contains("returned after: Recorder.Action.run") == true)
  }

  @Test("An effect has the priority it asks for")
  func priority() async {
    let priority = LockIsolated<TaskPriority?>(nil)
    let store = Recorder.makeStore()
    await store.run(
      .run(priority: .background, name: "Work") { _ in priority.setValue(Task.basePriority) }
    )
    .finish()
    #expect(priority.value == .background)
  }

  struct Failure: Error { let name: String }
}
