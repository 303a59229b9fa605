import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

/// The watcher's reactions, without a terminal, files that change, or a compiler.
@Suite("The watcher's reactions") struct WatchReducerTests {
  private let miniature = Miniature()
  private let workbook: Workbook
  private let reducer = WatchReducer()
  private let now = ContinuousClock.now

  init() throws {
    workbook = try miniature.workbook()
    // A file as it was given is not started, whatever its checks say.
    for exercise in workbook.exercises { try miniature.save("// mine\n", as: exercise.file) }
  }

  private func id(_ position: Int, chapter: Int = 1) -> ExerciseID {
    .numbered(ExerciseNumber(chapter: chapter, position: position))
  }

  private func state(first: Int? = nil) -> WatchState {
    WatchState(
      workbook: workbook,
      path: FollowedPath(.everything, in: workbook),
      first: first.map { id($0) }
    )
  }

  /// A state in which the first check has begun.
  private func begun(_ first: Int? = 1) -> WatchState {
    var state = state(first: first)
    _ = reducer.reduce(&state, .began, at: now)
    return state
  }

  /// Ends the running check with verdicts of one status.
  private func finish(
    _ state: inout WatchState,
    _ status: Verdict.Status = .failed
  ) -> [WatchEffect] {
    guard let job = state.queue.job else { return [] }
    let verdicts = job.exercises.map { ($0, Verdict(status: status)) }
    let result = Result<[ExerciseID: Verdict], any Error>.success(
      Dictionary(uniqueKeysWithValues: verdicts)
    )
    return reducer.reduce(&state, .finished(job: job.number, result, at: Date()), at: now)
  }

  private func checks(_ effects: [WatchEffect]) -> [[ExerciseID]] {
    effects.compactMap { effect in
      guard case .check(let job, _) = effect else { return nil }
      return job.exercises
    }
  }

  @Test("It begins with the exercise that was named, and checks the others after it")
  func beginning() {
    var state = state(first: 2)
    #expect(checks(reducer.reduce(&state, .began, at: now)) == [[id(2)]])
    #expect(checks(finish(&state)) == [[id(1), id(3), id(1, chapter: 2)]])
    #expect(checks(finish(&state)).isEmpty)
    #expect(state.shown == id(2))
  }

  @Test("Without a name it shows the next exercise as soon as the verdicts are there")
  func next() {
    var state = begun(nil)
    #expect(state.shown == nil)
    #expect(checks(finish(&state)) == [[id(1)]])
    #expect(state.shown == id(1))
  }

  @Test("An exercise that is saved beside the one on the screen is named")
  func savedElsewhere() {
    var state = begun()
    _ = finish(&state)
    _ = finish(&state)
    _ = reducer.reduce(&state, .saved(.init(exercises: [id(1), id(2)]), of: nil), at: now)
    #expect(state.shown == id(1))
    _ = finish(&state)
    _ = finish(&state, .passed)
    #expect(state.alsoSaved == "Also saved: ✓ 1.2 Double: passed")
    _ = reducer.reduce(&state, .key("?"), at: now)
    #expect(state.alsoSaved == nil)
  }

  @Test("The key for the next exercise passes over those that have passed")
  func nextKey() {
    var state = begun()
    _ = finish(&state)
    _ = finish(&state, .passed)
    // The path is read before, since another window may have chosen one.
    let reading = reducer.reduce(&state, .key("n"), at: now)
    #expect(reading.contains { if case .readPath = $0 { true } else { false } })
    let effects = reducer.reduce(&state, .pathRead(state.path), at: now)
    #expect(state.shown == id(1) && checks(effects).isEmpty)
    #expect(state.notice == "All other exercises pass.")
  }

  @Test("Keys for a text lead there, and back", arguments: ["q", "b"] as [Character])
  func texts(_ back: Character) {
    var state = begun()
    _ = reducer.reduce(&state, .key("?"), at: now)
    #expect(state.content == .text(WatchReducer.keys.lines))
    _ = reducer.reduce(&state, .scrolled(to: 3), at: now)
    #expect(state.offset == 3)
    _ = reducer.reduce(&state, .key(back), at: now)
    #expect(state.content == .exercise && state.offset == nil && !state.isOver)
    _ = reducer.reduce(&state, .printed(["a lesson"], about: id(2)), at: now)
    #expect(state.content == .exercise)
    _ = reducer.reduce(&state, .key("q"), at: now)
    #expect(state.isOver)
  }

  @Test("A key leads back through the exercises that were shown before")
  func earlier() {
    var state = begun()
    _ = finish(&state)
    _ = reducer.reduce(&state, .saved(.init(exercises: [id(2)]), of: nil), at: now)
    _ = reducer.reduce(&state, .saved(.init(exercises: [id(3)]), of: nil), at: now)
    for expected in [2, 1] {
      _ = reducer.reduce(&state, .key("b"), at: now)
      #expect(state.shown == id(expected))
    }
    _ = reducer.reduce(&state, .key("b"), at: now)
    #expect(state.shown == id(1) && !state.isOver)
    #expect(state.notice == "No exercise was shown before this one.")
  }

  @Test("An exercise of the list is chosen with the arrow keys, as far as there are some")
  func choosing() {
    var state = begun(2)
    _ = reducer.reduce(&state, .moved(by: 1), at: now)
    #expect(state.chosen == nil)
    _ = reducer.reduce(&state, .key("l"), at: now)
    #expect(state.chosen == id(2))
    _ = reducer.reduce(&state, .moved(by: -9), at: now)
    #expect(state.chosen == id(1))
    _ = reducer.reduce(&state, .moved(by: 1), at: now)
    _ = reducer.reduce(&state, .moved(by: 1), at: now)
    _ = reducer.reduce(&state, .entered, at: now)
    #expect(state.shown == id(3) && state.content == .exercise)
  }

  @Test("A number that is typed leads to its exercise, or is said to be none")
  func typing() {
    var state = begun()
    for key in ".2.1" as String { _ = reducer.reduce(&state, .key(key), at: now) }
    #expect(state.notice?.hasPrefix("Go to 2.1:") == true)
    _ = reducer.reduce(&state, .entered, at: now)
    #expect(state.shown == id(1, chapter: 2) && state.typed.isEmpty)
    for key in "9.11" as String { _ = reducer.reduce(&state, .key(key), at: now) }
    _ = reducer.reduce(&state, .erased, at: now)
    _ = reducer.reduce(&state, .entered, at: now)
    #expect(state.notice?.hasPrefix("There is no chapter \"9\"") == true)
    #expect(state.shown == id(1, chapter: 2))
    _ = reducer.reduce(&state, .key("1"), at: now)
    _ = reducer.reduce(&state, .back, at: now)
    #expect(state.typed.isEmpty && state.notice == nil)
  }

  @Test("The solution is for an exercise that has passed, and a hint for one that has not")
  func solution() {
    var state = begun()
    _ = finish(&state)
    #expect(reducer.reduce(&state, .key("h"), at: now).contains { isHint($0) })
    _ = reducer.reduce(&state, .key("s"), at: now)
    #expect(state.notice?.hasPrefix("The solution can be seen here once 1.1") == true)
    _ = reducer.reduce(&state, .saved(.init(exercises: [id(1)]), of: nil), at: now)
    _ = finish(&state, .passed)
    _ = finish(&state, .passed)
    #expect(!reducer.reduce(&state, .key("h"), at: now).contains { isHint($0) })
    #expect(state.notice?.contains("1.1 Add has passed: s shows the solution") == true)
    let effects = reducer.reduce(&state, .key("s"), at: now)
    #expect(
      effects.contains { effect in
        if case .call(["solution"], on: id(1)) = effect { true } else { false }
      }
    )
  }

  @Test("After the last hint the solution can be seen, and a key shows that it was taken")
  func peek() {
    var state = begun()
    _ = finish(&state)
    _ = reducer.reduce(&state, .hintsRead(of: id(1)), at: now)
    let effects = reducer.reduce(&state, .key("s"), at: now)
    #expect(
      effects.contains { effect in
        if case .call(["solution", "--peek"], on: id(1)) = effect { true } else { false }
      }
    )
    #expect(state.notice == "Opening the solution …")
    _ = reducer.reduce(&state, .printed(["a change"], about: id(1)), at: now)
    #expect(state.notice == nil && state.content == .text(["a change"]))
  }

  private func isHint(_ effect: WatchEffect) -> Bool {
    if case .hint = effect { true } else { false }
  }

  @Test("A check that could not be done says why, and the verdicts of before stay")
  func problem() throws {
    var state = begun()
    _ = finish(&state)
    let job = try #require(state.queue.job)
    let error = WorkbookError("There is no Swift.")
    _ = reducer.reduce(&state, .finished(job: job.number, .failure(error), at: Date()), at: now)
    #expect(state.content == .problem(["There is no Swift."]))
    #expect(state.verdicts[id(1)]?.status == .failed)
  }
}
