import Foundation

/// How a file looked at some time, without a look at what it holds.
package struct FileStamp: Equatable {
  package let device: UInt64
  package let node: UInt64
  package let size: Int64
  /// When it was changed, since 1970.
  package let seconds: Int
  package let nanoseconds: Int

  /// Nil if there is no file.
  package init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    let time = Platform.modificationTime(of: info)
    device = UInt64(truncatingIfNeeded: info.st_dev)
    node = UInt64(info.st_ino)
    size = Int64(info.st_size)
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}
