import Foundation

/// Copies of files that the runner is about to overwrite.
package struct Backups {
  package let root: String

  package init(root: String) {
    self.root = root
  }

  private var folder: String { LearnerFolder.path(of: "backups", root: root) }

  /// A kept copy of a file.
  package struct Copy: Equatable {
    /// Relative to the root.
    package var path: String
    /// When it was made, in UTC, such as `2026-11-21 08:30:05`.
    package var time: String
  }

  /// Keeps a copy of a file.
  ///
  /// - Parameter path: The file, relative to the root.
  /// - Returns: The copy's path, relative to the root; its name holds the time in UTC.
  /// - Throws: `WorkbookError` if there is no file, no room, or no right to write.
  package func keep(_ path: String, now: Date = Date()) throws -> String {
    guard let data = Files.data(root + "/" + path) else {
      throw WorkbookError("Cannot read \(path).")
    }
    let folder = folder
    try Files.makeFolder(root + "/" + folder)
    var count = 1
    while true {
      let number = count == 1 ? "" : "-\(count)"
      let copy = "\(folder)/\(Self.stamp(now))\(number)-\(path.fileName)"
      if try Files.writeNew(data, to: root + "/" + copy) { return copy }
      count += 1
    }
  }

  /// Keeps the current content, which may be newer than the question to the person; nil if there is
  /// no file.
  package func keepIfPresent(_ path: String) throws -> String? {
    Files.exists(root + "/" + path) ? try keep(path) : nil
  }

  /// The copies of a file, oldest first.
  package func copies(of path: String) -> [Copy] {
    let folder = folder
    let end = "-" + path.fileName
    let found = Files.names(in: root + "/" + folder).compactMap { name -> ([Int], Copy)? in
      guard name.hasSuffix(end) else { return nil }
      let parts = name.dropLast(end.count).split(separator: "-")
      let numbers = parts.compactMap { Int($0) }
      // A longer name that happens to end like this one belongs to another file.
      guard numbers.count == parts.count, (2...3).contains(parts.count), parts[0].count == 8,
        parts[1].count == 6
      else { return nil }
      let copy = Copy(path: "\(folder)/\(name)", time: Self.time(day: parts[0], clock: parts[1]))
      return (numbers + (numbers.count == 2 ? [1] : []), copy)
    }
    return found.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map { $0.1 }
  }

  private static func time(day: Substring, clock: Substring) -> String {
    let date = "\(day.prefix(4))-\(day.dropFirst(4).prefix(2))-\(day.suffix(2))"
    return "\(date) \(clock.prefix(2)):\(clock.dropFirst(2).prefix(2)):\(clock.suffix(2))"
  }

  /// The time in UTC, such as `20261121-083005`.
  private static func stamp(_ date: Date) -> String {
    let style = Date.ISO8601FormatStyle(
      dateSeparator: .omitted,
      dateTimeSeparator: .space,
      timeSeparator: .omitted
    )
    return date.formatted(style.year().month().day().time(includingFractionalSeconds: false))
      .replacing(" ", with: "-")
  }
}
