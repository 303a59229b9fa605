/// The identity of an exercise: its number in the workbook, or the name of the learner's own
/// feature.
///
/// The workbook's exercises sort before the learner's own features.
package enum ExerciseID: Hashable, Comparable, Sendable, CustomStringConvertible {
  case numbered(ExerciseNumber)
  case own(String)

  /// The name that a person types for it, and under which files are kept: `3.7`, or `TipSplitter`.
  package var description: String {
    switch self {
    case .numbered(let number): number.description
    case .own(let name): name
    }
  }

  /// The number of its chapter; the learner's own features are in one without a lesson.
  package var chapter: Int {
    switch self {
    case .numbered(let number): number.chapter
    case .own: OwnFeature.chapter
    }
  }

  /// Whether it is a feature of the learner's own.
  package var isOwn: Bool {
    switch self {
    case .numbered: false
    case .own: true
    }
  }
}
