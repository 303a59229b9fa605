import Foundation
import WorkbookKit

/// The result of all trials.
struct TrialsResult: Sendable {
  /// The changes that compile and whose tests were run.
  var tried = 0
  /// The changes that nothing noticed, in the order of their lines.
  var unnoticed: [Mutant] = []
  /// The number of mutants for which there was no time.
  var left = 0
  var time = Duration.zero
  /// The time that was given.
  var given = Duration.zero
}

/// Changes a feature of the learner's own in small ways, runs its tests on each, and lists the changes
/// that no test notices.
struct MutantTrials {
  let feature: Exercise
  let workbook: Workbook
  let context: Context

  /// A change most often fails a test at once; an endless loop is noticed too.
  private static let limits = Limits(timeout: .seconds(2))

  /// - Parameter time: No trial begins after it. The first one, which builds what all of them need,
  ///   does not count.
  /// - Throws: `WorkbookError` if a program cannot be started or a file cannot be written.
  func run(for time: Duration, format: OutputFormat) throws -> ExitStatus {
    let text = Files.text(workbook.absolute(feature.file)) ?? ""
    let tried = "\(workbook.cacheFolder)/mutants/\(feature.id)/tried.swift"
    let result = try result(of: Self.mutants(of: text, since: Files.text(tried)), within: time)
    try Files.makeFolder(tried.parentFolder)
    try Files.write(text, to: tried)
    switch format {
    case .json:
      context.output.write(try JSONText.of(JSON(feature, result)))
    case .text:
      let view = MutantView(
        feature: feature,
        result: result,
        style: context.output.style,
        width: min(context.output.width, 100),
        places: context.places(in: workbook)
      )
      context.output.write(lines: view.lines())
    }
    return result.unnoticed.isEmpty && result.left == 0 ? .passed : .failed
  }

  /// The changes in the order in which they are tried: those of lines that are new come first, and the
  /// most telling of them.
  ///
  /// - Parameter former: The feature as it was tried the last time; nil if it was not.
  static func mutants(of text: String, since former: String?) -> [Mutant] {
    let mutants = Mutator(of: text).mutants().filter { !$0.isOfADeclaration }
    let order = MutantGroups(of: mutants, in: text).mostTellingFirst
    guard let new = former.map({ NewLines(in: text, since: $0) }) else { return order }
    return order.filter { new.hasAny(of: $0.lines) } + order.filter { !new.hasAny(of: $0.lines) }
  }

  /// - Parameter mutants: In the order in which they are tried.
  private func result(of mutants: [Mutant], within time: Duration) throws -> TrialsResult {
    let region = LiveRegion(terminal: context.errors)
    region.announce(
      "Trying \(mutants.count) small changes, for at most \(time.components.seconds) s …"
    )
    defer { region.clear() }
    let lock = try WorkbookLock(workbook) {}
    let judge = try judge()
    if let first = mutants.first { _ = try verdict(on: first, judge) }
    let start = ContinuousClock.now
    let done = Locked(0)
    let verdicts = try withExtendedLifetime(lock) {
      try concurrently(mutants) { mutant -> (Mutant, Verdict?) in
        guard ContinuousClock.now - start < time else { return (mutant, nil) }
        let verdict = try verdict(on: mutant, judge)
        if verdict.status == .notJudged { throw WorkbookError(verdict.notes[0]) }
        let count = done.withLock { count in
          count += 1
          return count
        }
        region.show("Trying small changes: \(count) of \(mutants.count) …")
        return (mutant, verdict)
      }
    }
    var result = TrialsResult()
    for (mutant, verdict) in verdicts {
      switch verdict?.status {
      case nil: result.left += 1
      case .doesNotCompile: break
      case .passed:
        result.tried += 1
        result.unnoticed.append(mutant)
      default: result.tried += 1
      }
    }
    result.unnoticed.sort { $0.line < $1.line }
    result.time = ContinuousClock.now - start
    result.given = time
    return result
  }

  private func judge() throws -> ExerciseJudge {
    let toolchain = try Toolchain(environment: context.environment)
    let prepared = try PreparedWorkbook.prepare(workbook, for: [feature], toolchain: toolchain)
    var judge = ExerciseJudge(prepared, limits: Self.limits)
    judge.isThorough = false
    judge.isOneOfMany = true
    return judge
  }

  private func verdict(on mutant: Mutant, _ judge: ExerciseJudge) throws -> Verdict {
    let cache = "\(workbook.cacheFolder)/mutants/\(feature.id)"
    let folder = "\(cache)/\(ContentHash(of: mutant.text))"
    defer { try? Files.remove(folder) }
    return try judge.verdict(of: feature, text: mutant.text, in: folder, cache: cache)
  }
}

extension MutantTrials {
  /// The result as programs read it.
  private struct JSON: Encodable {
    struct Change: Encodable {
      var file: String
      var line: Int
      var kind: String
      var before: [String]
      var after: [String]
    }

    var schemaVersion = 1
    var feature: String
    var tried: Int
    var left: Int
    var unnoticed: [Change]

    init(_ feature: Exercise, _ result: TrialsResult) {
      self.feature = feature.id.description
      tried = result.tried
      left = result.left
      unnoticed = result.unnoticed.map { mutant in
        Change(
          file: feature.file,
          line: mutant.line,
          kind: mutant.kind.rawValue,
          before: mutant.before,
          after: mutant.after
        )
      }
    }
  }
}
