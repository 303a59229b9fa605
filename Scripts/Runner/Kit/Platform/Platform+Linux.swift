#if !canImport(Darwin)
  import Foundation

  /// The differences between Linux and macOS.
  ///
  /// This folder is the only place of the runner that asks for which system it is compiled. Each
  /// system has one file, with the same names; they are explained here.
  package enum Platform {
    /// A value for `posix_spawn_file_actions_init` to fill in.
    static var emptySpawnActions: posix_spawn_file_actions_t {
      posix_spawn_file_actions_t()
    }

    /// The group and the signals with which `posix_spawn` starts a program.
    typealias SpawnAttributes = posix_spawnattr_t

    /// A value for `posix_spawnattr_init` to fill in.
    static var emptySpawnAttributes: posix_spawnattr_t { posix_spawnattr_t() }

    /// The flags that `posix_spawn` needs beyond POSIX, so that a program inherits no descriptor
    /// that was not meant for it.
    static var extraSpawnFlags: Int32 { 0 }

    /// The flag with which `posix_spawn` starts a program as the leader of a session.
    ///
    /// `POSIX_SPAWN_SETSID` of spawn.h, which Swift does not see.
    static var newSessionFlag: Int32 { 0x80 }

    /// When a file was changed.
    static func modificationTime(of info: stat) -> timespec { info.st_mtim }

    /// The constant by which `setrlimit` knows a limit.
    static func resource(of limit: ProcessLimit) -> __rlimit_resource_t {
      switch limit {
      case .processorTime: __rlimit_resource_t(RLIMIT_CPU.rawValue)
      case .addressSpace: __rlimit_resource_t(RLIMIT_AS.rawValue)
      case .fileSize: __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
      case .processes: __rlimit_resource_t(__RLIMIT_NPROC.rawValue)
      case .memoryImage: __rlimit_resource_t(RLIMIT_CORE.rawValue)
      }
    }

    /// Makes room for the pipes of many processes, where the system begins with few descriptors.
    static func raiseDescriptorLimit() {}

    /// Waits until one of these can be read, or the time is over.
    ///
    /// - Parameter milliseconds: The time limit.
    /// - Returns: Those that can be read without waiting.
    package static func waitForInput(_ descriptors: [Int32], milliseconds: Int32) -> Set<Int32> {
      var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return [] }
      return Set(polled.filter { $0.revents != 0 }.map(\.fd))
    }

    /// The value of `SWIFT_BACKTRACE` with which a crash writes the calls that led to it to standard
    /// error, in some kilobytes; nil where only signed programs can.
    static var backtraceSettings: String? {
      "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none,sanitize=no,"
        + "limit=24,top=2"
    }

    /// The module of the system's C library.
    package static var cLibrary: String { "Glibc" }

    /// The oldest version of the system that programs are compiled for; nil where there is no such
    /// choice. `Package.swift` names the same.
    static var deploymentTarget: String? { nil }

    /// Whether the compiler must be told where the system's interfaces are.
    static var hasSDK: Bool { false }

    /// The ending of a shared library's name.
    static var libraryExtension: String { "so" }

    /// The options with which a shared library is linked, so that programs find it by their search
    /// paths.
    static func libraryNameOptions(_ name: String) -> [String] { [] }

    /// The options with which the compiler finds Swift Testing, beyond its own search paths.
    ///
    /// - Parameters:
    ///   - toolchain: The folder of the toolchain that holds `bin`.
    ///   - platform: The folder of the platform in Xcode, if there is one.
    static func testingOptions(toolchain: String, platform: String?) -> [String] { [] }

    /// The folders in which a program looks for libraries, besides its own, that was compiled with
    /// these options.
    package static func libraryFolders(options: [String]) -> [String] { [] }

    /// The loader's name for the folder of the program in a search path.
    static var programFolder: String { "$ORIGIN" }

    /// A linker of the toolchain's that is faster than the system's, if there is one.
    static var fasterLinker: String? { "ld.lld" }

    /// The files that say which toolchain a command of the system starts.
    static var toolchainChoices: [String] { [] }

    /// The options of `ps` that list each process, and thread if the limit counts threads, of a user.
    package static func processListOptions(user: UInt32) -> [String] {
      ["-L", "-U", "\(user)", "-o", "pid="]
    }

    /// The use of the machine by a process and all that it has started; none, if there is no such
    /// process.
    static func usage(of process: pid_t) -> ProcessUsage {
      let folder = "/proc/\(process)"
      let fields = (beginning(of: folder + "/stat").split(separator: ")").last ?? "")
        .split(separator: " ").map { Int($0) ?? 0 }
      guard fields.count > 21 else { return ProcessUsage() }
      // Proc(5) counts from the number of the process: these are its own time, that of processes that
      // it started and that have ended, and the pages that it has in memory.
      let time = Double(fields[11...14].reduce(0, +)) / Double(sysconf(Int32(_SC_CLK_TCK)))
      var usage = ProcessUsage(memory: fields[21] * Int(getpagesize()), seconds: time)
      let threads = try? FileManager.default.contentsOfDirectory(atPath: folder + "/task")
      for thread in threads ?? [] {
        let children = beginning(of: "\(folder)/task/\(thread)/children").split(separator: " ")
        for child in children.compactMap({ pid_t($0) }) { usage.add(self.usage(of: child)) }
      }
      return usage
    }

    private static func beginning(of path: String) -> String {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return "" }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 1024)
      let count = read(file, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    /// Whether a limit on the address space can be kept.
    package static var limitsAddressSpace: Bool { true }

    /// A locale that has all of Unicode, also where no other is installed.
    package static var unicodeLocale: String { "C.UTF-8" }

    /// The folder for what can be made again, below a person's home.
    static var cacheFolder: String { ".cache" }

    /// The seconds for which a process may stay, without a sign of life, after it has crashed.
    static var crashReportSeconds: Int { 0 }

    /// The wording for SIGBUS.
    static var busErrorName: String { "bus error" }
  }
#endif
