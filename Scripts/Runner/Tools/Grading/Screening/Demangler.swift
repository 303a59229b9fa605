import Foundation

/// Makes names readable that the compiler has mangled.
enum Demangler {
  /// - Returns: A declaration as in `static Effects.Timer.State.== infix(…) -> Swift.Bool`; the
  ///   name itself, if it is not mangled.
  static func readable(_ name: String) -> String {
    guard name.hasPrefix("$s"), name.utf8.count < 8000,
      let text = demangle(name, name.utf8.count, nil, nil, 0)
    else { return name }
    defer { free(text) }
    return String(cString: text)
  }

  @_silgen_name("swift_demangle")
  private static func demangle(
    _ name: UnsafePointer<CChar>?,
    _ length: Int,
    _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?,
    _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?
}
