import Foundation

/// A temporary folder of the runner. It is removed with its last reference, and also when the
/// runner is ended from outside.
package final class ScratchFolder: Sendable {
  package let path: String
  /// It is locked for as long as its runner lives, even if that is killed.
  private let lock: Int32

  /// - Throws: `WorkbookError` with the system's reason.
  package init() throws {
    path = try Self.make()
    lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    flock(lock, LOCK_EX | LOCK_NB)
    Self.paths.withLock { [path] in _ = $0.insert(path) }
  }

  deinit {
    Self.remove(path)
    close(lock)
    Self.paths.withLock { [path] in _ = $0.remove(path) }
  }

  /// Removes the folders of runners that were killed. One that has just been made may not be locked
  /// yet, so those of the last minute stay.
  package static func removeAbandoned() {
    let lastMinute = Int(time(nil)) - 60
    for name in Files.names(in: parent) where name.hasPrefix(prefix) {
      let path = "\(parent)/\(name)"
      let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard folder >= 0 else { continue }
      defer { close(folder) }
      var info = stat()
      guard fstat(folder, &info) == 0, info.st_uid == geteuid(),
        Platform.modificationTime(of: info).tv_sec < lastMinute,
        flock(folder, LOCK_EX | LOCK_NB) == 0
      else { continue }
      remove(path)
    }
  }

  /// For the moment in which the runner is ended from outside.
  package static func removeAll() {
    paths.withLock { $0 }.forEach(remove)
  }

  /// Takes away a folder with all that is in it, also what was left without the right to do so, and
  /// folders that are nested deeper than a path can say. No link is followed.
  package static func remove(_ folder: String) {
    let root = Array(folder.utf8CString)
    chmod(folder, 0o700)
    // No name that is there already.
    let prefix = "\(folder)/\(UInt64.random(in: 0 ... .max))-"
    var count = 0
    var isDone = false
    while !isDone {
      isDone = true
      for name in Files.rawNames(in: root) {
        let path = join(root, name)
        guard unlink(path) != 0, isFolder(path) else { continue }
        // Folders come up to the first level, so that no path ever gets longer.
        chmod(path, 0o700)
        for inner in Files.rawNames(in: path) {
          let innerPath = join(path, inner)
          guard unlink(innerPath) != 0, isFolder(innerPath) else { continue }
          chmod(innerPath, 0o700)
          count += 1
          if rename(innerPath, Array("\(prefix)\(count)".utf8CString)) == 0 { isDone = false }
        }
        rmdir(path)
      }
    }
    rmdir(folder)
  }

  private static func isFolder(_ path: [CChar]) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  private static func join(_ folder: [CChar], _ name: [CChar]) -> [CChar] {
    folder.dropLast() + [47] + name
  }

  /// The folder in which temporary folders are made.
  package static var parent: String {
    let named = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
    return named.isEmpty ? "/tmp" : named
  }

  /// Nothing else is named so, as what is so named and not locked is taken away.
  private static let prefix = "workbook-scratch-"
  private static let paths = Locked<Set<String>>([])

  private static func make() throws -> String {
    var template = Array("\(parent)/\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw WorkbookError(
        "Cannot make a temporary folder in \(parent): \(WorkbookError.reason())"
      )
    }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return Files.realPath(path) ?? path
  }
}
