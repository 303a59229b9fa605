import Foundation
import WorkbookKit

/// Lists the tests of exercises by asking programs built from the solutions, before any submission is
/// near them.
struct TestListing: Sendable {
  let workspace: GradingWorkspace
  let session: SandboxSession
  /// The folder in which programs are built and findings are kept.
  let root: String

  private struct Record: Codable {
    var key: String
    var inventory: TestInventory
  }

  /// Takes the first sandbox in which a test program runs.
  ///
  /// - Throws: A sentence, if there is none.
  func firstThatWorks(_ candidates: [Sandbox], for exercise: Exercise?) throws -> Sandbox {
    guard let exercise else { throw WorkbookError("No lesson names an exercise with a suite.") }
    let (program, _) = try program(of: exercise)
    defer { session.remove(program) }
    var reasons = ""
    for sandbox in candidates {
      do {
        _ = try list(program, exercise, in: sandbox)
        return sandbox
      } catch let error as WorkbookError {
        reasons = error.message
      }
    }
    throw WorkbookError("The tests do not run in any sandbox of this system. \(reasons)")
  }

  /// The tests of all exercises; those of the last grading, if nothing has changed.
  func inventory(
    of exercises: [Exercise],
    in sandbox: Sandbox,
    onProgress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void
  ) throws -> TestInventory {
    let path = root + "/inventory.json"
    let key = workspace.fingerprint
    if let data = Files.data(path),
      let record = try? JSONDecoder().decode(Record.self, from: data), record.key == key
    {
      return record.inventory
    }
    let done = Locked(0)
    let lists = try concurrently(exercises) { exercise in
      let (program, summary) = try program(of: exercise)
      defer { session.remove(program) }
      var inventory = try list(program, exercise, in: sandbox)
      inventory.summaries[exercise.id.description] = summary
      done.withLock { done in
        done += 1
        onProgress(done, exercises.count)
      }
      return inventory
    }
    let all = lists.reduce(into: TestInventory()) { $0.merge($1) }
    try Files.write(try JSONEncoder().encode(Record(key: key, inventory: all)), to: path)
    return all
  }

  private func program(of exercise: Exercise) throws -> (String, CompiledSummary) {
    guard let source = MarkedSource(of: exercise, in: workspace.workbook) else {
      throw WorkbookError(
        "There is no solution of \(exercise.name), from which its tests are listed."
      )
    }
    let folder = "\(root)/listing/\(exercise.id)"
    defer { try? Files.remove(folder) }
    let deadline = Duration.seconds(300)
    let outcome = try workspace.build(
      exercise,
      text: source.solution,
      in: folder,
      deadline: deadline
    )
    // A compiler that was stopped with the grading says nothing about the solution.
    try workspace.library.toolchain.cancellation?.check()
    guard case .program(let program, let taken) = outcome else {
      throw WorkbookError("The solution of \(exercise.name) does not compile with its suites.")
    }
    guard var summary = taken else {
      throw WorkbookError("The compiler gives no summary of the solution of \(exercise.name).")
    }
    let starter = try workspace.summary(
      of: exercise,
      text: source.starter,
      in: folder + "/starter",
      deadline: deadline
    )
    summary.askedMembers = summary.members
    if let starter { summary.merge(starter) }
    return (try session.take(program, as: "listing-\(exercise.id)"), summary)
  }

  /// - Throws: A sentence with the program's end, if it lists nothing.
  private func list(
    _ program: String,
    _ exercise: Exercise,
    in sandbox: Sandbox
  ) throws -> TestInventory {
    var inventory = TestInventory()
    let decoder = JSONDecoder()
    let result = try session.execute(
      program,
      [TestHostRequest(filters: [], listsOnly: true)],
      in: sandbox,
      silence: .seconds(60),
      deadline: .seconds(60)
    ) { event in
      let json = Data(event)
      if let record = try? decoder.decode(EventRecord.self, from: json) {
        inventory.take(record, json)
      }
    }
    guard !result.isBroken, result.process.termination == .exited(0), !inventory.tests.isEmpty
    else {
      throw WorkbookError(
        "\(exercise.name) announces no test: \(result.process.termination) "
          + result.process.errors.text
      )
    }
    return inventory
  }
}
