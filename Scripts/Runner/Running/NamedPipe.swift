import Foundation

/// A named pipe in a folder of its own, through which the tests report what happens while it happens.
final class NamedPipe {
  let path: String
  /// Where the runner reads.
  let reading: Int32
  private let folder: String

  /// - Throws: A sentence with the system's reason.
  init() throws {
    let parent = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    var template = Array("\(parent)/workbook-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw WorkbookError(
        "Cannot make a temporary folder in \(parent): \(String(cString: strerror(errno)))"
      )
    }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = folder + "/events"
    // Opened for both directions, so that it does not end before the tests have opened it.
    guard mkfifo(path, 0o600) == 0,
      case let descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC),
      descriptor >= 0
    else {
      rmdir(folder)
      throw WorkbookError("Cannot make a pipe in \(folder): \(String(cString: strerror(errno)))")
    }
    reading = descriptor
    Self.folders.withLock { [folder] in _ = $0.insert(folder) }
  }

  deinit {
    close(reading)
    Self.remove(folder)
    Self.folders.withLock { _ = $0.remove(folder) }
  }

  /// For the moment in which the runner is ended from outside.
  static func removeAll() {
    folders.withLock { $0 }.forEach(remove)
  }

  private static let folders = Locked<Set<String>>([])

  private static func remove(_ folder: String) {
    unlink(folder + "/events")
    rmdir(folder)
  }
}
