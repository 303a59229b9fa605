import WorkbookKit

/// A suite notices every small change of its solution that compiles, but for those that are listed
/// as equivalent.
struct MutantStage: ProofStage {
  let part = ProofPart.mutants
  let workbook: Workbook

  func trials(of exercise: Exercise) -> [Mutant] {
    guard let source = MarkedSource(of: exercise, in: workbook) else { return [] }
    let mutants = Mutator(source).mutants()
    guard exercise.isProject else { return mutants }
    // A test that asks for less is no worse, as long as others ask for the same.
    let tests = Project.parts(of: source.solution).tests
    return mutants.filter { Project.parts(of: $0.text).tests == tests }
  }

  func variant(_ trial: Mutant, of exercise: Exercise) -> Variant {
    Variant(exercise: exercise, text: trial.text, isThorough: false)
  }

  func judge(
    _ exercise: Exercise,
    _ results: [(trial: Mutant, verdict: Verdict)],
    _ row: inout ProofReport.Row
  ) -> [Finding] {
    let equivalents = Equivalents(of: exercise, root: workbook.root)
    var used: Set<Int> = []
    var findings: [Finding] = []
    // An exercise without a mutant has a score too, of none.
    row.scores[part] = ProofReport.Score()
    for (mutant, verdict) in results {
      if verdict.status == .doesNotCompile {
        row.notCompiled += 1
      } else if verdict.status != .passed {
        row.count(part, isGood: true)
      } else if let entry = equivalents.entries.first(where: { Equivalents.lists($0, mutant) }) {
        used.insert(entry.line)
        row.listed += 1
      } else {
        row.count(part, isGood: false)
        findings.append(survivor(mutant, exercise))
      }
    }
    for entry in equivalents.entries where !used.contains(entry.line) {
      findings.append(
        finding(
          exercise,
          Equivalents.file,
          "No surviving mutant has this name; take the line away, or give the reason after \": \".",
          line: entry.line
        )
      )
    }
    return findings
  }

  private func survivor(_ mutant: Mutant, _ exercise: Exercise) -> Finding {
    finding(
      exercise,
      exercise.solutionFile,
      """
      Every check passes with this change:
      \(mutant.diff)
      Add what would notice it to \(exercise.suiteFile). If nothing could, add a line to the \
      list of \(exercise.baseName) in \(Equivalents.file):
        \(mutant.name): REASON
      """,
      line: mutant.line
    )
  }
}
