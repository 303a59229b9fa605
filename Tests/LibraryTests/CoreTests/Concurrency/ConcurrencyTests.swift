import ComposableArchitecture
import Testing

@Suite("Concurrency", .serialized, .timeLimit(.minutes(20)))
struct ConcurrencyTests {
  struct Failure: Error {}

  @Test("A result of asynchronous work fails with what the work throws")
  func asynchronousResult() async {
    struct Failure: Error, Equatable {}
    func number() async -> Int { 1 }
    func typed() async throws(Failure) -> Int { throw Failure() }
    func untyped() async throws -> Int { throw Failure() }
    let value: Result<Int, Never> = await Result { await number() }
    #expect(value == .success(1))
    let failure = await Result { () async throws(Failure) -> Int in try await typed() }
    #expect(failure == .failure(Failure()))
    let error: Result<Int, any Error> = await Result { try await untyped() }
    #expect(throws: Failure.self) { try error.get() }
  }

  @MainActor
  @Test("On the main serial executor tasks run in the order in which they were started")
  func mainSerialExecutor() async {
    let log = LockIsolated<[Int]>([])
    await withMainSerialExecutor {
      #expect(uncheckedUseMainSerialExecutor)
      let tasks = (0..<100).map { number in
        Task.detached { log.withValue { $0.append(number) } }
      }
      for task in tasks { await task.value }
    }
    #expect(!uncheckedUseMainSerialExecutor)
    #expect(log.value == Array(0..<100))
  }

  @Test("The synchronous form goes back to how it was")
  func synchronousMainSerialExecutor() {
    withMainSerialExecutor { #expect(uncheckedUseMainSerialExecutor) }
    #expect(!uncheckedUseMainSerialExecutor)
  }

  @Test("Who steps aside lets the main actor do first what it was given before")
  func megaYield() async {
    for _ in 1...100 {
      let isDone = LockIsolated(false)
      Task { @MainActor in isDone.setValue(true) }
      await Task.megaYield(count: 0)
      #expect(isDone.value)
    }
  }

  @Test("A sequence becomes a stream, which ends or fails where the sequence fails")
  func erasedStreams() async throws {
    let failing = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: CancellationError())
    }
    var ended: [Int] = []
    for await number in failing.map({ $0 * 2 }).eraseToStream() { ended.append(number) }
    #expect(ended == [2])
    let numbers = AsyncStream<Int> { continuation in
      continuation.yield(3)
      continuation.finish()
    }
    var iterator = numbers.eraseToThrowingStream().makeAsyncIterator()
    #expect(try await iterator.next() == 3)
    #expect(try await iterator.next() == nil)
  }
}
