/// Everything that can change an exercise's verdict, as one fingerprint.
///
/// Time is no part of it: what was seen for the same files and the same toolchain is true for ever.
package struct VerdictKeys {
  private let workbook: Workbook
  private let common: String

  /// - Parameters:
  ///   - toolchain: The Swift that builds.
  ///   - runner: The path of this program, whose next version may judge otherwise.
  ///   - limits: A patient run may see the end of what an impatient one gave up.
  package init(workbook: Workbook, toolchain: String, runner: String, limits: Limits) {
    self.workbook = workbook
    var hash = ContentHash()
    hash.add(toolchain)
    hash.add(Files.stamp(runner))
    hash.add(workbook.source.rawValue)
    hash.add("\(limits.timeout)")
    workbook.add(["Package.swift"] + workbook.files(below: "Chapters/Library"), to: &hash)
    common = hash.description
  }

  /// The keys of all exercises of a chapter.
  package func keys(in chapter: Chapter) -> [ExerciseNumber: String] {
    var shared = ContentHash(of: common)
    let folders = ["\(workbook.source.rawValue)/\(chapter.folder)", chapter.suiteFolder]
    let all = folders.flatMap { workbook.files(below: $0) }.filter { $0.hasSuffix(".swift") }
    let own = Set(chapter.exercises.map { $0.number })
    let groups = Dictionary(grouping: all) { file in
      ExerciseNumber(fileName: file.fileName).flatMap { own.contains($0) ? $0 : nil }
    }
    // What belongs to no exercise is shared by all of them.
    workbook.add(groups[nil] ?? [], to: &shared)
    let pairs = chapter.exercises.map { exercise in
      var hash = shared
      workbook.add(groups[exercise.number] ?? [], to: &hash)
      return (exercise.number, hash.description)
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension Workbook {
  /// The paths of all files below a folder, relative to the root.
  fileprivate func files(below folder: String) -> [String] {
    Files.allFiles(below: absolute(folder)).map(relative)
  }

  /// Adds the names and the texts of files.
  fileprivate func add(_ files: [String], to hash: inout ContentHash) {
    for file in files {
      hash.add(file)
      hash.add(Files.text(absolute(file)) ?? "missing")
    }
  }
}
