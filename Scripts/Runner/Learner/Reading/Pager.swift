import Foundation
import WorkbookKit

/// Shows long texts a screen at a time.
struct Pager {
  let context: Context

  /// Writes the text, through the person's pager where there is one and a terminal.
  ///
  /// A pager takes this process's place: it then has the terminal, its keys and its signals for
  /// itself. So this does not return where it is used.
  func show(_ text: String) {
    if let command, let file = Self.file(with: text) { exec(command, reading: file) }
    context.output.write(text)
  }

  /// The program in `PAGER`, or else `less`; an empty `PAGER` means none.
  private var command: String? {
    guard context.output.isTerminal, context.environment["TERM"] != "dumb"
    else { return nil }
    let command = (context.environment["PAGER"] ?? "less").trimmed
    guard let program = command.split(separator: " ").first.map(String.init) else { return nil }
    let exists =
      program.contains("/")
      ? Files.exists(program)
      : Invocation.path(of: program, environment: context.environment) != nil
    return exists ? command : nil
  }

  /// An open file that holds the text, and is gone when it is closed; nil where there is no room.
  private static func file(with text: String) -> Int32? {
    var path = Array("\(ScratchFolder.parent)/workbook-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return nil }
    unlink(path)
    Terminal(descriptor: descriptor).write(text)
    guard lseek(descriptor, 0, SEEK_END) == off_t(text.utf8.count),
      lseek(descriptor, 0, SEEK_SET) == 0
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  private func exec(_ command: String, reading file: Int32) {
    // Colours as they are; nothing is cleared, and one screen is no reason to wait for a key. The
    // person's own settings are kept.
    setenv("LESS", "FRX", 0)
    setenv("LESSCHARSET", "utf-8", 0)
    let input = dup(STDIN_FILENO)
    dup2(file, STDIN_FILENO)
    // The runner holds back signals that the pager is to receive.
    var none = sigset_t()
    var held = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &held)
    signal(SIGPIPE, SIG_DFL)
    let call = ["/bin/sh", "-c", command]
    var arguments: [UnsafeMutablePointer<CChar>?] = call.map { strdup($0) } + [nil]
    execv("/bin/sh", &arguments)
    // Only reached where nothing could be started.
    signal(SIGPIPE, SIG_IGN)
    pthread_sigmask(SIG_SETMASK, &held, nil)
    dup2(input, STDIN_FILENO)
    close(file)
    arguments.forEach { free($0) }
  }
}
