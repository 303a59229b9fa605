import Foundation
import WorkbookKit

/// A descriptor that has something to read when a file in one of some folders may have changed.
///
/// What changed is for others to look up: this only says when to look.
final class FolderEvents {
  /// Nil where the system cannot tell.
  let descriptor = Platform.openFolderEvents()
  /// What the system calls the folders and files that are watched now.
  private var watched: [Int32] = []

  deinit {
    watch(folders: [], files: [])
    if let descriptor { close(descriptor) }
  }

  /// Watches these folders and the files in them instead of the former ones; missing ones are left
  /// out.
  func watch(folders: [String], files: [String]) {
    guard let descriptor else { return }
    watched = Platform.watch(
      folders: folders,
      files: files,
      insteadOf: watched,
      on: descriptor
    )
  }

  /// Takes what is there to read, and answers whether there was something.
  @discardableResult
  func drain() -> Bool {
    descriptor.map(Platform.drainFolderEvents) ?? false
  }
}
