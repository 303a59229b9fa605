import Foundation

/// Copies of files that the runner is about to overwrite.
struct Backups {
  let root: String

  private var folder: String { ".build/workbook/backups" }

  /// Keeps the present text of a file.
  ///
  /// - Parameter path: The file, relative to the root.
  /// - Returns: The copy's path, relative to the root; its name holds the time in UTC.
  func keep(_ path: String, now: Date = Date()) throws -> String {
    guard let text = Files.text(root + "/" + path) else {
      throw WorkbookError("Cannot read \(path).")
    }
    try Files.makeFolder(root + "/" + folder)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var copy = "\(folder)/\(Self.stamp(now))-\(name)"
    var count = 1
    while Files.exists(root + "/" + copy) {
      count += 1
      copy = "\(folder)/\(Self.stamp(now))-\(count)-\(name)"
    }
    try Files.write(text, to: root + "/" + copy)
    return copy
  }

  /// The copies of a file, oldest first, relative to the root.
  func copies(of path: String) -> [String] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return Files.names(in: root + "/" + folder).filter { $0.hasSuffix("-" + name) }
      .map { "\(folder)/\($0)" }
  }

  private static func stamp(_ date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
    let day = "\(parts.tm_year + 1900)\(two(parts.tm_mon + 1))\(two(parts.tm_mday))"
    return "\(day)-\(two(parts.tm_hour))\(two(parts.tm_min))\(two(parts.tm_sec))"
  }
}
