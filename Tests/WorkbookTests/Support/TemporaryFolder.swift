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
  init(_ name: String = "folder", isShared: Bool = false) {
    parent = NSTemporaryDirectory() + "/workbook-tests-\(UUID().uuidString)"
    let folder = "\(parent)/\(name)"
    // Where it cannot be made, whatever is written into it says so.
    try? Files.makeFolder(folder)
    path = Files.realPath(folder) ?? folder
    if isShared { Self.shared.withLock { $0.append(self) } }
  }

  deinit {
    remove()
  }

  private func remove() {
    try? FileManager.default.removeItem(atPath: parent)
  }

  func write(_ text: String, to file: String) throws {
    try Files.makeFolder("\(path)/\(file)".parentFolder)
    try Files.write(text, to: "\(path)/\(file)")
  }

  /// Makes it the folder of a workbook whose library is one line.
  func writeLibrary() throws {
    try write("// swift-tools-version: 6.1\n", to: "Package.swift")
    let file = "Chapters/Library/ComposableArchitecture/Library.swift"
    try write("public let library = 1\n", to: file)
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
