import WorkbookKit

/// What is known about the exercises of a workbook, in the form that all views show.
struct Report: Sendable {
  struct Entry: Sendable {
    var exercise: Exercise
    /// Nil while it is not known yet.
    var verdict: Verdict?

    var status: Verdict.Status? { verdict?.status }
    /// Points are given when all checks pass.
    var points: Int { status == .passed ? exercise.points : 0 }
    var isExtra: Bool { exercise.section.isExtra }
    /// What the compiler says that is of use. Warnings help where a check fails, and where older code
    /// is brought up to date they say what is still to be done. Errors in the given files of a model
    /// exercise are among the notes.
    var shownDiagnostics: [Diagnostic] {
      guard let verdict, verdict.status != .passed || exercise.section.kind == .migrate else {
        return []
      }
      let isListed = exercise.section.kind == .model
      let given = [exercise.suiteFile, exercise.screenFile]
      return verdict.diagnostics.filter { !isListed || !given.contains($0.file) }
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
  var sections: [Section]

  var entries: [Entry] { sections.flatMap { $0.entries } }
  var points: Int { sections.reduce(0) { $0 + $1.points } }
  var maxPoints: Int { sections.reduce(0) { $0 + $1.maxPoints } }
  var extraPoints: Int { sections.reduce(0) { $0 + $1.extraPoints } }
  var maxExtraPoints: Int { sections.reduce(0) { $0 + $1.maxExtraPoints } }
  var isPassed: Bool { entries.allSatisfy { $0.status == .passed } }

  /// The exercise to go on with: the first that has not passed.
  var next: Entry? {
    let open = entries.filter { $0.status != .passed }
    return open.first { !$0.isExtra } ?? open.first
  }

  /// - Parameters:
  ///   - exercises: Those to report; chapters without one are left out.
  ///   - verdicts: What is known about them. An untouched file is not started, even if
  ///     some of its checks pass.
  init(
    workbook: Workbook,
    exercises: [Exercise],
    verdicts: [ExerciseNumber: Verdict]
  ) {
    source = workbook.source
    let numbers = Set(exercises.map { $0.number })
    sections = workbook.chapters.compactMap { chapter in
      let entries = chapter.exercises.filter { numbers.contains($0.number) }.map { exercise in
        var verdict = verdicts[exercise.number]
        if StarterComparison.isUntouched(exercise, in: workbook) { verdict?.status = .notStarted }
        return Entry(exercise: exercise, verdict: verdict)
      }
      return entries.isEmpty && !chapter.exercises.isEmpty
        ? nil : Section(chapter: chapter, entries: entries)
    }
  }

  /// The same with the entries that fit; chapters stay, so that their numbers do.
  func filtered(_ isWanted: (Entry) -> Bool) -> Report {
    var report = self
    for index in sections.indices {
      report.sections[index].entries = sections[index].entries.filter(isWanted)
    }
    return report
  }
}
