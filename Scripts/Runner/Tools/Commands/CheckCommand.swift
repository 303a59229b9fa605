import WorkbookKit

/// `workbook check`: for authors, the proof that the workbook's exercises are right.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = "for authors: prove that the exercises are right"
  static let help = """
    workbook check               all exercises: form, starters, solutions, screens, wrong and trivial
                                 answers
    workbook check 3             those of a chapter
    workbook check 3.8 4.1       some
    workbook check --structure   the form alone, which builds nothing
    workbook check --mutants     the form, the solutions, and the mutants of the solutions
    workbook check --slips       slips of the hand, and how many that do not compile are explained
                                 at their line; .build/workbook/proof/slips has all answers

    --seed NUMBER     with --slips, other ones: one of each kind in each exercise
    --fresh           forgets what earlier proofs found for the same texts
    --format json     prints the result for programs, and nothing else on standard output
    --timeout SECONDS gives up a check that reports nothing for so long (10)

    It ends with 0 if all is proved, and with 1 if not. It works in .build/workbook/proof and
    changes no file of yours. Tests/WrongAnswers/README.md says how to add an exercise.
    Example: Scripts/workbook check 3.8
    """
  static var operand: Operand { .exerciseOrChapter }

  let names: [String]
  let parts: Set<ProofPart>
  let format: OutputFormat
  let limits: Limits
  let isFresh: Bool
  let seed: Int?

  init(_ arguments: inout Arguments) throws {
    let isStructure = arguments.flag("--structure")
    let isMutants = arguments.flag("--mutants")
    let isSlips = arguments.flag("--slips")
    guard [isStructure, isMutants, isSlips].count(where: { $0 }) < 2 else {
      throw WorkbookError("`check` takes --structure, --mutants or --slips, not several.")
    }
    isFresh = arguments.flag("--fresh")
    seed = try arguments.value("--seed").map { text in
      guard let seed = Int(text), seed >= 0, isSlips else {
        throw WorkbookError("`--seed` takes a number, and belongs to --slips.")
      }
      return seed
    }
    format = try arguments.choice("--format", default: .text)
    limits = try Limits(&arguments)
    names = arguments.takeOperands()
    if isStructure {
      parts = [.structure]
    } else if isMutants {
      parts = [.structure, .solutions, .mutants]
    } else if isSlips {
      parts = [.slips]
    } else {
      parts = [.structure, .starters, .solutions, .screens, .wrongAnswers, .trivialAnswers]
    }
  }

  func run(in context: Context) throws -> ExitStatus {
    // The tree that the author builds elsewhere does not matter: a proof builds the solutions.
    let workbook = try Workbook(root: context.root(), source: .solutions)
    let named = Set(try ExerciseLookup(workbook: workbook).exercises(names).map { $0.number })
    let exercises = workbook.exercises.filter { named.isEmpty || named.contains($0.number) }
    let progress = ProofProgress(terminal: context.errors)
    defer { progress.end() }
    let proof = Proof(
      workbook: workbook,
      exercises: exercises,
      parts: parts,
      environment: context.environment,
      limits: limits,
      isFresh: isFresh,
      seed: seed
    )
    let report = try proof.report { progress.show($0) }
    progress.end()
    switch format {
    case .json:
      context.output.write(try ProofJSON(report).text())
    case .text:
      let style = context.output.style
      let view = ProofView(report: report, style: style, width: min(context.output.width, 100))
      context.output.write(lines: view.lines())
    }
    return report.isProved ? .passed : .failed
  }
}
