import WorkbookKit

/// The lines about texts that several learners handed in.
enum SameText {
  /// An answer with fewer tokens of its own has one natural form.
  private static let least = 24

  /// A fingerprint of a text without layout, and without names that the workbook does not give.
  ///
  /// - Returns: Nil, if too little of the text is the learner's.
  static func form(of text: String, starter: String, solution: String) -> String? {
    let tokens = Lexer.tokens(of: text)
    guard tokens.count >= Lexer.tokens(of: starter).count + least else { return nil }
    let given = Set(Lexer.tokens(of: starter + "\n" + solution).map(\.text))
    var names: [String: Int] = [:]
    var hash = ContentHash()
    for token in tokens {
      let isOwn = token.kind == .word && !given.contains(token.text)
      if isOwn, names[token.text] == nil { names[token.text] = names.count }
      hash.add(isOwn ? "name \(names[token.text] ?? 0)" : token.text)
    }
    return hash.description
  }

  /// The submissions, with a note about whose texts are the same.
  static func noted(_ submissions: [GradedSubmission]) -> [GradedSubmission] {
    typealias Found = (submission: String, id: String, code: String?)
    let all = submissions.flatMap { submission in
      submission.exercises.compactMap { exercise -> (form: String, Found)? in
        exercise.form.map {
          ("\(exercise.id) \($0)", (submission.submission, exercise.id, exercise.code))
        }
      }
    }
    let groups = Dictionary(grouping: all, by: \.form).values.map { $0.map(\.1) }
    var notes: [String: [String: [String]]] = [:]
    for group in groups {
      for one in group {
        let others = group.filter { $0.submission != one.submission }
        guard !others.isEmpty else { continue }
        let more = others.count > 3 ? " and \(others.count - 3) more" : ""
        let names = others.prefix(3).map(\.submission).joined(separator: ", ") + more
        let isExact = others.contains { $0.code == one.code }
        notes[one.submission, default: [:]][names, default: []]
          .append(one.id + (isExact ? "" : " with other names or layout"))
      }
    }
    return submissions.map { submission in
      var submission = submission
      for (names, ids) in (notes[submission.submission] ?? [:]).sorted(by: { $0.key < $1.key }) {
        let words = "\(names): \(ids.sorted().joined(separator: ", "))"
        submission.notes.append("Handed in the same text as \(Sanitizer.line(words)).")
      }
      return submission
    }
  }
}
