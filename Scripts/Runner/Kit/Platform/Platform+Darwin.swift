#if canImport(Darwin)
  import Foundation

  package enum Platform {
    static var emptySpawnActions: posix_spawn_file_actions_t? { nil }
    typealias SpawnAttributes = posix_spawnattr_t?
    static var emptySpawnAttributes: posix_spawnattr_t? { nil }
    static var extraSpawnFlags: Int32 { Int32(POSIX_SPAWN_CLOEXEC_DEFAULT) }
    static var newSessionFlag: Int32 { Int32(POSIX_SPAWN_SETSID) }

    static func modificationTime(of info: stat) -> timespec { info.st_mtimespec }

    static func resource(of limit: ProcessLimit) -> Int32 {
      switch limit {
      case .processorTime: RLIMIT_CPU
      case .addressSpace: RLIMIT_AS
      case .fileSize: RLIMIT_FSIZE
      case .processes: RLIMIT_NPROC
      case .memoryImage: RLIMIT_CORE
      }
    }

    /// A shell begins with 256.
    static func raiseDescriptorLimit() {
      var current = rlimit()
      guard getrlimit(RLIMIT_NOFILE, &current) == 0 else { return }
      // More than this the system refuses, even where it names no limit.
      let limit = min(rlim_t(10240), current.rlim_max)
      guard current.rlim_cur < limit else { return }
      current.rlim_cur = limit
      setrlimit(RLIMIT_NOFILE, &current)
    }

    /// `poll` does not take devices on every version of macOS, terminals among them; `select` does.
    package static func waitForInput(_ descriptors: [Int32], milliseconds: Int32) -> Set<Int32> {
      // An `fd_set` holds 1024 bits, in numbers of 32.
      let known = descriptors.filter { (0..<1024).contains($0) }
      var set = fd_set()
      withUnsafeMutableBytes(of: &set) { bytes in
        let numbers = bytes.bindMemory(to: Int32.self)
        for descriptor in known {
          numbers[Int(descriptor) / 32] |= Int32(bitPattern: 1 << (UInt32(descriptor) % 32))
        }
      }
      var time = timeval(
        tv_sec: Int(milliseconds) / 1000,
        tv_usec: suseconds_t(milliseconds % 1000) * 1000
      )
      guard select((known.max() ?? -1) + 1, &set, nil, nil, &time) > 0 else { return [] }
      let ready = withUnsafeBytes(of: set) { bytes in
        let numbers = bytes.bindMemory(to: Int32.self)
        return known.filter {
          UInt32(bitPattern: numbers[Int($0) / 32]) >> (UInt32($0) % 32) & 1 == 1
        }
      }
      return Set(ready)
    }

    static var backtraceSettings: String? { nil }

    package static var cLibrary: String { "Darwin" }

    static var deploymentTarget: String? { "15.0" }
    static var hasSDK: Bool { true }
    static var libraryExtension: String { "dylib" }

    static func libraryNameOptions(_ name: String) -> [String] {
      ["-Xlinker", "-install_name", "-Xlinker", "@rpath/" + name]
    }

    static func testingOptions(toolchain: String, platform: String?) -> [String] {
      func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
      var options: [String] = []
      // Toolchains of swift.org have a library, the Command Line Tools a framework below `Library`,
      // and Xcode one in the platform's folder.
      let libraries = toolchain + "/lib/swift/macosx/testing"
      let frameworks =
        [toolchain + "/../Library/Developer/Frameworks"]
        + (platform.map { [$0 + "/Developer/Library/Frameworks"] } ?? [])
      if exists(libraries) {
        options += ["-I", libraries, "-L", libraries]
      } else if let folder = frameworks.first(where: { exists($0 + "/Testing.framework") }) {
        options += ["-F", folder]
        // The framework needs libraries that are beside it.
        for libraries in [folder + "/../../usr/lib", folder + "/../usr/lib"]
        where exists(libraries) {
          options += ["-I", libraries, "-L", libraries]
        }
      }
      let plugins = toolchain + "/lib/swift/host/plugins/testing"
      if exists(plugins) { options += ["-plugin-path", plugins] }
      return options
    }

    package static func libraryFolders(options: [String]) -> [String] {
      zip(options, options.dropFirst()).filter { $0.0 == "-F" || $0.0 == "-L" }.map { $0.1 }
    }

    static var programFolder: String { "@loader_path" }
    static var fasterLinker: String? { nil }
    /// `/usr/bin/swift` never changes: these do when Xcode or the Command Line Tools are updated,
    /// or another Xcode is selected.
    static var toolchainChoices: [String] {
      [
        "/var/db/xcode_select_link", "/Applications/Xcode.app/Contents/version.plist",
        "/Library/Developer/CommandLineTools/usr/bin/swift",
      ]
    }

    package static func processListOptions(user: UInt32) -> [String] {
      ["-U", "\(user)", "-o", "pid="]
    }
    static func usage(of process: pid_t) -> ProcessUsage {
      var usage = rusage_info_v4()
      let result = withUnsafeMutablePointer(to: &usage) { pointer in
        pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_V4, $0)
        }
      }
      var ticks = mach_timebase_info()
      guard result == 0, mach_timebase_info(&ticks) == 0 else { return ProcessUsage() }
      let time = Double(usage.ri_user_time + usage.ri_system_time)
      return ProcessUsage(
        memory: Int(clamping: usage.ri_phys_footprint),
        seconds: time * Double(ticks.numer) / Double(ticks.denom) / 1e9
      )
    }

    /// The memory that all programs share is larger than any limit worth setting.
    package static var limitsAddressSpace: Bool { false }

    static var cacheFolder: String { "Library/Caches" }
    package static var unicodeLocale: String { "en_US.UTF-8" }
    /// A process that has crashed stays until the system has written its report.
    static var crashReportSeconds: Int { 6 }
    /// The page that ends a stack answers so on Apple's processors.
    static var busErrorName: String { "bus error, often a recursion without end" }
  }
#endif
