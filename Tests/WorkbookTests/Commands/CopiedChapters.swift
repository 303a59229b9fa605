import Foundation

@testable import WorkbookKit

/// A learner's copy of some chapters of this workbook.
enum CopiedChapters {
  /// - Parameters:
  ///   - isCopied: Whether a folder or file of a tree is in the copy.
  ///   - trees: The trees.
  static func folder(
    of trees: [String],
    where isCopied: (_ name: String) -> Bool
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder("A café with spaces")
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    for tree in trees {
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
