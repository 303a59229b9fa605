import Foundation
import Testing

@testable import workbook

/// A folder that is gone when the test that made it is over.
final class TemporaryFolder: Sendable {
  let path: String

  /// - Parameter name: The last part of its path, which may hold what paths of people hold.
  init(_ name: String = "folder") throws {
    let parent = NSTemporaryDirectory() + "/workbook-tests-\(UUID().uuidString)"
    try Files.makeFolder("\(parent)/\(name)")
    path = try #require(Files.realPath("\(parent)/\(name)"))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path + "/..")
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
