import WorkbookKit

/// Looks whether a page keeps to the forms of Markdown, and its diagrams to the forms of Mermaid,
/// that `read` and the book can show.
struct PageForm {
  /// The page, relative to the root.
  let file: String
  let root: String

  func findings() -> [Finding] {
    let text = Files.text(root + "/" + file) ?? ""
    let problems = Markdown.problems(in: text) + diagramProblems(text.lines)
    return problems.sorted { $0.line < $1.line }.map { problem in
      let message = "The book cannot show this: \(problem.message)"
      return Finding(part: .structure, file: file, line: problem.line, message: message)
    }
  }

  private func diagramProblems(_ lines: [String]) -> [Markdown.Problem] {
    var problems: [Markdown.Problem] = []
    var rest = lines[...]
    while let start = rest.firstIndex(where: { $0.trimmed == "```mermaid" }) {
      let source = rest[(start + 1)...].prefix { $0.trimmed != "```" }
      do {
        _ = try Diagram(parsing: Array(source))
      } catch {
        let message = (error as? WorkbookError)?.message ?? "\(error)"
        problems.append(Markdown.Problem(line: start + 1, message: message))
      }
      rest = rest[source.endIndex...]
    }
    return problems
  }
}
