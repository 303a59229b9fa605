import WorkbookKit

/// The state of a workbook's exercises, in the form that all views show.
struct Report: Sendable {
  struct Entry: Sendable {
    var exercise: Exercise
    /// Nil while it is not known yet.
    var verdict: Verdict?

    var status: Verdict.Status? { verdict?.status }
    /// Points are given when all checks pass.
    var points: Int { status == .passed ? exercise.points : 0 }
    var isExtra: Bool { exercise.section.isExtra }
    /// The compiler's messages about the learner's files. Those about a given file are listed among
    /// the notes, in the learner's terms.
    var shownDiagnostics: [Diagnostic] {
      let given = exercise.isOwn ? [] : [exercise.suiteFile, exercise.screenFile]
      return (verdict?.diagnostics ?? []).filter { !given.contains($0.file) }
    }
  }

  struct Section: Sendable {
    var chapter: Chapter
    var entries: [Entry]

    /// Those of extra exercises count apart.
    var points: Int { entries.filter { !$0.isExtra }.reduce(0) { $0 + $1.points } }
    var maxPoints: Int { entries.filter { !$0.isExtra }.reduce(0) { $0 + $1.exercise.points } }
    var extraPoints: Int { entries.filter { $0.isExtra }.reduce(0) { $0 + $1.points } }
    var maxExtraPoints: Int { entries.filter { $0.isExtra }.reduce(0) { $0 + $1.exercise.points } }
  }

  var source: Source
  /// The workbook's chapters.
  var sections: [Section]
  /// The path that decides which exercise is the next.
  var path: FollowedPath
  /// The learner's own features, which have no points.
  var own: Section?

  /// All, the learner's own features last.
  var entries: [Entry] { courseEntries + (own?.entries ?? []) }
  /// The workbook's exercises.
  var courseEntries: [Entry] { sections.flatMap { $0.entries } }
  var points: Int { sections.reduce(0) { $0 + $1.points } }
  var maxPoints: Int { sections.reduce(0) { $0 + $1.maxPoints } }
  var extraPoints: Int { sections.reduce(0) { $0 + $1.extraPoints } }
  var maxExtraPoints: Int { sections.reduce(0) { $0 + $1.maxExtraPoints } }
  var isPassed: Bool { entries.allSatisfy { $0.status == .passed } }
  /// Whether the machine could judge all of them.
  var isJudged: Bool { !entries.contains { $0.status == .notJudged } }

  /// The exercise to continue with: the first of the path that has not passed.
  var next: Entry? {
    let entries = entries
    return path.candidates.lazy.compactMap { exercise in
      entries.first { $0.exercise.id == exercise.id && $0.status != .passed }
    }.first
  }

  /// The entries of the path, in its order; nil if some of them are not in the report.
  var pathEntries: [Entry]? {
    let entries = entries
    let found = path.exercises.compactMap { exercise in
      entries.first { $0.exercise.id == exercise.id }
    }
    return found.count == path.exercises.count ? found : nil
  }

  /// - Parameters:
  ///   - exercises: Those to report; chapters without one are left out.
  ///   - verdicts: The known verdicts. An untouched file is not started, even if some of its checks
  ///     pass.
  ///   - path: The path that the learner follows; if nil, every exercise.
  init(
    workbook: Workbook,
    exercises: [Exercise],
    verdicts: [ExerciseID: Verdict],
    path: FollowedPath? = nil
  ) {
    source = workbook.source
    self.path = path ?? FollowedPath(.everything, in: workbook)
    let ids = Set(exercises.map { $0.id })
    let section = { (chapter: Chapter) -> Section? in
      let entries = chapter.exercises.filter { ids.contains($0.id) }.map { exercise in
        var verdict = verdicts[exercise.id]
        if StarterComparison.isUntouched(exercise, in: workbook) { verdict?.status = .notStarted }
        return Entry(exercise: exercise, verdict: verdict)
      }
      return entries.isEmpty && (chapter.isOwn || !chapter.exercises.isEmpty)
        ? nil : Section(chapter: chapter, entries: entries)
    }
    sections = workbook.chapters.compactMap(section)
    own = workbook.own.flatMap(section)
  }

  /// The same with the entries that fit; chapters stay, so that their numbers do.
  func filtered(_ isWanted: (Entry) -> Bool) -> Report {
    var report = self
    for index in sections.indices {
      report.sections[index].entries = sections[index].entries.filter(isWanted)
    }
    report.own?.entries.removeAll { !isWanted($0) }
    return report
  }
}
