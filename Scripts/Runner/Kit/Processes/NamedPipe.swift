import Foundation

/// A named pipe in a folder of its own, through which the tests report what happens while it
/// happens.
package final class NamedPipe {
  package let path: String
  /// The end that the runner reads.
  package let reading: Int32
  private let folder: ScratchFolder

  /// - Throws: `WorkbookError` with the system's reason.
  package init() throws {
    folder = try ScratchFolder()
    path = folder.path + "/events"
    // Opened for both directions, so that it does not end before the tests have opened it.
    guard mkfifo(path, 0o600) == 0,
      case let descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC),
      descriptor >= 0
    else {
      throw WorkbookError("Cannot make a pipe in \(folder.path): \(WorkbookError.reason())")
    }
    reading = descriptor
  }

  deinit {
    close(reading)
  }
}
