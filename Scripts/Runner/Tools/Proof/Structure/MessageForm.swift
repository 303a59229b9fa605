import WorkbookKit

/// Looks whether the page of messages is right: each entry has what it needs, its example is known
/// by it and by no other, and what it refers to exists.
struct MessageForm {
  let workbook: Workbook

  func findings() -> [Finding] {
    let page = MessagePage(of: workbook)
    guard Files.exists(workbook.absolute(MessagePage.file)) else { return [] }
    return page.entries.flatMap { entry in
      problems(of: entry, in: page).map { finding($0, line: entry.line) }
    } + topicFindings(page) + rowFindings(page)
      + page.unreadable.map { cell in
        finding("Nothing can be tried by \"\(cell)\": see what other rows have there.", line: 1)
      }
  }

  private func problems(of entry: MessagePage.Entry, in page: MessagePage) -> [String] {
    var problems: [String] = []
    if entry.patterns.isEmpty || entry.patterns.contains([]) {
      problems.append("\"\(entry.title)\" needs a line such as \"Known by `a fragment`.\"")
    }
    if entry.text.isEmpty { problems.append("\"\(entry.title)\" does not say what to do.") }
    if entry.places.isEmpty {
      problems.append("\"\(entry.title)\" needs a line such as \"Taught in [3.2](…).\"")
    }
    let found = page.entries(for: entry.example.joined(separator: "\n")).map(\.title)
    if found != [entry.title] {
      let others = found.isEmpty ? "no entry" : found.map { "\"\($0)\"" }.joined(separator: ", ")
      problems.append("The example of \"\(entry.title)\" is known by \(others).")
    }
    return problems + entry.places.compactMap(problem)
  }

  /// Whether there is a place; that its page and heading exist is looked at with all links.
  private func problem(of place: MessagePage.Place) -> String? {
    guard let number = place.exercise else { return nil }
    guard let exercise = workbook.exercises.first(where: { $0.id == .numbered(number) }) else {
      return "The page refers to \(number), but no lesson has that exercise."
    }
    return place.target.hasPrefix(exercise.chapterFolder)
      ? nil : "The page refers to \(number) by a link to \(place.target)."
  }

  private func topicFindings(_ page: MessagePage) -> [Finding] {
    let missing = page.untaughtTopics.map {
      "The table at the end does not say where \($0) are taught."
    }
    let wrong = page.topics.values.flatMap { $0 }.compactMap(problem)
    return (missing + wrong.sorted()).map { finding($0, line: 1) }
  }

  private func rowFindings(_ page: MessagePage) -> [Finding] {
    page.rowsWithoutWords.map { id in
      finding("The row `\(id)` has no words: no entry knows its message.", line: 1)
    }
  }

  private func finding(_ message: String, line: Int) -> Finding {
    Finding(file: MessagePage.file, line: line, message)
  }
}
