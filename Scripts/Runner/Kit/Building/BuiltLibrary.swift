import Foundation
import WorkbookPlayProtocol

/// The library, built and linked once, as every exercise is compiled and linked against it.
package struct BuiltLibrary: Sendable {
  package let plan: CompilerPlan
  /// Changes whenever the runner, the library, the toolchain or the workbook's folder changes. The
  /// keys of all that is built or judged with the library begin with it.
  package let key: String
  /// The workbook's folder, which is cut from paths in messages.
  let root: String
  package let toolchain: Toolchain

  private static func folder(in root: String) -> String { root + "/.build/workbook/library" }

  /// The object with the entry of the programs that run suites.
  var entry: String { Self.folder(in: root) + "/Entry.o" }
}

/// Builds the library and its macros with SwiftPM, in a build folder of the runner's own.
///
/// The result is a shared library, so that linking an exercise takes a tenth of a second, and the
/// compiler's options as SwiftPM chose them.
extension BuiltLibrary {
  package enum Step: Equatable, Sendable {
    case progress(BuildProgress)
    /// Another program builds in the same folder.
    case waiting
  }

  /// A record of the last build, by which the next run knows whether it is still valid.
  private struct Record: Codable {
    /// The runner that made the plan and the entry; nil before there was this property.
    var runner: String?
    var root: String
    var toolchain: String
    var sources: String
    var plan: CompilerPlan
    /// The duration of the build.
    var seconds: Int?
  }

  /// Builds the library unless the last build is still valid.
  ///
  /// - Parameter onStep: Called on the same thread; never, if there is nothing to build.
  /// - Throws: The compiler's output, if the library does not compile.
  package init(root: String, toolchain: Toolchain, onStep: @escaping (Step) -> Void) throws {
    let folder = Self.folder(in: root)
    let recordPath = folder + "/built.json"
    let sources = SourceDigest.library(of: root)
    let runner = SourceDigest.runner(of: root)
    var hash = ContentHash(of: runner)
    hash.add(sources)
    hash.add(root)
    hash.add(toolchain.identity)
    self.root = root
    self.toolchain = toolchain
    key = hash.description
    let last = Files.data(recordPath).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    // Compiled modules name the folder and the compiler that they were built in.
    let isSamePlace = last?.root == root && last?.toolchain == toolchain.identity
    if let last, isSamePlace, last.sources == sources, last.runner == runner,
      [last.plan.library, folder + "/Entry.o"].allSatisfy(Files.exists)
    {
      plan = last.plan
      return
    }
    if Files.exists(folder), !isSamePlace { try Files.remove(folder) }
    try Files.makeFolder(folder)
    let start = ContinuousClock.now
    try Self.build(root, toolchain, in: folder, lastSeconds: last?.seconds, onStep)
    plan = try CompilerPlan(packageBuild: folder, environment: toolchain.environment)
    try compileEntry(folder + "/Entry.swift")
    let record = Record(
      runner: runner,
      root: root,
      toolchain: toolchain.identity,
      sources: sources,
      plan: plan,
      seconds: Int((ContinuousClock.now - start).components.seconds)
    )
    try Files.write(try JSONEncoder().encode(record), to: recordPath)
  }

  private func compileEntry(_ source: String) throws {
    let text = """
      import Testing

      @main enum Entry {
        static func main() async {
          await Testing.__swiftPMEntryPoint() as Never
        }
      }

      """
    try Files.write(text, to: source)
    let compilation = try run(plan.compile(files: [source], module: "Entry", to: entry))
    guard compilation.isSuccess else {
      throw WorkbookError("The programs that run suites cannot be built:\n\(compilation.log)")
    }
  }

  /// One call of the compiler for each module takes a third less work than one for every 25 files,
  /// which also read all others; so does the module's interface when it is not written apart. The
  /// check of LLVM's input is for those who work on the compiler.
  private static let options = [
    "-gnone", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
    "-no-emit-module-separately-wmo", "-Xfrontend", "-disable-llvm-verify",
  ]

  private static func build(
    _ root: String,
    _ toolchain: Toolchain,
    in folder: String,
    lastSeconds: Int?,
    _ onStep: @escaping (Step) -> Void
  ) throws {
    try toolchain.cancellation?.check()
    var environment = toolchain.environment.filter { !$0.key.hasPrefix("WORKBOOK") }
    environment["WORKBOOK_LIBRARY"] = "1"
    let invocation = Invocation(
      executable: toolchain.swift,
      arguments: [
        "build", "--package-path", root, "--scratch-path", folder, "--disable-index-store",
        "--product", "WorkbookLibrary",
      ] + Self.options.flatMap { ["-Xswiftc", $0] },
      environment: environment
    )
    var reader = LineReader()
    var supervision = Supervision()
    supervision.outputLimit = logLimit
    let take = { (bytes: UnsafeRawBufferPointer) in
      for line in reader.append(bytes).map({ String(decoding: $0, as: UTF8.self) }) {
        if var progress = BuildProgress(line) {
          progress.lastSeconds = lastSeconds
          onStep(.progress(progress))
        }
        if line.hasPrefix("Another instance of SwiftPM") { onStep(.waiting) }
      }
    }
    supervision.onOutput = take
    supervision.onErrors = take
    let result = try invocation.run(supervision)
    guard result.termination != .exited(0) else { return }
    let log = result.errors.text + result.output.text
    let errors = DiagnosticsParser(root: root).parse(log).filter { $0.severity == .error }
    throw WorkbookError(
      Compilation.errorText(errors, log: log)
        + "\n\nThe library of this workbook does not build; the compiler's output is above. The"
        + " errors are in no exercise: `git status` shows which given files have changed."
    )
  }
}

/// The progress of a build.
package struct BuildProgress: Equatable, Sendable {
  package var step: Int
  package var total: Int
  /// The seconds that the last build took; nil if that is not known.
  package var lastSeconds: Int?
}

extension BuildProgress {
  /// Reads `[40/62] Compiling Store.swift`; nil for any other line.
  package init?(_ line: String) {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/")
    guard numbers.count == 2, let step = Int(numbers[0]), let total = Int(numbers[1]) else {
      return nil
    }
    self.init(step: step, total: total)
  }
}
