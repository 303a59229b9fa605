import Foundation

/// The library, built and linked once, as every exercise is compiled and linked against it.
package struct BuiltLibrary: Sendable {
  package let plan: CompilerPlan
  /// Changes whenever the library, the toolchain or the workbook's folder changes.
  package let key: String
}

/// Builds the library and its macros with SwiftPM, in a build folder of the runner's own.
///
/// The result is a shared library, so that linking an exercise takes a tenth of a second, and the
/// compiler's options as SwiftPM chose them.
package struct LibraryBuild {
  package enum Step: Equatable, Sendable {
    case progress(BuildProgress)
    /// Another program builds in the same folder.
    case waiting
  }

  /// What the last build left, so that the next run knows whether it still holds.
  private struct Record: Codable {
    var root: String
    var toolchain: String
    var sources: String
    var plan: CompilerPlan
  }

  package let root: String
  package let toolchain: Toolchain
  package let environment: [String: String]
  package var cancellation: Cancellation?

  package init(
    root: String,
    toolchain: Toolchain,
    environment: [String: String],
    cancellation: Cancellation? = nil
  ) {
    self.root = root
    self.toolchain = toolchain
    self.environment = environment
    self.cancellation = cancellation
  }

  private var folder: String { root + "/.build/workbook/library" }
  private var recordPath: String { folder + "/built.json" }

  /// Builds the library unless the last build still holds.
  ///
  /// - Parameter onStep: Called on the same thread; never, if there is nothing to build.
  /// - Throws: The compiler's output, if the library does not compile.
  package func run(onStep: @escaping (Step) -> Void) throws -> BuiltLibrary {
    let sources = Self.digest(of: root)
    let last = Files.data(recordPath).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    if let last, last.root == root, last.toolchain == toolchain.identity, last.sources == sources,
      Files.exists(last.plan.library)
    {
      return BuiltLibrary(plan: last.plan, key: key(sources))
    }
    // Compiled modules name the folder and the compiler that they were built in.
    if Files.exists(folder), last?.root != root || last?.toolchain != toolchain.identity {
      try Files.remove(folder)
    }
    try Files.makeFolder(folder)
    try build(onStep)
    let plan = try CompilerPlan(packageBuild: folder, environment: environment)
    let record = Record(
      root: root,
      toolchain: toolchain.identity,
      sources: sources,
      plan: plan
    )
    try Files.write(try JSONEncoder().encode(record), to: recordPath)
    return BuiltLibrary(plan: plan, key: key(sources))
  }

  /// A fingerprint of everything that the library is built from.
  ///
  /// To read a megabyte for each verdict would take a tenth of its time, so the fingerprint is kept
  /// together with the files' sizes and times of change.
  package static func digest(of root: String) -> String {
    let files =
      [root + "/Package.swift"]
      + Files.allFiles(below: root + "/Chapters/Library").filter { $0.hasSuffix(".swift") }
    var stamps = ContentHash()
    for file in files { stamps.add(file + " " + Files.stamp(file)) }
    let path = root + "/.build/workbook/library-digest"
    let known = Files.text(path)?.split(separator: "\n") ?? []
    if known.count == 2, known[0] == stamps.description { return String(known[1]) }
    var content = ContentHash()
    for file in files {
      content.add(String(file.dropFirst(root.count)))
      content.add(Files.text(file) ?? "missing")
    }
    try? Files.makeFolder(path.parentFolder)
    try? Files.write("\(stamps)\n\(content)\n", to: path)
    return content.description
  }

  private func key(_ sources: String) -> String {
    var hash = ContentHash(of: sources)
    hash.add(root)
    hash.add(toolchain.identity)
    return hash.description
  }

  private func build(_ onStep: @escaping (Step) -> Void) throws {
    try cancellation?.check()
    var environment = environment.filter { !$0.key.hasPrefix("WORKBOOK") }
    environment["WORKBOOK_LIBRARY"] = "1"
    let invocation = Invocation(
      executable: toolchain.swift,
      arguments: [
        "build", "--package-path", root, "--scratch-path", folder, "--disable-index-store",
        "-Xswiftc", "-gnone", "--product", "WorkbookLibrary",
      ],
      environment: environment
    )
    var text = BuildOutput()
    var supervision = Supervision(grace: .seconds(2))
    let take = { (bytes: UnsafeRawBufferPointer) in
      for line in text.append(bytes) {
        if let progress = BuildProgress(line) { onStep(.progress(progress)) }
        if line.hasPrefix("Another instance of SwiftPM") { onStep(.waiting) }
      }
    }
    supervision.onOutput = take
    supervision.onErrors = take
    let result = try invocation.run(supervision)
    guard result.termination == .exited(0) else { throw failure(text.text) }
  }

  private func failure(_ log: String) -> WorkbookError {
    let errors = DiagnosticsParser(root: root).parse(log).filter { $0.severity == .error }
    let excerpts = errors.map { ([$0.headline] + $0.excerpt).joined(separator: "\n") }
    let text = excerpts.isEmpty ? log : excerpts.joined(separator: "\n\n")
    return WorkbookError(
      text.trimmingCharacters(in: .whitespacesAndNewlines)
        + "\n\nThe library of this workbook does not build; the compiler's output is above. The"
        + " errors are in no exercise: `git status` shows which given files have changed."
    )
  }
}

/// How far a build is.
package struct BuildProgress: Equatable, Sendable {
  package var step: Int
  package var total: Int
  /// What is done now, in the build system's words, such as `Compiling Effects 3.6-Timer.swift`.
  package var activity: String
}

extension BuildProgress {
  /// Reads `[40/62] Compiling Effects 3.6-Timer.swift`; nil for any other line.
  package init?(_ line: String) {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/")
    guard numbers.count == 2, let step = Int(numbers[0]), let total = Int(numbers[1]) else {
      return nil
    }
    self.init(
      step: step,
      total: total,
      activity: String(line[line.index(after: end)...]).trimmed
    )
  }
}

/// Text that arrives in pieces, cut into lines as they are complete.
package struct BuildOutput {
  private var bytes: [UInt8] = []
  private var lineStart = 0
  /// Caps what is kept of a compiler that prints without end.
  private let limit = 8 * 1024 * 1024

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the lines that are complete now.
  @discardableResult
  package mutating func append(_ new: UnsafeRawBufferPointer) -> [String] {
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
