import Foundation

/// Finds the folder of the workbook from the folder in which the command was typed.
enum WorkbookRoot {
  /// - Parameters:
  ///   - option: The value of `--root`; the launcher passes its own folder.
  ///   - executable: The runner's own path, which is `.build/…/workbook` inside the workbook.
  /// - Throws: `WorkbookError` that says what was looked for, if there is no workbook.
  static func locate(option: String?, executable: String) throws -> String {
    if let option {
      let path = absolute(option)
      guard isRoot(path) else {
        throw WorkbookError(
          "There is no workbook in \(option): no Package.swift with a folder Chapters beside it."
        )
      }
      return path
    }
    let starts = [absolute(executable), FileManager.default.currentDirectoryPath]
    for start in starts {
      if let root = ancestors(of: start).first(where: isRoot) { return root }
    }
    throw WorkbookError(
      "No workbook here or above. Run Scripts/workbook from its clone, or name it with --root PATH."
    )
  }

  private static func isRoot(_ path: String) -> Bool {
    Files.exists(path + "/Package.swift") && Files.isFolder(path + "/Chapters")
  }

  /// The path with links resolved, because the compiler names files by their real path.
  private static func absolute(_ path: String) -> String {
    Files.realPath(path) ?? path
  }

  private static func ancestors(of path: String) -> [String] {
    var result = [path]
    while let slash = result[result.count - 1].lastIndex(of: "/"),
      slash != result[result.count - 1].startIndex
    {
      result.append(String(result[result.count - 1][..<slash]))
    }
    return result
  }
}
