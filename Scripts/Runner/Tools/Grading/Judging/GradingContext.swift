import Foundation
import WorkbookKit

/// The common basis for grading all submissions: the workbook's own tests as a clean build
/// announces them, the compiler's summaries of its solutions, and the sandbox that works here.
struct GradingContext: Sendable {
  /// The order for the whole grading.
  let run: GradingRun
  /// Builds the programs of exercises.
  let workspace: GradingWorkspace
  /// Changes with everything of the workbook that can change a verdict.
  let fingerprint: String
  /// The results so far, which a later grading may resume.
  let cache: ResultCache
  let hidden: HiddenSuites
  /// By exercise.
  let suites: [ExerciseID: SuiteText]
  let inventory: TestInventory
  let sandbox: Sandbox
  /// The outcome of an untouched exercise.
  let starting: [ExerciseID: ExerciseGrader.Outcome]
  /// The number of exercises of a submission that run at a time.
  let width: Int
  /// The results of files so far, by exercise and content: many submissions hold the same ones.
  let judged = Locked<[String: ExerciseGrader.Outcome]>([:])
  /// Whose turn it is to run.
  let turn = QuietTurn()

  /// - Parameters:
  ///   - run: The order for the whole grading.
  ///   - workspace: Ready to build.
  ///   - cache: The results of an earlier grading.
  ///   - session: The session in which programs run.
  ///   - root: The folder in which programs are built and findings are kept.
  ///   - candidates: The sandboxes to try, the best first.
  ///   - width: The number of exercises of a submission that run at a time.
  ///   - onProgress: Called after each exercise whose tests are listed.
  /// - Throws: A sentence, if the tests run in none of the sandboxes.
  init(
    run: GradingRun,
    workspace: GradingWorkspace,
    cache: ResultCache,
    hidden: HiddenSuites,
    session: SandboxSession,
    root: String,
    candidates: [Sandbox],
    width: Int,
    onProgress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void
  ) throws {
    let workbook = workspace.workbook
    self.run = run
    self.workspace = workspace
    fingerprint = workspace.fingerprint
    self.cache = cache
    self.hidden = hidden
    self.width = width
    let listing = TestListing(workspace: workspace, session: session, root: root)
    let exercises = workbook.exercises.filter {
      Files.exists(workbook.absolute($0.suiteFile))
    }
    sandbox = try listing.firstThatWorks(candidates, for: exercises.first)
    inventory = try listing.inventory(of: exercises, in: sandbox, onProgress: onProgress)
    suites = try Dictionary(
      exercises.map { ($0.id, try workspace.suiteText(of: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
    starting = Self.starting(workbook, inventory, hidden)
  }

  /// A starter's checks are known without running it: they are not what is graded.
  private static func starting(
    _ workbook: Workbook,
    _ inventory: TestInventory,
    _ hidden: HiddenSuites
  ) -> [ExerciseID: ExerciseGrader.Outcome] {
    var outcomes: [ExerciseID: ExerciseGrader.Outcome] = [:]
    for exercise in workbook.exercises {
      let folder = exercise.suiteFile.parentFolder
      let tests = inventory.tests.filter { .numbered($0.exercise) == exercise.id }
        .sorted { ($0.fileName, $0.line) < ($1.fileName, $1.line) }
      let checks = { (isHidden: Bool) in
        tests.filter { hidden.isHidden(fileName: $0.fileName) == isHidden }.map {
          Check(name: $0.name, status: .notRun, file: "\(folder)/\($0.fileName)", line: $0.line)
        }
      }
      outcomes[exercise.id] = ExerciseGrader.Outcome(
        verdict: Verdict(status: .notStarted, checks: checks(false)),
        hiddenChecks: checks(true)
      )
    }
    return outcomes
  }
}
