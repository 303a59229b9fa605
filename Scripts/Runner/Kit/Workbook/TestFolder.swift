/// The test files that learners write in exercises.
///
/// They stand in a folder of their own in each chapter, because the package manager compiles the
/// files of a folder for one target, and tests need a test target.
package enum TestFolder {
  /// The folder's name in the folder of a chapter, and the end of the target's name.
  package static let name = "TestFiles"
}
