import Foundation

/// The line of the learner's file at which a program crashed.
package struct CrashSite: Equatable, Sendable {
  package let fileName: String
  package let line: Int
  /// The reason given by Swift's runtime, such as "arithmetic overflow"; nil if there is none.
  package let reason: String?
}

extension CrashSite {
  /// Reads a backtrace of Swift's runtime: the innermost call that is in a file of that name. A played
  /// file is compiled in another folder.
  ///
  /// - Parameter backtrace: Lines such as `3 0x55a051 first(_:) + 54 in program at /tmp/A.swift:7:11`.
  init?(in backtrace: String, file: String) {
    let lines = backtrace.lines
    let places = lines.compactMap { line -> Int? in
      guard let mark = line.ranges(of: "/\(file.fileName):").last else { return nil }
      return Int(line[mark.upperBound...].prefix { $0.isNumber })
    }
    .filter { $0 > 0 }
    guard let innermost = places.first else { return nil }
    // A recursion ends anywhere in its function, and it is the call that matters.
    let counts = Dictionary(grouping: places) { $0 }.mapValues { $0.count }
    let repeated = counts.filter { $0.value > 3 }.max { $0.value < $1.value }?.key
    let mark = "Swift runtime failure: "
    let failure = lines.lazy.compactMap { line in
      line.range(of: mark).map { line[$0.upperBound...].components(separatedBy: " in ")[0] }
    }
    fileName = file.fileName
    line = repeated ?? innermost
    reason = failure.first
  }
}

/// Finds where in the exercise's file its tests crash.
///
/// The programs that are run first know no lines, which halves the time to build them. So the program
/// is built once more, with lines, when a test has crashed.
struct CrashSiteFinder {
  let limits: Limits
  private let build: ExerciseBuild
  /// The path of the second program, once it was built.
  private var program: String?

  init(_ build: ExerciseBuild, limits: Limits) {
    var build = build
    build.folder += "/lines"
    build.hasDebugInfo = true
    build.isOneOfMany = false
    self.build = build
    self.limits = limits
  }

  /// Runs a test that has crashed once more.
  ///
  /// - Parameter test: Its id.
  /// - Returns: Nil, if no call in the exercise's file led to the crash, if it does not crash again,
  ///   or where Swift's runtime writes no backtrace.
  mutating func site(of test: String) throws -> CrashSite? {
    guard let settings = Platform.backtraceSettings, let program = try builtProgram() else {
      return nil
    }
    let toolchain = build.library.toolchain
    var runner = SuiteProgram(program: program, workbook: build.workbook, toolchain: toolchain)
    runner.backtrace = settings
    let report = try runner.run(only: test, silence: limits.timeout, deadline: limits.deadline)
    guard case .signalled = report.termination else { return nil }
    return CrashSite(in: report.errors.text, file: build.file)
  }

  private mutating func builtProgram() throws -> String? {
    if let program { return program }
    guard case .program(let path, _, _) = try build.run() else { return nil }
    program = path
    return path
  }
}
