/// Something to measure: one row of the table.
@MainActor
struct Workload {
  let name: String
  /// The number of times that one run does the work.
  let iterations: Int
  /// The cost that one piece of work is meant to stay below, in nanoseconds; `nil` if none was set.
  let target: Double?
  /// Makes what the work needs, which is not measured, and returns the work, to be done so many
  /// times.
  let prepare: @MainActor () -> @MainActor (_ iterations: Int) async -> Void

  init(
    _ name: String,
    iterations: Int,
    target: Double? = nil,
    prepare: @escaping @MainActor () -> @MainActor (_ iterations: Int) async -> Void
  ) {
    self.name = name
    self.iterations = iterations
    self.target = target
    self.prepare = prepare
  }

  /// The cost of one piece of work in each of several runs, in nanoseconds.
  ///
  /// - Parameter runs: How many runs to measure. One more comes first and is not counted.
  func measure(runs: Int) async -> [Double] {
    var results: [Double] = []
    for run in 0...runs {
      let work = prepare()
      let start = ContinuousClock.now
      await work(iterations)
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
      if run > 0 { results.append(nanoseconds / Double(iterations)) }
    }
    return results
  }
}

/// Keeps the optimizer from leaving out work whose result is not read.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
