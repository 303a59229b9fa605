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

  /// The submissions, with a note about each text that one before has too.
  static func noted(_ submissions: [GradedSubmission]) -> [GradedSubmission] {
    var first: [String: String] = [:]
    return submissions.map { submission in
      var found: [String: [String]] = [:]
      for exercise in submission.exercises {
        guard let form = exercise.form else { continue }
        let (exact, like) = ("\(exercise.id) \(exercise.code ?? "")", "\(exercise.id) \(form)")
        if let name = first[exact] {
          found[name, default: []].append(exercise.id)
        } else if let name = first[like] {
          found[name, default: []].append(exercise.id + " with other names or layout")
        }
        for key in [exact, like] where first[key] == nil { first[key] = submission.submission }
      }
      var submission = submission
      submission.notes += found.sorted { $0.key < $1.key }.map { name, ids in
        "Handed in the same text as \(Sanitizer.line(name)): \(ids.joined(separator: ", "))."
      }
      return submission
    }
  }
}
