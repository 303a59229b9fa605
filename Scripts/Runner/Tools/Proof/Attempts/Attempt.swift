import WorkbookKit

/// A text that is judged in place of an exercise.
struct Attempt: Sendable {
  /// The text's source, by which a stage knows what its verdict must be.
  enum Origin: Sendable {
    /// The starter, with the lines of its stubs.
    case starter(AssembledText)
    case solution
    case wrongAnswer(WrongAnswer)
    /// An answer that the exercise's own suite accepts, and a hidden one rejects.
    case acceptedAnswer(WrongAnswer)
    case rightAnswer(RightAnswer)
    case mistake(RecordedMistake)
  }

  let exercise: Exercise
  let origin: Origin
  let text: String
  /// The greatest number of runs; it is run again for as long as it passes.
  var runs = 1
  /// Whether its words are what matters: advice is tried, as for a learner, and where the file does
  /// not compile, nothing else is built.
  var isForWords = false
  /// Whether small changes of a project are tried. Each takes a build and a run, so they are tried
  /// where they decide.
  var triesChanges = false
}

extension Attempt {
  /// A starter, as it is when the learner begins: without the first line that says so.
  init(_ exercise: Exercise, starter: AssembledText) {
    self.init(
      exercise: exercise,
      origin: .starter(starter),
      text: BeginLine.removed(from: starter.text)
    )
  }

  init(_ exercise: Exercise, wrongAnswer: WrongAnswer) {
    self.init(
      exercise: exercise,
      origin: .wrongAnswer(wrongAnswer),
      text: wrongAnswer.text,
      triesChanges: wrongAnswer.caughtBy.contains(ChangeCheck.name)
    )
  }
}
