import Foundation
import WorkbookKit

/// Grades submissions, several at a time.
struct GradingRun: Sendable {
  enum Step: Sendable {
    /// Another grading works in the same folder.
    case waiting
    /// The library is built, which is done once.
    case building(BuildProgress)
    case prepared(isWalled: Bool)
    case graded(GradedSubmission, done: Int, of: Int)
  }

  struct Result: Sendable {
    /// In the order of the submissions; those that were not reached are missing.
    var submissions: [GradedSubmission]
    var isComplete: Bool
  }

  let workbook: Workbook
  let sources: [SubmissionSource]
  let options: GradingOptions
  let environment: [String: String]
  /// The path of the runner.
  let runner: String
  let cancellation: Cancellation

  /// - Parameter onStep: Called for each step; on any thread, but never twice at once.
  /// - Throws: `WorkbookError`, or the compiler's words, if the workbook itself does not build.
  func result(onStep: @escaping @Sendable (Step) -> Void) throws -> Result {
    ScratchFolder.removeAbandoned()
    let folder = workbook.cacheFolder + "/grading"
    let lock = try WorkbookLock(folder: folder, of: workbook) { onStep(.waiting) }
    defer { withExtendedLifetime(lock) {} }
    let reporting = Locked(onStep)
    let report: @Sendable (Step) -> Void = { step in reporting.withLock { $0(step) } }
    do {
      let submissions = try grade(in: folder, report)
      return Result(submissions: submissions, isComplete: submissions.count == sources.count)
    } catch is ProcessGroups.Closed {
      return Result(submissions: [], isComplete: false)
    }
  }

  private func grade(
    in folder: String,
    _ report: @escaping @Sendable (Step) -> Void
  ) throws -> [GradedSubmission] {
    let setup = try GradingSetup(
      self,
      toolchain: Toolchain(environment: environment),
      folder: folder
    ) { step in
      switch step {
      case .waiting: report(.waiting)
      case .progress(let progress): report(.building(progress))
      }
    }
    report(.prepared(isWalled: setup.wall.bwrap != nil))
    // A program may print where it was compiled, and its learner reads that.
    let neutral = try? ScratchFolder()
    defer { withExtendedLifetime(neutral) {} }
    let link = neutral.map { $0.path + "/grading" }
    let place = link.flatMap { symlink(folder, $0) == 0 ? $0 : nil } ?? folder
    let queue = Locked(Array(sources.enumerated().reversed()))
    let results = Locked<[Int: GradedSubmission]>([:])
    // A grading that is stopped, or even killed, is not to lose more than the last seconds.
    let saved = Locked(ContinuousClock.now)
    defer { setup.store.save() }
    let jobs = max(1, min(options.jobs, sources.count))
    _ = try concurrently(Array(1...jobs), width: jobs) { number in
      do {
        let grader = SubmissionGrader(setup: setup, run: self, folder: "\(place)/\(number)")
        while let (index, source) = queue.withLock({ $0.popLast() }), !cancellation.isCancelled {
          guard let graded = try grader.graded(source) else { break }
          results.withLock { $0[index] = graded }
          let done = results.withLock { $0.count }
          report(.graded(graded, done: done, of: sources.count))
          saved.withLock { last in
            guard ContinuousClock.now - last > .seconds(10) else { return }
            setup.store.save()
            last = .now
          }
        }
      } catch let error where error is ProcessGroups.Closed || cancellation.isCancelled {
        // What a stop has cut off says nothing about the machine.
        return
      }
    }
    return results.withLock { results in sources.indices.compactMap { results[$0] } }
  }
}
