/// A chapter's pages: the lesson that a learner reads, then the extra exercises. Their headings are the
/// list of the chapter's exercises.
package struct Lesson: Equatable, Sendable {
  /// One exercise as the lesson presents it.
  package struct Section: Equatable, Sendable {
    /// The page of the chapter's folder that it stands in.
    package var page = Page.lesson
    package var number: ExerciseNumber
    package var title: String
    /// The line of its heading, counted from 1.
    package var line: Int
    package var points = 0
    package var minutes = 0
    package var kind: Kind?
    /// Whether the learner writes tests beside it, in a test file, as in a project.
    package var hasTests = false
    /// Whether it is for who wants more: its points count apart, and it is never the next one.
    package var isExtra = false
    /// The lines between the line with the points and the hints.
    package var text: [String] = []
    /// From vague to concrete.
    package var hints: [String] = []
    /// A question about what the learner has done, with its answer, for after the exercise has
    /// passed; nil if there is none.
    package var why: Why?

    /// The first two sentences of the paragraph *Your task*, in Markdown; nil if there is none.
    package var task: String? {
      let mark = "**Your task.**"
      let paragraph = text.drop { !$0.hasPrefix(mark) }.prefix { !$0.trimmed.isEmpty }
        .map(\.trimmed).joined(separator: " ").dropFirst(mark.count)
      guard !paragraph.isEmpty else { return nil }
      let ends = paragraph.ranges(of: #/[.!?] (?=[A-Z`"])/#).map(\.upperBound)
      return String(ends.count > 1 ? paragraph[..<ends[1]] : paragraph).trimmed
    }
  }

  /// A page of a chapter's folder that has exercises.
  package enum Page: String, CaseIterable, Sendable {
    case lesson = "README.md"
    /// Exercises for those who want more stand apart, so that a reader has less before the eyes.
    case extras = "Extras.md"
  }

  /// A question with its answer, in Markdown.
  package struct Why: Equatable, Sendable {
    package var question: String
    package var answer: String
  }

  /// The kind of task that an exercise sets.
  package enum Kind: String, CaseIterable, Sendable {
    case warmUp = "warm-up"
    case observe
    case fillIn = "fill in"
    case modify
    case fix
    case repair
    case migrate
    case model
    case screen
    case test
    case review
    case project
  }

  package struct Problem: Equatable, Sendable {
    package var page = Page.lesson
    package var line: Int
    package var message: String
  }

  package var title = ""
  package var sections: [Section] = []
  /// The departures from the form, for the authors' check.
  package var problems: [Problem] = []

  /// The lesson with another page's exercises after its own.
  package func followed(by page: Page, _ text: String) -> Lesson {
    let other = Lesson(parsing: text)
    var both = self
    both.sections += other.sections.map { section in
      var section = section
      section.page = page
      return section
    }
    both.problems += other.problems.map { Problem(page: page, line: $0.line, message: $0.message) }
    return both
  }
}
