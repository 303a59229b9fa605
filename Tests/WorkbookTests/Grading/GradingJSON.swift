import Foundation

@testable import workbook_tools

/// Reads what `grade --format json` wrote.
enum GradingJSON {
  static func submissions(in data: Data) throws -> [GradedSubmission] {
    try JSONDecoder().decode([GradedSubmission].self, from: data)
  }
}
