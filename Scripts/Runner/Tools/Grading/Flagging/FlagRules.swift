/// The words that an answer has no need of, and what an instructor should ask about each.
///
/// It is a list of words and no proof: who knows it can write without them. It shows what nearly all
/// honest answers do without, and it refuses nothing.
struct FlagRule: Equatable, Sendable {
  /// The places in which a word counts.
  enum Place: Sendable {
    /// Everywhere.
    case anywhere
    /// A call of a function of that name that the file does not declare.
    case call
    /// A declaration or an extension of it.
    case declaration
    /// Everywhere in a test file.
    case testFile
  }

  var place: Place
  var words: Set<String>
  /// The oddity, and the question to ask.
  var why: String
  /// Whether it may reach the machine: it is not run where there is no wall.
  var reachesOut = false

  init(_ place: Place, _ words: String, reachesOut: Bool = false, _ why: String) {
    self.place = place
    self.words = Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
    self.reachesOut = reachesOut
    self.why = why
  }

  /// A rule for a form of the code, which no single word shows.
  private init(form why: String, reachesOut: Bool = false) {
    self.init(.anywhere, "", reachesOut: reachesOut, why)
  }
}

extension FlagRule {
  static let all = [
    FlagRule(
      .call,
      """
      accept bind connect listen socket socketpair getaddrinfo open close read write fopen fdopen
      fread fwrite unlink rename mkdir rmdir opendir chmod chdir dup dup2 pipe fcntl ioctl poll
      mmap munmap mprotect malloc calloc realloc free memcpy memmove memset strcpy strlen sbrk brk
      signal sigaction raise kill fork vfork execv execve execvp system popen waitpid ptrace
      syscall prctl dlopen dlsym pthread_create pthread_self setjmp longjmp atexit posix_spawn
      setrlimit dispatchMain
      """,
      reachesOut: true,
      "It is a function of C that works on the machine: ask what the answer needs it for."
    ),
    FlagRule(
      .call,
      "exit _exit quick_exit abort pthread_exit",
      "It ends the program, and with it the checks: ask when that should happen."
    ),
    FlagRule(
      .anywhere,
      """
      Unmanaged ManagedBuffer ManagedBufferPointer OpaquePointer AutoreleasingUnsafeMutablePointer
      Span MutableSpan RawSpan MutableRawSpan OutputSpan InlineArray NSData NSMutableData CVarArg
      withVaList appendingFormat localizedStringWithFormat vsnprintf NSLog
      """,
      reachesOut: true,
      "It can reach memory that Swift does not check: ask why values are not enough."
    ),
    files,
    FlagRule(
      .anywhere,
      "URLSession URLRequest NSURLConnection CFSocket NWConnection",
      reachesOut: true,
      "It uses the network: ask what is fetched from where."
    ),
    FlagRule(
      .anywhere,
      "getenv setenv unsetenv putenv environ ProcessInfo CommandLine callStackSymbols",
      reachesOut: true,
      "It looks at the process around the answer: ask what it finds there."
    ),
    FlagRule(
      .call,
      "Process Thread",
      reachesOut: true,
      "It starts something that lives beside the checks: ask what for."
    ),
    FlagRule(
      .anywhere,
      "concurrentPerform Glibc Darwin Musl CoreFoundation",
      reachesOut: true,
      "It opens the way to all functions of the system: ask which one is needed."
    ),
    FlagRule(
      .anywhere,
      "Mirror MemoryLayout NSClassFromString callStackReturnAddresses",
      "It looks inside of values and types: ask what it looks for."
    ),
    FlagRule(
      .anywhere,
      "XCTest XCTExpectFailure withKnownIssue Replacement TestScoping processExitsWith",
      "It changes what a failed check does: ask which check it is about."
    ),
    FlagRule(
      .declaration,
      """
      TestStore TestStoreOf TestClock Testing Test Issue Confirmation expect require confirmation
      IntegerLiteralType FloatLiteralType StringLiteralType BooleanLiteralType
      """,
      "It gives a name of the checks another meaning: ask why."
    ),
    FlagRule(
      .testFile,
      """
      Operation BlockOperation NotificationCenter UserDefaults Scanner UndoManager NSObject NSCache
      NSMutableArray NSMutableDictionary NSMutableString DateComponentsFormatter
      ISO8601DateFormatter AnyIterator rand random arc4random drand48 inMemory appStorage
      """,
      "It can keep something from one run of the tests to the next: ask what it keeps."
    ),
  ]

  static let files = FlagRule(
    .anywhere,
    """
    FileManager FileHandle InputStream OutputStream Bundle contentsOfFile contentsOfDirectory
    fileURLWithPath filePath NSTemporaryDirectory temporaryDirectory homeDirectory
    NSHomeDirectory documentsDirectory cachesDirectory resourceBytes fileStorage
    """,
    reachesOut: true,
    "It reads or writes files: ask which file the answer needs."
  )
  static let unsafe = FlagRule(
    form: "It is a part of Swift that is marked as unsafe: ask why values are not enough.",
    reachesOut: true
  )
  static let lasting = FlagRule(
    form: "It outlives what it belongs to: ask why it is not a part of a state."
  )
  static let attribute = FlagRule(
    form: "It is an attribute of Swift's own libraries: ask what it changes.",
    reachesOut: true
  )
  static let equality = FlagRule(
    form: "It says by itself what is equal, and checks compare: ask what it leaves out, and why."
  )
  static let macro = FlagRule(
    form: "It declares a macro, which may shadow one of the checks: ask why."
  )
  static let directive = FlagRule(
    form: "It changes what the compiler reads of the file: ask what is left out, and why."
  )
  static let format = FlagRule(
    form: "A format with these signs can read memory: ask why `\\(…)` is not enough.",
    reachesOut: true
  )
  static let givenCode = FlagRule(
    form: "Code that was given is changed, and the predictions need the change: compare it with the"
      + " starter."
  )
}
