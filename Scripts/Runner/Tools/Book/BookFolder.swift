import Foundation
import WorkbookKit

/// The folder of a book, with a list of what was written into it: nothing else is ever replaced or
/// removed.
struct BookFolder {
  /// An absolute path.
  let path: String

  static let listName = "book-files.txt"
  private static let firstLine =
    "# Scripts/workbook book wrote these files, and replaces them when it is run again."

  /// - Parameter files: By their paths in the folder.
  /// - Throws: `WorkbookError` if the folder holds something that is not a book, or cannot be
  ///   written.
  func write(_ files: [String: Data]) throws {
    let old = try writtenFiles()
    for name in files.keys.sorted() where !old.contains(name) && Files.exists("\(path)/\(name)") {
      throw WorkbookError("\(path)/\(name) is in the way: the book did not write it. Move it away.")
    }
    // The list comes first, so that a run that is stopped leaves nothing that no list names.
    try Files.makeFolder(path)
    try writeList(old.union(files.keys))
    var folders: Set<String> = []
    for (name, data) in files {
      let folder = "\(path)/\(name)".parentFolder
      if folders.insert(folder).inserted { try Files.makeFolder(folder) }
      try Files.write(data, to: "\(path)/\(name)")
    }
    for name in old.subtracting(files.keys) { try remove(name) }
    try writeList(Set(files.keys))
  }

  /// The files that an earlier run has written.
  private func writtenFiles() throws -> Set<String> {
    guard Files.exists(path) else { return [] }
    guard Files.isFolder(path) else {
      throw WorkbookError("\(path) is a file: give --output a folder.")
    }
    let names = Files.names(in: path)
    guard !names.isEmpty else { return [] }
    let lines = Files.text("\(path)/\(Self.listName)")?.lines ?? []
    guard lines.first == Self.firstLine else {
      throw WorkbookError(
        "\(path) holds something that is not a book: give --output an empty folder or a new one."
      )
    }
    // A list that was edited must not lead out of the folder.
    return Set(lines.dropFirst().filter { !$0.isEmpty && Self.isInside($0) })
  }

  private static func isInside(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }

  private func writeList(_ names: Set<String>) throws {
    let lines = [Self.firstLine] + names.sorted()
    try Files.write(lines.joined(separator: "\n") + "\n", to: "\(path)/\(Self.listName)")
  }

  /// Removes a file, and the folders that are empty without it.
  private func remove(_ name: String) throws {
    guard Files.exists("\(path)/\(name)") else { return }
    try Files.remove("\(path)/\(name)")
    var folder = name.parentFolder
    while !folder.isEmpty, Files.names(in: "\(path)/\(folder)").isEmpty {
      try Files.remove("\(path)/\(folder)")
      folder = folder.parentFolder
    }
  }
}
