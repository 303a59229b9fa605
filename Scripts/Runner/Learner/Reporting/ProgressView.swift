import Foundation
import WorkbookKit

/// Shows what a run is doing: redrawn in place on a terminal, with the seconds
/// that go by, as single lines elsewhere, and always on standard error, so that results stay clean.
final class ProgressView: Sendable {
  private struct State {
    var text: ProgressText
    /// The line on the screen; nil before the first step.
    var line: ProgressText.Line?
    var announced: Set<String> = []
    var start = ContinuousClock.now
    var isTicking = false
    var isEnded = false
  }

  private let terminal: Terminal
  private let region: LiveRegion
  private let state: Locked<State>

  init(workbook: Workbook, terminal: Terminal) {
    self.terminal = terminal
    region = LiveRegion(terminal: terminal)
    state = Locked(State(text: ProgressText(workbook: workbook)))
  }

  func show(_ step: WorkbookRun.Step) {
    state.withLock { state in
      guard let line = state.text.line(for: step, isEach: !terminal.canRedraw), !state.isEnded
      else { return }
      if terminal.canRedraw {
        state.line = line
        draw(state)
        if !state.isTicking {
          state.isTicking = true
          tick()
        }
      } else if state.announced.insert(line.phase).inserted {
        terminal.write(line.phase + "\n")
      }
    }
  }

  func end() {
    state.withLock { state in
      state.isEnded = true
      region.clear()
    }
  }

  private func draw(_ state: State) {
    guard let line = state.line else { return }
    let seconds = (ContinuousClock.now - state.start).components.seconds
    let time = seconds < 2 ? "" : " \(seconds) s"
    region.show(line.phase + line.detail + time)
  }

  /// Shows the seconds of a long step, so that it does not look stuck.
  private func tick() {
    startThread { [self] in
      while true {
        usleep(500_000)
        let isEnded = state.withLock { state in
          if !state.isEnded { draw(state) }
          return state.isEnded
        }
        if isEnded { return }
      }
    }
  }
}
