/// Everything that can change an exercise's verdict, as one fingerprint.
///
/// Verdicts do not expire; a key depends on the content of files, those of the runner too, and on
/// the toolchain only.
struct VerdictKeys {
  private let workbook: Workbook
  private let common: String

  /// - Parameters:
  ///   - toolchain: The Swift that builds.
  ///   - limits: A patient run may see the end of what an impatient one gave up.
  init(workbook: Workbook, toolchain: String, limits: Limits) {
    self.workbook = workbook
    var hash = ContentHash(of: SourceDigest.runner(of: workbook.root))
    hash.add(toolchain)
    hash.add(workbook.source.rawValue)
    hash.add("\(limits.timeout)")
    hash.add(SourceDigest.library(of: workbook.root))
    common = hash.description
  }

  func keys(of exercises: [Exercise]) -> [ExerciseNumber: String] {
    var keys: [ExerciseNumber: String] = [:]
    for chapter in workbook.allChapters {
      let own = exercises.filter { $0.number.chapter == chapter.number }
      guard !own.isEmpty else { continue }
      let shared = ChapterSupport.Inputs(of: chapter, in: workbook).key
      for exercise in own {
        var hash = ContentHash(of: common + shared)
        for file in [exercise.file, exercise.suiteFile] + [exercise.testFile].compactMap({ $0 }) {
          hash.add(Files.text(workbook.absolute(file)) ?? "missing")
        }
        keys[exercise.number] = hash.description
      }
    }
    return keys
  }
}
