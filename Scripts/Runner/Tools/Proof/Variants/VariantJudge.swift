import Foundation
import WorkbookKit

/// Finds out what comes of many variants, as many at a time as there are cores, and remembers it.
struct VariantJudge: Sendable {
  /// Called after every variant: how many are done, and of how many.
  typealias Progress = @Sendable (_ done: Int, _ of: Int) -> Void

  let workbook: Workbook
  let judge: ExerciseJudge
  let cache: OutcomeCache
  let clock: ProofClock

  /// - Parameters:
  ///   - root: The folder of the author's workbook.
  ///   - chapters: The numbers of those whose exercises are tried.
  ///   - isFresh: Whether outcomes of earlier proofs are forgotten.
  ///   - onBuild: Called while the library is built.
  /// - Throws: The compiler's output, if what all exercises share does not build.
  init(
    root: String,
    chapters: Set<Int>,
    environment: [String: String],
    limits: Limits,
    isFresh: Bool,
    clock: ProofClock,
    onBuild: @escaping @Sendable (BuiltLibrary.Step) -> Void = { _ in }
  ) throws {
    // Variants are judged in the places of the learner's files.
    workbook = try Workbook(root: root, source: .chapters)
    let toolchain = try Toolchain(environment: environment)
    let library = try BuiltLibrary(root: root, toolchain: toolchain, onStep: onBuild)
    self.clock = clock
    cache = OutcomeCache(path: workbook.cacheFolder + "/proof/outcomes.json", isFresh: isFresh)
    let used = workbook.chapters.filter { chapters.contains($0.number) }
    judge = try ExerciseJudge(workbook, chapters: used, library: library, limits: limits)
  }

  /// Finds out what comes of each variant.
  ///
  /// - Parameters:
  ///   - variants: Any number of any exercises.
  ///   - onProgress: Called after every variant.
  /// - Returns: The outcomes in the order of the variants.
  /// - Throws: A sentence, if a program cannot be started or a file cannot be written.
  func outcomes(
    of variants: [Variant],
    onProgress: @escaping Progress
  ) throws -> [Variant.Outcome] {
    let done = Locked(0)
    defer { cache.save() }
    return try concurrently(variants, width: ExerciseJudge.cores) { variant in
      let outcome = try outcome(of: variant)
      done.withLock { done in
        done += 1
        onProgress(done, variants.count)
      }
      return outcome
    }
  }

  private func outcome(of variant: Variant) throws -> Variant.Outcome {
    guard let exercise = workbook.exercises.first(where: { $0.number == variant.exercise }) else {
      throw WorkbookError("There is no exercise \(variant.exercise).")
    }
    let key = key(variant, exercise)
    let verdict: Verdict
    if let known = cache.verdict(key) {
      verdict = known
    } else {
      let start = ContinuousClock.now
      let root = workbook.cacheFolder + "/proof/\(exercise.id)"
      var judge = judge
      judge.isThorough = variant.manner != .untilRejected
      let folder = "\(root)/\(key)"
      verdict = try judge.verdict(
        of: exercise,
        text: variant.text,
        runs: variant.manner == .threeTimes ? 3 : 1,
        in: folder,
        cache: root
      )
      try Files.remove(folder)
      cache.remember(verdict, key)
      clock.add(ContinuousClock.now - start, to: [exercise.number])
    }
    return verdict.status == .doesNotCompile
      ? .doesNotCompile(verdict.diagnostics) : .judged(verdict)
  }

  /// Everything that an outcome depends on.
  private func key(_ variant: Variant, _ exercise: Exercise) -> String {
    var hash = ContentHash(of: judge.library.key)
    hash.add(judge.support[exercise.number.chapter]?.key ?? "")
    hash.add(exercise.id)
    hash.add(Files.text(workbook.absolute(exercise.suiteFile)) ?? "missing")
    hash.add(variant.text)
    hash.add("\(variant.manner) \(judge.limits.timeout)")
    return hash.description
  }
}

/// What earlier proofs found, in a file that any proof may lose without harm.
final class OutcomeCache: Sendable {
  /// Raised when the runner judges in another way than before.
  private static let version = 1

  private struct Content: Codable {
    var version = OutcomeCache.version
    var verdicts: [String: Verdict] = [:]
  }

  private struct State {
    var known: [String: Verdict]
    /// What this proof used or found: the rest is out of date, and is dropped.
    var used: [String: Verdict] = [:]
  }

  private let path: String
  private let state: Locked<State>

  init(path: String, isFresh: Bool) {
    self.path = path
    let content =
      isFresh
      ? nil
      : Files.data(path).flatMap {
        try? JSONDecoder().decode(Content.self, from: $0)
      }
    state = Locked(State(known: content?.version == Self.version ? content?.verdicts ?? [:] : [:]))
  }

  func verdict(_ key: String) -> Verdict? {
    state.withLock { state in
      let verdict = state.known[key]
      if let verdict { state.used[key] = verdict }
      return verdict
    }
  }

  func remember(_ verdict: Verdict, _ key: String) {
    state.withLock { state in
      state.known[key] = verdict
      state.used[key] = verdict
    }
  }

  /// Writes everything that is known; a folder that cannot be written to only means that it is
  /// forgotten.
  func save() {
    let verdicts = state.withLock { $0.known }
    guard let data = try? JSONEncoder().encode(Content(verdicts: verdicts)) else { return }
    try? Files.makeFolder(path.parentFolder)
    try? Files.write(data, to: path)
  }

  /// Drops what this proof neither used nor found, once a whole proof has ended.
  func dropUnused() {
    state.withLock { $0.known = $0.used }
    save()
  }
}
