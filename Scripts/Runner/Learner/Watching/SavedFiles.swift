import Foundation
import WorkbookKit

/// The files of a workbook that a person saves, with their stamps.
///
/// It is polled, and returns the files that have changed since the last time. So it does not matter
/// how an editor writes, in place or into another file that takes the name of the first, and it
/// works on network drives too.
struct SavedFiles {
  /// The changes between two polls.
  struct Changes: Equatable {
    /// The exercises of which a file is new or different, or gone; the one that was written last
    /// comes last.
    var exercises: [ExerciseID] = []
    /// Whether exercises may have been added or taken away, or a lesson has changed.
    var isLayout = false
    /// Chapters in which a file that all exercises share has changed.
    var sharing: Set<Int> = []

    var isEmpty: Bool { exercises.isEmpty && !isLayout && sharing.isEmpty }

    /// Adds what has changed after that.
    mutating func merge(_ later: Self) {
      exercises = exercises.filter { !later.exercises.contains($0) } + later.exercises
      isLayout = isLayout || later.isLayout
      sharing.formUnion(later.sharing)
    }
  }

  private struct Folder {
    var path: String
    var chapter: Int
    var stamp: FileStamp?
    var files: [String: FileStamp]
  }

  /// All stamps of a reading. To ask for them again takes a fraction of the time that reading takes.
  private struct Stamps {
    private let all: [(path: String, stamp: FileStamp?)]
    private let time = ContinuousClock.now

    /// Nil if a folder has just changed, since its stamp may stay the same when it changes again.
    init?(of folders: [Folder]) {
      let secondAgo = Int(Date().timeIntervalSince1970) - 1
      guard !folders.contains(where: { ($0.stamp?.seconds ?? 0) >= secondAgo }) else { return nil }
      all = folders.flatMap { folder in
        [(folder.path, folder.stamp)] + folder.files.map { ("\(folder.path)/\($0)", $1) }
      }
    }

    /// Not every drive stamps a folder for a new file, so that this is true for a second at most.
    var areTheSame: Bool {
      ContinuousClock.now - time < .seconds(1)
        && !all.contains { FileStamp($0.path) != $0.stamp }
    }
  }

  private var folders: [Folder] = []
  private var stamps: Stamps?

  /// - Parameter workbook: It has all folders of its chapters: exercises, suites, and what they
  ///   share.
  init(_ workbook: Workbook) {
    follow(workbook)
  }

  /// Follows another reading of the workbook. Changes in a folder that stays are reported the next
  /// time, as before.
  mutating func follow(_ workbook: Workbook) {
    // The suites of several chapters share a folder, which each of them has.
    let known = Dictionary(grouping: folders, by: \.chapter)
    stamps = nil
    folders = workbook.chaptersWithOwn.flatMap { chapter in
      let exercises = "\(workbook.source.rawValue)/\(chapter.folder)"
      let paths =
        [
          exercises, "\(exercises)/\(TestFolder.name)", chapter.suiteFolder, chapter.supportFolder,
        ] + (chapter.isOwn ? [] : [SuiteHelpers.folder])
      return paths.map(workbook.absolute).map { path in
        known[chapter.number]?.first { $0.path == path }
          ?? Self.stamps(of: path, chapter: chapter.number)
      }
    }
  }

  /// The changes since the last call.
  mutating func changes() -> Changes {
    if let stamps, stamps.areTheSame { return Changes() }
    var changes = Changes()
    var saved: [(exercise: ExerciseID, stamp: FileStamp?)] = []
    for index in folders.indices {
      let old = folders[index]
      let new = Self.stamps(of: old.path, chapter: old.chapter)
      folders[index] = new
      // Another folder has taken the name.
      if old.stamp?.node != new.stamp?.node { changes.isLayout = true }
      for name in Set(old.files.keys).union(new.files.keys)
      where old.files[name] != new.files[name] {
        if let exercise = Self.exercise(ofFile: name, in: new) {
          saved.append((exercise, new.files[name]))
        } else if name.hasSuffix(".md") {
          changes.isLayout = true
        } else {
          changes.sharing.insert(new.chapter)
        }
        if old.files[name] == nil || new.files[name] == nil { changes.isLayout = true }
      }
    }
    stamps = Stamps(of: folders)
    saved.sort { first, second in
      guard let one = first.stamp, let other = second.stamp else { return first.stamp == nil }
      return (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
    }
    for exercise in saved.reversed().map({ $0.exercise })
    where !changes.exercises.contains(exercise) {
      changes.exercises.insert(exercise, at: 0)
    }
    return changes
  }

  /// The exercise, or the learner's own feature, that a file or its tests belong to; nil for a file
  /// that several share.
  private static func exercise(ofFile name: String, in folder: Folder) -> ExerciseID? {
    guard folder.chapter == OwnFeature.chapter else {
      return ExerciseNumber(fileName: name).map(ExerciseID.numbered)
    }
    let isTest = folder.path.fileName == "MineTests"
    let ending = isTest ? "Tests.swift" : ".swift"
    guard folder.path.fileName != "Support", name.hasSuffix(ending) else { return nil }
    return .own(String(name.dropLast(ending.count)))
  }

  private static func stamps(of path: String, chapter: Int) -> Folder {
    var folder = Folder(path: path, chapter: chapter, stamp: FileStamp(path), files: [:])
    guard folder.stamp != nil else { return folder }
    for name in Files.names(in: path) where name.hasSuffix(".swift") || name.hasSuffix(".md") {
      folder.files[name] = FileStamp("\(path)/\(name)")
    }
    return folder
  }
}

/// Reports what a person saved, once the editor has done with it.
struct SaveWatcher {
  private var files: SavedFiles
  private var pending = SavedFiles.Changes()
  private var lastChange = ContinuousClock.now

  init(_ workbook: Workbook) {
    files = SavedFiles(workbook)
  }

  /// Whether files have changed so recently that it is worth polling again soon.
  var isPending: Bool { !pending.isEmpty }

  /// Follows another reading of the workbook: one whose layout has changed.
  mutating func follow(_ workbook: Workbook) {
    files.follow(workbook)
  }

  /// Returns what has changed since, once nothing changes any more for a moment: some editors take
  /// the old file away before the new one is there.
  mutating func poll() -> SavedFiles.Changes? {
    let changes = files.changes()
    if !changes.isEmpty {
      pending.merge(changes)
      lastChange = .now
    }
    let quiet = Duration.milliseconds(pending.isLayout ? 150 : 15)
    guard !pending.isEmpty, ContinuousClock.now - lastChange >= quiet else { return nil }
    defer { pending = SavedFiles.Changes() }
    return pending
  }
}
