import Foundation

/// The calls of the compiler and the linker for one exercise.
///
/// The compiler's driver is asked once which programs it would start; starting those directly saves
/// its time at every verdict.
package struct CompilerPlan: Codable, Sendable {
  /// The compiler without its driver, or the driver, which hands `-frontend` on.
  package let compiler: String
  /// The options of every compilation; the module's name, files and output are added.
  let options: [String]
  /// The programs that link a program, one after the other, with the placeholders below.
  let linkJobs: [[String]]
  /// The shared library that programs are linked with.
  package let library: String

  /// The placeholders in `linkJobs` for words that differ from call to call.
  enum Placeholder {
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
  ///
  /// - Parameter keepsInlinable: Whether what other modules may take in is kept. They need it where
  ///   the module's object is in a shared library.
  package func writeInterface(
    files: [String],
    module: String,
    keepsInlinable: Bool = false,
    to path: String
  ) -> [String] {
    let skipped = keepsInlinable ? "non-inlinable" : "all"
    return [compiler, "-frontend", "-emit-module", "-experimental-skip-\(skipped)-function-bodies"]
      + files + options + ["-module-name", module, "-o", path]
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
