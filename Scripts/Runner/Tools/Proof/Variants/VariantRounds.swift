import WorkbookKit

/// Tries many variants with few builds: each build serves one variant of every exercise at once,
/// since no exercise depends on the file of another.
struct VariantRounds: Sendable {
  /// Called at the end of each round: how many variants are done, and of how many.
  typealias Progress = @Sendable (_ done: Int, _ of: Int) -> Void

  let workspace: ProofWorkspace
  let build: PackageBuild
  let toolchain: Toolchain
  let environment: [String: String]
  let limits: Limits
  let clock: ProofClock

  init(
    workspace: ProofWorkspace,
    toolchain: Toolchain,
    environment: [String: String],
    limits: Limits,
    clock: ProofClock
  ) {
    self.workspace = workspace
    self.toolchain = toolchain
    self.environment = environment
    self.limits = limits
    self.clock = clock
    build = PackageBuild(
      workbook: workspace.workbook,
      toolchain: toolchain,
      environment: environment
    )
  }

  /// Finds out what comes of each variant. At the end the solutions stand in their places again.
  ///
  /// - Parameters:
  ///   - variants: Any number of any exercises.
  ///   - onProgress: Called after every round.
  /// - Returns: The outcomes in the order of the variants.
  /// - Throws: The compiler's words, if what is shared by all exercises does not compile.
  func outcomes(
    of variants: [Variant],
    onProgress: @escaping Progress
  ) throws -> [Variant.Outcome] {
    var queues = Queues(variants)
    var outcomes: [Int: Variant.Outcome] = [:]
    while !queues.isEmpty {
      let start = ContinuousClock.now
      var round = queues.next()
      for (number, index) in round {
        try workspace.put(variants[index].text, for: number, isFresh: outcomes.isEmpty)
      }
      var warnings: [ExerciseNumber: [Diagnostic]] = [:]
      let failures = try compile(&round, &queues, variants, &warnings)
      outcomes.merge(failures.mapValues { .doesNotCompile($0) }) { first, _ in first }
      let verdicts = try judge(round.mapValues { variants[$0].manner })
      for (number, index) in round {
        var verdict = verdicts[number]
        verdict?.diagnostics = warnings[number] ?? []
        outcomes[index] = verdict.map { .judged($0) }
        try workspace.put(nil, for: number)
      }
      let tried = Set(round.keys).union(failures.keys.map { variants[$0].exercise })
      clock.add(ContinuousClock.now - start, to: tried)
      onProgress(outcomes.count, variants.count)
    }
    return try variants.indices.map { index in
      guard let outcome = outcomes[index] else {
        throw WorkbookError("A variant of \(variants[index].exercise) has no outcome.")
      }
      return outcome
    }
  }

  /// Builds until it builds, with the next variants in the places of those that do not compile.
  private func compile(
    _ round: inout [ExerciseNumber: Int],
    _ queues: inout Queues,
    _ variants: [Variant],
    _ warnings: inout [ExerciseNumber: [Diagnostic]]
  ) throws -> [Int: [Diagnostic]] {
    var failures: [Int: [Diagnostic]] = [:]
    while true {
      let outcome = try build.run(excluding: workspace.leftOut) { _ in }
      let blame = Blame(workbook: workspace.workbook, edited: Set(round.keys))
      for warning in outcome.diagnostics where warning.severity == .warning {
        if let number = blame.exercise(of: warning.file) {
          warnings[number, default: []].append(warning)
        }
      }
      if outcome.isSuccess { return failures }
      var blamed = blame.assign(outcome, excluded: []).filter { round[$0.key] != nil }
      if blamed.isEmpty {
        // Nothing speaks of an exercise; if there is but one, it is the one.
        guard round.count == 1, let number = round.keys.first else {
          guard round.count > 1 else { throw Builder.failure(outcome) }
          try postpone(&round, &queues)
          continue
        }
        blamed[number] = outcome.errors
      }
      for (number, errors) in blamed {
        guard let index = round[number] else { continue }
        failures[index] = errors
        warnings[number] = nil
        round[number] = queues.next(of: number)
        try workspace.put(round[number].map { variants[$0].text }, for: number)
      }
      if round.isEmpty { return failures }
    }
  }

  /// Leaves one variant alone in this round, to find out whether it is the culprit.
  private func postpone(
    _ round: inout [ExerciseNumber: Int],
    _ queues: inout Queues
  ) throws {
    for number in round.keys.sorted().dropFirst() {
      guard let index = round.removeValue(forKey: number) else { continue }
      queues.putBack(index, of: number)
      try workspace.put(nil, for: number)
    }
  }

  /// The verdicts on what is built now.
  private func judge(
    _ manners: [ExerciseNumber: Variant.Manner]
  ) throws -> [ExerciseNumber: Verdict] {
    guard !manners.isEmpty else { return [:] }
    let program = try TestProgram(
      root: workspace.workbook.root,
      toolchain: toolchain,
      environment: environment
    )
    let runner = TestRunner(program: program, workbook: workspace.workbook)
    var verdicts: [ExerciseNumber: Verdict] = [:]
    for manner in Variant.Manner.allCases {
      let exercises = workspace.workbook.exercises.filter { manners[$0.number] == manner }
      for found in try judge(exercises, manner, runner) {
        verdicts.merge(found) { first, _ in first }
      }
    }
    return verdicts
  }

  private func judge(
    _ exercises: [Exercise],
    _ manner: Variant.Manner,
    _ runner: TestRunner
  ) throws -> [[ExerciseNumber: Verdict]] {
    guard !exercises.isEmpty else { return [] }
    switch manner {
    case .thorough, .untilRejected:
      let isThorough = manner == .thorough
      return [try runner.verdicts(of: exercises, limits: limits, isThorough: isThorough)]
    case .alone:
      return try concurrently(exercises, width: 2) { [limits] exercise in
        try runner.verdicts(of: [exercise], limits: limits)
      }
    case .besideOthers:
      let shuffled = exercises.shuffled()
      let half = shuffled.count / 2
      return try [shuffled.prefix(half), shuffled.dropFirst(half)].map { part in
        try runner.verdicts(of: Array(part), limits: limits)
      }
    }
  }
}

/// The variants of each exercise that are still to be tried.
private struct Queues {
  private var waiting: [ExerciseNumber: [Int]]

  init(_ variants: [Variant]) {
    waiting = Dictionary(grouping: variants.indices.reversed()) { variants[$0].exercise }
  }

  var isEmpty: Bool { waiting.values.allSatisfy { $0.isEmpty } }

  /// The next one of every exercise that has one.
  mutating func next() -> [ExerciseNumber: Int] {
    var round: [ExerciseNumber: Int] = [:]
    for number in waiting.keys { round[number] = next(of: number) }
    return round
  }

  mutating func next(of number: ExerciseNumber) -> Int? {
    waiting[number]?.popLast()
  }

  mutating func putBack(_ index: Int, of number: ExerciseNumber) {
    waiting[number, default: []].append(index)
  }
}
