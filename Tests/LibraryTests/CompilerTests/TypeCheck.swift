import Foundation

/// What the compiler says about a piece of source that imports the library.
struct TypeCheck {
  /// Line numbers, from 1, with the compiler's message.
  private(set) var errors: [Int: String] = [:]
  private(set) var warnings: [Int: String] = [:]
  /// All that the compiler printed.
  let output: String

  /// Type-checks a file with the library and the macros that this test was built with.
  ///
  /// - Throws: A sentence, if they are not found or the compiler cannot be started.
  init(_ source: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("library-type-check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Snippets.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)

    let products = try BuildProducts()
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library",
      "-I", products.modules, "-load-plugin-executable",
      products.macros + "#ComposableArchitectureMacros",
      "-module-cache-path", folder.path,
      file.path,
    ]
    let pipe = Pipe()
    compiler.standardOutput = pipe
    compiler.standardError = pipe
    try compiler.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    let isExplained = compiler.terminationStatus == 0 || output.contains(file.path + ":")
    guard isExplained else {
      throw Failure("The compiler has ended with an error that is in no line:\n\(output)")
    }

    for line in output.split(separator: "\n") {
      // /path/Snippets.swift:12:5: error: message
      guard line.hasPrefix(file.path + ":") else { continue }
      let parts = line.dropFirst(file.path.count + 1).split(separator: ":", maxSplits: 3)
      guard parts.count == 4, let number = Int(parts[0]) else { continue }
      if parts[2] == " error" { errors[number] = String(parts[3]) }
      if parts[2] == " warning" { warnings[number] = String(parts[3]) }
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

/// The modules and the macros that the running test was built with.
///
/// Build systems put them into different places, but all of them near the test's own program: beside
/// it, or beside the bundle that it is in.
private struct BuildProducts {
  /// The folder of the modules.
  let modules: String
  /// The program that expands the macros.
  let macros: String

  /// - Throws: A sentence, if they are not where a build system is known to put them.
  init() throws {
    for program in Self.programs {
      var folder = program.deletingLastPathComponent()
      // On macOS a bundle's program is in `Contents/MacOS` of it.
      for _ in 0..<4 {
        let modules = Self.first(
          ["Modules", "."],
          in: folder,
          with: "ComposableArchitecture.swiftmodule"
        )
        let macros = Self.first(
          ["ComposableArchitectureMacros-tool", "ComposableArchitectureMacros"],
          in: folder
        )
        if let modules, let macros {
          (self.modules, self.macros) = (modules, macros)
          return
        }
        folder.deleteLastPathComponent()
      }
    }
    throw TypeCheck.Failure(
      """
      The module ComposableArchitecture and the program ComposableArchitectureMacros-tool, with which \
      this test was built, are not near \(Self.programs.map(\.path).joined(separator: " or ")): \
      `BuildProducts` does not know where this build system puts them.
      """
    )
  }

  /// The first of some paths in a folder at which there is something, or something with a name in it.
  private static func first(
    _ paths: [String],
    in folder: URL,
    with name: String? = nil
  ) -> String? {
    let places = paths.map { folder.appendingPathComponent($0) }
    return places.first { place in
      let file = name.map(place.appendingPathComponent) ?? place
      return FileManager.default.fileExists(atPath: file.path)
    }?.path
  }

  /// The programs and bundles that may hold this test. On macOS another program loads its bundle, and
  /// gets the path as an argument, or from Xcode in another way.
  private static var programs: [URL] {
    let arguments = CommandLine.arguments.filter { $0.contains(".xctest") }
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let main = Bundle.main.executableURL.map { [$0] } ?? []
    return (arguments.map { URL(fileURLWithPath: $0) } + bundles + main)
      .map { $0.resolvingSymlinksInPath() }
  }
}
