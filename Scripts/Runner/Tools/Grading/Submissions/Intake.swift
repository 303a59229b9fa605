import Foundation
import WorkbookKit

/// The accepted part of a submission: the exercises' files, and notes about all else.
struct Intake: Equatable, Sendable {
  /// The texts to be graded, by exercise.
  var texts: [ExerciseID: String] = [:]
  /// The reasons why files are not graded, by exercise.
  var refusals: [ExerciseID: String] = [:]
  /// Exercises that the submission does not have.
  var absent: Set<ExerciseID> = []
  /// For the instructor.
  var notes: [String] = []

  init() {}

  /// Looks through a submission.
  ///
  /// - Parameters:
  ///   - files: A whole clone, its `Chapters`, or the bare files.
  ///   - workbook: The instructor's, whose lessons say what is an exercise.
  ///   - exercises: Those to take; all if nil.
  init(_ files: some SubmittedFiles, workbook: Workbook, taking exercises: [Exercise]? = nil) {
    var candidates: [ExerciseID: [Candidate]] = [:]
    var links: [String] = []
    var others: [SubmittedEntry] = []
    for entry in files.entries {
      guard let candidate = Candidate(entry, workbook: workbook) else {
        if [.folder, .ambiguous].contains(entry.kind) { continue }
        if entry.kind != .regular && !Self.isOwnLink(entry, workbook) { links.append(entry.path) }
        others.append(entry)
        continue
      }
      candidates[candidate.exercise.id, default: []].append(candidate)
    }
    for exercise in exercises ?? workbook.exercises {
      take(exercise, of: candidates[exercise.id] ?? [], files, workbook)
    }
    if !links.isEmpty { note("links and special files are ignored", links) }
    compare(others, files, workbook)
  }

  private mutating func take(
    _ exercise: Exercise,
    of candidates: [Candidate],
    _ files: some SubmittedFiles,
    _ workbook: Workbook
  ) {
    guard let ownTestsFile = exercise.ownTestsFile else {
      let starter = workbook.starter(of: exercise)
      if let text = text(of: candidates, for: exercise, exercise.file, starter, files) {
        texts[exercise.id] = text
      } else if refusals[exercise.id] == nil {
        absent.insert(exercise.id)
      }
      return
    }
    let starter = Project.parts(of: workbook.starter(of: exercise) ?? "")
    let (features, tests) = (candidates.filter { !$0.isTest }, candidates.filter(\.isTest))
    let feature = text(of: features, for: exercise, exercise.file, starter.feature, files)
    let ownTests = text(of: tests, for: exercise, ownTestsFile, starter.tests, files)
    if refusals[exercise.id] != nil { return }
    if feature == nil && ownTests == nil {
      absent.insert(exercise.id)
      return
    }
    for (file, text) in [(exercise.file, feature), (ownTestsFile, ownTests)] where text == nil {
      note("\(file.fileName), which belongs to \(exercise.id), is missing", [])
    }
    texts[exercise.id] = exercise.text(
      of: [feature ?? starter.feature, ownTests ?? starter.tests]
    )
  }

  /// The text to grade of the candidates for one file of an exercise; nil if there is none, or if it is
  /// refused.
  private mutating func text(
    of candidates: [Candidate],
    for exercise: Exercise,
    _ file: String,
    _ starter: String?,
    _ files: some SubmittedFiles
  ) -> String? {
    let ordered = candidates.sorted { $0.rank < $1.rank }
    // Who saves beside the starter has not begun in the starter.
    let begun =
      ordered.count < 2
      ? nil
      : ordered.first { candidate in
        guard let starter, let bytes = files.read(candidate.entry, limit: SubmissionLimits.file)
        else { return false }
        return !StarterComparison.isSame(String(decoding: bytes, as: UTF8.self), as: starter)
      }
    guard let best = begun ?? ordered.first else { return nil }
    let rest = candidates.filter { $0.entry != best.entry && $0.entry.kind != .folder }
      .map { $0.entry.path }
    if !rest.isEmpty {
      note("of several files for \(exercise.id), \(best.entry.path) is graded and not", rest)
    }
    if best.entry.name != file.fileName {
      note("\(best.entry.path) is taken for \(exercise.id) by its number", [])
    }
    if best.entry.kind == .ambiguous {
      refusals[exercise.id] =
        "The archive holds \(Sanitizer.line(best.entry.path)) twice, so neither is read. Ask for an"
        + " archive that was packed anew."
    } else if best.entry.kind != .regular {
      let kind = best.entry.kind == .folder ? "a folder" : "no regular file"
      refusals[exercise.id] = "\(best.entry.path) is \(kind), so it is not taken."
    } else if best.entry.size > SubmissionLimits.file {
      let size = best.entry.size / 1024
      let limit = SubmissionLimits.file / 1024
      refusals[exercise.id] = "\(best.entry.path) has \(size) KB; at most \(limit) KB are taken."
    } else if let bytes = files.read(best.entry, limit: SubmissionLimits.file) {
      return String(decoding: bytes, as: UTF8.self)
    } else {
      refusals[exercise.id] = "\(best.entry.path) cannot be read."
    }
    return nil
  }

  /// Tells what of the workbook's own files was changed in the submission. It is not used, but its
  /// author may have counted on it.
  private mutating func compare(
    _ others: [SubmittedEntry],
    _ files: some SubmittedFiles,
    _ workbook: Workbook
  ) {
    var changed: [String] = []
    var added: [String] = []
    var size = 0
    for entry in others where entry.kind == .regular {
      guard let path = Self.ownPath(entry.path, workbook) else { continue }
      guard let own = Files.text(workbook.absolute(path)) else {
        let isOwnFeature = ["Chapters/Mine/", "Tests/MineTests/"].contains { path.hasPrefix($0) }
        if path.hasSuffix(".swift"), !isOwnFeature { added.append(entry.path) }
        continue
      }
      guard !entry.path.contains("/.") else { continue }
      // Of an archive, nothing but Swift is unpacked.
      guard size < SubmissionLimits.compared,
        let bytes = files.read(entry, limit: SubmissionLimits.file)
      else { continue }
      size += bytes.count
      if String(decoding: bytes, as: UTF8.self) != own { changed.append(entry.path) }
    }
    if !changed.isEmpty { note("files that differ from the workbook's are ignored", changed) }
    if !added.isEmpty { note("files that the workbook does not have are ignored", added) }
  }

  /// Whether the workbook has a link in the same place, as every clone of it does then.
  private static func isOwnLink(_ entry: SubmittedEntry, _ workbook: Workbook) -> Bool {
    guard entry.kind == .link, let path = ownPath(entry.path, workbook) else { return false }
    let places = [path, path.replacing("Chapters/", with: "Solutions/", maxReplacements: 1)]
    return places.contains { place in
      let target = workbook.absolute(place)
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: target)) != nil
    }
  }

  /// The path in the workbook that a path in a clone, or in a clone's `Chapters`, corresponds to;
  /// nil for other paths.
  private static func ownPath(_ path: String, _ workbook: Workbook) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    let roots: Set<String> = ["Chapters", "Tests", "Scripts", "Solutions"]
    if parts.last == "Package.swift" { return "Package.swift" }
    if let start = parts.firstIndex(where: roots.contains) {
      return parts[start...].joined(separator: "/")
    }
    let chapters = Set(workbook.chapters.map { $0.folder })
    guard let start = parts.firstIndex(where: chapters.contains) else { return nil }
    return "Chapters/" + parts[start...].joined(separator: "/")
  }

  private mutating func note(_ what: String, _ paths: [String]) {
    let shown = paths.prefix(4).map(Sanitizer.line).joined(separator: ", ")
    let more = paths.count > 4 ? " and \(paths.count - 4) more" : ""
    notes.append(
      Sanitizer.line(what.prefix(1).uppercased() + what.dropFirst())
        + (paths.isEmpty ? "." : ": \(shown)\(more).")
    )
  }
}

/// A file that may be an exercise's.
private struct Candidate {
  let entry: SubmittedEntry
  let exercise: Exercise
  /// Whether it is the learner's test file, of an exercise that has two files.
  let isTest: Bool
  /// The smallest is taken: the exercise's own name and folder first.
  let rank: Rank

  struct Rank: Comparable {
    /// A file within a folder of its name comes before the folder.
    var isFolder: Int
    var isRenamed: Int
    var place: Int
    var depth: Int
    var path: String

    static func < (first: Self, second: Self) -> Bool {
      (first.isFolder, first.place, first.isRenamed, first.depth, first.path)
        < (second.isFolder, second.place, second.isRenamed, second.depth, second.path)
    }
  }

  /// Nil unless the name begins with the number of an exercise, in a place where learners write.
  init?(_ entry: SubmittedEntry, workbook: Workbook) {
    let name = entry.name
    guard name.hasSuffix(".swift"), let number = ExerciseNumber(fileName: name),
      let exercise = workbook.exercises.first(where: { $0.id == .numbered(number) })
    else { return nil }
    let folders = entry.folders
    let others: Set<String> = ["Solutions", "Tests", "Scripts", "Library", "Support", "Screens"]
    guard !folders.contains(where: { $0.hasPrefix(".") || others.contains($0) }) else { return nil }
    isTest = exercise.isProject && (folders.last == TestFolder.name || name.contains("Test"))
    let file = exercise.starterFiles[isTest ? 1 : 0]
    let own = file.split(separator: "/").dropLast().map(String.init)
    let place: Int
    if folders.suffix(own.count).elementsEqual(own) {
      place = 0
    } else {
      place = folders.last == own.last ? 1 : 2
    }
    self.entry = entry
    self.exercise = exercise
    rank = Rank(
      isFolder: entry.kind == .folder ? 1 : 0,
      isRenamed: name == file.fileName ? 0 : 1,
      place: place,
      depth: folders.count,
      path: entry.path
    )
  }
}
