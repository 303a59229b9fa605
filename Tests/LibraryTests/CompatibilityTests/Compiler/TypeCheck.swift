import Foundation

/// What the compiler says about a piece of source that imports the library.
struct TypeCheck {
  /// Line numbers, from 1, with the compiler's message.
  private(set) var errors: [Int: String] = [:]
  private(set) var warnings: [Int: String] = [:]
  /// Whether no file has an error.
  let compiles: Bool
  /// All that the compiler printed.
  let output: String

  /// Type-checks a file with the library and the macros that this test was built with.
  ///
  /// - Parameter isAnalyzed: Whether the compiler also looks for what has no value when it is used.
  /// - Throws: A sentence, if they are not found or the compiler cannot be started.
  init(_ source: String, isAnalyzed: Bool = false) throws {
    try self.init([source], isAnalyzed: isAnalyzed)
  }

  /// Type-checks a module. Lines are those of its last file.
  ///
  /// - Parameters:
  ///   - sources: The files, in the order in which the compiler reads them.
  ///   - isAnalyzed: Whether the compiler also looks for what has no value when it is used.
  ///   - options: More of the compiler's options.
  /// - Throws: A sentence, if they are not found or the compiler cannot be started.
  init(_ sources: [String], isAnalyzed: Bool = false, options: [String] = []) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("library-type-check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = sources.indices.map { index in
      let name = index == sources.count - 1 ? "Snippets" : "Snippets\(index)"
      return folder.appendingPathComponent(name + ".swift")
    }
    for (file, source) in zip(files, sources) {
      try source.write(to: file, atomically: true, encoding: .utf8)
    }
    let file = files[files.count - 1]

    let products = try BuildProducts()
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", isAnalyzed ? "-emit-sil" : "-typecheck", "-swift-version", "6",
        "-parse-as-library",
        "-I", products.modules, "-load-plugin-executable",
        products.macros + "#ComposableArchitectureMacros",
        "-module-cache-path", products.modules + "/../ModuleCache", "-diagnostic-style", "llvm",
      ] + files.map(\.path) + options + (isAnalyzed ? ["-wmo", "-o", "/dev/null"] : [])
    let pipe = Pipe()
    compiler.standardOutput = pipe
    compiler.standardError = pipe
    try compiler.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    compiles = compiler.terminationStatus == 0
    let isExplained =
      compiles || files.contains { output.contains($0.path + ":") }
    guard isExplained else {
      throw Failure("The compiler has ended with an error that is in no line:\n\(output)")
    }

    var inExpansion: String?
    for line in output.split(separator: "\n") {
      // An error in what a macro has made is in a file of its own. A note tells where the macro is.
      if line.hasPrefix("/"), !line.hasPrefix(file.path + ":"), line.contains(": error: ") {
        inExpansion = String(line)
      }
      // /path/Snippets.swift:12:5: error: message
      guard line.hasPrefix(file.path + ":") else { continue }
      let parts = line.dropFirst(file.path.count + 1).split(separator: ":", maxSplits: 3)
      guard parts.count == 4, let number = Int(parts[0]) else { continue }
      switch parts[2] {
      case " error": errors[number] = String(parts[3])
      case " warning": warnings[number] = String(parts[3])
      default:
        guard let message = inExpansion, parts[3].contains("in expansion of macro") else {
          continue
        }
        errors[number, default: message] += ""
        inExpansion = nil
      }
    }
  }

  /// A reason for which nothing can be said about a source.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }
}
