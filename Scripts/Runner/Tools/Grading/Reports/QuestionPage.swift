import WorkbookKit

/// The questions of one learner as a page to show, and the same with the answers for the examiner.
enum QuestionPage {
  /// - Parameter hasAnswers: Whether the page is the examiner's.
  static func text(of submission: GradedSubmission, hasAnswers: Bool) -> String {
    let name = XMLText.escaped(Sanitizer.line(submission.submission))
    let kind = hasAnswers ? "Answers, for the examiner" : "Questions"
    var lines = [
      "<header>", "<p class=\"kind\">\(kind)</p>", "<h1><bdi>\(name)</bdi></h1>",
      "<p>Each question is about a change of your own code. Which check, or which of your tests, would"
        + " fail, and why?</p>", "</header>",
    ]
    if submission.questions.isEmpty {
      lines.append("<p>No change of what passes here is noticed by a check or a test.</p>")
    }
    for (index, question) in submission.questions.enumerated() {
      lines += section(index + 1, question, hasAnswers: hasAnswers)
    }
    return HTMLStyle.page(
      title: "\(name) · \(kind)",
      style: "pre { overflow-x: auto; padding: 0.5rem; } section { break-inside: avoid; }",
      main: lines.joined(separator: "\n") + "\n"
    )
  }

  private static func section(
    _ number: Int,
    _ question: ChangeQuestion,
    hasAnswers: Bool
  ) -> [String] {
    let change = question.change.lines.map { XMLText.escaped(Sanitizer.line($0)) }
    var lines = [
      "<section>", "<h2><span class=\"number\">\(number)</span> \(escaped(question.exercise))</h2>",
      "<p>\(escaped(question.file.fileName)), line \(question.line):</p>",
      "<pre>\(change.joined(separator: "\n"))</pre>",
    ]
    if hasAnswers {
      lines.append("<p>These fail:</p>\n<ul>")
      for answer in question.answers {
        // A message of a test store is long; its first lines say what differs.
        let message = answer.message.lines.prefix(4).map(escaped).joined(separator: "<br>")
        lines.append("<li><strong>\(escaped(answer.check))</strong><br>\(message)</li>")
      }
      lines.append("</ul>\n<p>Mark: ____</p>")
    }
    return lines + ["</section>"]
  }

  private static func escaped(_ text: String) -> String {
    XMLText.escaped(Sanitizer.line(text))
  }
}
