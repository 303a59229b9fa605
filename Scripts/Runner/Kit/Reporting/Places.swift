import Foundation

/// Writes the workbook's paths as they are from where the person is, so that terminals and editors
/// find the files.
package struct Places: Sendable {
  /// As the workbook itself names its files: relative to its root.
  package static let fromRoot = Places()

  private let root: [Substring]
  private let folder: [Substring]

  private init() {
    (root, folder) = ([], [])
  }

  /// - Parameters:
  ///   - root: The workbook's folder.
  ///   - folder: The person's folder; both without links.
  package init(root: String, from folder: String = FileManager.default.currentDirectoryPath) {
    self.root = root.split(separator: "/")
    self.folder = folder.split(separator: "/")
  }

  /// - Parameter path: Relative to the root, or absolute.
  package func callAsFunction(_ path: String) -> String {
    guard !path.hasPrefix("/"), folder != root else { return path }
    let whole = root + path.split(separator: "/")
    let absolute = "/" + whole.joined(separator: "/")
    let shared = zip(folder, whole).prefix { $0 == $1 }.count
    // A path that climbs up to the top and down again says less than the whole.
    guard shared > 0 else { return absolute }
    let up = Array(repeating: Substring(".."), count: folder.count - shared)
    let relative = (up + whole[shared...]).joined(separator: "/")
    return relative.count < absolute.count ? relative : absolute
  }

  /// The word that starts the runner, as a shell takes it.
  package var program: String {
    let path = self("Scripts/workbook")
    let plain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@%:,".contains($0) }
    return plain ? path : path.quotedForShell
  }

  /// A message of the compiler with its place, as the compiler writes it.
  package func headline(_ diagnostic: Diagnostic) -> String {
    var diagnostic = diagnostic
    diagnostic.file = self(diagnostic.file)
    return diagnostic.headline
  }
}
