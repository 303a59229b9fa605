/// The distribution of a class's points.
struct PointsSpread {
  /// The smallest first.
  private let points: [Double]

  /// - Parameter submissions: The class; submissions that could not be graded do not count.
  init(of submissions: [GradedSubmission]) {
    points = submissions.filter(\.hasPoints).map { $0.points }.sorted()
  }

  /// The mean, the median and the range, as `mean 181, median 181, from 29 to 333 points`.
  var words: String {
    guard let first = points.first, let last = points.last else { return "nothing was graded" }
    let mean = points.reduce(0, +) / Double(points.count)
    let median = (points[(points.count - 1) / 2] + points[points.count / 2]) / 2
    return "mean \(PointsText.of(mean)), median \(PointsText.of(median)),"
      + " from \(PointsText.of(first)) to \(PointsText.of(last)) points"
  }
}
