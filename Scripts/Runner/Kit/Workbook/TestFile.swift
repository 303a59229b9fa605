/// The test files that learners write in exercises.
///
/// They stand in a folder of their own in each chapter, because the package manager compiles the
/// files of a folder for one target, and tests need a test target.
package enum TestFile {
  /// The folder's name in the folder of a chapter, and the end of the target's name.
  package static let folder = "TestFiles"

  /// A regular expression for the tests of a file, as `--filter` and `--skip` take it. The id of a
  /// test ends with its file, line and column.
  static func tests(in fileName: String) -> String {
    "/" + TestFilter.escaped(fileName) + ":[0-9]+:[0-9]+$"
  }
}
