import Foundation
import WorkbookKit

/// What all submissions are graded with: the workbook's own tests as a clean build announces them,
/// the names that its exercises use, and the sandbox that works here.
struct GradingContext: Sendable {
  let hidden: HiddenSuites
  /// By chapter.
  let names: [Int: ChapterSymbols]
  let inventory: TestInventory
  let sandbox: Sandbox
  /// The outcome of an untouched exercise.
  let starting: [ExerciseNumber: ExerciseGrader.Outcome]
  /// How many exercises of a submission run at a time.
  let width: Int

  /// - Parameters:
  ///   - workspace: Built, with nothing but starters.
  ///   - session: Holds the program that was built.
  ///   - candidates: The sandboxes to try, the best first.
  /// - Throws: A sentence, if the tests run in none of them.
  init(
    workspace: GradingWorkspace,
    hidden: HiddenSuites,
    session: SandboxSession,
    candidates: [Sandbox],
    width: Int
  ) throws {
    let workbook = workspace.original
    self.hidden = hidden
    self.width = width
    let pairs = workbook.chapters.map { chapter in
      (chapter.number, ChapterSymbols(chapter: chapter, workbook: workbook))
    }
    names = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    (sandbox, inventory) = try Self.firstThatWorks(candidates, session)
    starting = Self.starting(workbook, inventory, hidden)
    for exercise in workbook.exercises {
      guard Files.exists(workbook.absolute(exercise.suiteFile)) else { continue }
      guard inventory.tests.contains(where: { $0.exercise == exercise.number }) else {
        throw WorkbookError("A clean build announces no test for \(exercise.name).")
      }
    }
  }

  /// The tests are listed without being run, in each sandbox in turn.
  private static func firstThatWorks(
    _ candidates: [Sandbox],
    _ session: SandboxSession
  ) throws -> (Sandbox, TestInventory) {
    var words = ""
    for sandbox in candidates {
      var inventory = TestInventory()
      let decoder = JSONDecoder()
      let result = try session.execute(
        TestHostRequest(filters: [], isSerial: true, listsOnly: true),
        in: sandbox,
        silence: .seconds(60),
        deadline: .seconds(60)
      ) { event in
        if let record = try? decoder.decode(EventRecord.self, from: Data(event)) {
          inventory.take(record)
        }
      }
      if !result.isBroken, result.process.termination == .exited(0), !inventory.tests.isEmpty {
        return (sandbox, inventory)
      }
      words = "\(result.process.termination) " + result.process.errors.text
    }
    throw WorkbookError("The tests do not run in any sandbox of this system. \(words)")
  }

  /// A starter's checks are known without running it: they are not what is graded.
  private static func starting(
    _ workbook: Workbook,
    _ inventory: TestInventory,
    _ hidden: HiddenSuites
  ) -> [ExerciseNumber: ExerciseGrader.Outcome] {
    var outcomes: [ExerciseNumber: ExerciseGrader.Outcome] = [:]
    for exercise in workbook.exercises {
      let folder = exercise.suiteFile.parentFolder
      let tests = inventory.tests.filter { $0.exercise == exercise.number }
        .sorted { ($0.fileName, $0.line) < ($1.fileName, $1.line) }
      let checks = { (isHidden: Bool) in
        tests.filter { hidden.isHidden(fileName: $0.fileName) == isHidden }.map {
          Check(name: $0.name, status: .notRun, file: "\(folder)/\($0.fileName)", line: $0.line)
        }
      }
      outcomes[exercise.number] = ExerciseGrader.Outcome(
        verdict: Verdict(status: .notStarted, checks: checks(false)),
        hiddenChecks: checks(true)
      )
    }
    return outcomes
  }
}
