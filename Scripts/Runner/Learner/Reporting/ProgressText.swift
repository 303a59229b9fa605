import WorkbookKit

/// Says what a run is doing.
struct ProgressText {
  struct Line: Equatable {
    /// The current activity; it stays the same for a while.
    var phase: String
    /// The progress of the activity.
    var detail: String
  }

  private let workbook: Workbook
  /// The exercises that are checked now, in the order in which they began.
  private var running: [ExerciseID] = []
  private var done = 0
  /// The small changes of a project that have been tried, and all of them.
  private var changes: (id: ExerciseID, done: Int, all: Int)?

  init(workbook: Workbook) {
    self.workbook = workbook
  }

  /// - Parameter isEach: Whether each exercise has a line of its own, where lines stay.
  mutating func line(for step: WorkbookRun.Step, isEach: Bool = false) -> Line? {
    switch step {
    case .waiting:
      return Line(phase: "Another workbook is building; waiting", detail: " …")
    case .known:
      return Line(phase: "Looking at what has changed", detail: " …")
    case .buildingLibrary(let progress):
      return Line(
        phase: "Building the library, once (\(duration(progress)))",
        detail: ": \(progress.step) of \(progress.total) …"
      )
    case .preparing(let numbers):
      let chapters = workbook.chapters.map { $0.number }.filter(numbers.contains)
      guard !chapters.isEmpty else {
        return Line(phase: "Compiling what your features share", detail: " …")
      }
      let names = chapters.map { $0.description }.joined(separator: ", ")
      return Line(
        phase: "Compiling what chapter\(chapters.count == 1 ? "" : "s") \(names) shares",
        detail: " …"
      )
    case .judging(let id):
      running.append(id)
      return checking(isEach ? [id] : running)
    case .triedChanges(let id, let done, let all):
      changes = (id, done, all)
      return isEach ? nil : checking(running)
    case .judged(let id):
      if changes?.id == id { changes = nil }
      running.removeAll { $0 == id }
      done += 1
      return isEach ? nil : checking(running)
    }
  }

  private func duration(_ progress: BuildProgress) -> String {
    progress.lastSeconds.map { "\($0) s last time" } ?? "about 20 s on two cores"
  }

  private func checking(_ ids: [ExerciseID]) -> Line? {
    let names = workbook.exercisesWithOwn.filter { ids.contains($0.id) }.map { $0.name }
    guard !names.isEmpty else { return nil }
    return Line(
      phase: "Checking " + names.joined(separator: " and "),
      detail: detail(of: ids)
    )
  }

  private func detail(of ids: [ExerciseID]) -> String {
    if ids.count == 1, let changes { return ": small changes, \(changes.done) of \(changes.all) …" }
    return done == 0 ? " …" : ", \(done) done …"
  }
}
