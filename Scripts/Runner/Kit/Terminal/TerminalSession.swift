import Foundation

/// A terminal in the hands of one program: a screen of its own, and keys that arrive at once and
/// are not echoed.
///
/// Everything is as it was before when the session is left, and a stopped runner leaves it for as
/// long as it is stopped. In the background it touches nothing.
package final class TerminalSession: @unchecked Sendable {
  private struct State {
    var isEntered = false
    /// The terminal's modes as they were.
    var modes: termios?
  }

  /// The screen; nil if what is written there is to stay.
  private let screen: Terminal?
  /// The descriptor that keys are read from; nil if there is none.
  private let keyboard: Int32?
  /// Whether every key but Ctrl-C and Ctrl-Z, the mouse, and what is pasted go to the program.
  private let takesAll: Bool
  private let lock = NSLock()
  private var state = State()

  package init(screen: Terminal?, keyboard: Int32?, takesAll: Bool = false) {
    self.screen = screen
    self.keyboard = keyboard
    self.takesAll = takesAll
  }

  /// Whether what is typed and drawn now is this program's.
  package var isInForeground: Bool {
    let group = tcgetpgrp(keyboard ?? STDOUT_FILENO)
    return group < 0 || group == getpgrp()
  }

  /// Takes the terminal; a second call does nothing.
  package func enter() {
    lock.lock()
    defer { lock.unlock() }
    guard !state.isEntered, isInForeground else { return }
    state.isEntered = true
    if let keyboard { state.modes = readKeys(from: keyboard) }
    // The alternate screen, without a cursor, and with rows that end at the margin.
    screen?.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l" + (takesAll ? Self.reportsOn : ""))
  }

  /// Gives the terminal back; a second call does nothing.
  package func leave() {
    // A thread may be blocked while it draws on a terminal that takes no more output.
    let isLocked = lock.lock(before: Date(timeIntervalSinceNow: 0.3))
    defer { if isLocked { lock.unlock() } }
    guard state.isEntered else { return }
    state.isEntered = false
    guard isInForeground else { return }
    screen?.write((takesAll ? Self.reportsOff : "") + "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    if let keyboard, var modes = state.modes { tcsetattr(keyboard, TCSADRAIN, &modes) }
  }

  /// Gives the terminal back when the runner ends or stops, and takes it again when it goes on.
  ///
  /// - Parameter onChange: The terminal is there again, or has another size; on the thread of the
  ///   signals.
  package func followSignals(onChange: @escaping @Sendable () -> Void = {}) {
    Interruption.setHooks(
      leave: { self.leave() },
      enter: {
        self.enter()
        onChange()
      },
      resize: onChange
    )
  }

  /// Draws while the screen is this program's.
  package func draw(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    guard state.isEntered, isInForeground else { return }
    screen?.write(text)
  }

  /// Presses of the mouse in the form of SGR, and pasted text in brackets.
  private static let reportsOn = "\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
  private static let reportsOff = "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l"

  /// Switches to keys that arrive one by one; what Ctrl-C and Ctrl-Z do stays.
  ///
  /// - Returns: The modes before.
  private func readKeys(from descriptor: Int32) -> termios? {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    let before = modes
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    if takesAll {
      modes.c_lflag &= ~tcflag_t(IEXTEN)
      modes.c_iflag &= ~tcflag_t(IXON | ICRNL)
    }
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(descriptor, TCSADRAIN, &modes)
    return before
  }
}
