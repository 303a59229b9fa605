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
  /// Whether the submission has some exercise, among them or not.
  var holdsExercise = false
  /// For the instructor.
  var notes: [String] = []

  init() {}

  /// Takes in a submission: a folder, bare files, or an archive, which may be alone in a folder or in
  /// another archive.
  ///
  /// - Parameters:
  ///   - source: The submission.
  ///   - workbook: The instructor's, whose lessons say what is an exercise.
  ///   - exercises: Those to take; all if nil.
  ///   - runner: The path of the runner, which limits what the tools for archives may use.
  ///   - environment: The environment whose `PATH` finds these tools.
  /// - Throws: `UnreadableSubmission`, in words for the instructor.
  init(
    of source: SubmissionSource,
    workbook: Workbook,
    taking exercises: [Exercise]? = nil,
    runner: String,
    environment: [String: String]
  ) throws {
    let unpacker = ArchiveUnpacker(runner: runner, environment: environment)
    var files: FolderFiles
    switch source.form {
    case .folder: files = try FolderFiles(root: source.path)
    case .files(let names): files = try FolderFiles(root: source.path.parentFolder, names: names)
    case .archive: files = try unpacker.files(of: Array(source.path.utf8CString))
    case .unusable(let reason): throw UnreadableSubmission(reason: reason)
    }
    // An unpacked archive is removed with the last reference to its files.
    defer { withExtendedLifetime(files) {} }
    let exercises = exercises ?? workbook.exercises
    self.init(files, workbook, exercises)
    for _ in 0..<2 where texts.isEmpty && refusals.isEmpty {
      let archives = files.archives
      guard (1...Self.archiveLimit).contains(archives.count) else { break }
      note(
        archives.count == 1
          ? "No exercise is outside of this archive, so it is unpacked"
          : "No exercise is outside of these archives, so they are unpacked",
        archives.map(\.path)
      )
      let outer = self
      files = try FolderFiles(
        joining: archives.map { ($0.path, try unpacker.files(of: $0.location)) }
      )
      self = Intake(files, workbook, exercises)
      notes = outer.notes + notes
      holdsExercise = holdsExercise || outer.holdsExercise
    }
    note("These archives in the submission are not read", files.archives.map(\.path))
  }

  /// Looks through the files of a submission: a whole clone, its `Chapters`, or bare files.
  private init(_ files: FolderFiles, _ workbook: Workbook, _ exercises: [Exercise]) {
    let names = ExerciseNames(workbook)
    var candidates: [ExerciseID: [Candidate]] = [:]
    var unlike: [Candidate] = []
    var doubts: [String: [String]] = [:]
    var others: [SubmittedEntry] = []
    for entry in files.entries {
      let folders = Set(entry.folders)
      let isLearners = folders.isDisjoint(with: Self.given) && !"/\(entry.path)".contains("/.")
      let isOwn = !folders.isDisjoint(with: Self.ownFolders)
      let isSwift = ExerciseNames.isSwift(entry.name)
      switch isLearners ? names.meaning(of: entry.name, needsNumber: isOwn) : .nothing {
      case .exercise(let exercise) where isSwift:
        candidates[exercise.id, default: []].append(Candidate(entry, exercise))
      case .exercise(let exercise): unlike.append(Candidate(entry, exercise))
      case .doubt(let reason) where isSwift: doubts[reason, default: []].append(entry.path)
      // Some of the given folders hold links.
      default: if isLearners || entry.isRegular { others.append(entry) }
      }
    }
    for exercise in exercises {
      if let all = candidates[exercise.id] { take(exercise, of: all, workbook) }
    }
    holdsExercise = !candidates.isEmpty
    absent = Set(exercises.map(\.id)).subtracting(candidates.keys)
    unlike.removeAll { $0.entry.isFolder && !absent.contains($0.id) }
    let paths = unlike.map(\.entry.path)
    note("What is named like an exercise and is no Swift file is not taken", paths)
    for (reason, paths) in doubts.sorted(by: { $0.key < $1.key }) {
      note("This is not taken, since \(reason)", paths)
    }
    let special = others.filter { !$0.isRegular && !$0.isFolder }
    note("Links and special files are ignored", special.map(\.path))
    compare(others, workbook)
  }

  /// Of more archives in one submission, none is unpacked.
  private static let archiveLimit = 8

  /// The folders of a clone in which learners write nothing.
  private static let given: Set = [
    "Solutions", "Tests", "Scripts", "Library", "Support", "Screens", "Pictures",
  ]

  /// The folders of a learner's own features.
  private static let ownFolders: Set<String> = ["Mine", "MineTests"]

  private mutating func take(_ exercise: Exercise, of all: [Candidate], _ workbook: Workbook) {
    let starter = workbook.starter(of: exercise) ?? ""
    let (feature, tests) = Project.parts(of: starter)
    let starters = exercise.hasOwnTests ? [feature, tests] : [starter]
    let read = starters.indices.map { part in
      text(all.filter { $0.part == part }, exercise.starterFiles[part].fileName, starters[part])
    }
    if refusals[exercise.id] != nil { return }
    for (file, text) in zip(exercise.starterFiles, read) where text == nil {
      note("\(file.fileName), which belongs to \(exercise.id), is missing")
    }
    texts[exercise.id] = exercise.text(of: zip(read, starters).map { $0 ?? $1 })
  }

  /// The text to grade of all that may be one file of an exercise; nil if there is none, or if it
  /// is refused.
  private mutating func text(_ all: [Candidate], _ name: String, _ starter: String) -> String? {
    guard let id = all.first?.id else { return nil }
    let ordered = all.sorted { $0.rank < $1.rank }.map(\.entry)
    // Who saves beside the starter has not begun in the starter.
    let begun = ordered.first { entry in
      entry.text().map { !StarterComparison.isSame($0.text, as: starter) } ?? false
    }
    let best = begun ?? ordered[0]
    let rest = ordered.filter { $0 != best && !$0.isFolder }.map(\.path)
    note("Of several files for \(id), \(best.path) is graded and not", rest)
    if best.name != name { note("\(best.path) is taken for \(id)") }
    if let read = best.text() {
      if read.isUTF16 { note("\(best.path) was read as UTF-16; Swift files have to be in UTF-8") }
      return read.text
    }
    let limit = SubmissionLimits.file
    let size = "has \(best.size / 1024) KB; at most \(limit / 1024) KB are taken"
    let problem = best.size > limit ? size : "cannot be read"
    let kind = "is \(best.isFolder ? "a folder" : "no regular file"), so it is not taken"
    refusals[id] = Sanitizer.line("\(best.path) \(best.isRegular ? problem : kind).")
    return nil
  }

  /// Tells what of the workbook's own files was changed in the submission. It is not used, but its
  /// author may have counted on it.
  private mutating func compare(_ others: [SubmittedEntry], _ workbook: Workbook) {
    let ignored = others.filter { entry in
      guard entry.isRegular, let path = Self.ownPath(entry.path, workbook),
        Self.ownFolders.isDisjoint(with: entry.folders), !path.contains("/.")
      else { return false }
      guard let own = Files.text(workbook.absolute(path)) else { return path.hasSuffix(".swift") }
      return entry.text().map { $0.text != own } ?? false
    }
    note("Files that are other than in the workbook are ignored", ignored.map(\.path))
  }

  /// The path in the workbook that a path in a clone, or in a clone's `Chapters`, corresponds to;
  /// nil for other paths.
  private static func ownPath(_ path: String, _ workbook: Workbook) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    if parts.last == "Package.swift" { return "Package.swift" }
    if let start = parts.firstIndex(where: ["Chapters", "Tests", "Scripts", "Solutions"].contains) {
      return parts[start...].joined(separator: "/")
    }
    let start = parts.firstIndex { part in workbook.chapters.contains { $0.folder == part } }
    return start.map { "Chapters/" + parts[$0...].joined(separator: "/") }
  }

  private mutating func note(_ what: String, _ paths: [String]) {
    if paths.isEmpty { return }
    let more = paths.count > 4 ? " and \(paths.count - 4) more" : ""
    note("\(what): \(paths.prefix(4).joined(separator: ", "))\(more)")
  }

  private mutating func note(_ sentence: String) {
    notes.append(Sanitizer.line(sentence) + ".")
  }
}
