/// The points of several exercises. Those of the extra ones count apart, so that a learner who has
/// solved all the others has all points.
struct PointsSum: Encodable, Equatable, Sendable {
  var points = 0.0
  var maxPoints = 0.0
  var extraPoints = 0.0
  var maxExtraPoints = 0.0

  init(of exercises: [GradedExercise]) {
    for exercise in exercises {
      if exercise.isExtra {
        extraPoints += exercise.points
        maxExtraPoints += exercise.maxPoints
      } else {
        points += exercise.points
        maxPoints += exercise.maxPoints
      }
    }
  }

  /// Of what was set, without the extra exercises; rounded down, so that only all is 100.
  var percent: Int {
    maxPoints > 0 ? Int(min(1, points / maxPoints) * 100 + 1e-9) : 0
  }
  /// Such as `4`, and with points for extra ones `4 +6`.
  var short: String {
    PointsText.of(points) + (extraPoints > 0 ? " +" + PointsText.of(extraPoints) : "")
  }
  /// Such as `4 of 30`, and with points for extra ones `4 +6 of 30`.
  var share: String { short + " of " + PointsText.of(maxPoints) }
}
