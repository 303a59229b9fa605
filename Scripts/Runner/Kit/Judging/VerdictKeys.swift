/// Everything that can change an exercise's verdict, as one fingerprint.
///
/// Verdicts do not expire; a key depends on the content of files, on the runner's code that judges,
/// and on the toolchain only. It holds no path of the clone, so that another clone may know the
/// verdict too.
package struct VerdictKeys: Sendable {
  private let workbook: Workbook
  private let common: String
  private let ignoresComments: Bool
  /// By the chapter's number.
  private let shared: [Int: String]

  /// - Parameters:
  ///   - exercises: Keys are wanted of exercises of their chapters.
  ///   - toolchain: The identity of the Swift that builds.
  ///   - limits: A patient run may see the end of what an impatient one gave up.
  ///   - ignoresComments: Whether suites, and what chapters share, count by their tokens and lines
  ///     alone. To find them takes longer than to read the files.
  package init(
    workbook: Workbook,
    exercises: [Exercise],
    toolchain: String,
    limits: Limits,
    ignoresComments: Bool = false
  ) {
    self.workbook = workbook
    self.ignoresComments = ignoresComments
    var hash = ContentHash(of: SourceDigest.judging(of: workbook.root))
    hash.add(SourceDigest.library(of: workbook.root))
    hash.add(toolchain)
    hash.add(workbook.source.rawValue)
    hash.add("\(limits.timeout)")
    common = hash.description
    let earlier = exercises.flatMap { exercise in
      sequence(first: exercise) { workbook.stage(before: $0) }.dropFirst()
    }
    let numbers = Set((exercises + earlier).map { $0.id.chapter })
    let chapters = workbook.chaptersWithOwn.filter { numbers.contains($0.number) }
    shared = Dictionary(
      uniqueKeysWithValues: chapters.map { chapter in
        let inputs = ChapterSupport.Inputs(of: chapter, in: workbook)
        return (chapter.number, ignoresComments ? inputs.codeKey : inputs.key)
      }
    )
  }

  /// The key of the verdict on a text.
  ///
  /// - Parameters:
  ///   - text: The text that is judged; the exercise's own, if nil. All of it counts: a verdict may
  ///     quote it.
  ///   - former: All that says which feature a project goes on from; the stages of the tree, if the
  ///     text is nil.
  ///   - manner: How it is judged, where that is not the usual way.
  package func key(
    of exercise: Exercise,
    text: String? = nil,
    former: String? = nil,
    manner: String = ""
  ) -> String {
    var hash = ContentHash(of: common)
    hash.add(shared[exercise.id.chapter] ?? "")
    hash.add(exercise.id.description)
    if let text {
      hash.add(text)
    } else {
      for file in [exercise.file] + [exercise.ownTestsFile].compactMap({ $0 }) {
        hash.add(Files.text(workbook.absolute(file)) ?? "missing")
      }
    }
    for file in exercise.isOwn ? OwnFeature.filesUsed(by: exercise, in: workbook) : [] {
      hash.add(Files.text(workbook.absolute(file)) ?? "missing")
    }
    if exercise.section.kind == .review {
      hash.add(Files.text(workbook.absolute(exercise.solutionFile)) ?? "missing")
    }
    if exercise.isProject {
      for other in ProjectForm.others(of: exercise, in: workbook) { hash.add(other.text) }
      hash.add((text == nil ? formerKey(of: exercise) : former) ?? "all is new")
    }
    let suite = Files.text(workbook.absolute(exercise.suiteFile)) ?? "missing"
    hash.add(ignoresComments ? SourceDigest.code(suite, withLines: true) : suite)
    hash.add(manner)
    return hash.description
  }

  /// The verdicts on earlier stages say which lines are old.
  private func formerKey(of exercise: Exercise) -> String? {
    guard workbook.source == .chapters else { return workbook.formerSolution(of: exercise) }
    return workbook.stage(before: exercise).map { key(of: $0) }
  }
}
