import Foundation
import WorkbookKit
import WorkbookPlayProtocol

/// The end of `workbook` alone: it stays on the terminal until a key begins the next exercise, or leaves.
///
/// While the person reads, the library is built, so that the first verdict comes soon.
struct StartKey {
  let next: Exercise
  let workbook: Workbook
  let context: Context

  /// Whether somebody is there who can press a key.
  static func isPossible(in context: Context) -> Bool {
    context.output.canRedraw && isatty(STDIN_FILENO) == 1
      && (context.environment["CI"] ?? "").isEmpty
  }

  func run() throws -> ExitStatus {
    buildLibrary()
    let style = context.output.style
    let words = [
      style("Enter", .bold) + " begins \(next.name), and checks it whenever you save",
      style("q", .bold) + " leaves",
    ]
    let width = context.output.width
    context.output.write(
      lines: [""] + TextLayout.wrapped(words: words, separator: "   ", width: width)
    )
    let terminal = TerminalSession(screen: nil, keyboard: STDIN_FILENO)
    terminal.followSignals()
    terminal.enter()
    let goesOn = isContinued(terminal)
    terminal.leave()
    // What was begun in the background ends with the program.
    guard goesOn else { Interruption.end(exitingWith: ExitStatus.passed.rawValue) }
    return try context.commands.command([WatchCommand.name, "\(next.id)"]).run(in: context)
  }

  private func buildLibrary() {
    guard var toolchain = try? Toolchain(environment: context.environment) else { return }
    toolchain.isPatient = true
    startThread { [workbook, toolchain] in
      // Whoever needs the library builds it again, and says what is wrong.
      _ = try? BuiltLibrary.build(in: workbook, toolchain: toolchain) { _ in }
    }
  }

  /// Whether the key that begins the next exercise is pressed; false for one that leaves.
  private func isContinued(_ terminal: TerminalSession) -> Bool {
    var input = TerminalInput()
    while true {
      let isPressed = !Platform.waitForInput([STDIN_FILENO], milliseconds: 100).isEmpty
      var events = isPressed ? [] : input.flush()
      if isPressed, terminal.isInForeground {
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { return false }
        events = input.append(buffer[..<max(0, count)])
      }
      for event in events {
        switch event {
        case .key("enter"): return true
        case .key("escape"), .key("ctrl-d"), .text("q"), .text("Q"): return false
        default: break
        }
      }
    }
  }
}
