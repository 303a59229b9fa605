import Foundation

/// Asks `swiftc` which programs it would start.
///
/// The form of its answer is nobody's promise. Where it is not understood, the driver itself stands
/// in the plan: it does the same, and takes a little longer.
struct CompilerDriver {
  let system: SystemOptions
  /// The driver's options for a compilation.
  let options: [String]
  /// The folder for the files that it is asked about.
  let folder: String
  let environment: [String: String]

  /// The plan for programs that are linked with a library.
  ///
  /// - Parameter library: The shared library's path; it need not be there yet.
  /// - Throws: If no file can be written.
  func plan(library: String) throws -> CompilerPlan {
    try Files.makeFolder(folder)
    let compilation = try compilation()
    return CompilerPlan(
      compiler: compilation?.compiler ?? system.compiler,
      options: compilation?.options ?? frontendOptions,
      linkJobs: try link(library: library),
      library: library
    )
  }

  /// The compiler, and the options of every compilation; nil if the answer is not understood.
  private func compilation() throws -> (compiler: String, options: [String])? {
    let primary = folder + "/Primary.swift"
    let other = folder + "/Other.swift"
    try Files.write("", to: primary)
    try Files.write("", to: other)
    let jobs = jobs(
      options + [
        "-module-name", "Placeholder", "-emit-module", "-emit-module-path",
        folder + "/Placeholder.swiftmodule", "-c", primary, other,
      ]
    )
    let object = jobs.first { job in
      job.count > 2 && job[1] == "-frontend"
        && zip(job, job.dropFirst()).contains { $0 == ("-primary-file", primary) }
    }
    guard let object else { return nil }
    return (object[0], Self.withoutInputs(Array(object.dropFirst()), other: other))
  }

  /// The options of a job without those that name its files.
  private static func withoutInputs(_ arguments: [String], other: String) -> [String] {
    var kept: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if ["-primary-file", "-module-name", "-o"].contains(argument) {
        _ = rest.popFirst()
      } else if !["-frontend", "-c", other].contains(argument) {
        kept.append(argument)
      }
    }
    return kept
  }

  /// The driver's options as the compiler itself takes them.
  private var frontendOptions: [String] {
    options.filter { $0 != "-Xfrontend" }
      + system.pluginFolders.flatMap { ["-plugin-path", $0] }
  }

  /// The programs that link, with placeholders for objects, program and folder.
  private func link(library: String) throws -> [[String]] {
    let object = folder + "/Object.o"
    let program = folder + "/program"
    try Files.write("", to: object)
    // The library is found beside the program: a graded one runs where only its own folder can be
    // read, and a path with a colon could not be named here.
    let paths = [Platform.programFolder] + Platform.libraryFolders(options: system.options)
    let arguments =
      system.options + system.linker + ["-emit-executable", "-module-name", "Placeholder"]
      + [object, "-o", program, "-L", library.parentFolder, "-lWorkbookLibrary"]
      + paths.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
    var jobs = jobs(arguments)
    if jobs.last?.contains(program) != true {
      jobs = [[system.compiler] + arguments]
    } else if let linker = jobs.last.flatMap({ linker(of: $0, program: program) }) {
      jobs[jobs.count - 1] = linker
    }
    // Files that pass from one job to the next are in a temporary folder of the driver's.
    let passed = jobs.dropLast().flatMap { job in
      zip(job, job.dropFirst()).filter { $0.0 == "-o" }.map { $0.1 }
    }
    return jobs.map { job in
      job.map { argument in
        if argument == object { return CompilerPlan.Placeholder.object }
        if argument == program { return CompilerPlan.Placeholder.program }
        return passed.reduce(argument) { argument, path in
          let kept = CompilerPlan.Placeholder.folder + "/" + path.fileName
          return argument.replacingOccurrences(of: path, with: kept)
        }
      }
    }
  }

  /// The call of the linker that a call of clang makes; nil, if it does not say. It is tried on Linux
  /// alone.
  private func linker(of call: [String], program: String) -> [String]? {
    #if canImport(Darwin)
      return nil
    #else
      // Clang quotes words as a shell reads them, but for this character.
      guard let clang = call.first, !call.contains(where: { $0.contains("`") }) else { return nil }
      // A file with options is not there yet, and clang would read it.
      let mark = "-lWORKBOOK_OPTIONS_OF_"
      let options = call.dropFirst().map { $0.hasPrefix("@") ? mark + $0.dropFirst() : $0 }
      let calls = jobs(of: clang, options + ["-###"]) { result in
        result.errors.text.lines.filter { $0.hasPrefix(" ") }
      }
      guard calls.count == 1, calls[0].contains(program) else { return nil }
      return calls[0].map { $0.hasPrefix(mark) ? "@" + $0.dropFirst(mark.count) : $0 }
    #endif
  }

  /// The calls that the driver would make; none, if it does not say.
  private func jobs(_ arguments: [String]) -> [[String]] {
    jobs(of: system.compiler, arguments + ["-driver-print-jobs"])
  }

  private func jobs(
    of driver: String,
    _ arguments: [String],
    lines: (ProcessResult) -> [String] = { $0.output.text.lines }
  ) -> [[String]] {
    let invocation = Invocation(
      executable: driver,
      arguments: arguments,
      environment: environment
    )
    var supervision = Supervision(deadline: .seconds(60))
    supervision.outputLimit = Compilation.logLimit
    guard let result = try? invocation.run(supervision), result.termination == .exited(0) else {
      return []
    }
    return (try? Self.shellWords(lines(result).filter { !$0.trimmed.isEmpty })) ?? []
  }

  /// Splits lines as a shell does, for which the driver quotes them: the shell prints each word with
  /// a NUL behind it, and a newline as the last word of each line.
  static func shellWords(_ lines: [String]) throws -> [[String]] {
    let script = lines.map { "printf '%s\\0' \($0); printf '\\n\\0'" }.joined(separator: "\n")
    var supervision = Supervision(deadline: .seconds(60))
    supervision.outputLimit = Compilation.logLimit
    let shell = Invocation(executable: "/bin/sh", arguments: ["-c", script], environment: [:])
    let words = try shell.run(supervision).output.text
      .split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    return words.dropLast().split(separator: "\n").map(Array.init)
  }
}
