#if !canImport(Darwin)
  import Foundation

  package enum Platform: PlatformSupport {
    package static var emptySpawnActions: posix_spawn_file_actions_t {
      posix_spawn_file_actions_t()
    }
    package static var emptySpawnAttributes: posix_spawnattr_t { posix_spawnattr_t() }
    package static var extraSpawnFlags: Int32 { 0 }
    /// `POSIX_SPAWN_SETSID` of spawn.h, which Swift does not see.
    package static var newSessionFlag: Int32 { 0x80 }

    package static func modificationTime(of info: stat) -> timespec { info.st_mtim }

    package static func lower(_ limit: ProcessLimit, to value: Int) {
      let resource =
        switch limit {
        case .processorTime: __rlimit_resource_t(RLIMIT_CPU.rawValue)
        case .addressSpace: __rlimit_resource_t(RLIMIT_AS.rawValue)
        case .fileSize: __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        case .processes: __rlimit_resource_t(__RLIMIT_NPROC.rawValue)
        case .memoryImage: __rlimit_resource_t(RLIMIT_CORE.rawValue)
        }
      var current = rlimit()
      getrlimit(resource, &current)
      current.rlim_max = min(current.rlim_max, rlim_t(value))
      current.rlim_cur = current.rlim_max
      setrlimit(resource, &current)
    }

    /// The limit is high.
    package static func raiseDescriptorLimit() {}

    package static func waitForInput(_ descriptors: [Int32], milliseconds: Int32) -> Set<Int32> {
      var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return [] }
      return Set(polled.filter { $0.revents != 0 }.map(\.fd))
    }

    package static var cLibrary: String { "Glibc" }
    package static func testingOptions(compiler: String, planned: [String]) -> [String] { [] }
    package static func libraryFolders(options: [String]) -> [String] { [] }
    package static var programFolder: String { "$ORIGIN" }
    package static var fasterLinker: String? { "ld.lld" }
    package static var strippingLinkOptions: [String] { ["-Xlinker", "-s"] }
    package static var toolchainChoices: [String] { [] }

    package static func processListOptions(user: UInt32) -> [String] {
      ["-L", "-U", "\(user)", "-o", "pid="]
    }
    package static var limitsAddressSpace: Bool { true }
    package static var unicodeLocale: String { "C.UTF-8" }
    package static var crashReportSeconds: Int { 0 }
    package static var busErrorName: String { "bus error" }
  }
#endif
