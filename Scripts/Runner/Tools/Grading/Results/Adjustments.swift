import WorkbookKit

/// The changes that an instructor makes to points after grading: weights first, then lateness.
struct Adjustments {
  var weights: Weights?
  var late: LateList?

  /// - Throws: A sentence, if the points have been weighted before: a file for `--merge` may come
  ///   from a run that did it.
  func applied(to submission: GradedSubmission) throws -> GradedSubmission {
    var result = submission
    if let weights {
      guard result.exercises.allSatisfy({ $0.weight == nil }) else {
        throw WorkbookError(
          "The points of \"\(Sanitizer.line(result.submission))\" have been weighted before; give"
            + " --weights once, when grading or when merging."
        )
      }
      for chapter in result.chapters.indices {
        for index in result.chapters[chapter].exercises.indices {
          result.chapters[chapter].exercises[index].weigh(weights)
        }
      }
    }
    if let late {
      guard result.lateness == nil else {
        throw WorkbookError(
          "Points were taken off \"\(Sanitizer.line(result.submission))\" for lateness before; give"
            + " --late once, when grading or when merging."
        )
      }
      result.lateness = late.lateness(of: result.submission)
    }
    return result
  }
}

extension GradedExercise {
  fileprivate mutating func weigh(_ weights: Weights) {
    let weight = weights.weight(of: id)
    self.weight = weight
    points *= weight
    maxPoints *= weight
  }
}
