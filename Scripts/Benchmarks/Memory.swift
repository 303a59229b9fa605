import Foundation

/// The most memory this process has had, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return Int(usage.ru_maxrss)
  #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Int(usage.ru_maxrss) * 1024
  #endif
}

/// Measures memory in processes of their own: what one has once used, it does not give back.
struct MemoryMeasurement {
  static let flag = "--memory"

  /// The memory that a store of `rows` rows takes beyond one without rows, in bytes, run by run.
  ///
  /// - Parameters:
  ///   - rows: The number of rows.
  ///   - kind: `rows`, or `stores` for a store of each row as well.
  ///   - runs: How many runs to measure.
  static func measure(rows: Int, kind: String, runs: Int) throws -> [Double] {
    try (0..<runs).map { _ in
      Double(try peak(rows: rows, kind: kind) - peak(rows: 0, kind: kind))
    }
  }

  /// The work of the process that measures: `--memory KIND ROWS`.
  @MainActor
  static func answer(_ arguments: [String]) {
    let rows = Int(arguments.last ?? "") ?? 0
    let measure = { print(peakMemory()) }
    if arguments.contains("stores") {
      MemoryWorkload.rowStores(rows, measure: measure)
    } else {
      MemoryWorkload.rows(rows, measure: measure)
    }
  }

  private static func peak(rows: Int, kind: String) throws -> Int {
    let process = Process()
    // A process starts with the mark of the one it was, so a small shell starts it, not this one.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    process.arguments = ["-c", "\"$0\" \"$@\"; exit $?", program, flag, kind, String(rows)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard let bytes = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw MemoryError(output: text)
    }
    return bytes
  }
}

/// The measuring process did not answer with a number.
struct MemoryError: Error {
  let output: String
}
