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

  /// The name of its folder or file, without the extension.
  var name: String
  var path: String
  var form: Form
  /// The names of other submissions that seem to come from the same learner.
  var others: [String] = []
  /// The words of a platform in its names: `late`, or the time; nil if there are none.
  var handedIn: String?

  /// Finds the submissions that paths name.
  ///
  /// - Parameters:
  ///   - paths: Folders, archives and Swift files.
  ///   - isEach: Whether each path is a folder of many.
  /// - Throws: `WorkbookError` about a path that is no submission.
  static func find(_ paths: [String], isEach: Bool) throws -> [SubmissionSource] {
    let sources = try paths.flatMap { path in
      guard let absolute = Files.realPath(path) else {
        throw WorkbookError("There is no submission \(path).")
      }
      let found = isEach ? all(in: absolute) : SubmissionSource(absolute).map { [$0] } ?? []
      if !isEach, let learners = ClassFolder.learners(in: absolute) {
        throw WorkbookError(
          "\(path) looks like a folder of submissions, such as \(learners), and not like one"
            + " learner's. `grade --each \(path)` grades each of them."
        )
      }
      if !found.isEmpty { return found }
      throw WorkbookError(
        isEach
          ? "\(path) is no folder of submissions, as --each expects."
          : "\(path) is no submission: a folder, a .zip, a .tar.gz or a .swift file is one."
      )
    }
    return unique(sources)
  }

  /// The entries of a folder that a person may take for submissions; those that cannot be graded
  /// are listed too.
  private static func all(in folder: String) -> [SubmissionSource] {
    var sources: [SubmissionSource] = []
    var flat: [String: Set<String>] = [:]
    for raw in Files.rawNames(in: Array(folder.utf8CString)) {
      let name = String(decoding: raw.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      let path = "\(folder)/\(name)"
      if ClassFolder.passesOver(name, in: folder) { continue }
      let source = SubmissionSource(path)
      func list(_ problem: String) {
        sources.append(SubmissionSource(name: name, path: path, form: .unusable(problem)))
      }
      if Array(name.utf8CString) != raw {
        list("Its name is not in UTF-8. Give it another name.")
      } else if !Files.exists(path) {
        list("It is a link that leads nowhere. Put a folder or an archive in its place.")
      } else if source?.form != .folder, let flatName = flatName(name) {
        flat[flatName.learner, default: []].insert(name)
      } else if source?.form == .files([name]) {
        list("It is one file. Put each learner's files into a folder with the learner's name.")
      } else if let source {
        sources.append(source)
      } else {
        list("It is neither a folder, nor an archive. Put what it holds into a folder.")
      }
    }
    for (learner, names) in flat {
      // Archives whose names only look like those of a platform are of several learners.
      if names.allSatisfy(isArchive), names.count > 1 {
        sources += names.compactMap { SubmissionSource("\(folder)/\($0)") }
      } else {
        var source = SubmissionSource(
          name: learner,
          path: "\(folder)/\(learner)",
          form: .files(names)
        )
        source.handedIn = names.compactMap(handedIn).max()
        sources.append(source)
      }
    }
    return sources.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The name of a file in a platform's download without folders.
  struct FlatName {
    var learner: String
    /// The name that the learner gave the file.
    var file: String
    /// A later attempt has a larger number.
    var attempt = 0
  }

  /// Nil for other names.
  ///
  /// - Moodle: `Ada_1_assignsubmission_file_3.8-Timer.swift`
  /// - Canvas: `lovelaceada_LATE_12345_67890_3.8-Timer.swift`
  /// - Blackboard: `Week 3_ada_attempt_2026-03-01-12-00-00_3.8-Timer.swift`
  static func flatName(_ name: String) -> FlatName? {
    let forms: [Regex<(Substring, Substring, Substring)>] = [
      #/(.+?_[0-9]+)_assignsubmission_file_(.+)/#,
      #/.+_([^_]+_attempt_[0-9]{4}(?:-[0-9]{2}){5})_(.+)/#,
    ]
    for form in forms {
      if let match = name.wholeMatch(of: form) {
        return FlatName(learner: String(match.output.1), file: String(match.output.2))
      }
    }
    let canvas = name.wholeMatch(of: #/([^_]+_)(?:LATE_)?([0-9]{3,})_([0-9]{3,})_(.+)/#)?.output
    return canvas.map {
      FlatName(learner: String($1 + $2), file: String($4), attempt: Int($3) ?? 0)
    }
  }

  private static func handedIn(in name: String) -> String? {
    if name.contains("_LATE_") { return "late" }
    return name.firstMatch(of: #/_attempt_([0-9]{4}(?:-[0-9]{2}){5})/#).map { String($0.output.1) }
  }

  /// Whether a name is that of an archive, also of one that cannot be read.
  static func isArchive(_ name: String) -> Bool { name.contains(archiveEnding) }

  private static var archiveEnding: Regex<(Substring, Substring?)> {
    #/(\.tar)?\.(?:zip|tar|tgz|gz|t?xz|tbz2?|bz2|rar|7z|zipx|zst|lz|lzma|sit|dmg)$/#.ignoresCase()
  }

  /// Folders with the same name are distinguished by the folder above. Learners who hand in again
  /// have a folder and an archive, or an archive that the browser named `ben (1).zip`.
  private static func unique(_ sources: [SubmissionSource]) -> [SubmissionSource] {
    var names: Set<String> = []
    var learners: [String: [Int]] = [:]
    var result = sources
    for (index, source) in sources.enumerated() {
      var (name, above) = (source.name, source.path.parentFolder)
      while names.contains(name) && !above.isEmpty {
        name = "\(above.fileName)-\(name)"
        above = above.parentFolder
      }
      // A path may be given twice.
      while !names.insert(name).inserted { name += "-2" }
      result[index].name = name
      let learner = source.name.lowercased().replacing(
        #/ ?\(\d+\)$| copy( \d+)?$|_attempt_[-\d]+$/#,
        with: ""
      )
      learners["\(source.path.parentFolder)/\(learner)", default: []].append(index)
    }
    for group in learners.values where group.count > 1 {
      for one in group { result[one].others = group.filter { $0 != one }.map { result[$0].name } }
    }
    return result
  }
}

extension SubmissionSource {
  /// - Parameter path: An absolute path; nil for what is no folder, no archive and no Swift file.
  init?(_ path: String) {
    let file = path.fileName
    let isSwift = ExerciseNames.isSwift(file)
    if Files.isFolder(path) {
      self.init(name: file, path: path, form: .folder)
      handedIn = Self.handedIn(in: file)
    } else if isSwift || Self.isArchive(file) {
      let name = file.replacing(#/\.swift(\.txt)?$/#.ignoresCase(), with: "")
        .replacing(Self.archiveEnding, with: "")
      self.init(name: name, path: path, form: isSwift ? .files([file]) : .archive)
      handedIn = Self.handedIn(in: file)
    } else {
      return nil
    }
  }
}
