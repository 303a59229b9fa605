import WorkbookKit

/// Each screen compiles with the solution of its exercise, starts, and draws something; and the
/// pictures and films that pages show of it are what it draws.
struct ScreenStage: Sendable {
  let part = ProofPart.screens
  let workbook: Workbook
  let judge: AttemptJudge

  /// - Parameter onProgress: Called after every screen, with the number of those that are done, and
  ///   of all.
  func run(
    _ exercises: [Exercise],
    _ report: inout ProofReport,
    onProgress: @escaping @Sendable (Int, Int) -> Void
  ) throws {
    let playable = exercises.filter { $0.isPlayable }
    let all = ScreenScripts(workbook).entries
    let entries = { @Sendable (exercise: Exercise) in all.filter { $0.exercise == exercise.id } }
    let queue = JudgingQueue<Exercise>(
      store: judge.store,
      exercise: { $0 },
      key: { key($0, entries($0)) },
      judge: { exercise, _ in try verdict(exercise, entries(exercise)) }
    )
    let results = try queue.results(of: playable) { onProgress($0, playable.count) }
    for (exercise, result) in zip(playable, results) {
      report.update(exercise) { row in
        row.time += result.time
        row.count(part, isGood: result.verdict.status == .passed)
        return result.verdict.notes.map {
          Finding(part, file: exercise.screenFile ?? exercise.solutionFile, $0)
        }
      }
    }
  }

  private func verdict(
    _ exercise: Exercise,
    _ entries: [ScreenScripts.Entry]
  ) throws -> Verdict {
    let screen = ScreenProgram(exercise: exercise, workbook: workbook, judge: judge)
    defer { try? Files.remove(screen.folder) }
    let problems = try problems(screen, entries)
    return Verdict(status: problems.isEmpty ? .passed : .failed, notes: problems)
  }

  private func problems(
    _ screen: ScreenProgram,
    _ entries: [ScreenScripts.Entry]
  ) throws -> [String] {
    let program: String
    do {
      program = try screen.build()
      _ = try screen.play(program, PlayScript(.picture))
    } catch let stopped as UnattendedPlay.Stopped {
      return ["The screen cannot be drawn. \(stopped.sentence)"]
    }
    return try entries.compactMap { entry in
      do {
        let isCurrent = try screen.play(program, entry) == Files.text(workbook.absolute(entry.file))
        return isCurrent
          ? nil : "\(entry.file) is not what is drawn now: `Scripts/workbook pictures` draws it."
      } catch let stopped as UnattendedPlay.Stopped {
        return "\(entry.file) cannot be drawn: \(stopped.sentence)"
      }
    }
  }

  /// Everything that a result depends on.
  private func key(_ exercise: Exercise, _ entries: [ScreenScripts.Entry]) -> String {
    var hash = ContentHash(of: SourceDigest.playing(of: workbook.root))
    hash.add(exercise.screenFile.flatMap { Files.text(workbook.absolute($0)) } ?? "missing")
    for entry in entries {
      hash.add(entry.text)
      hash.add(Files.text(workbook.absolute(entry.file)) ?? "missing")
    }
    let solution = MarkedSource(of: exercise, in: workbook)?.solution ?? "missing"
    return judge.keys.key(of: exercise, text: solution, manner: "screen \(hash)")
  }
}
