import ComposableArchitecture
import LibraryTestHelpers
import Testing

/// Task results.
struct TaskResults: DeprecatedChecks {
  @available(*, deprecated)
  static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck("Work that returns is a success, work that throws a failure") {
        try await TaskResults().catching()
      },
      DeprecatedCheck("It turns into a result and back") { TaskResults().result() },
      DeprecatedCheck("Values can be transformed; failures stay") { TaskResults().transform() },
      DeprecatedCheck("Failures are equal if their errors are") { TaskResults().equality() },
      DeprecatedCheck(
        "Errors that cannot be compared are reported as the reason why failures differ"
      ) { await TaskResults().notEquatable() },
      DeprecatedCheck("Its cases have key paths") { await TaskResults().casePaths() },
      DeprecatedCheck("Errors that cannot be hashed are reported when a failure is hashed") {
        await TaskResults().notHashable()
      },
    ]
  }

  @available(*, deprecated)
  @MainActor
  func casePaths() async {
    let store = TestStore(initialState: Loading.State()) { Loading() }
    await store.send(.loaded(.success(3))) { $0.number = 3 }
    await store.send(\.loaded.success, 4) { $0.number = 4 }
    await store.send(.loaded(.failure(Known(number: 1))))
    #expect(TaskResult<Int>.success(5)[case: \.success] == 5)
    #expect(TaskResult<Int>.success(5)[case: \.failure] == nil)
  }

  @available(*, deprecated)
  func catching() async throws {
    let success = await TaskResult { 42 }
    #expect(try success.value == 42)
    let failure = await TaskResult<Int> { throw Known(number: 1) }
    #expect(throws: Known(number: 1)) { try failure.value }
  }

  @available(*, deprecated)
  func result() {
    let success = TaskResult(Result<Int, Known>.success(1))
    #expect(success == .success(1))
    #expect((try? Result(success).get()) == 1)
    let failure = TaskResult(Result<Int, Known>.failure(Known(number: 2)))
    #expect(throws: Known(number: 2)) { try Result(failure).get() }
  }

  @available(*, deprecated)
  func transform() {
    #expect(TaskResult.success(1).map { "\($0)" } == .success("1"))
    #expect(TaskResult.success(1).flatMap { TaskResult.success($0 + 1) } == .success(2))
    let failure = TaskResult<Int>.failure(Known(number: 3))
    #expect(failure.map { $0 + 1 } == failure)
    #expect(failure.flatMap { .success($0) } == failure)
  }

  @available(*, deprecated)
  func equality() {
    #expect(TaskResult<Int>.failure(Known(number: 1)) == .failure(Known(number: 1)))
    #expect(TaskResult<Int>.failure(Known(number: 1)) != .failure(Known(number: 2)))
    #expect(TaskResult<Int>.failure(Known(number: 1)) != .failure(Other()))
    #expect(TaskResult<Int>.failure(Known(number: 1)) != .success(1))
    #expect(
      Set([TaskResult<Int>.failure(Known(number: 1)), .failure(Known(number: 1))]).count == 1
    )
  }

  @available(*, deprecated)
  @MainActor
  func notEquatable() async {
    let reports = await reports(of: {
      #expect(TaskResult<Int>.failure(Other()) != .failure(Other()))
    })
    #expect(reports.messages.count == 1)
    #expect(reports.messages.first?.contains("Other") == true)
    #expect(reports.messages.first?.contains("Equatable") == true)
  }

  @available(*, deprecated)
  @MainActor
  func notHashable() async {
    let reports = await reports(of: {
      #expect(TaskResult<Int>.failure(Other()).hashValue != TaskResult.success(1).hashValue)
    })
    #expect(reports.messages.count == 1)
    #expect(reports.messages.first?.contains("Other") == true)
    #expect(reports.messages.first?.contains("Hashable") == true)
  }

  struct Known: Error, Hashable { let number: Int }
  struct Other: Error {}
}

@available(*, deprecated)
@Reducer
private struct Loading {
  struct State: Equatable { var number = 0 }

  enum Action { case loaded(TaskResult<Int>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .loaded(.success(let number)) = action { state.number = number }
      return .none
    }
  }
}
