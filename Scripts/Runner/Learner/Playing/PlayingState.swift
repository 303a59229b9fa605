import WorkbookKit

/// The state of an exercise that is played: the program that runs, what was done to it, and the
/// content of the screen.
struct PlayingState {
  /// The content of the screen.
  enum Stage {
    /// The first program is built; what is done just now.
    case preparing(String)
    /// The program draws.
    case playing
    /// The program has ended before its time; its last picture is above a sentence.
    case ended(String)
    /// There is no program, because the file does not compile.
    case broken(Verdict)
    /// There is no program, for another reason.
    case failed(String)
  }

  struct Size: Equatable {
    var columns: Int
    var rows: Int

    /// Whether a program has no room in it.
    var isTooSmall: Bool {
      columns < PlayScript.smallest.columns || rows < PlayScript.smallest.rows
    }
  }

  var stage: Stage
  var size: Size
  /// The number of the program that runs; nil if none does.
  var program: Int?
  /// The number of programs that were started.
  var startCount = 0
  /// The path of the program that was built last.
  var programPath: String?
  var recording = PlayRecording()
  var replay: Replay?
  /// Whether what is on the screen above the sentence is still what the program drew.
  var hasPicture = false
  /// The verdict on the file that was saved last and does not compile, while an earlier program
  /// runs on.
  var broken: Verdict?
  /// Whether that is on the screen instead of the program.
  var showsBroken = false
  /// The line at the bottom of a page of the runner, until the page is another one.
  var notice: String?
  var progress: ProgressText
  var isOver = false

  /// The program does again what was done to the one before.
  struct Replay {
    /// When it began.
    let start: ContinuousClock.Instant
    /// Whether something is on the screen: its first picture, or that it takes a while.
    var isShown = false
  }

  /// The verdict that is shown, if the program is not.
  var brokenVerdict: Verdict? {
    if case .broken(let verdict) = stage { verdict } else { broken }
  }
}
