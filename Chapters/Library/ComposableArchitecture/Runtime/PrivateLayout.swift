// All that the library knows of Swift's runtime beyond its public interface is in this file.
// `PrivateLayoutTests` compares each answer with one that is found in a public way, so that a
// compiler with another layout fails a test by name.

internal import Foundation

/// Whether a type is an enum; `Optional` is one too.
///
/// The first word of a type's metadata is its kind.
func isEnum(_ type: Any.Type) -> Bool {
  let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
  return kind == 0x201 || kind == 0x202
}

/// The number that the compiler gave to the case of an enum value, or `nil` if it is no enum.
///
/// Every enum type has a function for this, its value witness `getEnumTag`. A `Mirror` would be far
/// too slow, since this is called while actions are processed.
func enumTag<Value>(of value: Value) -> UInt32? {
  guard isEnum(Value.self) else { return nil }
  let metadata = unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
  let word = MemoryLayout<UnsafeRawPointer>.size
  let witnesses = metadata.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
  // Eight functions, the size, the stride, and two numbers of four bytes come before it.
  let getEnumTag = witnesses.load(
    fromByteOffset: 10 * word + 8,
    as: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32).self
  )
  return withUnsafePointer(to: value) { getEnumTag(UnsafeRawPointer($0), metadata) }
}

/// The name of the case that an enum value is in; `nil` if the value is no enum.
///
/// `String(describing:)` would give the description of an enum that has one of its own.
func caseName(of value: Any) -> String? {
  func name<T>(_ value: T) -> String? {
    swiftEnumCaseName(value).map { String(cString: $0) }
  }
  return _openExistential(value, do: name)
}

@_silgen_name("swift_EnumCaseName")
private func swiftEnumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// Asks the runtime to hand each job that has no executor of its own to a function.
///
/// - Parameter enqueue: Takes the job, or calls its second argument to leave it to the runtime.
/// - Returns: Whether the runtime has such a hook.
func installGlobalEnqueueHook(
  _ enqueue: @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) -> Void
) -> Bool {
  typealias Hook = @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) -> Void
  guard
    let program = dlopen(nil, RTLD_LAZY),
    let symbol = dlsym(program, "swift_task_enqueueGlobal_hook")
  else { return false }
  symbol.assumingMemoryBound(to: Hook?.self).pointee = enqueue
  return true
}
