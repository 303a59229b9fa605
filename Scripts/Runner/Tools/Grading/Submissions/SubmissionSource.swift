import Foundation
import WorkbookKit

/// A submission, as the instructor named it.
struct SubmissionSource: Equatable, Sendable {
  enum Form: Equatable, Sendable {
    case folder
    /// Files of these names, in the folder that is above `path`.
    case files(Set<String>)
    case archive
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
  ///   - paths: Folders, archives and Swift files.
  ///   - isEach: Whether each path is a folder of many.
  /// - Throws: A sentence about a path that is no submission.
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
      } else if ExerciseNames.isSwift(absolute) {
        let name = absolute.fileName.replacing(#/\.swift(\.txt)?$/#.ignoresCase(), with: "")
        let form = Form.files([absolute.fileName])
        sources.append(SubmissionSource(name: name, path: absolute, form: form))
      } else {
        throw WorkbookError(
          "\(path) is no submission: a folder, a .zip, a .tar.gz or a .swift file is one."
        )
      }
    }
    return withOthers(unique(sources))
  }

  /// Learners who hand in again have a folder and an archive, or an archive that the browser named
  /// `ben (1).zip`. Names of the same letters can also differ in their bytes.
  private static func withOthers(_ sources: [SubmissionSource]) -> [SubmissionSource] {
    let groups = Dictionary(grouping: sources.indices) { index in
      let path = sources[index].path
      let name = path.fileName.replacing(endings, with: "").lowercased()
      return path.parentFolder + "/" + name.replacing(#/ ?\(\d+\)$| copy( \d+)?$/#, with: "")
    }
    var result = sources
    for group in groups.values {
      for index in group {
        let own = sources[index].path.fileName
        result[index].others = group.filter { $0 != index }.map { other in
          // The name in the results tells apart what looks the same.
          let name = sources[other].path.fileName
          return name == own ? "\(name) (\(sources[other].name) in the results)" : name
        }
        .sorted()
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
    var files: [String: Set<String>] = [:]
    var sources = names.compactMap { bytes -> SubmissionSource? in
      let name = String(decoding: bytes, as: UTF8.self)
      guard !name.hasPrefix(".") && name != "__MACOSX" else { return nil }
      let path = "\(folder)/\(name)"
      guard Array(name.utf8) == bytes else {
        let reason = "Its name is not in UTF-8. Give it another name."
        return SubmissionSource(name: name, path: path, form: .unusable(reason))
      }
      if let file = MoodleFile(name), !Files.isFolder(path) {
        files[file.learner, default: []].insert(name)
        return nil
      }
      if let source = SubmissionSource(path) { return source }
      var info = stat()
      let isBroken = lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
      guard isBroken || ExerciseNames.isSwift(name) else { return nil }
      let reason =
        isBroken
        ? "It is a link that leads to no folder and no archive."
        : "It is a single file. Put each learner's files into a folder with the learner's name."
      return SubmissionSource(name: name, path: path, form: .unusable(reason))
    }
    sources += files.map { learner, names in
      SubmissionSource(name: learner, path: "\(folder)/\(learner)", form: .files(names))
    }
    return sources.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Whether a name is that of an archive, also of one that cannot be read.
  static func isArchive(_ name: String) -> Bool {
    name.contains(endings)
  }

  private static var endings: Regex<(Substring, Substring?)> {
    #/(\.tar)?\.(?:zip|tar|tgz|gz|txz|xz|tbz2?|bz2|rar|7z|zipx|zst|lz|lzma|sit|dmg)$/#.ignoresCase()
  }

  private init(name: String, path: String, form: Form) {
    (self.name, self.path, self.form) = (name, path, form)
  }

  /// Nil for what is neither a folder nor an archive.
  init?(_ path: String) {
    let last = path.fileName
    if Files.isFolder(path) {
      (name, form) = (last, .folder)
    } else if Self.isArchive(last), Files.exists(path) {
      (name, form) = (last.replacing(Self.endings, with: ""), .archive)
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
