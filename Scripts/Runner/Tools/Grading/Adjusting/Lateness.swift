import WorkbookKit

/// How late a submission came, and what that costs.
struct Lateness: Codable, Equatable, Sendable {
  var days: Double
  /// What is taken off all points, in percent.
  var percent: Double

  func points(of earned: Double) -> Double {
    earned * (100 - percent) / 100
  }
}
