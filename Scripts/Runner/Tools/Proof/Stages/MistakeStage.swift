import WorkbookKit

/// Each recorded mistake gets the words that answer it, at the line of its cause.
struct MistakeStage: ProofStage {
  let part = ProofPart.mistakes
  let workbook: Workbook

  func attempts(at exercise: Exercise) -> [Attempt] {
    RecordedMistake.all(of: exercise, in: workbook).map { mistake in
      Attempt(exercise: exercise, origin: .mistake(mistake), text: mistake.text, isForWords: true)
    }
  }

  func findings(_ attempt: Attempt, _ verdict: Verdict) -> [Finding] {
    guard case .mistake(let mistake) = attempt.origin else { return [] }
    return problem(mistake, attempt.exercise, verdict).map { problem in
      let message = "\(mistake.name): \(problem)"
      return [finding(attempt.exercise, mistake.file, message, line: mistake.line)]
    } ?? []
  }

  private func problem(
    _ mistake: RecordedMistake,
    _ exercise: Exercise,
    _ verdict: Verdict
  ) -> String? {
    if verdict.status == .passed { return "It passes every check." }
    let texts = verdict.textsToRead(of: exercise)
    let first = texts.first ?? ""
    let error = verdict.diagnostics.first { $0.severity == .error }
    let named = error?.file == exercise.starterFile ? error?.line : nil
    for words in mistake.says where !first.contains(words) {
      let place = named.map { ", about line \($0)," } ?? ""
      return "\"\(words)\" is not said. The first words\(place) are: \(first)"
    }
    for words in mistake.never where texts.contains(where: { $0.contains(words) }) {
      return "\"\(words)\" is said: \(texts.joined(separator: " / "))"
    }
    guard let line = mistake.markedLine else { return nil }
    return named == line
      ? nil : "The mistake is in line \(line), and the first words are about line \(named ?? 0)."
  }
}

extension Verdict {
  /// All that a learner reads of it, the first thing first, each in one line.
  fileprivate func textsToRead(of exercise: Exercise) -> [String] {
    let errors = diagnostics.filter { $0.severity == .error }
      .map { $0.message + " " + ($0.explanation ?? "") }
    let failing = checks.filter { $0.status != .passed }.map(\.message)
    // What a suite needs is a list of its own; without it, the first check that fails comes first.
    let asked = notes.isEmpty ? [] : [notes.joined(separator: " ")]
    let isAsked = exercise.suiteFile == diagnostics.first?.file
    let texts = isAsked ? asked + errors : errors + failing + asked
    return texts.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }
}
