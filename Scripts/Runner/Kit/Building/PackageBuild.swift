import Foundation

/// One call of `swift build` for the chapters and all their suites.
package struct PackageBuild: Sendable {
  /// How far a build is.
  package struct Progress: Equatable, Sendable {
    package var step: Int
    package var total: Int
    /// What is done now, in the build system's words, such as `Compiling Effects 3.6-Timer.swift`.
    package var activity: String
  }

  package enum Step: Equatable, Sendable {
    case progress(Progress)
    /// Another program builds in the same folder: an editor, or `swift test` in another window.
    case waiting
  }

  package struct Outcome: Sendable {
    package var isSuccess: Bool
    package var diagnostics: [Diagnostic]
    /// All that was said, or its beginning if it was endless.
    var log: String
    /// Whether it was given up because its time was up.
    package var isLate = false

    package init(isSuccess: Bool, diagnostics: [Diagnostic], log: String, isLate: Bool = false) {
      self.isSuccess = isSuccess
      self.diagnostics = diagnostics
      self.log = log
      self.isLate = isLate
    }

    package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
  }

  package let workbook: Workbook
  package let toolchain: Toolchain
  package let environment: [String: String]
  /// What this build is told beside what all are told.
  package var options: [String] = []
  /// It is given up after this time; never, if nil.
  package var deadline: Duration?
  package var cancellation: Cancellation?

  package init(
    workbook: Workbook,
    toolchain: Toolchain,
    environment: [String: String],
    options: [String] = [],
    deadline: Duration? = nil,
    cancellation: Cancellation? = nil
  ) {
    self.workbook = workbook
    self.toolchain = toolchain
    self.environment = environment
    self.options = options
    self.deadline = deadline
    self.cancellation = cancellation
  }

  /// Builds with some exercises left out.
  ///
  /// - Parameters:
  ///   - excluded: The exercises whose files and suites `Package.swift` leaves out.
  ///   - onStep: Called on the same thread.
  package func run(
    excluding excluded: Set<ExerciseNumber>,
    onStep: @escaping (Step) -> Void
  ) throws -> Outcome {
    try cancellation?.check()
    let invocation = Invocation(
      executable: toolchain.swift,
      arguments: ["build", "--package-path", workbook.root, "--build-tests"] + options,
      environment: environment(excluding: excluded)
    )
    var text = TextCollector()
    var supervision = Supervision(deadline: deadline, grace: .seconds(2))
    let take = { (bytes: UnsafeRawBufferPointer) in
      for line in text.append(bytes) {
        if let progress = Self.progress(line) { onStep(.progress(progress)) }
        if line.hasPrefix("Another instance of SwiftPM") { onStep(.waiting) }
      }
    }
    supervision.onOutput = take
    supervision.onErrors = take
    let records = CompilerRecords(root: workbook.root, sources: workbook.sourcesByModule)
    let result = try invocation.run(supervision)
    records.end()
    return Outcome(
      isSuccess: result.termination == .exited(0),
      diagnostics: DiagnosticsParser(root: workbook.root).parse(text.text),
      log: text.text,
      isLate: result.termination == .stopped
    )
  }

  private func environment(excluding excluded: Set<ExerciseNumber>) -> [String: String] {
    var environment = environment
    environment["WORKBOOK"] = workbook.source == .solutions ? workbook.source.rawValue : nil
    let numbers = excluded.sorted().map { $0.description }
    environment["WORKBOOK_EXCLUDE"] = numbers.isEmpty ? nil : numbers.joined(separator: ",")
    return environment
  }

  /// Reads `[40/62] Compiling Effects 3.6-Timer.swift`.
  package static func progress(_ line: String) -> Progress? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/")
    guard numbers.count == 2, let step = Int(numbers[0]), let total = Int(numbers[1]) else {
      return nil
    }
    return Progress(
      step: step,
      total: total,
      activity: String(line[line.index(after: end)...]).trimmed
    )
  }
}

extension Workbook {
  /// The files of chapters and suites by the names of their modules, relative to the root.
  fileprivate var sourcesByModule: [String: [String]] {
    var files: [String: [String]] = [:]
    for chapter in chapters {
      let folders = [
        chapter.module: "\(source.rawValue)/\(chapter.folder)",
        chapter.suiteModule: chapter.suiteFolder,
      ]
      for (module, folder) in folders {
        files[module] = Files.allFiles(below: absolute(folder)).filter { $0.hasSuffix(".swift") }
          .map(relative)
      }
    }
    return files
  }
}

/// Text that arrives in pieces, cut into lines as they are complete.
private struct TextCollector {
  private var bytes: [UInt8] = []
  private var lineStart = 0
  /// A compiler that goes mad must not fill the memory.
  private let limit = 8 * 1024 * 1024

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Answers the lines that are complete now.
  mutating func append(_ new: UnsafeRawBufferPointer) -> [String] {
    guard bytes.count < limit else { return [] }
    bytes += new
    var complete: [String] = []
    while let newline = bytes[lineStart...].firstIndex(of: 10) {
      complete.append(String(decoding: bytes[lineStart..<newline], as: UTF8.self))
      lineStart = newline + 1
    }
    return complete
  }
}
