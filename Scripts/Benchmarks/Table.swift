/// Prints the results as a table in Markdown, row by row, as they come.
struct Table {
  init() {
    print("| work | median | best – worst | to reach |")
    print("|---|---|---|---|")
  }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - name: What was measured.
  ///   - results: What each run came to.
  ///   - target: What is to be reached; `nil` if no such value was set.
  ///   - format: Writes a value with its unit.
  func add(_ name: String, _ results: [Double], target: Double?, format: (Double) -> String) {
    let sorted = results.sorted()
    let median = sorted[sorted.count / 2]
    let spread = "\(format(sorted[0])) – \(format(sorted[sorted.count - 1]))"
    let goal = target.map { format($0) + (median > $0 ? " (missed)" : "") } ?? "–"
    print("| \(name) | \(format(median)) | \(spread) | \(goal) |")
  }

  /// A duration in nanoseconds, in the unit that suits it.
  static func duration(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: "\(rounded(nanoseconds, places: 0)) ns"
    case ..<1e4: "\(rounded(nanoseconds / 1e3, places: 2)) µs"
    case ..<1e6: "\(rounded(nanoseconds / 1e3, places: 1)) µs"
    default: "\(rounded(nanoseconds / 1e6, places: 1)) ms"
    }
  }

  /// A number of bytes, in megabytes.
  static func size(_ bytes: Double) -> String {
    "\(rounded(bytes / 1_000_000, places: 1)) MB"
  }

  private static func rounded(_ value: Double, places: Int) -> String {
    if places == 0 { return String(Int(value.rounded())) }
    let factor = places == 1 ? 10.0 : 100.0
    return String((value * factor).rounded() / factor)
  }
}
