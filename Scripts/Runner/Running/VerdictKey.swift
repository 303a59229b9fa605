/// Everything that can change an exercise's verdict, as one fingerprint.
///
/// Time is no part of it: what was seen for the same files and the same toolchain is true for ever.
struct VerdictKeys {
  private let workbook: Workbook
  private let common: String

  /// - Parameters:
  ///   - toolchain: The Swift that builds.
  ///   - runner: The path of this program, whose next version may judge otherwise.
  init(workbook: Workbook, toolchain: String, runner: String) {
    self.workbook = workbook
    var hash = ContentHash()
    hash.add(toolchain)
    hash.add(Files.stamp(runner))
    hash.add(workbook.source.rawValue)
    let library = Files.allFiles(below: workbook.absolute("Chapters/Library"))
    for file in [workbook.absolute("Package.swift")] + library {
      hash.add(file)
      hash.add(Files.text(file) ?? "")
    }
    common = hash.description
  }

  /// The keys of all exercises of a chapter.
  func keys(in chapter: Chapter) -> [ExerciseNumber: String] {
    var shared = ContentHash(of: common)
    for folder in [chapter.supportFolder, chapter.suiteFolder + "/Support"] {
      for file in Files.allFiles(below: workbook.absolute(folder)) {
        shared.add(file)
        shared.add(Files.text(file) ?? "")
      }
    }
    // Files beside the suites that belong to no exercise are shared too.
    for name in Files.names(in: workbook.absolute(chapter.suiteFolder))
    where name.hasSuffix(".swift") && ExerciseNumber(fileName: name) == nil {
      shared.add(name)
      shared.add(Files.text(workbook.absolute(chapter.suiteFolder + "/" + name)) ?? "")
    }
    let pairs = chapter.exercises.map { exercise in
      var hash = shared
      for file in [exercise.file, exercise.suiteFile] {
        hash.add(file)
        hash.add(Files.text(workbook.absolute(file)) ?? "missing")
      }
      return (exercise.number, hash.description)
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
