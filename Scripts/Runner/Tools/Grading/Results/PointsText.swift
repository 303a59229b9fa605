/// Points and shares as people write them.
enum PointsText {
  /// Whole where they are, and else with one or two places.
  static func of(_ points: Double) -> String {
    let hundredths = Int((points * 100).rounded())
    let rest = hundredths % 100
    let whole = "\(hundredths / 100)"
    if rest == 0 { return whole }
    if rest % 10 == 0 { return whole + ".\(rest / 10)" }
    return whole + (rest < 10 ? ".0" : ".") + "\(rest)"
  }

  /// With the word after them: `1 point`, `4 points`.
  static func words(_ points: Double) -> String {
    let text = of(points)
    return text == "1" ? "1 point" : text + " points"
  }
}
