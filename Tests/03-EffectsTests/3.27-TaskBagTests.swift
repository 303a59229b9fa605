import ComposableArchitecture
import Testing

import func SuiteHelpers.waitFor

@testable import Effects

@MainActor
@Suite("3.27 Cancelling from the inside", .timeLimit(.minutes(20))) struct TaskBagTests {
  private func endless() async { try? await Task.never() }

  @Test("The bag does the work it is given")
  func bagRuns() async {
    let bag = TaskBag<String>()
    let done = LockIsolated(false)
    let task = bag.run(id: "work") { done.setValue(true) }
    let isOver = LockIsolated(false)
    Task {
      await task.value
      isOver.setValue(true)
    }
    await waitFor { isOver.value }
    #expect(
      done.value && isOver.value,
      """
      After `run`, the operation should be carried out, and the task be over. The operation was \
      \(done.value ? "" : "not ")carried out, and the task \
      \(isOver.value ? "is over" : "still runs"). Look at the task that `run` returns.
      """
    )
  }

  @Test("Cancelling an id stops all of its tasks, and no others")
  func bagCancels() {
    let bag = TaskBag<String>()
    let first = bag.run(id: "tick", operation: endless)
    let second = bag.run(id: "tick", operation: endless)
    let other = bag.run(id: "other", operation: endless)
    bag.cancel(id: "tick")
    let cancelled = names(of: ["first tick": first, "second tick": second, "other": other])
    #expect(
      cancelled == ["first tick", "second tick"],
      """
      Three tasks ran: a first tick, a second tick and another one. After `cancel(id: "tick")` the two \
      ticks should be cancelled. Cancelled: \(list(cancelled)). Look at what the bag remembers under \
      an id.
      """
    )
    other.cancel()
  }

  @Test("A task under the same id leaves the first one alone, unless it is to cancel it")
  func bagCancelsInFlight() {
    let bag = TaskBag<Int>()
    let first = bag.run(id: 7, operation: endless)
    let second = bag.run(id: 7, operation: endless)
    let early = names(of: ["first": first, "second": second])
    #expect(
      early.isEmpty,
      """
      A second task was started under the id of the first, without `cancelInFlight`. None should be \
      cancelled. Cancelled: \(list(early)). Look at the condition in `run`.
      """
    )
    let third = bag.run(id: 7, cancelInFlight: true, operation: endless)
    let late = names(of: ["first": first, "second": second, "third": third])
    #expect(
      late == ["first", "second"],
      """
      A third task was started under the same id, with `cancelInFlight`. The first and the second \
      should be cancelled. Cancelled: \(list(late)). Look at the order of the lines in `run`, and at \
      what the bag remembers.
      """
    )
    bag.cancel(id: 7)
    #expect(
      third.isCancelled,
      """
      After `cancel(id: 7)` the third task should be cancelled too, and it is not. Look at whether \
      `run` remembers the task that it starts with `cancelInFlight`.
      """
    )
  }

  private func names(of tasks: [String: Task<Void, Never>]) -> [String] {
    tasks.filter(\.value.isCancelled).map(\.key).sorted()
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
