import Foundation

/// A fault of the machine that kept a file from being judged, such as a full disk.
///
/// It says nothing about the file: it is no verdict, and nothing remembers it.
package struct MachineFault: Error, Equatable, CustomStringConvertible {
  /// A sentence such as `there is no room left in /tmp.`
  let reason: String
  /// The remedy, in a sentence.
  let advice: String

  init(_ reason: String, advice: String) {
    self.reason = reason
    self.advice = advice
  }

  package var description: String { "This machine could not judge it: \(reason) \(advice)" }

  package static func fullDisk(_ folder: String) -> Self {
    Self("there is no room left in \(folder).", advice: "Make room, and do the same again.")
  }

  static let noMemory = Self(
    "there was not enough memory.",
    advice: "Close other programs, and do the same again."
  )

  static let compilerCrash = Self(
    "the compiler itself crashed.",
    advice:
      "Do the same again; if it crashes each time, write what you changed last in another way."
  )
  static let compilerTime = Self(
    "the compiler did not come to an end.",
    advice: "Split the longest expression of the file into shorter ones."
  )
  static let compilerMemory = Self(
    "the compiler took too much memory.",
    advice: "Make the largest type of the file smaller."
  )

  /// Whether the file itself may be the cause. It is, where other files compile.
  var canBeOfFile: Bool {
    [.compilerCrash, .compilerTime, .compilerMemory].contains(self)
  }

  /// A program was ended from outside.
  static func killed(_ program: String, signal: Int32? = nil) -> Self {
    let signal = signal.map { " (signal \($0))" } ?? ""
    return Self(
      "\(program) was ended from outside\(signal), perhaps for lack of memory.",
      advice: "Close other programs, and do the same again."
    )
  }
}

extension MachineFault {
  /// Lets a `catch` name one fault.
  static func ~= (pattern: Self, error: any Error) -> Bool { error as? Self == pattern }

  /// Tries once more what a fault has kept from its end.
  ///
  /// - Throws: The second fault; and at once what is none, such as the wish to stop.
  package static func triedTwice<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try asFault(body)
    } catch is MachineFault {
      return try asFault(body)
    }
  }

  /// Sentences about files that cannot be written, and programs that cannot be started, name faults
  /// too.
  private static func asFault<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as WorkbookError {
      throw MachineFault(error.message, advice: "Mend that, and do the same again.")
    }
  }
}

extension MachineFault {
  /// The least room that a build needs.
  private static let leastRoom = 1 << 20

  /// The fault that ended a call of the compiler or the linker; nil if its messages are about the
  /// sources.
  ///
  /// - Parameters:
  ///   - folder: The folder that it wrote to.
  ///   - deadline: The time after which it was given up; nil if there was none.
  init?(of call: Compilation, folder: String, deadline: Duration? = nil) {
    guard !call.isSuccess else { return nil }
    let log = call.log
    func says(_ words: String...) -> Bool { words.contains { log.contains($0) } }
    if call.termination == .exceededTime {
      self = .compilerTime
    } else if call.termination == .exceededMemory {
      self = .compilerMemory
    } else if says("No space left on device", "Disk quota exceeded") {
      self = .fullDisk(folder)
    } else if says("failed to communicate with external macro") {
      self = .killed("the program that expands macros")
    } else if !call.errors.isEmpty, !call.wasEndedFromOutside {
      return nil
    } else if Self.isFull(folder) {
      self = .fullDisk(folder)
    } else if says("Cannot allocate memory", "out of memory", "std::bad_alloc") {
      self = .noMemory
    } else if call.termination == .stopped {
      let seconds = deadline.map { " in \($0.components.seconds) s" } ?? ""
      self.init(
        "the compiler did not come to an end\(seconds).",
        advice: "Let other programs end, and do the same again."
      )
    } else if call.isCrash {
      self = .compilerCrash
    } else if case .signalled(let signal) = call.termination {
      self = .killed("the compiler", signal: signal)
    } else if call.errors.isEmpty, !Self.isAboutSymbols(log) {
      let message = log.lines.first { $0.contains("error: ") } ?? log.lines.first ?? ""
      self.init(
        "the compiler ended without an error in a file"
          + (message.isEmpty ? "." : ", and said: \(message.trimmed)."),
        advice: "Mend that, and do the same again."
      )
    } else {
      return nil
    }
  }

  /// Whether a folder has no room for a build.
  package static func isFull(_ folder: String) -> Bool {
    let info = try? FileManager.default.attributesOfFileSystem(forPath: folder)
    return (info?[.systemFreeSize] as? Int).map { $0 < leastRoom } ?? false
  }

  /// Whether the linker misses a symbol, or has one twice: both come from the sources.
  private static func isAboutSymbols(_ log: String) -> Bool {
    ["duplicate symbol", "multiple definition", "undefined symbol", "undefined reference"]
      .contains { log.lowercased().contains($0) }
  }
}
