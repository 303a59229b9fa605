import WorkbookKit

/// Looks whether a page keeps to the forms of Markdown that `read` and the book can show. Neither
/// draws a diagram of Mermaid, so each needs its text form.
struct PageForm {
  /// The page, relative to the root.
  let file: String
  let root: String

  func findings() -> [Finding] {
    let text = Files.text(root + "/" + file) ?? ""
    let problems = Markdown.problems(in: text) + diagramProblems(text.lines)
    return problems.sorted { $0.line < $1.line }.map { problem in
      Finding(file: file, line: problem.line, "The book cannot show this: \(problem.message)")
    }
  }

  private func diagramProblems(_ lines: [String]) -> [Markdown.Problem] {
    let fences = lines.indices.filter { lines[$0].trimmed == "```mermaid" }
    return fences.filter { fence in
      let end = lines[(fence + 1)...].firstIndex { $0.trimmed == "```" } ?? lines.endIndex
      let next = lines[end...].dropFirst().first { !$0.trimmed.isEmpty }
      return next?.trimmed != "<details><summary>\(Markdown.textForm)</summary>"
    }.map { fence in
      Markdown.Problem(
        line: fence + 1,
        message: "details called \"\(Markdown.textForm)\" must follow a diagram."
      )
    }
  }
}
