import ComposableArchitecture
import LibraryTestHelpers
import Observation
import Testing

@Suite("Shared values", .timeLimit(.minutes(20)))
struct SharedTests {
  struct User: Equatable, Sendable {
    var name = "Blob"
    var age = 17
  }

  @Test("A change that throws keeps what it has changed, and gives the error")
  func throwing() {
    struct Failure: Error {}
    @Shared(value: 1) var count
    #expect(throws: Failure.self) {
      try $count.withLock {
        $0 = 2
        throw Failure()
      }
    }
    #expect(count == 2)
  }

  @Test("A value that is being changed can be read, as it was before")
  func readingWhileChanging() {
    @Shared(value: 1) var count
    $count.withLock { value in
      value = 2
      #expect(count == 1)
    }
    #expect(count == 2)
  }

  @Test("A wrapper that is assigned another value leads its copies there too")
  func reassigning() {
    let first = Shared(value: 1)
    let copy = first
    first.projectedValue = Shared(value: 5)
    copy.withLock { $0 += 1 }
    #expect(first.wrappedValue == 6)
  }

  @Test("A shared value is dumped as its value, and describes where it is")
  func descriptions() {
    @Shared(value: User()) var user
    #expect(String(customDumping: $user) == String(customDumping: user))
    #expect("\(Shared(value: 1))" == "Shared<Int>(value: 1)")
    #expect("\(SharedReader(value: "x"))" == #"SharedReader<String>(value: "x")"#)
    @Shared(.inMemory("count")) var count = 0
    #expect("\($count)" == #"Shared<Int>(.inMemory("count"))"#)
    #expect(diff($user, $user) == nil)
  }

  @Test("Observers are notified of changes, of being led elsewhere, and of nothing else")
  @MainActor
  func observation() {
    @Shared(value: User()) var user
    @Shared(value: User()) var other
    func isNotified(of change: () -> Void) -> Bool {
      isTold(reading: { _ = user.name }, when: change)
    }
    #expect(isNotified { $user.name.withLock { $0 = "Blob, Esq." } })
    #expect(isNotified { $user = $other })
    #expect(!isNotified { Shared(value: User()).withLock { $0.age = 3 } })
    #expect(!isNotified { _ = $user == $other })
  }

  @Test("A change on another thread is observed on the main actor when it is done")
  @MainActor
  func observationElsewhere() async {
    @Shared(value: 1) var count
    let shared = $count
    let (seen, continuation) = AsyncStream.makeStream(of: Int.self)
    withObservationTracking {
      _ = shared.wrappedValue
    } onChange: {
      continuation.yield(shared.wrappedValue)
    }
    await Task.detached { shared.withLock { $0 = 2 } }.value
    for await value in seen {
      #expect(value == 2)
      break
    }
  }

  @Test("Many tasks lose no change")
  func concurrency() async {
    @Shared(value: 0) var count
    let shared = $count
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...500 { group.addTask { shared.withLock { $0 += 1 } } }
    }
    #expect(count == 500)
  }
}
