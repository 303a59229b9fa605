import Foundation
import WorkbookKit

/// User ids for processes that run a submission's code, where the runner is root.
///
/// Each process has its own, so that a limit on processes counts its own only, and what it leaves
/// behind can be ended. The ids are a random range that no other grading of this machine has, and
/// that no process runs as.
final class UserRange: Sendable {
  static let shared = UserRange()

  private static let size: uid_t = 128
  /// Unused on ordinary systems, and known to containers that know 65536 users only.
  private static let first: uid_t = 52_000
  private static let count = 99

  private let free: Locked<[uid_t]>

  private init() {
    let number = geteuid() == 0 ? Self.lockedRange() : 0
    let start = Self.first + uid_t(number) * Self.size
    free = Locked(Array(start..<start + Self.size))
  }

  /// Waits until one is free.
  func take() -> uid_t {
    while true {
      if let user = free.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return user }
      usleep(10_000)
    }
  }

  func give(back user: uid_t) {
    free.withLock { $0.append(user) }
  }

  /// The number of a range; it is this process's until that ends.
  private static func lockedRange() -> Int {
    let folder = ["/run/lock", "/var/lock", "/tmp"].first(where: Files.isFolder) ?? "/tmp"
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    let file = open(folder + "/workbook-grading", flags, 0o600)
    let users = runningUsers()
    for number in (0..<count).shuffled() {
      let start = first + uid_t(number) * size
      guard !users.contains(where: { (start..<start + size).contains($0) }) else { continue }
      guard file >= 0 else { return number }
      lseek(file, off_t(number), SEEK_SET)
      // The lock goes with the process, and the file stays open until then.
      if lockf(file, F_TLOCK, 1) == 0 { return number }
    }
    return Int.random(in: 0..<count)
  }

  private static func runningUsers() -> Set<uid_t> {
    Set(
      Files.names(in: "/proc").filter { Int($0) != nil }.compactMap { name in
        var info = stat()
        return stat("/proc/" + name, &info) == 0 ? info.st_uid : nil
      }
    )
  }
}
