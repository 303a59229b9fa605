import Foundation

/// What was built together with the running test.
///
/// Build systems put it into different places, but always near the test's own program: beside it,
/// or beside the bundle that it is in.
struct BuildProducts {
  /// The folder of the modules.
  let modules: String
  /// The program that expands the macros.
  let macros: String

  /// - Throws: A sentence, if they are not where a build system is known to put them.
  init() throws {
    for folder in Self.folders {
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
    }
    throw TypeCheck.Failure(
      """
      The module ComposableArchitecture and the program ComposableArchitectureMacros-tool, with which \
      this test was built, are not near \(Self.programs.map(\.path).joined(separator: " or ")): \
      `BuildProducts` does not know where this build system puts them.
      """
    )
  }

  /// The path of a program of this package.
  static func program(named name: String) -> String? {
    folders.lazy.compactMap { first([name], in: $0) }.first
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

  /// The folders in which something may be, the nearest first.
  private static var folders: [URL] {
    programs.flatMap { program in
      var folder = program
      // On macOS a bundle's program is in `Contents/MacOS` of it.
      return (0..<4).map { _ in
        folder.deleteLastPathComponent()
        return folder
      }
    }
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
