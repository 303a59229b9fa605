import Foundation

/// The helpers of the suites of several chapters: a module of its own, compiled once for all chapters.
package struct SuiteHelpers: Sendable {
  package static let module = "SuiteHelpers"
  /// Relative to the root.
  package static let folder = "Tests/" + module

  /// Their object; nil if there are none.
  let object: String?
  /// The folders in which a suite finds the module.
  let searchPaths: [String]

  /// The files of a workbook's helpers, as absolute paths.
  static func files(in workbook: Workbook) -> [String] {
    Files.sources(below: workbook.absolute(folder))
  }

  /// Compiles them, if they have changed.
  ///
  /// - Throws: The compiler's output, if they do not compile.
  static func build(in workbook: Workbook, library: BuiltLibrary) throws -> SuiteHelpers {
    let files = files(in: workbook)
    guard !files.isEmpty else { return SuiteHelpers(object: nil, searchPaths: []) }
    var hash = ContentHash(of: library.key)
    for file in files {
      hash.add(workbook.relative(file))
      hash.add(Files.text(file) ?? "missing")
    }
    let all = workbook.cacheFolder + "/helpers"
    let folder = "\(all)/\(hash)"
    let object = "\(folder)/\(module).o"
    let interface = "\(folder)/\(module).swiftmodule"
    let helpers = SuiteHelpers(object: object, searchPaths: [folder])
    guard ![object, interface].allSatisfy(Files.exists) else { return helpers }
    if Files.exists(all) { try Files.remove(all) }
    try Files.makeFolder(folder)
    let calls = [
      // The default arguments of public functions are compiled where they are used.
      library.plan.writeInterface(
        files: files,
        module: module,
        keepsInlinable: true,
        to: interface
      ),
      library.plan.compile(files: files, module: module, to: object),
    ]
    _ = try concurrently(calls, width: 2) { try compile($0, library: library) }
    return helpers
  }

  private static func compile(_ call: [String], library: BuiltLibrary) throws {
    try library.compileShared(
      call,
      complaint:
        "What the suites share does not compile; the compiler's output is above. The errors"
        + " are in no exercise: `git checkout \(folder)` brings the given files back."
    )
  }
}
