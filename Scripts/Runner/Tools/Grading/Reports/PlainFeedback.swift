import WorkbookKit

/// The feedback on one exercise as plain text, for forms that show no other.
enum PlainFeedback {
  static func text(_ exercise: Feedback.Exercise) -> String {
    let view = CheckView(style: Style(hasColour: false), width: 90)
    var lines = TextLayout.wrapped(exercise.sentence, width: 90)
    if exercise.state != .notStarted && !exercise.checks.isEmpty {
      lines.append("")
      lines += exercise.checks.flatMap { check in
        view.title(check) + view.details(check).map { "    " + $0 }
      }
    }
    lines += exercise.notes.flatMap { [""] + TextLayout.wrapped($0, width: 90) }
    let diagnostics = FeedbackPart.diagnostics(exercise)
    if !diagnostics.isEmpty { lines += [""] + diagnostics.flatMap(wrapped) }
    let output = FeedbackPart.output(exercise)
    if !output.isEmpty && exercise.state != .passed {
      lines += ["", "It printed:"] + output.map { "    " + $0 }
    }
    return Sanitizer.block(lines.joined(separator: "\n"))
  }

  private static func wrapped(_ block: MessageBlock) -> [String] {
    switch block {
    case .prose(let text): TextLayout.wrapped(Sanitizer.line(text), width: 86).map { "    " + $0 }
    case .lines(let lines): lines
    }
  }

  /// The text of a check that did not pass.
  static func message(_ check: Check) -> String {
    text(FeedbackPart.blocks(check))
  }

  static func text(_ blocks: [MessageBlock]) -> String {
    blocks.map { block in
      switch block {
      case .prose(let text): Sanitizer.line(text)
      case .lines(let lines): Sanitizer.block(lines.joined(separator: "\n"))
      }
    }
    .joined(separator: "\n")
  }
}
