import WorkbookKit

/// Makes questions about small changes of what a learner wrote: which check, or which of your tests,
/// would fail, and why?
///
/// Only whoever knows the code can answer, and the answer is known, since each change was judged. The
/// same word and the same files give the same questions.
struct QuestionMaker {
  let grader: ExerciseGrader
  /// The word that the draw depends on, together with the learner's name.
  let seed: String

  /// A project gives more than one question only where there are fewer projects.
  private static let count = 3
  /// Of a project, no more changes are tried to find one that something notices.
  private static let tries = 8

  /// - Parameter passed: The exercises that pass, with the texts that the learner handed in.
  /// - Throws: `WorkbookError` if a program cannot be started or a file cannot be written.
  func questions(on passed: [(exercise: Exercise, text: String)]) throws -> [ChangeQuestion] {
    // Whoever has done no project can be asked about the tests or the features that they wrote.
    let projects = passed.filter(\.exercise.isProject)
    var draw = Draw(seed: seed)
    let asked = draw.shuffled(projects.isEmpty ? passed : projects)
    var waiting = asked.map { exercise, text in
      let mutants = draw.shuffled(mutants(of: exercise, text))
      return (exercise, text, mutants: mutants.prefix(Self.tries))
    }
    var questions: [ChangeQuestion] = []
    while questions.count < Self.count, !waiting.isEmpty {
      var (exercise, text, mutants) = waiting.removeFirst()
      while let mutant = mutants.popFirst() {
        // Two changes of one line are one question.
        let isAsked = { (question: ChangeQuestion) in
          question.file == exercise.starterFile && question.line == mutant.line
        }
        guard !questions.contains(where: isAsked),
          let question = try question(exercise, text, mutant)
        else { continue }
        questions.append(question)
        waiting.append((exercise, text, mutants))
        break
      }
    }
    return questions
  }

  private func mutants(of exercise: Exercise, _ text: String) -> [Mutant] {
    let source = exercise.hasOwnTests ? Project.parts(of: text).feature : text
    return Mutator(of: source).mutantsToAskAbout()
  }

  /// Nil, if nothing notices the change, or it does not compile.
  private func question(
    _ exercise: Exercise,
    _ text: String,
    _ mutant: Mutant
  ) throws -> ChangeQuestion? {
    let tests = Project.parts(of: text).tests
    let changed =
      exercise.hasOwnTests ? Project.text(feature: mutant.text, tests: tests) : mutant.text
    let verdict = try grader.suiteVerdict(of: exercise, text: changed)
    let failed = verdict.checks.filter { $0.status == .failed && $0.name != ChangeCheck.name }
    guard verdict.status == .failed, !failed.isEmpty else { return nil }
    return ChangeQuestion(
      exercise: exercise.name,
      file: exercise.starterFile,
      line: mutant.line,
      change: mutant.diff,
      answers: failed.map { check in
        ChangeQuestion.Answer(check: check.name, message: check.issues.first?.comment ?? "")
      }
    )
  }
}
