import Foundation
import WorkbookKit

/// When the learner passed each exercise, and which ones are due to be done once more: 1, 3, 7 and
/// 21 days after the pass before. It is kept in a file of the learner's folder.
struct ReviewSchedule {
  /// The record of one exercise.
  struct Record: Codable, Equatable {
    /// The day of the last pass, as a count of days since 1970 in the learner's time zone.
    var day: Int
    /// The same in seconds since 1970; nil where an earlier version of the runner noted it.
    var second: Int?
    /// The number of times that it was done again.
    var reviews = 0
    /// While it is done again: the copy of the answer before, relative to the root.
    var formerAnswer: String?
  }

  /// In days, from one pass to the next.
  static let intervals = [1, 3, 7, 21]

  private(set) var records: ExerciseRecords<Record>

  init(workbook: Workbook) {
    records = ExerciseRecords(file: "reviews", in: workbook)
  }

  /// - Parameter timeZone: The learner's, since a day ends at midnight where they live.
  static func day(of date: Date = Date(), in timeZone: TimeZone = .current) -> Int {
    let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
    return Int((seconds / 86_400).rounded(.down))
  }

  /// The day on which an exercise is due; nil if it has not passed yet, was done again often enough,
  /// or is being done again.
  func dueDay(of exercise: Exercise) -> Int? {
    guard let record = records[exercise], record.formerAnswer == nil,
      Self.intervals.indices.contains(record.reviews)
    else { return nil }
    return record.day + Self.intervals[record.reviews]
  }

  /// Whether the last pass was on an earlier day.
  func isNewDay(on today: Int) -> Bool {
    records.all.map(\.day).max().map { $0 < today } ?? false
  }

  /// Takes note of what has passed.
  ///
  /// - Parameters:
  ///   - report: The report of the last run.
  ///   - isFormerAnswer: Whether an exercise's file is the copy at that path again, since then the
  ///     exercise was restored, and not done once more.
  mutating func take(
    _ report: Report,
    on today: Int,
    at second: Int? = nil,
    isFormerAnswer: (Exercise, _ copy: String) -> Bool
  ) {
    for entry in report.entries where entry.status == .passed {
      let exercise = entry.exercise
      guard var record = records[exercise] else {
        records[exercise] = Record(day: today, second: second)
        continue
      }
      guard let copy = record.formerAnswer else { continue }
      record.formerAnswer = nil
      if !isFormerAnswer(exercise, copy) {
        record.reviews += 1
        record.day = today
        record.second = second
      }
      records[exercise] = record
    }
  }

  /// Notes that an exercise is being done again.
  mutating func begin(_ exercise: Exercise, formerAnswer: String) {
    records[exercise]?.formerAnswer = formerAnswer
  }

  /// - Throws: `WorkbookError` where the folder cannot be written to.
  func save() throws {
    try records.save()
  }
}

extension ReviewSchedule {
  /// Keeps what a report says about the learner's own files.
  static func note(_ report: Report, in workbook: Workbook) {
    guard workbook.source == .chapters else { return }
    var schedule = ReviewSchedule(workbook: workbook)
    let before = schedule.records
    let second = Int(Date().timeIntervalSince1970)
    schedule.take(report, on: day(), at: second) { exercise, copy in
      Files.data(workbook.absolute(exercise.file)) == Files.data(workbook.absolute(copy))
    }
    // A folder that cannot be written to has no reviews, and nothing else suffers.
    if schedule.records != before { try? schedule.save() }
  }
}
