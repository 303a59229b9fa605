import Foundation
import WorkbookKit

/// The program in which a submission's tests run while it is graded, as source.
///
/// Swift Testing's own entry point writes its events to a path in the argument list, where the
/// tested code finds it and can write what it likes. This one gets a random token on standard input
/// before any tested code runs, and sends each event with it over a descriptor of its own: what other
/// code writes there has another beginning.
///
/// On Linux, the process cannot open its own memory, or what it has open, as files of `/proc`.
enum TestHostSource {
  /// The beginning of an event: the number of its bytes, and the token.
  static let headerSize = 20

  /// - Parameter mark: A word that is in no submission, as part of every name, so that nothing here
  ///   can be called by its name.
  static func source(mark: String) -> String {
    template.replacingOccurrences(of: "MARK", with: mark)
      .replacingOccurrences(of: "PARTNAME", with: SuitePart.variable)
      .replacingOccurrences(of: "CLIBRARY", with: Platform.cLibrary)
  }

  private static let template = ##"""
    import CLIBRARY
    import Testing

    @_silgen_name("swt_abiv0_getEntryPoint")
    private func entryPointMARK() -> UnsafeRawPointer

    private typealias EntryMARK = @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

    #if os(Linux)
      @_silgen_name("prctl")
      private func controlMARK(_: CInt, _: UInt, _: UInt, _: UInt, _: UInt) -> CInt
    #endif

    @main enum HostMARK {
      static func main() async throws {
        #if os(Linux)
          // PR_SET_DUMPABLE of sys/prctl.h, which Swift does not see.
          _ = controlMARK(4, 0, 0, 0, 0)
        #endif
        let channel = ChannelMARK()
        let entry = unsafeBitCast(entryPointMARK(), to: EntryMARK.self)
        let request = channel.request()
        let hasPassed = try await entry(UnsafeRawBufferPointer(request)) { channel.send($0) }
        exit(hasPassed ? 0 : 1)
      }
    }

    private final class ChannelMARK: @unchecked Sendable {
      private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      private let descriptor: Int32
      private var first: UInt64 = 0
      private var second: UInt64 = 0

      init() {
        pthread_mutex_init(lock, nil)
        // A number of its own, which no program that is started inherits.
        descriptor = fcntl(3, F_DUPFD_CLOEXEC, Int32.random(in: 40..<200))
        close(3)
        // Nowhere else in memory is a copy of the token.
        take(&first, 8)
        take(&second, 8)
      }

      /// The rest of standard input, which other code finds empty.
      func request() -> UnsafeMutableRawBufferPointer {
        let bytes = field()
        let part = field()
        if part.count > 1 { setenv("PARTNAME", part.bindMemory(to: CChar.self).baseAddress!, 1) }
        part.deallocate()
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, 0)
        if nothing > 0 { close(nothing) }
        return bytes
      }

      private func field() -> UnsafeMutableRawBufferPointer {
        var size: UInt32 = 0
        take(&size, 4)
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(size), alignment: 16)
        take(bytes.baseAddress!, bytes.count)
        return bytes
      }

      private func take(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
        var taken = 0
        while taken < count {
          let new = read(0, bytes + taken, count - taken)
          if new < 0 && errno == EINTR { continue }
          if new <= 0 { exit(2) }
          taken += new
        }
      }

      func send(_ event: UnsafeRawBufferPointer) {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        let frame = UnsafeMutableRawBufferPointer.allocate(
          byteCount: event.count + 20, alignment: 8)
        defer { frame.deallocate() }
        frame.storeBytes(of: UInt32(event.count).littleEndian, as: UInt32.self)
        frame.storeBytes(of: first, toByteOffset: 4, as: UInt64.self)
        frame.storeBytes(of: second, toByteOffset: 12, as: UInt64.self)
        UnsafeMutableRawBufferPointer(rebasing: frame[20...]).copyMemory(from: event)
        var sent = 0
        while sent < frame.count {
          let count = write(descriptor, frame.baseAddress! + sent, frame.count - sent)
          if count < 0 && errno == EINTR { continue }
          if count <= 0 { return }
          sent += count
        }
      }
    }

    """##
}

extension TestHostSource {
  /// Compiles the entry of each program into an object.
  ///
  /// - Parameter folder: The grading's own.
  /// - Returns: The object's path.
  /// - Throws: The compiler's output, if it does not compile.
  static func object(in folder: String, _ library: BuiltLibrary) throws -> String {
    // A part of names that no submission can know.
    let word = String(UInt64.random(in: .min ... .max), radix: 16)
    let mark = String(repeating: "0", count: 16 - word.count) + word
    let (source, object) = (folder + "/entry/Entry.swift", folder + "/entry/Entry.o")
    try Files.makeFolder(folder + "/entry")
    try Files.write(Self.source(mark: mark), to: source)
    // The grader alone is to read the source.
    defer { unlink(source) }
    try library.compileShared(
      library.plan.compile(files: [source], module: "Entry\(mark)", to: object),
      complaint: "The entry of graded programs does not compile."
    )
    return object
  }
}
