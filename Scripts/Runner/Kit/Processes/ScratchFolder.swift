import Foundation

/// A temporary folder of the runner. It is removed with its last reference, and also when the
/// runner is ended from outside.
package final class ScratchFolder: Sendable {
  package let path: String

  /// - Throws: A sentence with the system's reason.
  package init() throws {
    path = try Self.make()
    Self.paths.withLock { [path] in _ = $0.insert(path) }
  }

  deinit {
    Self.remove(path)
    Self.paths.withLock { [path] in _ = $0.remove(path) }
  }

  /// For the moment in which the runner is ended from outside.
  package static func removeAll() {
    paths.withLock { $0 }.forEach(remove)
  }

  /// Takes away a folder with all that is in it, also what was left without the right to do so.
  package static func remove(_ folder: String) {
    guard (try? FileManager.default.removeItem(atPath: folder)) == nil else { return }
    open(folder)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Where temporary folders are made.
  package static var parent: String {
    let named = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
    return named.isEmpty ? "/tmp" : named
  }

  private static let paths = Locked<Set<String>>([])

  private static func make() throws -> String {
    var template = Array("\(parent)/workbook-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw WorkbookError(
        "Cannot make a temporary folder in \(parent): \(String(cString: strerror(errno)))"
      )
    }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return Files.realPath(path) ?? path
  }

  /// Gives back the right to take things out of a folder and all below it. No link is followed.
  private static func open(_ folder: String) {
    var info = stat()
    guard lstat(folder, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else { return }
    chmod(folder, 0o700)
    for name in Files.names(in: folder) { open("\(folder)/\(name)") }
  }
}
