import Foundation

/// How a file looked at some time, without a look at what it holds.
struct FileStamp: Equatable {
  let device: UInt64
  let node: UInt64
  let size: Int64
  /// When it was changed, since 1970.
  let seconds: Int
  let nanoseconds: Int

  /// Nil if there is no file.
  init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    device = UInt64(truncatingIfNeeded: info.st_dev)
    node = UInt64(info.st_ino)
    size = Int64(info.st_size)
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}
