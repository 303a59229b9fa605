import ComposableArchitecture
import Foundation

/// Isolated values, streams, results, erased errors and a serial executor.
enum ConcurrencyHelpers: Program {
  @MainActor static func run() async {
    let isolated = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { isolated.withValue { $0 += 1 } } }
    }
    print("increments of a hundred tasks:", isolated.value)
    isolated.setValue(5)
    print("a result of withValue:", isolated.withValue { $0 * 2 })
    let pair = AsyncStream<Int>.makeStream()
    pair.continuation.yield(1)
    pair.continuation.finish()
    for await element in pair.stream { print("an element of a stream:", element) }
    let never = AsyncStream<Int>.never
    let listener = Task {
      for await _ in never {}
      return "ended"
    }
    listener.cancel()
    print("a cancelled listener of a stream that never ends:", await listener.value)
    for await _ in AsyncStream<Int>.finished { print("no") }

    print("a result of a closure:", Result { 3 }.map { $0 + 1 })
    let task = Task { try await Task.sleep(for: .seconds(100)) }
    task.cancel()
    let result = await task.result
    if case .failure(let error) = result {
      print("a cancelled sleep throws a CancellationError:", error is CancellationError)
    }
    let unchecked = UncheckedSendable(NSObject())
    print("an unchecked value:", type(of: unchecked.value) == NSObject.self)

    let throwing = AsyncThrowingStream<Int, any Error>.finished(throwing: CancellationError())
    do { for try await _ in throwing {} } catch { print("threw") }
    print(
      "equal ids of any type, their base:",
      AnyHashableSendable(1) == AnyHashableSendable(1),
      AnyHashableSendable("a").base as? String as Any
    )
    await withMainSerialExecutor {
      let log = Log()
      let first = Task { log("a") }
      let second = Task { log("b") }
      _ = await (first.value, second.value)
      log.flush("tasks on the main serial executor")
    }
    await Task.megaYield()
    print("yielded")
  }
}
