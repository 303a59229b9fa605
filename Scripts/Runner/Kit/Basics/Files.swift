import Foundation

/// The few things the runner does with files, with errors that are sentences.
package enum Files {
  package static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  package static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Size and time of change of a file: enough to tell one version of a program from another, and
  /// never used for what a person writes.
  package static func stamp(_ path: String) -> String {
    FileStamp(path).map { "\($0.size).\($0.seconds).\($0.nanoseconds)" } ?? ""
  }

  /// When a file was changed, in whole seconds since 1970; nil if there is none.
  package static func second(_ path: String) -> Int? {
    FileStamp(path)?.seconds
  }

  /// Every file below a folder, as paths that begin with the folder's own; sorted.
  package static func allFiles(below folder: String, withHidden: Bool = false) -> [String] {
    names(in: folder, withHidden: withHidden).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return isFolder(path) ? allFiles(below: path, withHidden: withHidden) : [path]
    }
  }

  /// The names in a folder, sorted; none if there is no such folder.
  ///
  /// - Parameter withHidden: Whether names that begin with a dot are among them. Systems and editors keep
  ///   notes of their own in files such as `._Timer.swift` and `.#Timer.swift`, which are no sources.
  package static func names(in folder: String, withHidden: Bool = false) -> [String] {
    let names = rawNames(in: Array(folder.utf8CString)).map { name in
      String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    return names.filter { withHidden || !$0.hasPrefix(".") }.sorted()
  }

  /// The Swift files of a folder and of those below it, as paths that begin with the folder's own; sorted.
  package static func sources(below folder: String) -> [String] {
    allFiles(below: folder).filter { $0.hasSuffix(".swift") }
  }

  /// The names in a folder as the system has them, which may be no text; none if there is no such
  /// folder.
  package static func rawNames(in folder: [CChar]) -> [[CChar]] {
    guard let opened = opendir(folder) else { return [] }
    defer { closedir(opened) }
    var names: [[CChar]] = []
    while let entry = readdir(opened) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
      }
      if name != [46, 0] && name != [46, 46, 0] { names.append(name) }
    }
    return names
  }

  /// The path to which a link from a file in a folder leads, without its anchor.
  package static func resolved(_ link: String, in folder: String) -> String {
    var parts = folder.split(separator: "/")
    for part in link.prefix(while: { $0 != "#" }).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The text of a file, or nil if there is none; bytes that are no UTF-8 are replaced.
  package static func text(_ path: String) -> String? {
    data(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a file, or nil if there is none. A named pipe and a device are not opened: to read
  /// them may never end.
  package static func data(_ path: String) -> Data? {
    isEndless(path) ? nil : FileManager.default.contents(atPath: path)
  }

  /// Whether a path leads to a device, or is a named pipe.
  static func isEndless(_ path: String) -> Bool {
    var info = stat()
    // A link to a pipe is read: a shell's `<(…)` is one.
    if lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFIFO { return true }
    return stat(path, &info) == 0 && [S_IFCHR, S_IFBLK].contains(info.st_mode & S_IFMT)
  }

  package static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw WorkbookError("Cannot make the folder \(path): \(reason(of: error))")
    }
  }

  /// Writes a whole file at once, so that a reader never sees half of it.
  package static func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  package static func write(_ data: Data, to path: String) throws {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      let folder = path.parentFolder
      if !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) {
        throw WorkbookError("Cannot write \(path): there is no folder \(folder).")
      }
      throw WorkbookError("Cannot write \(path): \(reason(of: error))")
    }
  }

  /// Writes a file that must not exist yet, and leaves nothing behind where there is no room for
  /// all of it.
  ///
  /// - Returns: False if it exists.
  package static func writeNew(_ data: Data, to path: String) throws -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if descriptor < 0 && errno == EEXIST { return false }
    guard descriptor >= 0 else {
      throw WorkbookError("Cannot write \(path): \(WorkbookError.reason())")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: data)
      try file.close()
    } catch {
      unlink(path)
      throw WorkbookError("Cannot write \(path): \(reason(of: error))")
    }
    return true
  }

  package static func remove(_ path: String) throws {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw WorkbookError("Cannot remove \(path): \(reason(of: error))")
    }
  }

  /// The system's own reason where it has one: Foundation's takes two sentences.
  private static func reason(of error: any Error) -> String {
    var error = error as NSError
    while error.domain != NSPOSIXErrorDomain,
      let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    {
      error = underlying
    }
    if error.domain == NSPOSIXErrorDomain {
      return WorkbookError.reason(Int32(error.code))
    }
    return error.localizedDescription.replacingOccurrences(
      of: "The operation could not be completed. ",
      with: ""
    )
  }
}

/// The state of a file at some time, as far as it shows without reading the file.
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
