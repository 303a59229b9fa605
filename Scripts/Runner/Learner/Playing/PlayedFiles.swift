import WorkbookKit

/// The files of which the program that is played is made. They are polled, as `watch` polls: it does
/// not matter how an editor writes.
struct PlayedFiles {
  private let paths: [String]
  private var stamps: [FileStamp?]
  private var lastChange: ContinuousClock.Instant?

  /// An editor may take the old file away before the new one is there.
  private static let quiet = Duration.milliseconds(15)

  init(of exercise: Exercise, in workbook: Workbook) {
    let chapter = workbook.chaptersWithOwn.first { $0.number == exercise.id.chapter }
    let support = chapter.map { Files.allFiles(below: workbook.absolute($0.supportFolder)) } ?? []
    let features = exercise.isOwn ? workbook.ownFeatures.map(\.file) : []
    let files = Set([exercise.file, exercise.screenFile].compactMap { $0 } + features)
    paths = files.map(workbook.absolute) + support
    stamps = paths.map { FileStamp($0) }
  }

  /// Whether files have changed so recently that it is worth polling again soon.
  var isPending: Bool { lastChange != nil }

  /// Whether something was saved since this was asked last, and the editor has done with it.
  mutating func areSaved() -> Bool {
    let new = paths.map { FileStamp($0) }
    if new != stamps {
      stamps = new
      lastChange = .now
    }
    guard let last = lastChange, ContinuousClock.now - last >= Self.quiet, !new.contains(nil) else {
      return false
    }
    lastChange = nil
    return true
  }
}
