import WorkbookKit

/// `workbook check`: for authors, the proof that the workbook's exercises are right.
struct CheckCommand: Command {
  static let name = "check"
  static let group = CommandGroup.authors
  static let summary = "proves that the exercises are right"
  static let help = """
    workbook check               all exercises: form, starters, solutions, screens, answers,
                                 and the words that recorded mistakes get
    workbook check 3             those of a chapter
    workbook check 3.7 4.1       some
    workbook check --structure   the form alone, which builds nothing

    --fresh           forgets what earlier proofs found for the same texts
    --repeat TIMES    runs each solution so often (1)
    --toolchain       what another compiler may change: all but the right and wrong answers
    --timeout SECONDS gives up a check that reports nothing for so long (10)

    It ends with 0 if all is proved, with 1 if not, and with 2 if the machine could not
    do it, such as for lack of room. It works in .build/workbook/proof and
    changes no file of yours. Tests/Answers/README.md says how to add an exercise.
    Example: Scripts/workbook check 3.7
    """
  static var operand: Operand { .exerciseOrChapter }

  let names: [String]
  let parts: Set<ProofPart>
  let limits: Limits
  let isFresh: Bool
  let runs: Int

  init(_ arguments: inout Arguments) throws {
    let isStructure = arguments.flag("--structure")
    isFresh = arguments.flag("--fresh")
    let isOfToolchain = arguments.flag("--toolchain")
    let times = try arguments.value("--repeat")
    guard let runs = Int(times ?? "1"), (1...100).contains(runs) else {
      throw WorkbookError("`--repeat` takes a number from 1 to 100.")
    }
    self.runs = runs
    limits = try Limits(&arguments)
    names = arguments.takeOperands()
    parts =
      isStructure
      ? [.structure]
      : Set(ProofPart.allCases).subtracting(isOfToolchain ? [.rightAnswers, .wrongAnswers] : [])
  }

  func run(in context: Context) throws -> ExitStatus {
    // The tree that the author builds elsewhere does not matter: a proof builds the solutions.
    let workbook = try Workbook(root: context.root(), source: .solutions)
    let named = Set(try ExerciseLookup(workbook: workbook).exercises(names).map { $0.id })
    let exercises = workbook.exercises.filter { named.isEmpty || named.contains($0.id) }
    let progress = ProofProgress(terminal: context.errors)
    defer { progress.end() }
    var proof = Proof(
      workbook: workbook,
      exercises: exercises,
      parts: parts,
      environment: context.environment,
      limits: limits,
      isFresh: isFresh
    )
    proof.runs = runs
    let report = try proof.report { progress.show($0) }
    progress.end()
    let width = min(context.output.width, 100)
    let view = ProofView(report: report, style: context.output.style, width: width)
    context.output.write(lines: view.lines())
    return report.isProved ? .passed : .failed
  }
}
