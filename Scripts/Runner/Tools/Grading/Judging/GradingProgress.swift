import Foundation
import WorkbookKit

/// Shows how far a grading is and how long it will take: redrawn in place on a terminal, as single
/// lines elsewhere, and always on standard error.
final class GradingProgress: Sendable {
  private let terminal: Terminal
  private let region: LiveRegion
  private let told = Locked<Set<String>>([])
  private let beginning = Locked<ContinuousClock.Instant?>(nil)

  init(terminal: Terminal) {
    self.terminal = terminal
    region = LiveRegion(terminal: terminal)
  }

  func show(_ step: GradingRun.Step) {
    switch step {
    case .waiting:
      tell("Another grading works in the same folder; waiting …")
    case .building(let progress):
      draw("Building the library, once", ": \(progress.step) of \(progress.total)")
    case .prepared(let isWalled):
      beginning.withLock { $0 = ContinuousClock.now }
      if !isWalled { tell("Warning: " + Wall.open) }
    case .graded(let submission, let done, let count):
      showGraded(submission, done, count)
    }
  }

  func end() {
    region.clear()
  }

  private func showGraded(_ submission: GradedSubmission, _ done: Int, _ count: Int) {
    let points = PointsText.of(submission.points)
    let row = "\(done) of \(count): \(Sanitizer.line(submission.submission)), "
    let share = "\(points) of \(PointsText.of(submission.maxPoints)) points"
    let words =
      row + (submission.voidReason != nil ? "not graded" : submission.hasFault ? "?" : share)
    guard terminal.canRedraw else {
      terminal.write(words + "\n")
      return
    }
    let filled = count == 0 ? 0 : done * 24 / count
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    let line = "\(bar)  \(words)\(timeLeft(done, count))"
    region.draw([TextLayout.cut(line, width: terminal.width - 1)])
  }

  /// By how long the submissions took so far.
  private func timeLeft(_ done: Int, _ count: Int) -> String {
    guard let start = beginning.withLock({ $0 }), done > 0, done < count else { return "" }
    let elapsed = ContinuousClock.now - start
    let seconds = Int((elapsed / done * (count - done)) / .seconds(1))
    return seconds < 90 ? ", \(seconds) s left" : ", \((seconds + 30) / 60) min left"
  }

  private func draw(_ phase: String, _ detail: String) {
    if terminal.canRedraw {
      region.draw([TextLayout.cut(phase + detail, width: terminal.width - 1)])
    } else {
      tell(phase + " …")
    }
  }

  /// A line that stays.
  private func tell(_ line: String) {
    guard told.withLock({ $0.insert(line).inserted }) else { return }
    region.clear()
    terminal.write(line + "\n")
  }
}
