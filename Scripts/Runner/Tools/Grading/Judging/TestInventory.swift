import Foundation
import WorkbookKit

/// The tests that the workbook has by itself: what a clean build announces, before any submission
/// was near it.
struct TestInventory: Codable, Equatable, Sendable {
  struct Test: Codable, Equatable, Sendable {
    var id: String
    var name: String
    var exercise: ExerciseNumber
    var fileName: String
    var line: Int
    /// Whether it runs for several inputs; it then reports each of them.
    var hasCases: Bool
    /// The announcement of a clean build, as JSON.
    var announcement: Data
  }

  private(set) var tests: [Test] = []
  private(set) var suites: Set<String> = []
  /// The compiler's summaries of the starter and the solution of each exercise.
  var summaries: [String: CompiledSummary] = [:]

  mutating func merge(_ other: TestInventory) {
    tests += other.tests
    suites.formUnion(other.suites)
    summaries.merge(other.summaries) { first, _ in first }
  }

  mutating func take(_ record: EventRecord, _ json: Data) {
    guard record.kind == "test", let id = record.payload.id else { return }
    guard record.payload.kind == "function", let place = record.payload.sourceLocation else {
      suites.insert(id)
      return
    }
    let fileName = place.fileID.fileName
    guard let exercise = ExerciseNumber(fileName: fileName) else { return }
    tests.append(
      Test(
        id: id,
        name: record.payload.displayName ?? record.payload.name ?? id,
        exercise: exercise,
        fileName: fileName,
        line: place.line,
        hasCases: record.payload.isParameterized ?? false,
        announcement: json
      )
    )
  }
}
