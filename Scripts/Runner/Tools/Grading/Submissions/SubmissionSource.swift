import Foundation
import WorkbookKit

/// A submission, as the instructor named it.
struct SubmissionSource: Equatable, Sendable {
  enum Form: Equatable, Sendable {
    case folder
    case zip
    case tar
    /// It is listed, and why it is not graded.
    case unusable(String)
  }

  /// The name of its folder or archive, without the extension.
  var name: String
  var path: String
  var form: Form
  /// The names of other folders and archives that seem to come from the same learner.
  var others: [String] = []

  /// Finds the submissions that paths name.
  ///
  /// - Parameters:
  ///   - paths: Folders and archives.
  ///   - isEach: Whether each path is a folder of many.
  /// - Throws: A sentence about a path that is no submission, or about two of one name.
  static func find(_ paths: [String], isEach: Bool) throws -> [SubmissionSource] {
    var sources: [SubmissionSource] = []
    for path in paths {
      let absolute = Files.realPath(path)
      guard let absolute else { throw WorkbookError("There is no submission \(path).") }
      if isEach {
        guard Files.isFolder(absolute) else {
          throw WorkbookError("\(path) is no folder of submissions, as --each expects.")
        }
        let all = Self.all(in: absolute)
        guard !all.isEmpty else { throw WorkbookError("\(path) holds no submission.") }
        sources += all
      } else if let source = SubmissionSource(absolute) {
        sources.append(source)
      } else {
        throw WorkbookError("\(path) is no submission: a folder, a .zip or a .tar.gz is one.")
      }
    }
    return unique(withOthers(sources))
  }

  /// Learners who hand in again have a folder and an archive, or an archive that the browser named
  /// `ben (1).zip`.
  private static func withOthers(_ sources: [SubmissionSource]) -> [SubmissionSource] {
    let groups = Dictionary(grouping: sources) { source in
      source.path.parentFolder + "/"
        + source.name.lowercased()
        .replacing(#/ ?\(\d+\)$| copy( \d+)?$/#, with: "")
    }
    var result = sources
    for group in groups.values where group.count > 1 {
      for index in result.indices where group.contains(result[index]) {
        result[index].others = group.filter { $0.path != result[index].path }
          .map { $0.path.fileName }.sorted()
      }
    }
    return result
  }

  /// The entries of a folder that a person may take for submissions; those that cannot be graded
  /// are listed too.
  private static func all(in folder: String) -> [SubmissionSource] {
    let names = Files.rawNames(in: Array(folder.utf8CString)).map { raw in
      raw.dropLast().map { UInt8(bitPattern: $0) }
    }
    let sources = names.compactMap { bytes -> SubmissionSource? in
      let name = String(decoding: bytes, as: UTF8.self)
      guard !name.hasPrefix(".") else { return nil }
      let path = "\(folder)/\(name)"
      guard Array(name.utf8) == bytes else {
        let reason = "Its name is not in UTF-8. Give it another name."
        return SubmissionSource(name: name, path: path, form: .unusable(reason))
      }
      if let source = SubmissionSource(path) { return source }
      var info = stat()
      let isBroken = lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
      let reason =
        isBroken
        ? "It is a link that leads to no folder and no archive."
        : "It is no archive that can be read: a folder, a .zip or a .tar.gz can."
      let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard isBroken || otherArchives.contains(ending) else { return nil }
      return SubmissionSource(name: name, path: path, form: .unusable(reason))
    }
    return sources.sorted { $0.path < $1.path }
  }

  private static let otherArchives: Set<String> = [
    "rar", "7z", "xz", "txz", "bz2", "tbz", "tbz2", "gz", "zst", "zipx", "lz", "lzma", "sit", "dmg",
    "swift",
  ]

  private init(name: String, path: String, form: Form) {
    (self.name, self.path, self.form) = (name, path, form)
  }

  /// Nil for what is neither a folder nor an archive.
  init?(_ path: String) {
    let last = path.fileName
    let endings: [(String, Form)] = [
      (".zip", .zip), (".tar.gz", .tar), (".tgz", .tar), (".tar", .tar),
    ]
    if Files.isFolder(path) {
      (name, form) = (last, .folder)
    } else if let ending = endings.first(where: { last.lowercased().hasSuffix($0.0) }) {
      (name, form) = (String(last.dropLast(ending.0.count)), ending.1)
    } else {
      return nil
    }
    self.path = path
  }

  /// Folders with the same name are distinguished by the folder above.
  private static func unique(_ sources: [SubmissionSource]) -> [SubmissionSource] {
    var seen: Set<String> = []
    var result = sources
    for index in result.indices {
      var name = result[index].name
      let parts = result[index].path.split(separator: "/").map(String.init)
      var above = parts.count - 2
      while seen.contains(name) && above >= 0 {
        name = "\(parts[above])-\(name)"
        above -= 1
      }
      var count = 1
      while !seen.insert(count == 1 ? name : "\(name)-\(count)").inserted { count += 1 }
      result[index].name = count == 1 ? name : "\(name)-\(count)"
    }
    return result
  }
}
