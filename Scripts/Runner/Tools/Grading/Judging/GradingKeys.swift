import WorkbookKit

/// The keys under which a grading remembers verdicts, and codes by which an instructor names texts.
struct GradingKeys: Sendable {
  /// Changes with everything of the workbook that can change a verdict.
  let fingerprint: String
  private let keys: VerdictKeys
  private let isWalled: Bool
  /// A word that only the folder has, so that nobody can find two texts with one code.
  private let secret: String

  /// - Parameters:
  ///   - folder: The grading's own, which keeps the word, and with it each code.
  ///   - isWalled: Whether programs run behind a wall.
  /// - Throws: `WorkbookError` if the word cannot be kept.
  init(
    workbook: Workbook,
    toolchain: Toolchain,
    limits: Limits,
    folder: String,
    isWalled: Bool
  ) throws {
    let exercises = workbook.exercises
    keys = VerdictKeys(
      workbook: workbook,
      exercises: exercises,
      toolchain: toolchain.identity,
      limits: limits
    )
    self.isWalled = isWalled
    var hash = ContentHash(of: SourceDigest.tools(of: workbook.root))
    for exercise in exercises {
      hash.add(keys.key(of: exercise, text: ""))
      hash.add(exercise.points.description)
    }
    fingerprint = hash.description
    let file = folder + "/key"
    if let known = Files.text(file), !known.isEmpty {
      secret = known
    } else {
      secret = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined()
      try Files.write(secret, to: file)
    }
  }

  /// The key of the verdict on a text.
  ///
  /// - Parameters:
  ///   - exercise: As the suite checks it that is run, hidden or not.
  ///   - earlier: The texts of the stages before a project.
  func key(of exercise: Exercise, text: String, earlier: [String] = []) -> String {
    // Nobody can find other texts with the same codes either.
    let codes = ([text] + earlier).map(code).joined(separator: " ")
    return keys.key(of: exercise, text: text, former: codes, manner: "\(codes) \(isWalled)")
  }

  /// A code of a text that nobody can find another text for.
  func code(of text: String) -> String {
    var hash = ContentHash(of: secret)
    hash.add(text)
    hash.add(secret)
    return String(hash.description.prefix(16))
  }
}
