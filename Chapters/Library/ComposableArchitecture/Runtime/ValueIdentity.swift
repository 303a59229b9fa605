// Which child is this? State is a value, and a value has no identity of its own, so two things stand
// in for one: the `id` of an `Identifiable` value, and the case that an enum is in. A change in either
// means that another child has come, and that the effects of the one before it end.

/// What tells a value from another of its type: its `id` if it is `Identifiable`; for a case of an enum,
/// the `id` of what the case carries; `nil` if there is neither.
func identity<Value>(of value: Value) -> AnyHashable? {
  if let type = Value.self as? any Identifiable.Type {
    return id(of: value, as: type)
  }
  guard isEnum(Value.self), let payload = Mirror(reflecting: value).children.first?.value,
    let identifiable = payload as? any Identifiable
  else { return nil }
  return id(of: identifiable)
}

private func id<Value: Identifiable>(of value: Value) -> AnyHashable {
  AnyHashable(value.id)
}

/// Reads the id in place: a cast to `any Identifiable` would copy the value to the heap.
private func id<Value, ID: Identifiable>(of value: Value, as type: ID.Type) -> AnyHashable {
  withUnsafePointer(to: value) { pointer in
    pointer.withMemoryRebound(to: type, capacity: 1) { AnyHashable($0.pointee.id) }
  }
}

/// The number that the compiler gave to the case of an enum value, or `nil` if it is no enum.
///
/// This reads the function that every enum type has for the purpose (its value witness `getEnumTag`),
/// for it is called while actions are processed, where a `Mirror` would be far too slow.
func enumTag<Value>(of value: Value) -> UInt32? {
  guard isEnum(Value.self) else { return nil }
  let metadata = unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
  let word = MemoryLayout<UnsafeRawPointer>.size
  let witnesses = metadata.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
  // Before it stand eight functions, the size, the stride, and two numbers of four bytes.
  let getEnumTag = witnesses.load(
    fromByteOffset: 10 * word + 8,
    as: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32).self
  )
  return withUnsafePointer(to: value) { getEnumTag(UnsafeRawPointer($0), metadata) }
}

/// Whether a type is an enum; `Optional` is one too.
func isEnum(_ type: Any.Type) -> Bool {
  let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
  return kind == 0x201 || kind == 0x202
}
