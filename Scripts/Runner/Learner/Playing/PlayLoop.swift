import Foundation
import WorkbookKit

/// Waits for the person, the program, saves and builds, and passes them to the controller.
final class PlayLoop {
  private let controller: PlayController
  private let display: PlayDisplay
  private var files: PlayedFiles
  private let changes: TerminalChanges
  private let keyboard: Int32
  private var input = TerminalInput()
  private var lastInput = ContinuousClock.now
  private var lastPoll = ContinuousClock.now

  /// The rest of a sequence follows its beginning at once; a person does not.
  private static let sequenceTime = Duration.milliseconds(40)
  private static let pollInterval = Duration.milliseconds(40)

  /// - Parameter files: They were looked at before the controller began its first build, so that no
  ///   save in between is missed.
  init(
    controller: PlayController,
    files: PlayedFiles,
    display: PlayDisplay,
    changes: TerminalChanges,
    keyboard: Int32
  ) {
    self.controller = controller
    self.files = files
    self.display = display
    self.changes = changes
    self.keyboard = keyboard
  }

  /// Goes on until the person ends it; signals end the whole runner.
  func run() {
    while !controller.isOver {
      let milliseconds: Int32 = controller.isBusy || input.isWaiting || files.isPending ? 10 : 40
      let sources = [keyboard] + controller.descriptors
      if Platform.waitForInput(sources, milliseconds: milliseconds).contains(keyboard) { read() }
      if input.isWaiting, ContinuousClock.now - lastInput >= Self.sequenceTime {
        input.flush().forEach(controller.take)
      }
      if changes.take() { controller.terminalChanged() }
      controller.update()
      let now = ContinuousClock.now
      if files.isPending || now - lastPoll >= Self.pollInterval {
        lastPoll = now
        if files.areSaved() { controller.saved() }
      }
    }
  }

  private func read() {
    guard display.isInForeground else {
      // The keys belong to another program.
      usleep(20_000)
      return
    }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(keyboard, &buffer, buffer.count)
    guard count > 0 else {
      // The terminal is gone.
      if count == 0 || errno != EINTR && errno != EAGAIN { controller.end() }
      return
    }
    lastInput = .now
    input.append(buffer[..<count]).forEach(controller.take)
  }
}

/// Whether the terminal was given back or has another size, noted on the thread of the signals.
final class TerminalChanges: Sendable {
  private let isChanged = Locked(false)

  func note() {
    isChanged.withLock { $0 = true }
  }

  /// Whether there was one since this was asked last.
  func take() -> Bool {
    isChanged.withLock { isChanged in
      defer { isChanged = false }
      return isChanged
    }
  }
}
