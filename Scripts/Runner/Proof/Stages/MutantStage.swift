/// Proves that a suite notices every small change of its solution that compiles, but for those that are
/// listed as equivalent.
struct MutantProof {
  let workbook: Workbook
  let rounds: VariantRounds

  func run(
    _ exercises: [Exercise],
    _ report: inout ProofReport,
    _ onProgress: @escaping VariantRounds.Progress
  ) throws {
    let mutants = exercises.flatMap { exercise -> [(exercise: Exercise, mutant: Mutant)] in
      guard let source = MarkedSource(of: exercise, in: workbook) else { return [] }
      return Mutator(source).mutants().map { (exercise, $0) }
    }
    let variants = mutants.map { Variant(exercise: $0.exercise.number, text: $0.mutant.text) }
    let outcomes = try rounds.outcomes(of: variants, isThorough: false, onProgress: onProgress)
    for exercise in exercises {
      let own = zip(mutants, outcomes).filter { $0.0.exercise.number == exercise.number }
      judge(exercise, own.map { ($0.0.mutant, $0.1) }, &report)
    }
  }

  private func judge(
    _ exercise: Exercise,
    _ results: [(mutant: Mutant, outcome: Variant.Outcome)],
    _ report: inout ProofReport
  ) {
    let equivalents = Equivalents(of: exercise, root: workbook.root)
    var used: Set<Int> = []
    for (mutant, outcome) in results {
      guard case .judged(let verdict) = outcome else {
        report.update(exercise.number) { $0.notCompiled += 1 }
        continue
      }
      let entry = equivalents.entries.first { Equivalents.lists($0, mutant) }
      guard verdict.status == .passed else {
        report.count(.mutants, exercise.number, isGood: true)
        continue
      }
      if let entry {
        used.insert(entry.line)
        report.update(exercise.number) { $0.listed += 1 }
      } else {
        report.count(.mutants, exercise.number, isGood: false)
        report.breaches.append(survivor(mutant, exercise, equivalents))
      }
    }
    report.update(exercise.number) { row in
      row.scores[.mutants] = row.scores[.mutants] ?? ProofReport.Score()
    }
    for entry in equivalents.entries where !used.contains(entry.line) {
      report.breaches.append(
        Breach(
          part: .mutants,
          exercise: exercise.id,
          file: equivalents.file,
          line: entry.line,
          message:
            "No surviving mutant is called so; take the line away, or give the reason after \": \"."
        )
      )
    }
  }

  private func survivor(
    _ mutant: Mutant,
    _ exercise: Exercise,
    _ equivalents: Equivalents
  ) -> Breach {
    Breach(
      part: .mutants,
      exercise: exercise.id,
      file: exercise.solutionFile,
      line: mutant.line,
      message: """
        Every check passes with this change:
        \(mutant.diff)
        Add what would notice it to \(exercise.suiteFile). If nothing could, add a line to \
        \(equivalents.file):
          \(mutant.name): REASON
        """
    )
  }
}
