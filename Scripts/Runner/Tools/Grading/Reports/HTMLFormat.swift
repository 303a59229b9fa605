import WorkbookKit

/// Feedback for a learner as one page that needs nothing else: no script, no font, no picture.
enum HTMLFormat {
  static func text(_ submission: GradedSubmission) -> String {
    let feedback = Feedback(submission)
    let name = XMLText.escaped(feedback.name)
    let main =
      header(feedback)
      + (feedback.isGraded ? overview(feedback) + feedback.chapters.map(chapter).joined() : "")
    return HTMLStyle.page(title: "\(name) · feedback", main: main)
  }

  private static func header(_ feedback: Feedback) -> String {
    var lines = ["<header>", "<p class=\"kind\">Feedback</p>"]
    lines.append("<h1><bdi>\(XMLText.escaped(feedback.name))</bdi></h1>")
    if feedback.isGraded {
      let sum = feedback.sum
      lines += [
        "<p class=\"total\"><strong>\(PointsText.of(sum.points))</strong>"
          + " of \(PointsText.words(sum.maxPoints)) <span>\(sum.percent) %</span></p>",
        bar(sum, label: "All chapters"),
      ]
    }
    lines += [feedback.remark, feedback.summary, feedback.extraWords].compactMap { $0 }
      .map { "<p>\(sentence($0))</p>" }
    return (lines + ["</header>"]).joined(separator: "\n") + "\n"
  }

  /// A bar for each chapter, which leads to its part of the page.
  private static func overview(_ feedback: Feedback) -> String {
    let rows = feedback.chapters.map { chapter in
      let title = sentence(chapter.title)
      return "<li><a href=\"#chapter-\(chapter.number)\"><span class=\"number\">"
        + "\(chapter.number)</span> <span class=\"title\">\(title)</span></a>"
        + bar(chapter.sum, label: chapter.title)
        + "<span class=\"points\">\(chapter.sum.share)</span></li>"
    }
    return "<nav aria-label=\"Chapters\">\n<ol>\n" + rows.joined(separator: "\n")
      + "\n</ol>\n</nav>\n"
  }

  private static func bar(_ sum: PointsSum, label: String) -> String {
    let text = XMLText.attribute(Sanitizer.line("\(label): \(sum.percent) %"))
    return "<span class=\"bar\" role=\"img\" aria-label=\"\(text)\">"
      + "<span style=\"width: \(sum.percent)%\"></span></span>"
  }

  /// The exercises that were begun. Of a chapter without any, the heading says all.
  private static func chapter(_ chapter: Feedback.Chapter) -> String {
    let begun = chapter.exercises.filter { $0.isBegun }
    let rest = begun.isEmpty ? nil : chapter.notStarted
    return "<section id=\"chapter-\(chapter.number)\">\n<h2><span class=\"number\">"
      + "\(chapter.number)</span> \(sentence(chapter.title)) <small>\(chapter.count)</small></h2>\n"
      + begun.map(exercise).joined()
      + (rest.map { "<p class=\"quiet\">\(sentence($0))</p>\n" } ?? "") + "</section>\n"
  }

  private static func exercise(_ exercise: Feedback.Exercise) -> String {
    let state = exercise.state
    let heading =
      "<span class=\"sign\" aria-hidden=\"true\">\(state.sign)</span>"
      + "<h3>\(sentence(exercise.name))</h3><span class=\"state\">\(state.words)</span>"
      + "<span class=\"points\">\(PointsText.of(exercise.points)) of"
      + " \(PointsText.of(exercise.maxPoints))</span>"
    return "<details class=\"exercise \(state.kind)\"\(exercise.hasPassed ? "" : " open")>\n"
      + "<summary class=\"row\">\(heading)</summary>\n"
      + "<div class=\"body\">\n\(details(exercise))</div>\n</details>\n"
  }

  private static func details(_ exercise: Feedback.Exercise) -> String {
    var parts = ["<p>\(sentence(exercise.sentence))</p>"]
    if !exercise.openChecks.isEmpty { parts.append(list(exercise.openChecks)) }
    parts += exercise.notes.map { "<p>\(sentence($0))</p>" }
    parts += html(blocks.diagnostics(exercise.diagnostics, in: exercise.file))
    if exercise.hasPassed {
      parts.append(list(exercise.checks))
    } else if !exercise.passedChecks.isEmpty {
      parts.append(folded("What passes", list(exercise.passedChecks)))
    }
    let output = html(blocks.output(exercise.output))
    if !output.isEmpty && !exercise.hasPassed {
      parts.append(folded("What it printed", output.joined(separator: "\n")))
    }
    if !exercise.hasPassed && exercise.state != .withheld {
      parts.append("<p class=\"file\">The file to edit: <code>\(code(exercise.file))</code></p>")
    }
    return parts.joined(separator: "\n") + "\n"
  }

  private static func folded(_ title: String, _ content: String) -> String {
    "<details class=\"more\"><summary>\(title)</summary>\n\(content)\n</details>"
  }

  private static func list(_ checks: [Check]) -> String {
    "<ul class=\"checks\">\n" + checks.map(check).joined(separator: "\n") + "\n</ul>"
  }

  private static func check(_ check: Check) -> String {
    let body = html(blocks.check(check))
    return "<li class=\"\(check.status.rawValue)\"><b>\(sentence(check.name))</b>"
      + " <i>\(check.status.remark)</i>" + body.joined(separator: "\n") + "</li>"
  }

  /// A page has no option that shows more.
  private static let blocks = VerdictBlocks(width: 90)

  private static func html(_ blocks: [MessageBlock]) -> [String] {
    TextPart.parts(of: blocks, width: 90).map { part in
      switch part {
      case .prose(let text): "<p>\(sentence(text))</p>"
      case .lines(let lines): preformatted(lines)
      }
    }
  }

  private static func preformatted(_ lines: [String]) -> String {
    let hidden = lines.count - VerdictBlocks.textLimit
    let more = hidden > 0 ? ["… and \(hidden) lines more"] : []
    let rows = (lines.prefix(VerdictBlocks.textLimit) + more).map { line in
      let text = code(TextLayout.cut(line, width: 400))
      switch line.first(where: { $0 != " " }) {
      case "−", "-": return "<del>\(text)</del>"
      case "+": return "<ins>\(text)</ins>"
      default: return text
      }
    }
    return "<pre tabindex=\"0\">" + rows.joined(separator: "\n") + "</pre>"
  }

  /// A sentence; what it puts between backticks is code.
  static func sentence(_ text: String) -> String {
    Inline.pieces(of: Sanitizer.line(text)).map { piece in
      switch piece {
      case .words(let words): XMLText.escaped(words)
      case .code(let text): "<code>\(code(text))</code>"
      }
    }
    .joined()
  }

  private static func code(_ text: String) -> String {
    XMLText.escaped(Sanitizer.block(text))
  }
}
