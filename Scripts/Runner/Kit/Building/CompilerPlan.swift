import Foundation

/// How the compiler and the linker are called for one exercise, as SwiftPM would call them.
///
/// The options come from SwiftPM's plan for the library, so that SDK, search paths and plug-ins are
/// right for this machine. The compiler's driver is asked once which programs it would start;
/// starting those directly saves its time at every verdict.
package struct CompilerPlan: Codable, Equatable, Sendable {
  /// The compiler without its driver.
  package let compiler: String
  /// The options of every compilation; the module's name, files and output are added.
  package let options: [String]
  /// What is added to them where a module's interface is written.
  package let interfaceOptions: [String]
  /// The programs that link a program, one after the other, with the placeholders below.
  package let linkJobs: [[String]]
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
  package func writeInterface(files: [String], module: String, to path: String) -> [String] {
    [compiler, "-frontend", "-emit-module"] + interfaceOptions + files + options
      + ["-module-name", module, "-o", path]
  }

  /// The calls that link objects and the library to a program.
  ///
  /// - Parameter folder: Where files go that pass from one call to the next.
  package func link(objects: [String], to program: String, folder: String) -> [[String]] {
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
  package init(packageBuild folder: String, environment: [String: String]) throws {
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
    let (compiler, options, interfaceOptions) = try driver.compilation()
    self.compiler = compiler
    self.options = options
    self.interfaceOptions = interfaceOptions
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
    let flags: Set<String> = [
      "-c", "-emit-dependencies", "-emit-module", "-emit-objc-header", "-enable-batch-mode", "-g",
      "-gnone",
      "-incremental", "-parseable-output", "-serialize-diagnostics", "-v",
      "-whole-module-optimization",
    ]
    let pairs: Set<String> = [
      "-emit-module-path", "-emit-objc-header-path", "-index-store-path", "-module-name",
      "-num-threads", "-output-file-map",
    ]
    var kept: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if pairs.contains(argument) {
        _ = rest.popFirst()
      } else if argument == "-Xcc", rest.first == "-g" {
        _ = rest.popFirst()
      } else if !flags.contains(argument), !argument.hasPrefix("-j"), !argument.hasPrefix("@") {
        kept.append(argument)
      }
    }
    return kept
  }

  /// Splits a line as a shell does.
  static func shellWords(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line[...]
    while let character = rest.popFirst() {
      if let open = quote {
        if character == open {
          quote = nil
        } else if open == "\"", character == "\\", let next = rest.popFirst() {
          word?.append(next)
        } else {
          word?.append(character)
        }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == "\\", let next = rest.popFirst() {
        word = (word ?? "") + String(next)
      } else if character == " " {
        if let ended = word { words.append(ended) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// Asks `swiftc` which programs it would start.
  private struct Driver {
    let path: String
    let options: [String]
    let folder: String
    let environment: [String: String]

    /// The compiler, the options of every compilation, and those added for a module's interface.
    func compilation() throws -> (String, [String], [String]) {
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
      var kept: [String] = []
      var rest = object.dropFirst()
      while let argument = rest.popFirst() {
        if ["-primary-file", "-module-name", "-o"].contains(argument) {
          _ = rest.popFirst()
        } else if !["-frontend", "-c", other].contains(argument) {
          kept.append(argument)
        }
      }
      // Bodies are skipped, so that an edit in a body leaves the interface as it is.
      let skipping = "-experimental-skip-non-inlinable-function-bodies-without-types"
      let skips = jobs.contains { $0.contains(skipping) }
      return (object[0], kept, skips ? [skipping] : [])
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
      // What passes from one job to the next is in a temporary folder of the driver's.
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
      var output = BuildOutput()
      var errors = BuildOutput()
      var supervision = Supervision(deadline: .seconds(60))
      supervision.onOutput = { output.append($0) }
      supervision.onErrors = { errors.append($0) }
      let result = try invocation.run(supervision)
      guard result.termination == .exited(0) else {
        throw WorkbookError("The compiler does not say how it works:\n\(errors.text)")
      }
      return output.text.lines.map(CompilerPlan.shellWords).filter { !$0.isEmpty }
    }

    private func notUnderstood(_ what: String, _ jobs: [[String]]) -> WorkbookError {
      let text = jobs.map { $0.joined(separator: " ") }.joined(separator: "\n")
      return WorkbookError(
        "The compiler describes \(what) in a form that is not understood:\n\(text)"
      )
    }
  }
}
