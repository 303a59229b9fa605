import Foundation
import Testing

@testable import WorkbookKit

/// A folder that is gone when the test that made it is over.
final class TemporaryFolder: Sendable {
  let path: String
  private let parent: String

  /// - Parameter name: The last part of its path, which may hold what paths of people hold.
  init(_ name: String = "folder") throws {
    parent = NSTemporaryDirectory() + "/workbook-tests-\(UUID().uuidString)"
    try Files.makeFolder("\(parent)/\(name)")
    path = try #require(Files.realPath("\(parent)/\(name)"))
  }

  deinit {
    remove()
  }

  /// For a folder that lives as long as the process, whose end no `deinit` sees.
  func remove() {
    try? FileManager.default.removeItem(atPath: parent)
  }

  func write(_ text: String, to file: String) throws {
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    try Files.makeFolder("\(path)/\(folder)")
    try Files.write(text, to: "\(path)/\(file)")
  }

  func text(_ file: String) -> String? {
    Files.text("\(path)/\(file)")
  }
}
