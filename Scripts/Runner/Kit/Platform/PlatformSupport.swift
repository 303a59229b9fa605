/// What differs between Linux and macOS.
///
/// This folder is the only place of the runner that asks for which system it is compiled. Each
/// system has one file that implements all of this as `Platform`.
protocol PlatformSupport {
  /// What `posix_spawn` is given to do before the program begins.
  associatedtype SpawnActions
  /// With what group and signals `posix_spawn` starts a program.
  associatedtype SpawnAttributes
  /// What `stat` fills in.
  associatedtype FileInfo
  /// When a file was changed.
  associatedtype FileTime

  /// What `posix_spawn_file_actions_init` takes.
  static var emptySpawnActions: SpawnActions { get }
  /// What `posix_spawnattr_init` takes.
  static var emptySpawnAttributes: SpawnAttributes { get }
  /// What `posix_spawn` needs beyond POSIX, so that a program inherits no descriptor that was not
  /// meant for it.
  static var extraSpawnFlags: Int32 { get }
  /// The flag with which `posix_spawn` starts a program as the leader of a session.
  static var newSessionFlag: Int32 { get }

  static func modificationTime(of info: FileInfo) -> FileTime

  /// Lowers a limit of this process for good.
  ///
  /// - Parameter value: In seconds of processor time, bytes, or processes.
  static func lower(_ limit: ProcessLimit, to value: Int)

  /// Makes room for the pipes of many processes, where the system begins with few descriptors.
  static func raiseDescriptorLimit()

  /// Waits until one of these can be read, or the time is over.
  ///
  /// - Parameter milliseconds: How long at most.
  /// - Returns: Those that can be read without waiting.
  static func waitForInput(_ descriptors: [Int32], milliseconds: Int32) -> Set<Int32>

  /// The module of the system's C library.
  static var cLibrary: String { get }
  /// What the compiler needs to find Swift Testing, where SwiftPM's plan for a library does not say
  /// it.
  ///
  /// - Parameters:
  ///   - compiler: The path of `swiftc`.
  ///   - planned: The options of the plan.
  static func testingOptions(compiler: String, planned: [String]) -> [String]
  /// The folders in which a program looks for libraries, besides its own, that was compiled with
  /// these options.
  static func libraryFolders(options: [String]) -> [String]
  /// What the loader calls the folder of the program in a search path.
  static var programFolder: String { get }
  /// A linker of the toolchain's that is faster than the system's, if there is one.
  static var fasterLinker: String? { get }
  /// What makes the linker leave out the names of functions.
  static var strippingLinkOptions: [String] { get }
  /// The files that say which toolchain a command of the system starts.
  static var toolchainChoices: [String] { get }

  /// The options of `ps` that list each process, and thread if the limit counts threads, of a user.
  static func processListOptions(user: UInt32) -> [String]
  /// Whether a limit on the address space can be kept.
  static var limitsAddressSpace: Bool { get }
  /// A locale that has all of Unicode, also where no other is installed.
  static var unicodeLocale: String { get }
  /// The seconds for which a process may stay, without a sign of life, after it has crashed.
  static var crashReportSeconds: Int { get }
  /// What a wrong access to memory that is there is called.
  static var busErrorName: String { get }
}

/// A limit that the system keeps for a process and all that it starts.
package enum ProcessLimit: Sendable {
  /// In seconds.
  case processorTime
  /// In bytes.
  case addressSpace
  /// In bytes.
  case fileSize
  /// Of the user.
  case processes
  /// In bytes, of the image of a process that has crashed.
  case memoryImage
}
