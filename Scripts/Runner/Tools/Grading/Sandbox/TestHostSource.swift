import WorkbookKit

/// The program in which a submission's tests run while it is graded, as source.
///
/// Swift Testing's own entry point writes its events to a path in the argument list, where the
/// tested code finds it and can write what it likes. This one gets a key on standard input before any
/// tested code runs, and sends each event over a descriptor with a message authentication code (MAC)
/// from that key and the place in the sequence: events that other code writes, leaves out or repeats
/// do not fit.
///
/// On Linux, the process cannot open its own memory, or what it has open, as files of `/proc`.
enum TestHostSource {
  /// The beginning of an event: the number of its bytes, and its MAC.
  static let headerSize = 12

  /// - Parameter mark: A word that is in no submission, as part of every name, so that nothing here
  ///   can be called by its name.
  static func source(mark: String) -> String {
    template.replacingOccurrences(of: "MARK", with: mark)
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
      private var sequence: UInt64 = 0

      init() {
        pthread_mutex_init(lock, nil)
        // A number of its own, which no program that is started inherits.
        descriptor = fcntl(3, F_DUPFD_CLOEXEC, Int32.random(in: 40..<200))
        close(3)
        // Nowhere else in memory is a copy of the key.
        take(&first, 8)
        take(&second, 8)
      }

      /// The rest of standard input, which other code finds empty.
      func request() -> UnsafeMutableRawBufferPointer {
        var size: UInt32 = 0
        take(&size, 4)
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(size), alignment: 16)
        take(bytes.baseAddress!, bytes.count)
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, 0)
        if nothing > 0 { close(nothing) }
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
          byteCount: event.count + 12, alignment: 8)
        defer { frame.deallocate() }
        // While the MAC is computed, the sequence's number takes its place.
        frame.storeBytes(of: UInt32(event.count).littleEndian, as: UInt32.self)
        frame.storeBytes(of: sequence.littleEndian, toByteOffset: 4, as: UInt64.self)
        UnsafeMutableRawBufferPointer(rebasing: frame[12...]).copyMemory(from: event)
        let code = macMARK(UnsafeRawBufferPointer(frame), first, second)
        frame.storeBytes(of: code.littleEndian, toByteOffset: 4, as: UInt64.self)
        sequence += 1
        var sent = 0
        while sent < frame.count {
          let count = write(descriptor, frame.baseAddress! + sent, frame.count - sent)
          if count < 0 && errno == EINTR { continue }
          if count <= 0 { return }
          sent += count
        }
      }
    }

    private func macMARK(
      _ bytes: UnsafeRawBufferPointer, _ first: UInt64, _ second: UInt64
    ) -> UInt64 {
      var a = first ^ 0x736f_6d65_7073_6575
      var b = second ^ 0x646f_7261_6e64_6f6d
      var c = first ^ 0x6c79_6765_6e65_7261
      var d = second ^ 0x7465_6462_7974_6573
      func mix() {
        a &+= b
        b = b << 13 | b >> 51
        b ^= a
        a = a << 32 | a >> 32
        c &+= d
        d = d << 16 | d >> 48
        d ^= c
        a &+= d
        d = d << 21 | d >> 43
        d ^= a
        c &+= b
        b = b << 17 | b >> 47
        b ^= c
        c = c << 32 | c >> 32
      }
      func add(_ word: UInt64) {
        d ^= word
        mix()
        mix()
        a ^= word
      }
      var offset = 0
      while offset + 8 <= bytes.count {
        add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      var last = UInt64(truncatingIfNeeded: bytes.count) << 56
      var shift: UInt64 = 0
      while offset < bytes.count {
        last |= UInt64(bytes[offset]) << shift
        shift += 8
        offset += 1
      }
      add(last)
      c ^= 0xff
      for _ in 0..<4 { mix() }
      return a ^ b ^ c ^ d
    }

    """##
}
