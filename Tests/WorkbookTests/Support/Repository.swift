import Foundation
import Testing

@testable import WorkbookKit

/// The repository that these tests belong to.
enum Repository {
  static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  static func text(_ file: String) throws -> String {
    try #require(Files.text("\(root)/\(file)"))
  }

  /// A learner's copy of some chapters.
  ///
  /// - Parameter isCopied: Whether a folder or file of a tree is in the copy.
  static func copy(where isCopied: (_ name: String) -> Bool) throws -> TemporaryFolder {
    let folder = TemporaryFolder("A café with spaces")
    for tree in ["Chapters", "Solutions", "Tests"] {
      try Files.makeFolder("\(folder.path)/\(tree)")
      for name in Files.names(in: "\(root)/\(tree)") where isCopied(name) {
        try FileManager.default.copyItem(
          atPath: "\(root)/\(tree)/\(name)",
          toPath: "\(folder.path)/\(tree)/\(name)"
        )
      }
    }
    try folder.write("// swift-tools-version: 6.1\n", to: "Package.swift")
    return folder
  }
}
