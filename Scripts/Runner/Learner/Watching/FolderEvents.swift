import Foundation
import WorkbookKit

/// A descriptor that has something to read when a file in one of some folders may have changed.
///
/// What changed is for others to look up: this only says when to look.
final class FolderEvents {
  /// Nil where the system cannot tell.
  let descriptor: Int32?
  /// What the system calls the folders and files that are watched now.
  private var watched: [Int32] = []

  init() {
    #if canImport(Darwin)
      let descriptor = kqueue()
    #elseif canImport(Glibc)
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #else
      let descriptor: Int32 = -1
    #endif
    self.descriptor = descriptor >= 0 ? descriptor : nil
    #if canImport(Darwin)
      if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    #endif
  }

  deinit {
    watch(folders: [], files: [])
    if let descriptor { close(descriptor) }
  }

  #if canImport(Darwin)
    /// Watches these folders instead of the former ones; missing ones are left out.
    ///
    /// - Parameter files: A folder on macOS does not tell when something is written into a file of
    ///   it, so these are watched by themselves.
    func watch(folders: [String], files: [String]) {
      watched.forEach { close($0) }
      watched = []
      guard let descriptor else { return }
      for path in folders + files {
        let opened = open(path, O_EVTONLY | O_CLOEXEC)
        guard opened >= 0 else { continue }
        watched.append(opened)
        let notes = NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_RENAME | NOTE_DELETE
        var change = kevent(
          ident: UInt(opened),
          filter: Int16(EVFILT_VNODE),
          flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(notes),
          data: 0,
          udata: nil
        )
        _ = kevent(descriptor, &change, 1, nil, 0, nil)
      }
    }

    /// Takes what is there to read, and answers whether there was something.
    @discardableResult
    func drain() -> Bool {
      guard let descriptor else { return false }
      var event = kevent()
      var now = timespec()
      var count = 0
      while kevent(descriptor, nil, 0, &event, 1, &now) > 0 { count += 1 }
      return count > 0
    }
  #elseif canImport(Glibc)
    /// Watches these folders instead of the former ones; missing ones are left out.
    ///
    /// - Parameter files: Not needed here, because a folder tells of its files too.
    func watch(folders: [String], files: [String]) {
      guard let descriptor else { return }
      watched.forEach { inotify_rm_watch(descriptor, $0) }
      let events =
        IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        | IN_DELETE_SELF | IN_MOVE_SELF
      watched = folders.map { inotify_add_watch(descriptor, $0, UInt32(events)) }.filter { $0 >= 0 }
      // That watches were taken away is an event too.
      drain()
    }

    /// Takes what is there to read, and answers whether there was something.
    @discardableResult
    func drain() -> Bool {
      guard let descriptor else { return false }
      var buffer = [UInt8](repeating: 0, count: 16 * 1024)
      var count = 0
      while read(descriptor, &buffer, buffer.count) > 0 { count += 1 }
      return count > 0
    }
  #else
    func watch(folders: [String], files: [String]) {}
    @discardableResult
    func drain() -> Bool { false }
  #endif
}
