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
///
/// Each test is a request of its own, in an order that the grader draws. The next request stays in
/// the system's pipe until the one before it has ended, and is wiped from memory when it has.
///
/// One test of its own, the probe, must fail: where it passes, the tested code has changed what a
/// check does.
enum TestHostSource {
  /// The bit of a request's size that says that its test must fail.
  static let probeBit: UInt32 = 1 << 31

  /// The beginning of the id of the probe's suite.
  static func probe(mark: String) -> String { "Entry\(mark).Probe\(mark)" }

  /// The beginning of an event: the number of its bytes, and its MAC.
  static let headerSize = 12
  /// The kind of the last event, after Swift Testing's own end.
  static let lastKind = "hostEnded"

  /// - Parameter mark: A word that is in no submission, as part of every name, so that nothing here
  ///   can be called by its name.
  static func source(mark: String) -> String {
    template.replacingOccurrences(of: "MARK", with: mark)
      .replacingOccurrences(of: "CLIBRARY", with: Platform.cLibrary)
  }

  private static let template = ##"""
    import CLIBRARY
    import Testing

    @Suite private struct ProbeMARK {
      @Test func mustFail() { #expect(numberMARK(CommandLine.argc) == 2) }
    }

    @inline(never) private func numberMARK(_ count: Int32) -> Int { count >= 0 ? 1 : 2 }

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
        let requests = RequestsMARK()
        let channel = ChannelMARK(requests)
        let entry = unsafeBitCast(entryPointMARK(), to: EntryMARK.self)
        var result = true
        while let (request, isProbe) = requests.next() {
          let hasPassed = try await entry(UnsafeRawBufferPointer(request)) { channel.send($0) }
          result = result && hasPassed != isProbe
          memset(request.baseAddress!, 0, request.count)
          request.deallocate()
        }
        let last = #"{"kind":"event","payload":{"kind":"hostEnded","hasPassed":\#(result)}}"#
        Array(last.utf8).withUnsafeBytes { channel.send($0) }
        exit(result ? 0 : 1)
      }
    }

    /// The requests on standard input, which other code finds empty.
    private final class RequestsMARK {
      private let descriptor = fcntl(0, F_DUPFD_CLOEXEC, Int32.random(in: 200..<400))

      init() {
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, 0)
        if nothing > 0 { close(nothing) }
      }

      /// Takes exactly so many bytes, so that what follows stays in the pipe.
      func take(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> Bool {
        var taken = 0
        while taken < count {
          let new = read(descriptor, bytes + taken, count - taken)
          if new < 0 && errno == EINTR { continue }
          if new <= 0 { return false }
          taken += new
        }
        return true
      }

      func next() -> (UnsafeMutableRawBufferPointer, isProbe: Bool)? {
        var size: UInt32 = 0
        guard take(&size, 4), size > 0 else { return nil }
        let isProbe = size >> 31 == 1
        let count = Int(size & 0x7fff_ffff)
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        return take(bytes.baseAddress!, bytes.count) ? (bytes, isProbe) : nil
      }
    }

    private final class ChannelMARK: @unchecked Sendable {
      private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      private let descriptor: Int32
      private var first: UInt64 = 0
      private var second: UInt64 = 0
      private var sequence: UInt64 = 0

      init(_ requests: RequestsMARK) {
        pthread_mutex_init(lock, nil)
        // A number of its own, which no program that is started inherits.
        descriptor = fcntl(3, F_DUPFD_CLOEXEC, Int32.random(in: 40..<200))
        close(3)
        // Nowhere else in memory is a copy of the key.
        _ = requests.take(&first, 8) && requests.take(&second, 8)
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
