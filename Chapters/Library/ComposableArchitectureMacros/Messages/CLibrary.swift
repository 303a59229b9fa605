// Foundation would bring these too, and make the compiler wait for it at every start.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads from standard input.
///
/// - Returns: The number of bytes; 0 at the end, and -1 after an error.
func systemRead(_ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(STDIN_FILENO, buffer, count)
}

/// Writes to standard output.
///
/// - Returns: The number of bytes that were taken, or -1 after an error.
func systemWrite(_ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(STDOUT_FILENO, buffer, count)
}

/// Whether a signal came in between the last call, which has to be repeated.
var isInterrupted: Bool { errno == EINTR }

/// The first of `count` bytes that is equal to `byte`.
func firstAddress(
  of byte: UInt8,
  in bytes: UnsafeRawPointer,
  count: Int
) -> UnsafeRawPointer? {
  memchr(bytes, Int32(byte), count).map { UnsafeRawPointer($0) }
}
