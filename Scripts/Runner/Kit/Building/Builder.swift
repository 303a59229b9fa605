/// Builds until it builds: exercises that do not compile are left out, so that all others can be
/// graded.
package struct Builder {
  package enum Step: Equatable, Sendable {
    case building(PackageBuild.Step)
    /// The build goes on without these.
    case leavingOut([ExerciseNumber])
  }

  package let build: PackageBuild
  package let blame: Blame

  /// - Parameters:
  ///   - needed: The exercises that are to be run. Once it is clear that none of them can be, there is
  ///     nothing to build for.
  ///   - known: Exercises of which it is known already that they do not compile.
  ///   - onStep: Called on the same thread.
  /// - Returns: The exercises that do not compile, with their own errors.
  /// - Throws: The compiler's words, if the library or a support file does not compile.
  package func run(
    for needed: Set<ExerciseNumber>,
    excluding known: Set<ExerciseNumber>,
    onStep: @escaping (Step) -> Void
  ) throws -> [ExerciseNumber: [Diagnostic]] {
    var broken: [ExerciseNumber: [Diagnostic]] = [:]
    var excluded = known
    while !needed.isSubset(of: excluded) || !suspects(broken).isEmpty {
      let outcome = try build.run(excluding: excluded) { onStep(.building($0)) }
      if outcome.isSuccess { return try acquitted(broken, known, onStep) }
      let found = blame.assign(outcome, excluded: excluded).filter { !excluded.contains($0.key) }
      guard !found.isEmpty else { throw Self.failure(outcome) }
      broken.merge(found) { first, _ in first }
      excluded.formUnion(found.keys)
      onStep(.leavingOut(found.keys.sorted()))
    }
    return broken
  }

  /// Takes back those that were left out only because they stand beside the culprit: each is tried
  /// again, with the errors in its own file as the proof.
  private func acquitted(
    _ broken: [ExerciseNumber: [Diagnostic]],
    _ known: Set<ExerciseNumber>,
    _ onStep: @escaping (Step) -> Void
  ) throws -> [ExerciseNumber: [Diagnostic]] {
    let suspects = suspects(broken)
    guard suspects.count > 1 else { return broken }
    var broken = broken
    for suspect in suspects {
      let others = known.union(broken.keys).subtracting([suspect])
      let outcome = try build.run(excluding: others) { onStep(.building($0)) }
      if outcome.isSuccess {
        broken[suspect] = nil
      } else if !outcome.errors.isEmpty {
        broken[suspect] = outcome.errors
      }
    }
    // The last build may have been one that failed.
    let final = try build.run(excluding: known.union(broken.keys)) { onStep(.building($0)) }
    guard final.isSuccess else { throw Self.failure(final) }
    return broken
  }

  /// Those blamed without an error that names a file of theirs.
  private func suspects(_ broken: [ExerciseNumber: [Diagnostic]]) -> [ExerciseNumber] {
    broken.keys.sorted().filter { number in
      !(broken[number] ?? []).contains { error in
        error.files.contains { blame.exercise(of: $0) == number }
      }
    }
  }

  /// The compiler's words about errors that are in no exercise.
  package static func failure(_ outcome: PackageBuild.Outcome) -> WorkbookError {
    let words = outcome.errors.map { ([$0.headline] + $0.excerpt).joined(separator: "\n") }
    let text = words.isEmpty ? outcome.log : words.joined(separator: "\n\n")
    return WorkbookError(
      text.trimmingCharacters(in: .whitespacesAndNewlines)
        + "\n\nThe workbook itself does not build; the compiler's words are above. The errors are in"
        + " no exercise: `git status` shows which given files have changed."
    )
  }
}
