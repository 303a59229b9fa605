import Foundation

/// Lets one runner at a time build and test in a workbook: the next one would change the program
/// that the first one runs.
package final class WorkbookLock {
  private let descriptor: Int32

  /// Waits until no other runner works here.
  ///
  /// - Parameters:
  ///   - workbook: Its `.build/workbook` holds the lock.
  ///   - onWait: Called once, if there is something to wait for.
  /// - Throws: `WorkbookError` if the workbook cannot be written to.
  package convenience init(_ workbook: Workbook, onWait: () -> Void) throws {
    try self.init(folder: workbook.cacheFolder, of: workbook, onWait: onWait)
  }

  /// The same for another folder, in which something else is built.
  ///
  /// - Parameter whileWaiting: Called again and again, a few times in a second.
  package init(
    folder: String,
    of workbook: Workbook,
    onWait: () -> Void,
    whileWaiting: () -> Void = {}
  ) throws {
    try? Files.makeFolder(folder)
    descriptor = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let reason = WorkbookError.reason()
      throw WorkbookError(
        folder.hasPrefix(workbook.cacheFolder)
          ? "The workbook cannot write to \(workbook.root)/.build: copy the workbook to a folder of"
            + " your own and run it there."
          : "Cannot write to \(folder): \(reason)"
      )
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      onWait()
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        whileWaiting()
        usleep(100_000)
      }
    }
    let own = try ProcessGroups.withSpawnLock { OrphanCleanup.shared?.lock } ?? ""
    // A runner that was killed could not clear the file, and its compilers may still be ending.
    if let last = Files.text(folder + "/lock"), !last.isEmpty, last != own {
      OrphanCleanup.wait(for: last)
    }
    let bytes = Array(own.utf8)
    ftruncate(descriptor, 0)
    _ = write(descriptor, bytes, bytes.count)
  }

  deinit {
    ftruncate(descriptor, 0)
    close(descriptor)
  }
}
