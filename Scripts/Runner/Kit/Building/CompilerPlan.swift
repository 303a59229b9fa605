import Foundation

/// The calls of the compiler and the linker for one exercise, as SwiftPM would make them.
///
/// The options come from SwiftPM's plan for the library, so that SDK, search paths and plug-ins are
/// right for this machine. The compiler's driver is asked once which programs it would start;
/// starting those directly saves its time at every verdict.
package struct CompilerPlan: Codable, Sendable {
  /// The compiler without its driver.
  package let compiler: String
  /// The options of every compilation; the module's name, files and output are added.
  let options: [String]
  /// The programs that link a program, one after the other, with the placeholders below.
  let linkJobs: [[String]]
  /// The shared library that programs are linked with.
  package let library: String

  private enum Placeholder {
    static let object = "WORKBOOK_OBJECT.o"
    static let program = "WORKBOOK_PROGRAM"
    static let folder = "WORKBOOK_FOLDER"
  }

  /// The call that compiles files to one object.
  ///
  /// - Parameters:
  ///   - primary: The file whose code the object holds; all of `files`, if nil.
  ///   - files: All other files of the module, or all files.
  package func compile(
    primary: String? = nil,
    files: [String],
    module: String,
    searchPaths: [String] = [],
    to object: String
  ) -> [String] {
    [compiler, "-frontend", "-c"] + (primary.map { ["-primary-file", $0] } ?? []) + files + options
      + searchPaths.flatMap { ["-I", $0] } + ["-module-name", module, "-o", object]
  }

  /// The call that writes a module's interface.
  ///
  /// Bodies are skipped: it takes a quarter less time, and an edit in a body leaves the interface as
  /// it is.
  package func writeInterface(files: [String], module: String, to path: String) -> [String] {
    [compiler, "-frontend", "-emit-module", "-experimental-skip-all-function-bodies"] + files
      + options + ["-module-name", module, "-o", path]
  }

  /// The calls that link objects and the library to a program.
  ///
  /// - Parameter folder: The folder for files that pass from one call to the next.
  func link(objects: [String], to program: String, folder: String) -> [[String]] {
    linkJobs.map { job in
      job.flatMap { argument -> [String] in
        if argument == Placeholder.object { return objects }
        if argument == Placeholder.program { return [program] }
        return [argument.replacingOccurrences(of: Placeholder.folder, with: folder)]
      }
    }
  }
}

extension CompilerPlan {
  /// Reads the plan of a package build that has ended.
  ///
  /// - Parameter packageBuild: The scratch folder of the build.
  /// - Throws: A sentence, if SwiftPM or the driver answers in a form that is not understood.
  init(packageBuild folder: String, environment: [String: String]) throws {
    let arguments = try Self.libraryArguments(in: folder)
    let products = "\(folder)/debug"
    let names = ["libWorkbookLibrary.so", "libWorkbookLibrary.dylib"]
    guard let library = names.map({ "\(products)/\($0)" }).first(where: Files.exists) else {
      throw WorkbookError("SwiftPM left no shared library in \(products).")
    }
    let planned = Self.withoutOutputs(Array(arguments.dropFirst()))
    let driver = Driver(
      path: arguments[0],
      options: planned + Platform.testingOptions(compiler: arguments[0], planned: planned),
      folder: folder + "/plan",
      environment: environment
    )
    try Files.makeFolder(driver.folder)
    (compiler, self.options) = try driver.compilation()
    self.library = library
    linkJobs = try driver.link(library: library)
  }

  /// The compiler's arguments for the library, from SwiftPM's manifest of the build.
  private static func libraryArguments(in folder: String) throws -> [String] {
    let manifest = folder + "/debug.yaml"
    let marks = [#""-module-name","ComposableArchitecture","#, "-emit-module"]
    let prefix = "args: "
    for line in (Files.text(manifest) ?? "").lines {
      let line = line.trimmed
      guard line.hasPrefix(prefix), marks.allSatisfy({ line.contains($0) }),
        let arguments = try? JSONDecoder().decode(
          [String].self,
          from: Data(line.dropFirst(prefix.count).utf8)
        )
      else { continue }
      return arguments
    }
    throw WorkbookError(
      "SwiftPM's plan in \(manifest) has no call of the compiler for the library; this toolchain is"
        + " newer than the workbook knows. Swift 6.1 to 6.3 are known to work."
    )
  }

  /// The options that say how to compile, without those that say what, and where to.
  private static func withoutOutputs(_ arguments: [String]) -> [String] {
    let flags: Set = [
      "-c", "-disable-batch-mode", "-emit-dependencies", "-emit-module", "-emit-objc-header",
      "-enable-batch-mode", "-g", "-gnone", "-incremental", "-no-emit-module-separately-wmo",
      "-parseable-output", "-serialize-diagnostics", "-v", "-whole-module-optimization",
    ]
    let pairs: Set = [
      "-emit-module-path", "-emit-objc-header-path", "-index-store-path", "-module-name",
      "-num-threads", "-output-file-map",
    ]
    // The `-g` of `-Xcc -g` is for another compiler.
    let joined = arguments.joined(separator: "\n").replacing("-Xcc\n-g\n", with: "")
    return without(joined.split(separator: "\n").map(String.init), flags: flags, pairs: pairs)
      .filter { !$0.hasPrefix("-j") && !$0.hasPrefix("@") }
  }

  /// The arguments without some flags, and without some options together with their values.
  private static func without(
    _ arguments: [String],
    flags: Set<String>,
    pairs: Set<String>
  ) -> [String] {
    var kept: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if pairs.contains(argument) {
        _ = rest.popFirst()
      } else if !flags.contains(argument) {
        kept.append(argument)
      }
    }
    return kept
  }

  /// Splits lines as a shell does, for which the driver quotes them: the shell prints each word with
  /// a NUL behind it, and a newline as the last word of each line.
  static func shellWords(_ lines: [String]) throws -> [[String]] {
    let script = lines.map { "printf '%s\\0' \($0); printf '\\n\\0'" }.joined(separator: "\n")
    var supervision = Supervision(deadline: .seconds(60))
    supervision.outputLimit = BuiltLibrary.logLimit
    let shell = Invocation(executable: "/bin/sh", arguments: ["-c", script], environment: [:])
    let words = try shell.run(supervision).output.text
      .split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    return words.dropLast().split(separator: "\n").map(Array.init)
  }

  /// Asks `swiftc` which programs it would start.
  private struct Driver {
    let path: String
    let options: [String]
    let folder: String
    let environment: [String: String]

    /// The compiler, and the options of every compilation.
    func compilation() throws -> (String, [String]) {
      let primary = folder + "/Primary.swift"
      let other = folder + "/Other.swift"
      try Files.write("", to: primary)
      try Files.write("", to: other)
      let jobs = try jobs(
        options + [
          "-module-name", "Placeholder", "-emit-module", "-emit-module-path",
          folder + "/Placeholder.swiftmodule", "-c", primary, other,
        ]
      )
      guard
        let object = jobs.first(where: { job in
          zip(job, job.dropFirst()).contains { $0 == ("-primary-file", primary) }
        }), object.count > 2
      else { throw notUnderstood("a compilation", jobs) }
      let kept = CompilerPlan.without(
        Array(object.dropFirst()),
        flags: ["-frontend", "-c", other],
        pairs: ["-primary-file", "-module-name", "-o"]
      )
      return (object[0], kept)
    }

    /// The programs that link, with placeholders for objects, program and folder.
    func link(library: String) throws -> [[String]] {
      let object = folder + "/Object.o"
      let program = folder + "/program"
      try Files.write("", to: object)
      // The library is found beside the program: a graded one runs where only its own folder can be
      // read, and a path with a colon could not be named here.
      let paths = [Platform.programFolder] + Platform.libraryFolders(options: options)
      let jobs = try jobs(
        linkOptions + ["-emit-executable", "-module-name", "Placeholder", object, "-o", program]
          + ["-L", library.parentFolder, "-lWorkbookLibrary"]
          + paths.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
      )
      guard !jobs.isEmpty, jobs[jobs.count - 1].contains(program) else {
        throw notUnderstood("linking", jobs)
      }
      // Files that pass from one job to the next are in a temporary folder of the driver's.
      let passed = jobs.dropLast().flatMap { job in
        zip(job, job.dropFirst()).filter { $0.0 == "-o" }.map { $0.1 }
      }
      return jobs.map { job in
        job.map { argument in
          if argument == object { return Placeholder.object }
          if argument == program { return Placeholder.program }
          return passed.reduce(argument) { argument, path in
            argument.replacingOccurrences(of: path, with: Placeholder.folder + "/" + path.fileName)
          }
        }
      }
    }

    private var linkOptions: [String] {
      let pairs: Set<String> = ["-target", "-sdk", "-F", "-L", "-resource-dir", "-tools-directory"]
      var kept: [String] = []
      for (option, value) in zip(options, options.dropFirst()) where pairs.contains(option) {
        kept += [option, value]
      }
      // The toolchain's own linker is several times as fast as the system's.
      if let linker = Platform.fasterLinker, Files.exists(path.parentFolder + "/" + linker) {
        kept.append("-use-ld=" + linker.dropFirst("ld.".count))
      }
      return kept
    }

    private func jobs(_ arguments: [String]) throws -> [[String]] {
      let invocation = Invocation(
        executable: path,
        arguments: arguments + ["-driver-print-jobs"],
        environment: environment
      )
      var supervision = Supervision(deadline: .seconds(60))
      supervision.outputLimit = BuiltLibrary.logLimit
      let result = try invocation.run(supervision)
      guard result.termination == .exited(0) else {
        throw WorkbookError("The compiler does not say how it works:\n\(result.errors.text)")
      }
      return try CompilerPlan.shellWords(result.output.text.lines.filter { !$0.trimmed.isEmpty })
    }

    private func notUnderstood(_ what: String, _ jobs: [[String]]) -> WorkbookError {
      let text = jobs.map { $0.joined(separator: " ") }.joined(separator: "\n")
      return WorkbookError(
        "The compiler describes \(what) in a form that is not understood:\n\(text)"
      )
    }
  }
}
