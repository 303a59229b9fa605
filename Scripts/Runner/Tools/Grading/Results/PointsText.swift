import WorkbookKit

/// Points and shares as people write them.
enum PointsText {
  /// Whole where they are, and else with one or two places.
  static func of(_ points: Double) -> String {
    // Results of other machines are read too, so nothing is said of the number's size.
    guard points.magnitude < 1e12 else { return "\(points)" }
    let hundredths = Int((points * 100).rounded())
    let rest = abs(hundredths % 100)
    let sign = hundredths < 0 ? "-" : ""
    let whole = sign + "\(abs(hundredths / 100))"
    if rest == 0 { return whole }
    if rest % 10 == 0 { return whole + ".\(rest / 10)" }
    return whole + (rest < 10 ? ".0" : ".") + "\(rest)"
  }

  /// With the word after them: `1 point`, `4 points`.
  static func words(_ points: Double) -> String {
    let text = of(points)
    return text == "1" ? "1 point" : text + " points"
  }

  /// The share of the whole: `4 of 30 points`.
  static func share(_ points: Double, of maximum: Double) -> String {
    of(points) + " of " + words(maximum)
  }

  /// In percent, rounded down, so that only all is 100.
  static func percent(_ points: Double, of maximum: Double) -> Int {
    guard maximum > 0, points.isFinite, maximum.isFinite else { return 0 }
    return Int(max(0, min(1, points / maximum)) * 100 + 1e-9)
  }
}

/// The distribution of a class's points.
struct PointsSpread {
  /// The smallest first.
  private let points: [Double]

  /// - Parameter submissions: The class; submissions that could not be graded do not count.
  init(of submissions: [GradedSubmission]) {
    points = submissions.filter { $0.voidReason == nil }.map { $0.points }.sorted()
  }

  /// The mean, the median and the range, as `mean 181, median 181, from 29 to 333`.
  var words: String {
    guard let first = points.first, let last = points.last else { return "nothing was graded" }
    let mean = points.reduce(0, +) / Double(points.count)
    let median = (points[(points.count - 1) / 2] + points[points.count / 2]) / 2
    return "mean \(PointsText.of(mean)), median \(PointsText.of(median)),"
      + " from \(PointsText.of(first)) to \(PointsText.of(last))"
  }
}

extension [GradedSubmission] {
  /// The protections that some submission went without, each once.
  var missingProtections: [SandboxReport.Entry] {
    var seen: Set<SandboxReport.Protection> = []
    return flatMap { $0.sandbox.missing }.filter { seen.insert($0.name).inserted }
  }
}
