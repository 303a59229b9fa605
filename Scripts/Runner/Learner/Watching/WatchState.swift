import Foundation
import WorkbookKit

/// The watcher's knowledge, and the state of its screen.
struct WatchState {
  /// The middle of the screen.
  enum Content: Equatable {
    case exercise
    case list
    /// The output of a command, or the list of keys.
    case text([String])
    /// The reason why there is no verdict.
    case problem([String])
  }

  var workbook: Workbook
  /// The path that decides which exercise is the next.
  var path: FollowedPath
  var verdicts: [ExerciseID: Verdict] = [:]
  /// Exercises whose verdict is that of an earlier file.
  var outdated: Set<ExerciseID> = []
  /// Exercises that were saved, but are not on the screen; their verdicts are named below.
  var savedElsewhere: Set<ExerciseID> = []
  var queue = CheckingQueue()
  var shown: ExerciseID?
  /// The exercises that were shown before, the last one at the end.
  var earlier: [ExerciseID] = []
  /// The exercise that is chosen in the list.
  var chosen: ExerciseID?
  /// The number of an exercise that the person is typing.
  var typed = ""
  var content = Content.exercise
  /// The first row on the screen; nil if the view was not scrolled.
  var offset: Int?
  /// The exercises of which all hints have been read.
  var withoutHints: Set<ExerciseID> = []
  /// Whether messages are shown whole.
  var isWhole = false
  /// The current step of a run.
  var progress: ProgressText.Line?
  var progressText: ProgressText
  /// Said until something else happens.
  var notice: String?
  /// The verdicts of other exercises that were saved, until something else happens.
  var alsoSaved: String?
  /// When the verdict on the screen was there, and how long it took.
  var checked: (at: Date, after: Duration)?
  /// Whether the next exercise is to be shown as soon as the verdicts are there.
  var choosesNext: Bool
  /// Whether the next exercise is to be shown as soon as the path is there.
  var goesOn = false
  var isOver = false

  /// - Parameter first: The exercise to begin with; the next one of the path, if nil.
  init(workbook: Workbook, path: FollowedPath, first: ExerciseID?) {
    self.workbook = workbook
    self.path = path
    shown = first
    choosesNext = first == nil
    progressText = ProgressText(workbook: workbook)
  }
}

extension WatchState {
  var entry: Report.Entry? {
    let exercise = shown.flatMap { shown in workbook.exercisesWithOwn.first { $0.id == shown } }
    return exercise.flatMap { exercise in
      Report(workbook: workbook, exercises: [exercise], verdicts: verdicts).entries.first
    }
  }

  var report: Report {
    Report(
      workbook: workbook,
      exercises: workbook.exercisesWithOwn,
      verdicts: verdicts.filter { !outdated.contains($0.key) },
      path: path
    )
  }

  /// For how long the person has been waiting for the verdict on the screen; nil if it is there.
  func waiting(at now: ContinuousClock.Instant = .now) -> Duration? {
    queue.waiting(for: shown, at: now)
  }

  /// The count of exercises of the path that pass, such as `12 of 63`; without a path, of those not
  /// extra.
  var count: String {
    let entries = report.pathEntries ?? report.courseEntries
    let isAll = report.path.path.isEverything
    let counted = entries.filter { !isAll || !$0.isExtra }
    return "\(counted.count { $0.status == .passed }) of \(counted.count)"
  }

  /// The exercise of the path to go on with; nil if all others of it pass.
  var next: Exercise? {
    let passed = report.entries.filter { $0.status == .passed }.map(\.exercise.id)
    return path.candidates(after: shown).first { !passed.contains($0.id) && $0.id != shown }
  }

  var hasPassed: Bool { shown.flatMap { verdicts[$0] }?.status == .passed && waiting() == nil }
}
