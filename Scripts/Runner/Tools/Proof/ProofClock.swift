import WorkbookKit

/// How much of a proof's time each exercise took, and each part.
final class ProofClock: Sendable {
  private struct Times {
    var exercises: [ExerciseNumber: Duration] = [:]
    var parts: [ProofPart: Duration] = [:]
  }

  private let times = Locked(Times())

  /// Shares a time among the exercises for which it was spent.
  func add(_ time: Duration, to exercises: Set<ExerciseNumber>) {
    guard !exercises.isEmpty else { return }
    times.withLock { times in
      for number in exercises {
        times.exercises[number, default: .zero] += time / exercises.count
      }
    }
  }

  /// Measures what one part takes.
  func measure<Result>(_ part: ProofPart, _ body: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    defer {
      let time = ContinuousClock.now - start
      times.withLock { $0.parts[part, default: .zero] += time }
    }
    return try body()
  }

  func time(of exercise: ExerciseNumber) -> Duration {
    times.withLock { $0.exercises[exercise] ?? .zero }
  }

  func time(of part: ProofPart) -> Duration? {
    times.withLock { $0.parts[part] }
  }
}

extension Duration {
  /// In seconds with one digit after the point.
  var secondsText: String {
    let tenths = (self / .milliseconds(100)).rounded()
    return "\(tenths / 10)"
  }

  var seconds: Double { self / .seconds(1) }
}
