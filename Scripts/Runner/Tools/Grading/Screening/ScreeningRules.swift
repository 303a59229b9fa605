/// The functions and types that a submission may use besides those which its starter or solution
/// uses. Scripts/README.md has the table for people.
enum ScreeningRules {
  // MARK: Imports

  /// Modules without anything that could reach the grader.
  static let harmlessModules: Set<String> = [
    "Foundation", "FoundationEssentials", "ComposableArchitecture", "TerminalUI", "Observation",
    "RegexBuilder", "_Concurrency", "_StringProcessing",
    // Their functions are judged one by one.
    "Glibc", "Musl", "Darwin",
  ]
  /// Modules that an exercise seldom needs.
  static let oddModules: Set<String> = ["Dispatch", "Synchronization", "FoundationNetworking"]
  /// Modules of the program in which a submission runs that are none of its business.
  static let testModules = [
    "Testing", "_TestingInternals", "_Testing_Foundation", "_TestDiscovery",
  ]
  /// The names that code of a suite, and of the macros in it, begins with.
  static let moduleNames: Set<String> = [
    "Swift", "Testing", "Foundation", "ComposableArchitecture", "TerminalUI", "_Concurrency",
  ]
  /// An alias with such a name changes the type of all literals.
  static let literalTypes: Set<String> = [
    "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
    "CharacterLiteralType", "ExtendedGraphemeClusterType", "UnicodeScalarType",
  ]

  // MARK: Attributes

  /// Attributes that change nothing outside of the declaration, and those that the compiler adds.
  static let attributes: Set<String> = [
    "_hasStorage", "_hasInitialValue", "_implements", "_inheritsConvenienceInitializers",
    "_hasMissingDesignatedInitializers", "_specialize", "specialized", "inline",
    "_optimize", "available", "discardableResult", "globalActor", "propertyWrapper",
    "resultBuilder", "dynamicMemberLookup", "dynamicCallable", "main", "frozen", "inlinable",
    "usableFromInline", "preconcurrency", "unchecked", "retroactive", "convention", "concurrent",
    "escaping", "autoclosure", "storageRestrictions", "nonobjc", "_projectedValueProperty", "safe",
    "_nonSendable", "_disfavoredOverload", "unsafe", "lifetime", "_lifetime", "isolated",
  ]

  // MARK: Functions of C

  /// They compute something, tell the time, draw a random number, or wait.
  static func isHarmless(cFunction name: String) -> Bool {
    if harmless.contains(name) { return true }
    guard let last = name.last, last == "f" || last == "l" else { return false }
    return mathematics.contains(String(name.dropLast()))
  }

  private static let mathematics: Set<String> = [
    "sqrt", "cbrt", "pow", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sin", "cos",
    "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "floor", "ceil", "round",
    "trunc", "rint", "nearbyint", "fabs", "fmod", "remainder", "hypot", "fmax", "fmin", "fdim",
    "copysign",
  ]
  private static let harmless: Set<String> = mathematics.union([
    "abs", "labs", "llabs", "isalpha", "isdigit", "isalnum", "isspace", "isupper", "islower",
    "ispunct", "tolower", "toupper", "time", "clock", "difftime", "sleep", "usleep", "nanosleep",
    "sched_yield", "rand", "srand", "random", "srandom", "drand48", "srand48", "arc4random",
    "arc4random_uniform",
  ])
  /// They end the program, or look at what is around it, and can forge nothing.
  static let oddFunctions: Set<String> = [
    "exit", "_exit", "_Exit", "abort", "quick_exit", "atexit", "raise", "signal", "alarm",
    "getenv", "setenv", "putenv", "unsetenv", "environ", "getpid", "getppid", "getuid", "puts",
    "putchar", "fputs", "fflush", "stdout", "stderr", "pthread_exit", "pthread_self",
  ]

  // MARK: Swift

  /// Whether a function works on memory that the language does not check.
  ///
  /// - Parameter readable: Its demangled name.
  static func isUnsafe(_ readable: String) -> Bool {
    // The compiler passes texts and arrays to functions of C so; these are judged by themselves.
    if readable.hasPrefix("Swift._convert") { return false }
    // A sequence of one's own has these by default; they do nothing without memory to work on.
    if isHarmlessDefault(readable) { return false }
    var name = readable
    // How a global variable is reached, and a way to cancel that touches no memory. A continuation
    // without a check is none of these: resumed twice, it is used after it is gone.
    for word in [
      "unsafeMutableAddressor", "unsafeAddressor", "withUnsafeCurrentTask", "UnsafeCurrentTask",
    ] {
      name = name.replacing(word, with: "")
    }
    // Foundation makes a range of any location and length, without a check.
    if name.contains("Range<"), name.contains(">.init(Foundation._NSRange)") { return true }
    // The parts of a vector have no check, though the vector has one.
    if name.contains("SIMD"), name.contains("Storage.subscript") { return true }
    // With a range whose end is before its beginning, an array moves what is not its own; and these
    // objects of Foundation read and clear what lies beyond their ends.
    return [
      "nsafe", "uncheckedBounds", "Unmanaged", "OpaquePointer", "_Pointer", "ManagedBuffer",
      "CVaListPointer", "NSData", "NSMutableData",
    ]
    .contains { name.contains($0) }
  }

  static func isHarmlessDefault(_ readable: String) -> Bool {
    harmlessDefaults.contains(where: readable.hasPrefix)
  }

  private static let harmlessDefaults = [
    "(extension in Swift):Swift.TextOutputStream._writeASCII(",
    "(extension in Swift):Swift.Sequence._copyContents(",
    "(extension in Swift):Swift.Sequence.withContiguousStorageIfAvailable<",
    "(extension in Swift):Swift.Collection.withContiguousStorageIfAvailable<",
    "(extension in Swift):Swift.MutableCollection.withContiguousMutableStorageIfAvailable<",
    "(extension in Swift):Swift.MutableCollection._withUnsafeMutableBufferPointerIfSupported<",
  ]

  /// Parts of the readable names of functions that change what a failure of a test is.
  static let testCalls = [
    "IssueReporter", "withExpectedIssue", "withKnownIssue", "TestContext",
    "ComposableArchitecture.TestStore", "ComposableArchitecture.isTesting",
    // With these, a suite puts a feature with a bug in the place of the correct one.
    ".Replacement", ".Replaceable",
  ]
  /// Parts of the readable names of functions that a person should look at, and what they are
  /// called in a flag.
  static let calls = [
    "init(contentsOfFile": "contentsOfFile", "init(contentsOf:": "contentsOf", ".write(to": "write",
    "CommandLine": "CommandLine", "NSClassFromString": "NSClassFromString",
    "NSSelectorFromString": "NSSelectorFromString", "init(format": "format",
    "appendingFormat": "appendingFormat", "localizedStringWithFormat": "localizedStringWithFormat",
    "appendFormat": "appendFormat", "NSLog(": "NSLog",
    ".write<": "write", ".write(toFile": "write",
    "checkResourceIsReachable": "checkResourceIsReachable", "resourceValues(": "resourceValues",
    "resolvingSymlinksInPath": "resolvingSymlinksInPath",
    "expandingTildeInPath": "expandingTildeInPath", "NSHomeDirectory": "NSHomeDirectory",
  ]
  /// Those of the flags of `calls` that are about formats.
  static let formats: Set<String> = [
    "format", "appendingFormat", "localizedStringWithFormat", "appendFormat", "NSLog",
  ]
  /// Objects of the library and of Foundation whose contents can change; those whose names begin with
  /// `NS` are not listed.
  static let boxes: Set<String> = [
    "LockIsolated", "ActorIsolated", "UncheckedSendable", "Mutex", "Atomic", "AsyncStream",
    "AsyncThrowingStream", "TestClock", "TestStore", "TestStoreOf", "Store", "StoreOf", "Shared",
    "SharedReader", "Task", "Thread", "Progress", "UndoManager", "URLCache", "OperationQueue",
    "ObservationRegistrar", "ObservationStateRegistrar", "Any", "AnyObject", "DateFormatter",
    "NumberFormatter", "JSONDecoder", "JSONEncoder",
  ]
  /// What the system keeps for a whole program, and can be changed, but for what is in `names`.
  static let memories: Set<String> = [
    "threadDictionary", "URLCache", "HTTPCookieStorage", "NotificationCenter", "NSTimeZone",
    "OperationQueue", "RunLoop", "UndoManager", "Progress", "Thread", "prepareDependencies",
    "fileSystem", "InMemoryKey", "AppStorageKey", "ValueTransformer", "NSKeyedArchiver",
    "NSKeyedUnarchiver", "URLCredentialStorage",
    // In another process, the feature is always the correct one.
    "ExitTest",
  ]
  /// By the name of a memory, the word that a file has for it.
  static let writtenNames = ["InMemoryKey": "inMemory", "AppStorageKey": "appStorage"]
  /// Functions of C whose next result depends on how often they were called.
  static let countingFunctions: Set<String> = [
    "rand", "srand", "random", "srandom", "drand48", "srand48", "clock",
  ]
  /// Names of types and members that a person should look at.
  static let names: Set<String> = [
    "FileManager", "FileHandle", "InputStream", "OutputStream", "UserDefaults", "Process", "NSTask",
    "Bundle", "ProcessInfo", "URLSession", "URLProtocol", "NSConnection", "NSXPCConnection",
    "callStackSymbols", "callStackReturnAddresses", "NSInvocation", "Pipe", "SocketPort", "Host",
    "NSPredicate", "NSExpression",
  ]
}
