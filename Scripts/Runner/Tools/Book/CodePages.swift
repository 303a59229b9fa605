import WorkbookKit

/// Pages that show a file each: screens, suites, solutions, and what exercises share.
struct CodePages {
  let plan: BookPlan

  func page(_ file: BookPlan.File) -> BookPage {
    var text = Files.text(plan.workbook.absolute(file.file)) ?? ""
    if file.kind == .solution, let exercise = file.exercise,
      let source = MarkedSource(of: exercise, in: plan.workbook)
    {
      text = source.solution
    }
    let title = title(file)
    let language = file.file.hasSuffix(".swift") ? "swift" : "text"
    let content = """
      \(PageParts.heading(XMLText.escaped(title), above: above(file)))
      <p class="path"><code>\(XMLText.escaped(file.file))</code></p>
      \(note(file))\(CodeHTML.file(text, language: language))\(others(file))
      """
    var page = BookPage(path: file.path, title: title, part: part(file), content: content)
    page.isInOrder = false
    if file.kind == .support {
      page.entries = [
        SearchEntry(title: file.file.fileName, address: file.path, kind: "file", note: file.file)
      ]
    }
    return page
  }

  private func title(_ file: BookPlan.File) -> String {
    switch (file.kind, file.exercise) {
    case (.solution, let exercise?): "\(exercise.name): the solution"
    case (.suite, let exercise?): "\(exercise.name): the suite"
    case (.screen, let exercise?): "\(exercise.name): its screen"
    default: file.file.fileName
    }
  }

  private func part(_ file: BookPlan.File) -> BookPage.Part {
    file.chapter.map { .chapter($0) } ?? .back
  }

  /// The link to the page above the file's.
  private func above(_ file: BookPlan.File) -> String {
    func link(_ address: String, _ name: String) -> String {
      PageParts.link(XMLText.escaped(name), to: address, from: file.path)
    }
    if let exercise = file.exercise,
      let address = plan.addresses.address(of: exercise.starterFile)
    {
      return link(String(address.prefix { $0 != "#" }), exercise.name)
    }
    if let chapter = plan.chapters.first(where: { $0.chapter.number == file.chapter }) {
      return link(chapter.path, "\(chapter.chapter.number) \(chapter.chapter.title)")
    }
    return link("readme.html", "The workbook")
  }

  private func note(_ file: BookPlan.File) -> String {
    switch file.kind {
    case .solution: "<p>One way to do it. Another one that passes the checks is as good.</p>\n"
    case .support: "<p>Exercises of this chapter share this file. It is complete.</p>\n"
    case .screen: "<p>A view for the finished feature. You need not change it.</p>\n"
    case .suite: ""
    }
  }

  /// Below a solution, what other right answers do otherwise.
  private func others(_ file: BookPlan.File) -> String {
    guard file.kind == .solution, let exercise = file.exercise,
      let answers = try? OtherAnswers(to: exercise, in: plan.workbook).answers, !answers.isEmpty
    else { return "" }
    var writer = MarkdownHTML(plan: plan, file: Answer.root, page: file.path, terms: nil)
    let parts = answers.map { difference, diff in
      "<p>\(writer.line(difference))</p>\n\(folded(diff))"
    }
    return """
      <h2 id="other-right-answers">\(answers.count == 1 ? "Another right answer" : "Other right answers")</h2>
      <p>Lines with - are the solution's, lines with + are the other answer's.</p>
      \(parts.joined())
      """
  }

  /// The changes, which a long answer does not show before somebody asks for them.
  private func folded(_ diff: UnifiedDiff) -> String {
    let count = diff.hunks.reduce(0) { $0 + $1.lines.count }
    guard count > Self.longestDiff else { return CodeHTML.diff(diff) }
    return """
      <details><summary>The \(count) lines</summary>
      \(CodeHTML.diff(diff))</details>

      """
  }

  private static let longestDiff = 80
}
