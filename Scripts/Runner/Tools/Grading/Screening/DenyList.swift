import WorkbookKit

/// Names that an exercise has no business with, unless its own starter or solution uses them.
enum DenyList {
  struct Group: Sendable {
    /// Why an instructor should look, as a sentence.
    var why: String
    var words: Set<String>
    /// Whether the words are also common names of a learner's own, so that only a call counts.
    var needsCall = false
  }

  static let groups: [Group] = [
    Group(
      why: "It ends or disturbs the program that grades.",
      words: [
        "exit", "_exit", "_Exit", "abort", "quick_exit", "atexit", "at_quick_exit", "pthread_exit",
        "pthread_kill", "sigaction", "setrlimit",
      ]
    ),
    Group(
      why: "It ends or disturbs the program that grades.",
      words: ["kill", "raise", "signal", "alarm"],
      needsCall: true
    ),
    Group(
      why: "It looks up code by its name.",
      words: [
        "dlopen", "dlsym", "dladdr", "NSClassFromString", "NSSelectorFromString", "_typeByName",
        "_typeByMangledName", "Bundle",
      ]
    ),
    Group(
      why: "It starts other programs.",
      words: [
        "Process", "NSTask", "fork", "vfork", "posix_spawn", "posix_spawnp", "execv", "execve",
        "execvp", "popen", "ptrace", "syscall", "setsid", "setpgid", "waitpid", "NSUserUnixTask",
      ]
    ),
    Group(why: "It starts other programs.", words: ["system", "clone"], needsCall: true),
    Group(
      why: "It reads or writes files.",
      words: [
        "FileManager", "FileHandle", "fopen", "fdopen", "freopen", "openat", "opendir",
        "InputStream", "OutputStream", "contentsOfFile", "contentsOf", "fileURLWithPath",
        "readLine", "mmap",
        "UserDefaults", "NSTemporaryDirectory", "NSHomeDirectory", "dup2", "fcntl", "unlink",
        "symlink", "FileDescriptor", "NSData",
      ]
    ),
    Group(
      why: "It reads or writes files.",
      words: [
        "open", "creat", "read", "write", "dup", "pipe", "mkdir", "rmdir", "chmod", "link", "close",
        "remove",
      ],
      needsCall: true
    ),
    Group(
      why: "It uses the network.",
      words: ["URLSession", "CFSocket", "NSURLConnection", "getaddrinfo", "URLSessionTask"]
    ),
    Group(why: "It uses the network.", words: ["socket", "connect"], needsCall: true),
    Group(
      why: "It finds out who calls it.",
      words: [
        "callStackSymbols", "callStackReturnAddresses", "backtrace", "backtrace_symbols",
        "CommandLine", "ProcessInfo", "getenv", "setenv", "putenv", "environ", "isTesting",
        "#file", "#fileID", "#filePath", "#function", "#dsohandle", "Backtrace",
      ]
    ),
    Group(
      why: "It belongs to tests, and can change what a test sees.",
      words: [
        "Testing", "XCTest", "withKnownIssue", "withExpectedIssue", "withIssueReporters",
        "IssueReporters", "IssueReporter", "_TestDiscovery",
      ]
    ),
    Group(
      why: "It reaches past the language's own checks.",
      words: [
        "unsafeBitCast", "unsafeDowncast", "UnsafeRawPointer", "UnsafeMutableRawPointer",
        "UnsafePointer", "UnsafeMutablePointer", "UnsafeBufferPointer", "OpaquePointer",
        "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer",
        "Unmanaged", "withUnsafeBytes", "withUnsafePointer", "withUnsafeMutablePointer",
        "withUnsafeMutableBytes", "ManagedBuffer", "Builtin",
      ]
    ),
    Group(
      why: "It calls the system directly.",
      words: ["Glibc", "Darwin", "Musl", "CoreFoundation", "Bionic", "SystemPackage", "System"]
    ),
  ]

  /// Members of the system's types that count wherever they stand.
  static let members: Set<String> = ["callStackSymbols", "callStackReturnAddresses"]

  /// Names that mean the same behind their module's.
  static let modules: Set<String> = ["Foundation", "Glibc", "Darwin", "Musl", "Swift"]

  /// Labels that count where a type is made with them, as in `String(contentsOfFile:)`.
  static let labels: Set<String> = ["contentsOfFile", "contentsOf", "fileURLWithPath"]

  /// Attributes with which a file reaches what is not its own. There is no honest use of them in an
  /// exercise, and no other way to see what they do: they cost the points.
  static let attributes: Set<String> = [
    "_silgen_name", "_cdecl", "c", "_extern", "_section", "section", "_used", "used",
    "_dynamicReplacement", "_implements", "_private", "_spi", "testable", "_exported",
    "_alwaysEmitIntoClient",
    "_semantics", "_optimize", "objc", "_originallyDefinedIn", "_implementationOnly",
    "_transparent",
  ]

  /// What suites are made of. A declaration with one of these names changes the meaning of a check.
  static let tools: Set<String> = [
    "Testing", "Swift", "Foundation", "ComposableArchitecture", "TerminalUI", "expect", "require",
    "Issue", "Test",
    "Suite", "Trait", "Comment", "SourceLocation", "Confirmation", "confirmation", "Configuration",
    "Tag", "Attachment", "ExpectationFailedError", "withKnownIssue", "TestStore", "TestStoreOf",
    "TestClock", "ImmediateClock", "withDependencies", "reportIssue", "expectNoDifference", "diff",
  ]
}
