import Foundation

/// Leaves out the lines of the compiler's text that say nothing about what a file may do, which are
/// nine of ten, without making texts of them.
enum LineFilter {
  static func forEachLine(
    of bytes: UnsafeRawBufferPointer,
    _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    guard let base = bytes.baseAddress else { return }
    var start = 0
    while start < bytes.count {
      let length = bytes.count - start
      let newline = memchr(base + start, 10, length)
      let end = newline.map { base.distance(to: UnsafeRawPointer($0)) } ?? bytes.count
      body(UnsafeRawBufferPointer(start: base + start, count: end - start))
      start = end + 1
    }
  }

  /// Instructions that name a function, a type or a method, or a reference that is not counted, and
  /// the one with which a written initializer begins.
  private static let opcodes = [
    "function_ref ", "class_method ", "objc_method ", "super_method ", "objc_super_method ",
    "witness_method ", "dynamic_method ", "metatype ", "value_metatype ", "existential_metatype ",
    "objc_metatype ", "alloc_ref ", "ref_to_unmanaged ", "unmanaged_to_ref ",
    "strong_copy_unmanaged_value ", "copy_unmanaged_value ", "alloc_box ", "load_borrow_unmanaged ",
    "keypath ", "mark_uninitialized ",
  ].map { Array($0.utf8) }

  /// The end of a computed property that can be set.
  private static let settable = Array("{ get set }".utf8)

  static func isOfInterest(_ line: UnsafeRawBufferPointer) -> Bool {
    guard let last = line.last else { return false }
    var start = 0
    while start < line.count, line[start] == 32 { start += 1 }
    guard start < line.count else { return false }
    if start == 0 {
      // Blocks and comments; all else may be a function or a declaration.
      return line[0] != UInt8(ascii: "/") && !(line[0] == 98 && line.count > 2 && line[1] == 98)
    }
    guard line[start] == UInt8(ascii: "%") else {
      if beginsWithCase(line, start) { return true }
      return [UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "}")].contains(line[start])
        || last == UInt8(ascii: "{") || line.suffix(settable.count).elementsEqual(settable)
    }
    // `%12 = opcode …`, or `(%1, %2) = …`, which no such instruction has.
    while start + 3 < line.count, line[start] != 61 { start += 1 }
    let rest = UnsafeRawBufferPointer(rebasing: line[min(start + 2, line.count)...])
    guard let base = rest.baseAddress else { return false }
    return opcodes.contains { $0.count <= rest.count && memcmp(base, $0, $0.count) == 0 }
  }

  /// Whether a declaration of an enum's cases begins there.
  private static func beginsWithCase(_ line: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    [Array("case ".utf8), Array("indirect case ".utf8)].contains { word in
      line.count - start > word.count && line[start..<(start + word.count)].elementsEqual(word)
    }
  }
}
