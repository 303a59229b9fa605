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

  /// How much of the whole: `4 of 30 points`.
  static func share(_ points: Double, of maximum: Double) -> String {
    of(points) + " of " + words(maximum)
  }

  /// In percent, rounded down, so that only all is 100.
  static func percent(_ points: Double, of maximum: Double) -> Int {
    guard maximum > 0, points.isFinite, maximum.isFinite else { return 0 }
    return Int(max(0, min(1, points / maximum)) * 100 + 1e-9)
  }
}
