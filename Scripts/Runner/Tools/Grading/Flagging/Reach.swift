import WorkbookKit

/// The kinds of what a file may need outside of Swift, the library and the plain values of Foundation.
///
/// Its sentence says what it is, and what to ask. It is the same for all of a kind, whatever its name.
enum Reach: String, CaseIterable, Sendable {
  case files = "It reads or writes files: ask which file the answer needs."
  case processes = "It starts something that lives beside the checks: ask what for."
  case network = "It uses the network: ask what is fetched from where."
  case environment = "It looks at the process around the answer: ask what it finds there."
  case ending = "It ends the program, and with it the checks: ask when that should happen."
  case memory = "It can reach memory that Swift does not check: ask why values are not enough."
  case reflection = "It looks inside of values and types: ask what it looks for."
  case checks = "It works on the checks themselves: ask which check it is about."
  case keeping = "It keeps something beside the state, and from one test to the next: ask what."
  case c = "It is a function of C: ask what the answer needs it for."
  case other = "It is outside of Swift, the library and plain values: ask what it is needed for."

  /// - Parameters:
  ///   - name: A name that an object needs, and the object of the solution does not.
  ///   - own: The modules of the exercise.
  ///   - isTestFile: Whether the object is that of a file of tests.
  /// - Returns: Nil for what every answer may use.
  init?(_ name: SymbolName, own: Set<String>, isTestFile: Bool) {
    guard let home = name.home, let module = name.module else {
      guard name.isOfC, let reach = Self.ofC(name.text) else { return nil }
      self = reach
      return
    }
    if own.contains(home) { return nil }
    let reach =
      switch home {
      case "Swift", "_Concurrency", "_StringProcessing", "Builtin", "Observation", "RegexBuilder",
        "Synchronization", "__C":
        Self.ofSwift(name)
      case "ComposableArchitecture", "TerminalUI": Self.ofLibrary(name, isTestFile: isTestFile)
      case "Testing": Self.ofTesting(name, isTestFile: isTestFile)
      case "Foundation", "FoundationEssentials", "FoundationInternationalization":
        Self.ofFoundation(name, isOfSwift: module == "Swift")
      case "FoundationNetworking", "CFNetwork", "Network": Reach.network
      case "Dispatch": Reach.processes
      case "XCTest": Reach.checks
      default: Reach.other
      }
    guard let reach else { return nil }
    self = reach
  }

  /// The name to tell a person: of a type that no answer needs, the type says all.
  static func words(for name: SymbolName) -> String {
    guard let type = name.path.first, name.home != "Swift", name.module != "Swift",
      !isPlain(type)
    else { return name.words }
    return type
  }

  private static func ofSwift(_ name: SymbolName) -> Reach? {
    for part in name.path {
      if part == "Mirror" || part.contains("eflect") { return .reflection }
      if part == "CommandLine" || part == "readLine" { return .environment }
      if part.contains("nsafe") || part.contains("Unmanaged") || part.hasSuffix("Span")
        || ["OpaquePointer", "ManagedBuffer", "InlineArray", "CVaListPointer"].contains(part)
      {
        return .memory
      }
    }
    return nil
  }

  private static func ofLibrary(_ name: SymbolName, isTestFile: Bool) -> Reach? {
    let last = name.path.last ?? ""
    if isTestFile, ["inMemory", "appStorage", "fileStorage"].contains(last) { return .keeping }
    return last == "fileStorage" ? .files : nil
  }

  private static func ofTesting(_ name: SymbolName, isTestFile: Bool) -> Reach? {
    guard isTestFile else { return .checks }
    let parts = ["withKnownIssue", "TestScoping", "ExitTest", "cancel", "Attachment"]
    return name.path.contains(where: parts.contains) ? .checks : nil
  }

  private static func ofFoundation(_ name: SymbolName, isOfSwift: Bool) -> Reach? {
    let whole = name.path.joined(separator: ".") + name.signature
    if whole.contains(filePlaces) || name.path.last == "write" { return .files }
    guard let type = name.path.first, !isOfSwift, !isPlain(type) else { return nil }
    for (words, reach) in foundationKinds where words.contains(type) { return reach }
    return .other
  }

  /// Members of plain values that work on files.
  private static var filePlaces: Regex<Substring> {
    #/
    contentsOf(?:File)?:\ (?:__shared\ )?(?:Foundation\w*\.URL|Swift\.String) |
    Directory | \.lines\b | esourceBytes | esourceValue | esourceIsReachable |
    ookmark | SymlinksIn | HomePath
    /#
  }

  /// Whether values of a type of Foundation are copied, and not shared.
  static func isPlainValue(_ type: String) -> Bool {
    plainTypes.contains(type) && !type.hasPrefix("NS") && type != "Formatter"
      && !type.hasSuffix("coder")
  }

  private static func isPlain(_ type: String) -> Bool {
    plainTypes.contains(type) || plainEndings.contains { type.hasSuffix($0) }
  }

  private static let plainTypes = words(
    """
    Date UUID Data Decimal URL URLComponents URLQueryItem Calendar TimeZone Locale DateComponents
    DateInterval IndexPath IndexSet CharacterSet Measurement AttributedString AttributeContainer
    AttributeScopes JSONEncoder JSONDecoder PropertyListEncoder PropertyListDecoder NSRange NSString
    NSNumber NSDecimalNumber ComparisonResult NSRegularExpression NSTextCheckingResult CGFloat CGPoint
    CGSize CGRect Predicate SortOrder NSLocalizedDescriptionKey Notification pow PersonNameComponents
    NSNotFound Unit Dimension Formatter ContiguousBytes DataProtocol MutableDataProtocol
    ReferenceConvertible
    """
  )
  private static let plainEndings = [
    "Formatter", "FormatStyle", "Strategy", "Configuration", "Error", "Descriptor", "Comparator",
  ]
  private static let foundationKinds: [(Set<String>, Reach)] = [
    (words("FileManager FileHandle Bundle InputStream OutputStream FileWrapper Pipe"), .files),
    (words("Process Thread Operation OperationQueue BlockOperation Timer RunLoop"), .processes),
    (words("ProcessInfo Host NSUserName NSFullUserName"), .environment),
    (words("URLSession URLRequest Socket NetService HTTPURLResponse"), .network),
    (words("UserDefaults NotificationCenter NSCache UndoManager NSMapTable Scanner"), .keeping),
    (words("NSData NSMutableData NSPointerArray NSValue"), .memory),
    (words("NSHomeDirectory NSTemporaryDirectory"), .files),
    (words("NSClassFromString NSStringFromClass"), .reflection),
  ]

  private static func ofC(_ name: String) -> Reach? {
    let isCompilers = ["swift_", "_swift", "__swift", "objc_", "_objc", "OBJC_"]
      .contains(where: name.hasPrefix)
    if isCompilers || plainC.contains(name) || name.contains(#/^__\w+[2-4]$/#) { return nil }
    for (words, reach) in kindsOfC where words.contains(name) { return reach }
    if name.contains(#/^(?:_?_?exec|posix_spawn|pthread_|sem_|thrd_|dl(?:open|sym|addr))/#) {
      return .processes
    }
    return .c
  }

  /// Functions that the compiler calls by itself, those that print, and those of mathematics.
  private static let plainC: Set<String> = {
    let mathematics = words(
      """
      sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 expm1 log log2 log10
      log1p pow sqrt cbrt hypot floor ceil round trunc rint nearbyint lround llround lrint llrint fmod
      remainder modf fabs fmax fmin fma ldexp frexp scalbn copysign fdim erf erfc tgamma lgamma
      """
    )
    return mathematics.union(mathematics.map { $0 + "f" }).union(
      words(
        """
        memcpy memmove memset memcmp malloc free bzero strlen abs labs llabs puts putchar printf fputs
        fflush stdout stderr stdin __stderrp __stdoutp __stack_chk_fail __stack_chk_guard
        _Unwind_Resume __tls_get_addr _GLOBAL_OFFSET_TABLE_ __chkstk _dso_handle __dso_handle
        """
      )
    )
  }()
  private static let kindsOfC: [(Set<String>, Reach)] = [
    (words("exit _exit _Exit quick_exit abort raise kill atexit"), .ending),
    (
      words("system popen fork vfork wait waitpid signal sigaction setsid prctl ptrace"), .processes
    ),
    (
      words("socket socketpair connect bind listen accept send recv getaddrinfo gethostbyname"),
      .network
    ),
    (words("getenv secure_getenv setenv putenv unsetenv environ getpid uname"), .environment),
    (words("mmap munmap mprotect calloc realloc strcpy strdup sbrk brk"), .memory),
    (
      words(
        """
        open openat creat close read write pread pwrite unlink unlinkat remove rename link symlink
        readlink realpath mkdir rmdir opendir readdir closedir fopen fdopen freopen fclose fread fwrite
        fgets getline chmod chown chdir getcwd stat lstat fstat access truncate ftruncate glob wordexp
        dup dup2 pipe fcntl ioctl poll select scandir nftw mkstemp tmpfile utimes statfs statvfs
        """
      ),
      .files
    ),
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
