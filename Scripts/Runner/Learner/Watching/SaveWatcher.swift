import Foundation
import WorkbookKit

/// Tells what a person saved, once the editor has done with it.
struct SaveWatcher {
  private let events = FolderEvents()
  private var files: SavedFiles
  private var pending = SavedFiles.Changes()
  private var lastChange = ContinuousClock.now
  /// Whether something has changed of which the system said nothing, as on network drives: then
  /// looking often is all that helps.
  private var isDeaf: Bool

  init(_ workbook: Workbook) {
    files = SavedFiles(workbook)
    isDeaf = events.descriptor == nil
    listen()
  }

  /// It is worth looking when this has something to read.
  var descriptor: Int32? { events.descriptor }

  /// It is worth looking after this time in any case.
  var patience: Duration {
    if !pending.isEmpty { return .milliseconds(5) }
    return isDeaf ? .milliseconds(150) : .seconds(1)
  }

  /// Goes over to another reading of the workbook: one whose layout has changed.
  mutating func follow(_ workbook: Workbook) {
    files.follow(workbook)
    listen()
  }

  /// Looks at the files, and answers what has changed since, if the last change is over.
  mutating func look() -> SavedFiles.Changes? {
    let isTold = events.drain()
    var changes = files.changes()
    if !changes.isEmpty {
      isDeaf = isDeaf || !isTold && pending.isEmpty
      // A file or a folder that took the place of another is watched from now on.
      listen()
      changes.merge(files.changes())
      pending.merge(changes)
      lastChange = .now
    }
    guard !pending.isEmpty, ContinuousClock.now - lastChange >= quiet else { return nil }
    defer { pending = SavedFiles.Changes() }
    return pending
  }

  /// For how long nothing may change before a save counts as done. Some editors take the old file
  /// away before the new one is there.
  private var quiet: Duration {
    pending.isLayout ? .milliseconds(150) : .milliseconds(15)
  }

  private func listen() {
    events.watch(folders: files.watchedFolders, files: files.watchedFiles)
  }
}
