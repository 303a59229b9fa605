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

  /// Takes in a submission: a folder, bare files, or an archive, which may be alone in a folder or in
  /// another archive.
  ///
  /// - Parameters:
  ///   - source: The submission.
  ///   - workbook: The instructor's, whose lessons say what is an exercise.
  ///   - runner: The path of the runner, which limits what the tools for archives may use.
  ///   - environment: The environment whose `PATH` finds these tools.
  /// - Throws: `UnreadableSubmission`, in words for the instructor.
  init(
    of source: SubmissionSource,
    workbook: Workbook,
    runner: String,
    environment: [String: String]
  ) throws {
    let unpacker = ArchiveUnpacker(runner: runner, environment: environment)
    var files: FolderFiles
    switch source.form {
    case .folder: files = try FolderFiles(root: source.path)
    case .files(let names): files = try FolderFiles(root: source.path.parentFolder, names: names)
    case .archive:
      let path = Array(source.path.utf8CString)
      files = try unpacker.files(of: path, named: source.path.fileName)
    case .unusable(let reason): throw UnreadableSubmission(reason: reason)
    }
    self.init(files, workbook: workbook)
    for _ in 0..<2 where texts.isEmpty && refusals.isEmpty && files.archives.count == 1 {
      let archive = files.archives[0]
      note("No exercise is outside of this archive, so it is unpacked", [archive.path])
      let outer = notes
      files = try withExtendedLifetime(files) {
        try unpacker.files(of: archive.location, named: archive.path)
      }
      self = Intake(files, workbook: workbook)
      notes = outer + notes
    }
    if !files.archives.isEmpty {
      note("These archives in the submission are not read", files.archives.map(\.path))
    }
  }

  /// Looks through the files of a submission: a whole clone, its `Chapters`, or bare files.
  private init(_ files: FolderFiles, workbook: Workbook) {
    // An unpacked archive is removed with the last reference to its files.
    defer { withExtendedLifetime(files) {} }
    let names = ExerciseNames(workbook)
    var candidates: [ExerciseID: [Candidate]] = [:]
    var doubts: [String: [String]] = [:]
    var others: [SubmittedEntry] = []
    for entry in files.entries {
      let folders = entry.folders
      let isLearners = !folders.contains { $0.hasPrefix(".") || Self.givenFolders.contains($0) }
      let isSwift = ExerciseNames.isSwift(entry.name)
      let isOwn = !Set(folders).isDisjoint(with: ["Mine", "MineTests"])
      switch isLearners ? names.meaning(of: entry.name, needsNumber: isOwn) : .nothing {
      case .exercise(let exercise):
        let candidate = Candidate(entry, exercise, isSwift: isSwift)
        candidates[exercise.id, default: []].append(candidate)
      case .doubt(let reason) where isSwift: doubts[reason, default: []].append(entry.path)
      default: if entry.kind != .folder { others.append(entry) }
      }
    }
    for exercise in workbook.exercises {
      take(exercise, of: (candidates[exercise.id] ?? []).filter(\.isSwift), workbook)
    }
    let unlike = candidates.values.joined().filter { candidate in
      !candidate.isSwift
        && (candidate.entry.kind != .folder || absent.contains(candidate.exercise.id))
    }
    .map(\.entry.path).sorted()
    if !unlike.isEmpty {
      note("What is named like an exercise and is no Swift file is not taken", unlike)
    }
    for (reason, paths) in doubts.sorted(by: { $0.key < $1.key }) {
      note("This is not taken, since \(reason)", paths)
    }
    let links = others.filter { $0.kind != .regular && !Self.isOwnLink($0, workbook) }
    if !links.isEmpty { note("Links and special files are ignored", links.map(\.path)) }
    compare(others, workbook)
  }

  /// The folders of a clone in which learners write nothing.
  private static let givenFolders: Set<String> = [
    "Solutions", "Tests", "Scripts", "Library", "Support", "Screens",
  ]

  private mutating func take(
    _ exercise: Exercise,
    of candidates: [Candidate],
    _ workbook: Workbook
  ) {
    guard let ownTestsFile = exercise.ownTestsFile else {
      let starter = workbook.starter(of: exercise)
      if let text = text(of: candidates, for: exercise, exercise.file, starter) {
        texts[exercise.id] = text
      } else if refusals[exercise.id] == nil {
        absent.insert(exercise.id)
      }
      return
    }
    let starter = Project.parts(of: workbook.starter(of: exercise) ?? "")
    let (features, tests) = (candidates.filter { !$0.isTest }, candidates.filter(\.isTest))
    let feature = text(of: features, for: exercise, exercise.file, starter.feature)
    let ownTests = text(of: tests, for: exercise, ownTestsFile, starter.tests)
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
    _ starter: String?
  ) -> String? {
    let ordered = candidates.sorted { $0.rank < $1.rank }
    // Who saves beside the starter has not begun in the starter.
    let begun =
      ordered.count < 2
      ? nil
      : ordered.first { candidate in
        guard let starter, let read = candidate.entry.text() else { return false }
        return !StarterComparison.isSame(read.text, as: starter)
      }
    guard let best = (begun ?? ordered.first)?.entry else { return nil }
    let rest = candidates.map(\.entry).filter { $0 != best && $0.kind != .folder }
    if !rest.isEmpty {
      note("Of several files for \(exercise.id), \(best.path) is graded and not", rest.map(\.path))
    }
    if best.name != file.fileName { note("\(best.path) is taken for \(exercise.id)", []) }
    if best.kind != .regular {
      let kind = best.kind == .folder ? "a folder" : "no regular file"
      refuse(exercise, "\(best.path) is \(kind), so it is not taken.")
    } else if best.size > SubmissionLimits.file {
      let limit = SubmissionLimits.file / 1024
      refuse(exercise, "\(best.path) has \(best.size / 1024) KB; at most \(limit) KB are taken.")
    } else if let read = best.text() {
      if read.isUTF16 { note("\(best.path) is in UTF-16; Swift files have to be in UTF-8", []) }
      return read.text
    } else {
      refuse(exercise, "\(best.path) cannot be read.")
    }
    return nil
  }

  private mutating func refuse(_ exercise: Exercise, _ reason: String) {
    refusals[exercise.id] = Sanitizer.line(reason)
    notes.append(Sanitizer.line(reason))
  }

  /// Tells what of the workbook's own files was changed in the submission. It is not used, but its
  /// author may have counted on it.
  private mutating func compare(_ others: [SubmittedEntry], _ workbook: Workbook) {
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
      // Of an archive, not everything is unpacked.
      guard size < SubmissionLimits.compared, let text = entry.text()?.text else { continue }
      size += text.utf8.count
      if text != own { changed.append(entry.path) }
    }
    if !changed.isEmpty { note("Files that differ from the workbook's are ignored", changed) }
    if !added.isEmpty { note("Files that the workbook does not have are ignored", added) }
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
    notes.append(Sanitizer.line(what) + (paths.isEmpty ? "." : ": \(shown)\(more)."))
  }
}

/// What is named like an exercise.
private struct Candidate {
  let entry: SubmittedEntry
  let exercise: Exercise
  let isSwift: Bool
  /// Whether it is the learner's test file, of an exercise that has two files.
  let isTest: Bool
  /// The smallest is taken: the exercise's own place and name first, and a file before a folder.
  let rank: Rank

  typealias Rank = (isFolder: Int, place: Int, isRenamed: Int, depth: Int, path: String)

  init(_ entry: SubmittedEntry, _ exercise: Exercise, isSwift: Bool) {
    let folders = entry.folders
    isTest =
      exercise.isProject && (folders.last == TestFolder.name || entry.name.contains("Test"))
    let file = exercise.starterFiles[isTest ? 1 : 0]
    let own = file.split(separator: "/").dropLast().map(String.init)
    let isInPlace = folders.suffix(own.count).elementsEqual(own)
    let name = MoodleFile(entry.name)?.rest ?? entry.name
    self.entry = entry
    self.exercise = exercise
    self.isSwift = isSwift
    rank = (
      isFolder: entry.kind == .folder ? 1 : 0,
      place: isInPlace ? 0 : folders.last == own.last ? 1 : 2,
      isRenamed: name == file.fileName ? 0 : name.hasPrefix("\(exercise.id)-") ? 1 : 2,
      depth: folders.count,
      path: entry.path
    )
  }
}
