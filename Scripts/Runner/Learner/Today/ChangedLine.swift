import WorkbookKit

/// A line of a learner's own project that was changed, what the app then does, and what notices it.
struct ChangedLine {
  let exercise: Exercise
  let mutant: Mutant
  /// The steps of the app with the change, up to the first that differs.
  let shown: [Film.Step]
  /// The same step without the change; nil where the app has none, because it ended before.
  let own: Film.Step?
  /// The checks that fail with it: the learner's own tests, and the suite's first.
  let noticed: [Check]
}

/// Finds such a line: one whose change can be seen when the project's film is played with it, and is
/// noticed by a test.
struct ChangedLineSearch {
  let stage: Exercise
  /// The learner's text, both of its files.
  let text: String
  /// Plays a text, as far as that goes; nil if it does not compile.
  let steps: (_ text: String, _ isOwn: Bool) throws -> [Film.Step]?
  /// The checks that a text fails.
  let failing: (_ text: String) throws -> [Check]

  /// No more changes are tried.
  private static let tries = 10

  /// - Parameter seed: The same word gives the same line of the same files.
  /// - Returns: nil, if none of those that were tried can be seen and is noticed.
  /// - Throws: `WorkbookError` if the project does not pass as it is.
  func find(seed: String) throws -> ChangedLine? {
    // What is wrong anyway would be taken for a change.
    guard let own = try steps(text, true), try failing(text).isEmpty else {
      throw WorkbookError(
        "\(stage.name) does not pass as it is now: `Scripts/workbook run \(stage.id)` says why."
      )
    }
    let parts = Project.parts(of: text)
    var draw = Draw(seed: seed)
    let mutants = draw.shuffled(Mutator(of: parts.feature).mutantsToAskAbout())
    for mutant in mutants.prefix(Self.tries) {
      let changed = Project.text(feature: mutant.text, tests: parts.tests)
      guard let shown = try steps(changed, false),
        let difference = Self.firstDifference(own, shown)
      else { continue }
      let noticed = try failing(changed)
      guard !noticed.isEmpty else { continue }
      return ChangedLine(
        exercise: stage,
        mutant: mutant,
        shown: Array(shown.prefix(difference + 1)),
        own: own.indices.contains(difference) ? own[difference] : nil,
        noticed: noticed
      )
    }
    return nil
  }

  static func firstDifference(_ own: [Film.Step], _ changed: [Film.Step]) -> Int? {
    let shared = zip(own, changed).prefix { $0.snapshot == $1.snapshot }.count
    if shared < changed.count { return shared }
    return shared < own.count ? changed.count - 1 : nil
  }
}
