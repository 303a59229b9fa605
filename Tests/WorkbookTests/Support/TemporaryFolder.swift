import Foundation
import Testing

@testable import WorkbookKit

/// A folder that is gone when the test that made it is over.
final class TemporaryFolder: Sendable {
  let path: String
  private let parent: String

  /// The folders that last as long as the process, whose end no `deinit` sees.
  private static let shared: Locked<[TemporaryFolder]> = {
    atexit { for folder in TemporaryFolder.shared.withLock({ $0 }) { folder.remove() } }
    return Locked([])
  }()

  /// - Parameters:
  ///   - name: The last part of its path, which may hold what paths of people hold.
  ///   - isShared: Whether it lasts as long as the process.
  init(_ name: String = "folder", isShared: Bool = false) throws {
    parent = NSTemporaryDirectory() + "/workbook-tests-\(UUID().uuidString)"
    try Files.makeFolder("\(parent)/\(name)")
    path = try #require(Files.realPath("\(parent)/\(name)"))
    if isShared { Self.shared.withLock { $0.append(self) } }
  }

  deinit {
    remove()
  }

  private func remove() {
    try? FileManager.default.removeItem(atPath: parent)
  }

  func write(_ text: String, to file: String) throws {
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    try Files.makeFolder("\(path)/\(folder)")
    try Files.write(text, to: "\(path)/\(file)")
  }

  /// Writes a script that can be run.
  ///
  /// Another process writes it: a process that some other test starts meanwhile would inherit the
  /// open file, and a file that is open for writing cannot be run.
  func writeProgram(_ script: String, to file: String) throws {
    try write(script, to: file + ".text")
    let copy = "cp \"$0.text\" \"$0\" && chmod +x \"$0\""
    let call = Invocation(executable: "/bin/sh", arguments: ["-c", copy, "\(path)/\(file)"])
    #expect(try call.run().termination == .exited(0))
  }

  func text(_ file: String) -> String? {
    Files.text("\(path)/\(file)")
  }
}
