/// A chapter's README: the lesson that a learner reads, and the list of the chapter's exercises.
struct Lesson: Equatable, Sendable {
  /// One exercise as the lesson presents it.
  struct Section: Equatable, Sendable {
    var number: ExerciseNumber
    var title: String
    /// The line of its heading, counted from 1.
    var line: Int
    var points = 0
    var minutes = 0
    var kind: Kind?
    /// Whether it is for who wants more: its points count apart, and it is never the next one.
    var isExtra = false
    /// The lines between the line with the points and the hints.
    var text: [String] = []
    /// From vague to concrete.
    var hints: [String] = []
    /// A question about what the learner has done, with its answer, for after the exercise has
    /// passed; nil if there is none.
    var why: String?
  }

  /// What an exercise asks of the learner.
  enum Kind: String, CaseIterable, Sendable {
    case warmUp = "warm-up"
    case observe
    case fillIn = "fill in"
    case modify
    case fix
    case build
    case migrate
    case model
    case screen
    case test
  }

  struct Problem: Equatable, Sendable {
    var line: Int
    var message: String
  }

  var title = ""
  var sections: [Section] = []
  /// What does not follow the form, for the authors' check.
  var problems: [Problem] = []
}
