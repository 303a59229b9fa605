import WorkbookKit

/// All submissions at a glance, for the instructor: the points of each chapter and in all, and
/// below the table what to look at.
struct GradesTable {
  let submissions: [GradedSubmission]
  let style: Style

  var text: String { lines().map { $0 + "\n" }.joined() }

  func lines() -> [String] {
    guard !submissions.isEmpty else { return ["Nothing was graded."] }
    return table() + exercises() + summary() + remarks()
  }

  // MARK: The table

  private func table() -> [String] {
    let chapters = Set(submissions.flatMap { $0.chapters.map { $0.number } }).sorted()
    let heading = ["submission"] + chapters.map { "\($0)" } + ["points", "%", ""]
    let rows = submissions.map { submission in
      let isGraded = submission.voidReason == nil
      let cells = chapters.map { number in
        let chapter = submission.chapters.first { isGraded && $0.number == number }
        guard let chapter else { return "–" }
        let isKnown = !chapter.exercises.contains { $0.verdict.status == .notJudged }
        return isKnown ? PointsText.of(chapter.sum.points) : "?"
      }
      let unknown = isGraded ? "?" : "–"
      let sums = [submission.sum.share, "\(submission.sum.percent)"]
      return [Sanitizer.line(submission.submission)] + cells
        + (submission.hasPoints ? sums : [unknown, unknown]) + [signs(submission)]
    }
    let widths = heading.indices.map { column in
      ([heading] + rows).map { $0[column].columns }.max() ?? 0
    }
    let lines = ([heading] + rows).map { row in
      row.indices.map { column in
        let gap = String(repeating: " ", count: widths[column] - row[column].columns)
        // Names and remarks begin on the left, numbers end on the right.
        let isText = column == 0 || column == row.count - 1
        return isText ? row[column] + gap : gap + row[column]
      }
      .joined(separator: "  ")
    }
    .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    return [style(lines[0], .bold)] + lines.dropFirst()
  }

  private func signs(_ submission: GradedSubmission) -> String {
    var signs: [String] = []
    if submission.voidReason != nil { signs.append("not graded") }
    let void = submission.exercises.filter { $0.voidReason != nil }
    for (words, exercises) in Dictionary(grouping: void, by: \.words).sorted(by: { $0.key < $1.key }
    ) {
      signs.append("\(exercises.count) \(words)")
    }
    for (count, word) in [(submission.flags.count, "flag"), (submission.notes.count, "note")] {
      if count > 0 { signs.append("\(count) \(word)\(count == 1 ? "" : "s")") }
    }
    return signs.joined(separator: ", ")
  }

  // MARK: Below the table

  /// The state of each exercise, where there is a single submission.
  private func exercises() -> [String] {
    guard submissions.count == 1, submissions[0].voidReason == nil else { return [] }
    return submissions[0].chapters.flatMap { chapter -> [String] in
      let begun = chapter.exercises.filter { $0.verdict.status != .notStarted }
      let others = chapter.exercises.filter { $0.verdict.status == .notStarted }.map { $0.id }
      let title = style("\(chapter.number) \(chapter.title)", .bold)
      guard !begun.isEmpty else { return ["", title + " · not started"] }
      let rest = others.isEmpty ? [] : ["  · not started: " + others.joined(separator: " ")]
      return ["", title] + begun.map(row) + rest
    }
  }

  private func row(_ exercise: GradedExercise) -> String {
    let checks =
      exercise.allChecks == 0
      ? "" : " · \(exercise.passedChecks) of \(exercise.allChecks) checks"
    return "  \(style(exercise.sign, exercise.verdict.status.colour)) "
      + Sanitizer.line(exercise.name) + ": \(exercise.words)\(checks)"
      + " · \(PointsText.of(exercise.points)) of \(PointsText.words(exercise.maxPoints))"
  }

  private func summary() -> [String] {
    guard submissions.count > 1 else { return [] }
    let ungraded = submissions.count { $0.voidReason != nil }
    let graded = ungraded == 0 ? "" : ", \(ungraded) of them not graded"
    let spread = PointsSpread(of: submissions).words
    return ["", "\(submissions.count) submissions\(graded): \(spread)."]
  }

  private func remarks() -> [String] {
    let isSingle = submissions.count == 1
    let remarks = submissions.flatMap { submission -> [String] in
      let own = InstructorRemarks.of(submission) + submission.notes
      let name = isSingle ? "" : Sanitizer.line(submission.submission) + ": "
      return own.map { "  \(name)\(Sanitizer.line($0))" }
    }
    let open = submissions.allSatisfy(\.isWalled) ? [] : ["  " + Wall.open]
    return (open + remarks).isEmpty ? [] : ["", style("To look at", .bold)] + open + remarks
  }
}
