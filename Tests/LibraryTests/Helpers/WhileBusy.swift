import ComposableArchitecture
import Foundation

/// Runs `body` beside twice as many busy tasks as there are processors.
@MainActor
public func whileBusy(_ body: () async -> Void) async {
  let isOver = LockIsolated(false)
  let others = (0..<2 * ProcessInfo.processInfo.activeProcessorCount).map { _ in
    Task.detached {
      var number = 1
      while !isOver.value {
        for _ in 0..<10_000 { number = number &* 31 &+ 7 }
        await Task.yield()
      }
      return number
    }
  }
  await body()
  isOver.setValue(true)
  for other in others { _ = await other.value }
}
